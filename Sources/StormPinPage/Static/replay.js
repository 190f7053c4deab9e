"use strict";
// Plays a session's film. The film has every frame; this shows them, and nothing is worked out here.
StormPin.Replay = class {
  // `places` are the elements to use: canvas, callout, events, time, play, back, next, scrubber, marks, storm, stormTime.
  constructor(film, map, places) {
    this.film = film;
    this.map = map;
    this.places = places;
    this.frame = 0;
    this.isPlaying = false;
    this.shownCallout = -2;
    this.still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const count = film.subjects.length, categories = map.look.categories, pins = { red: "#d32f2f", green: "#2e7d32", purple: "#7b1fa2" };
    this.fixes = {
      count, x: new Float64Array(count).fill(NaN), y: new Float64Array(count).fill(NaN),
      color: film.subjects.map(subject => pins[subject[1]] || categories[subject[1]][1]),
      shape: Uint8Array.from(film.subjects, subject => subject[2]), landfall: Uint8Array.from(film.subjects, subject => subject[3]),
    };
    this.applied = -1;
    places.scrubber.max = Math.max(0, film.frames.length - 1);
    places.scrubber.addEventListener("input", () => { this.pause(); this.show(Number(places.scrubber.value)); });
    places.play.addEventListener("click", () => this.isPlaying ? this.pause() : this.play());
    places.back.addEventListener("click", () => { this.pause(); this.step(-1); });
    places.next.addEventListener("click", () => { this.pause(); this.step(1); });
    this.listEvents();
    this.markEvents();
    if (places.storm) this.setUpStormTime();
    this.show(0);
  }

  get end() { return this.film.frames.length - 1; }
  time(frame) { return this.film.frames[frame][0]; }

  // The last frame that shows `events` events or fewer; the first that shows at least as many.
  frameOfEvent(number) {
    const place = this.film.frames.findIndex(frame => frame[11] >= number + 1);
    return place < 0 ? this.end : place;
  }

  frameAt(time) {
    let low = 0, high = this.end;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.time(middle) <= time) low = middle; else high = middle - 1;
    }
    return low;
  }

  listEvents() {
    const list = this.places.events;
    list.textContent = "";
    this.rows = this.film.events.map(([, text], number) => {
      const row = document.createElement("li"), button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.addEventListener("click", () => { this.pause(); this.show(this.frameOfEvent(number)); });
      row.append(button);
      list.append(row);
      return row;
    });
  }

  // Marks where events lie; those of a moving region are many and stand for nothing that a reader looks for.
  markEvents() {
    const marks = this.places.marks;
    marks.textContent = "";
    if (this.end < 1) return;
    this.film.events.forEach(([, text], number) => {
      const name = text.split(" ")[2];
      if (name === "visible-region-changed" || name === "callout-moved" || name === "dragged") return;
      const mark = document.createElement("i");
      mark.className = name.startsWith("callout") ? "callout-mark" : "mark";
      mark.style.left = this.frameOfEvent(number) / this.end * 100 + "%";
      mark.title = text;
      marks.append(mark);
    });
  }

  setUpStormTime() {
    const { storm, stormRow } = this.places, span = this.film.storm[0];
    stormRow.hidden = !span;
    if (!span) return;
    storm.min = span[2];
    storm.max = span[3];
    storm.step = 60000;
    storm.addEventListener("input", () => {
      this.pause();
      const share = (Number(storm.value) - span[2]) / (span[3] - span[2]);
      this.show(this.frameAt(span[0] + share * (span[1] - span[0])));
    });
  }

  // Puts every annotation where it is in a frame.
  apply(frame) {
    if (frame < this.applied) {
      this.fixes.x.fill(NaN);
      this.fixes.y.fill(NaN);
      this.applied = -1;
    }
    for (let at = this.applied + 1; at <= frame; at++) {
      for (const [id, x, y] of this.film.frames[at][12]) {
        this.fixes.x[id] = x === undefined ? NaN : x;
        this.fixes.y[id] = y === undefined ? NaN : y;
      }
    }
    this.applied = frame;
  }

  show(number) {
    this.frame = Math.max(0, Math.min(number, this.end));
    const film = this.film, data = film.frames[this.frame];
    if (!data) return;
    const [time, w, h, x, y, world, heading, selected, callout, left, top, events, , hidden] = data;
    this.apply(this.frame);
    this.map.fixes = this.fixes;
    this.map.hidden = hidden.length ? new Set(hidden) : null;
    if (this.w !== w || this.h !== h) {
      this.map.resize(w, h);
      this.w = w;
      this.h = h;
    }
    const camera = { w, h, x, y, world, heading };
    this.map.draw(camera, { moves: this.isPlaying, selected });
    const box = this.places.callout;
    if (callout !== this.shownCallout) {
      if (callout >= 0) StormPin.fillCallout(box, film.callouts[callout]);
      box.classList.toggle("gone", callout < 0);
      box.setAttribute("aria-hidden", callout < 0);
      this.shownCallout = callout;
    }
    if (callout >= 0) box.style.transform = `translate(${left}px, ${top}px)`;
    this.places.scrubber.value = this.frame;
    this.places.scrubber.setAttribute("aria-valuetext", (time / 1000).toFixed(3) + " s");
    this.places.time.textContent = (time / 1000).toFixed(3) + " s";
    if (this.current) this.current.removeAttribute("aria-current");
    this.rows.forEach((row, place) => row.classList.toggle("told", place < events));
    this.current = this.rows[events - 1];
    if (this.current) {
      this.current.setAttribute("aria-current", "true");
      const list = this.places.events, top = this.current.offsetTop - list.clientHeight / 2;
      list.scrollTop = top;
    }
    const span = film.storm[0];
    if (span && this.places.storm) {
      const share = Math.max(0, Math.min(1, (time - span[0]) / Math.max(1, span[1] - span[0])));
      this.places.storm.value = span[2] + share * (span[3] - span[2]);
      const text = new Date(span[2] + share * (span[3] - span[2])).toISOString().slice(0, 16) + "Z";
      this.places.storm.setAttribute("aria-valuetext", text);
      this.places.stormTime.textContent = text;
    }
  }

  // To the frame of the next event, or of the one before.
  step(way) {
    const events = this.film.frames[this.frame] ? this.film.frames[this.frame][11] : 0;
    let frame = this.frame + way;
    while (frame > 0 && frame < this.end && this.film.frames[frame][11] === events) frame += way;
    this.show(frame);
  }

  play() {
    if (this.frame >= this.end) this.show(0);
    this.isPlaying = true;
    this.places.play.textContent = this.places.play.dataset.pause;
    let start = null;
    const from = this.time(this.frame);
    const tick = now => {
      if (!this.isPlaying) return;
      if (start === null) start = now;
      const frame = this.frameAt(from + now - start);
      if (frame !== this.frame) this.show(frame);
      if (this.frame >= this.end) return this.pause();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.places.play.textContent = this.places.play.dataset.play;
    this.show(this.frame);
  }

  // Space plays and stops; arrows step; home and end jump. True where the key was one of them.
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    if (event.target instanceof HTMLInputElement) return false;
    switch (event.key) {
      case " ":
        if (event.target instanceof HTMLButtonElement) return false;
        if (this.isPlaying) this.pause(); else this.play();
        break;
      case "ArrowLeft": this.pause(); this.step(-1); break;
      case "ArrowRight": this.pause(); this.step(1); break;
      case "Home": this.pause(); this.show(0); break;
      case "End": this.pause(); this.show(this.end); break;
      default: return false;
    }
    event.preventDefault();
    return true;
  }
};
