"use strict";
// Draws what the engine says: base map, tracks and fixes on a canvas, callouts as elements of the document. It knows of no
// projection: a camera is the affine map from the world to the screen that the engine worked out.
const StormPin = {};

// Cameras are {w, h, x, y, world, heading}: the screen's size, the middle as shares of the world, the world's width in
// points, and degrees.
StormPin.matrix = function (camera, unit) {
  const angle = -camera.heading * Math.PI / 180, cos = Math.cos(angle), sin = Math.sin(angle), scale = camera.world / unit;
  const a = cos * scale, b = sin * scale, c = -sin * scale, d = cos * scale, x = camera.x * unit, y = camera.y * unit;
  return [a, b, c, d, camera.w / 2 - a * x - c * y, camera.h / 2 - b * x - d * y];
};

StormPin.MapCanvas = class {
  // `levels` are base maps, the coarse one and the one from zoom 5 on, or null; `look` has colours.
  constructor(canvas, levels, look) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.look = look;
    this.levels = levels.map(level => level && {
      unit: level.unit,
      paths: Object.fromEntries(["land", "lakes", "coast", "borders", "disputed", "states"].map(name => [name, new Path2D(level[name])])),
    });
    this.kept = null;
    this.fixes = { count: 0, x: new Float64Array(0), y: new Float64Array(0), color: [], shape: new Uint8Array(0), landfall: new Uint8Array(0) };
    this.lines = [];
    this.theme = "light";
    this.hidden = null;
  }

  setTheme(name) {
    this.theme = name;
    this.kept = null;
  }

  // The fixes to draw, by their numbers: places as shares of the world, colours, shapes. A place that is NaN is not drawn.
  setFixes(fixes) {
    this.fixes = fixes;
    this.kept = null;
  }

  // The tracks' lines: for each colour, path data in units of the world times `unit`.
  setLines(lines, unit) {
    this.lines = lines.map(([color, path]) => [color, new Path2D(path)]);
    this.lineUnit = unit;
    this.kept = null;
  }

  resize(width, height) {
    const ratio = window.devicePixelRatio || 1;
    this.ratio = ratio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = width + "px";
    this.canvas.style.height = height + "px";
    this.kept = null;
  }

  get colors() { return this.look.themes[this.theme]; }

  // Draws a frame. While `moves`, the picture of base map and lines that was drawn last is moved along; at rest it is drawn anew.
  draw(camera, { moves = false, selected = -1 } = {}) {
    const context = this.context;
    if (!this.kept || !this.reaches(camera) || (!moves && !this.isSame(camera))) this.keep(camera);
    const now = new DOMMatrix(StormPin.matrix(camera, 1)), then = new DOMMatrix(StormPin.matrix(this.kept.camera, 1));
    const way = now.multiply(then.inverse());
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    context.fillStyle = this.colors.sea;
    context.fillRect(0, 0, camera.w, camera.h);
    context.transform(way.a, way.b, way.c, way.d, way.e, way.f);
    context.drawImage(this.kept.canvas, -this.kept.margin, -this.kept.margin, this.kept.width, this.kept.height);
    context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    if (!this.kept.hasFixes) this.drawFixes(context, camera, 0);
    if (selected >= 0) this.drawSelected(context, camera, selected);
    return this.isSame(camera);
  }

  isSame(camera) {
    const kept = this.kept.camera;
    return ["w", "h", "x", "y", "world", "heading"].every(key => kept[key] === camera[key]);
  }

  // Whether the kept picture covers the screen and is not blown up.
  reaches(camera) {
    const kept = this.kept, ratio = camera.world / kept.camera.world;
    if (ratio < 0.75 || ratio > 1.6) return false;
    const back = new DOMMatrix(StormPin.matrix(kept.camera, 1)).multiply(new DOMMatrix(StormPin.matrix(camera, 1)).inverse());
    return [[0, 0], [camera.w, 0], [0, camera.h], [camera.w, camera.h]].every(([x, y]) => {
      const p = back.transformPoint(new DOMPoint(x, y));
      return p.x >= -kept.margin && p.y >= -kept.margin && p.x <= kept.camera.w + kept.margin && p.y <= kept.camera.h + kept.margin;
    });
  }

  keep(camera) {
    const margin = Math.round(Math.min(256, Math.max(camera.w, camera.h) / 4));
    const canvas = this.kept ? this.kept.canvas : document.createElement("canvas");
    const width = camera.w + 2 * margin, height = camera.h + 2 * margin;
    canvas.width = Math.max(1, Math.round(width * this.ratio));
    canvas.height = Math.max(1, Math.round(height * this.ratio));
    const context = canvas.getContext("2d");
    context.setTransform(this.ratio, 0, 0, this.ratio, this.ratio * margin, this.ratio * margin);
    context.fillStyle = this.colors.sea;
    context.fillRect(-margin, -margin, width, height);
    this.drawBase(context, camera, margin);
    // Very many fixes move with the map and are drawn sharply when it rests.
    const hasFixes = this.fixes.count > 4000;
    this.kept = { canvas, camera: { ...camera }, margin, width, height, hasFixes };
    if (hasFixes) this.drawFixes(context, camera, margin);
  }

  // The turns of the world that a screen may show.
  turns(camera, margin) {
    const reach = (Math.hypot(camera.w, camera.h) / 2 + margin) / camera.world, turns = [];
    for (let turn = Math.floor(camera.x - reach); turn <= Math.floor(camera.x + reach); turn++) turns.push(turn);
    return turns.slice(0, 9);
  }

  drawBase(context, camera, margin) {
    const level = camera.world >= 256 * 32 && this.levels[1] ? this.levels[1] : this.levels[0], colors = this.colors;
    for (const turn of this.turns(camera, margin)) {
      context.save();
      context.transform(...StormPin.matrix({ ...camera, x: camera.x - turn }, level.unit));
      const scale = camera.world / level.unit;
      context.fillStyle = colors.land;
      context.fill(level.paths.land, "evenodd");
      context.fillStyle = colors.sea;
      context.fill(level.paths.lakes, "evenodd");
      context.lineJoin = "round";
      const stroke = (path, color, width, dash) => {
        context.strokeStyle = color;
        context.lineWidth = width / scale;
        context.setLineDash(dash ? [3 / scale, 2 / scale] : []);
        context.stroke(path);
      };
      if (camera.world >= 256 * 8) stroke(level.paths.states, colors.border, 0.4);
      stroke(level.paths.borders, colors.border, 0.8);
      stroke(level.paths.disputed, colors.border, 0.8, true);
      stroke(level.paths.coast, colors.coast, 0.7);
      context.restore();
    }
    for (const turn of this.lines.length ? this.turns(camera, margin) : []) {
      context.save();
      context.transform(...StormPin.matrix({ ...camera, x: camera.x - turn }, this.lineUnit));
      context.lineWidth = 1.6 * this.lineUnit / camera.world;
      context.lineCap = context.lineJoin = "round";
      for (const [color, path] of this.lines) {
        context.strokeStyle = color;
        context.stroke(path);
      }
      context.restore();
    }
  }

  // Where a place of the world appears, at its copy nearest to the middle.
  point(camera, x, y) {
    let dx = x - camera.x;
    dx -= Math.floor(dx + 0.5);
    const m = StormPin.matrix(camera, 1);
    return [m[0] * (dx + camera.x) + m[2] * y + m[4], m[1] * (dx + camera.x) + m[3] * y + m[5]];
  }

  drawFixes(context, camera, margin) {
    const { count, x, y, color, shape, landfall } = this.fixes, m = StormPin.matrix(camera, 1);
    const right = camera.w + margin + 8, bottom = camera.h + margin + 8, low = -margin - 8;
    const columns = Math.ceil((right - low) / 2), taken = count > 4000 ? new Uint8Array(columns * Math.ceil((bottom - low) / 2)) : null;
    const groups = new Map();
    for (let i = count - 1; i >= 0; i--) {
      if (this.hidden && this.hidden.has(i)) continue;
      let dx = x[i] - camera.x;
      dx -= Math.floor(dx + 0.5);
      const px = m[0] * (dx + camera.x) + m[2] * y[i] + m[4], py = m[1] * (dx + camera.x) + m[3] * y[i] + m[5];
      if (!(px >= low && py >= low && px <= right && py <= bottom)) continue;
      if (taken) {
        const cell = Math.floor((py - low) / 2) * columns + Math.floor((px - low) / 2);
        if (taken[cell]) continue;
        taken[cell] = 1;
      }
      const key = color[i] + "|" + shape[i];
      let group = groups.get(key);
      if (!group) groups.set(key, group = { color: color[i], shape: shape[i], points: [], landfalls: [] });
      group.points.push(px, py);
      if (landfall[i] && !taken) group.landfalls.push(px, py);
    }
    context.lineWidth = 0.6;
    context.strokeStyle = this.colors.outline;
    for (const { color, shape, points, landfalls } of groups.values()) {
      context.fillStyle = color;
      context.beginPath();
      for (let i = 0; i < points.length; i += 2) this.trace(context, taken ? 3 : shape, points[i], points[i + 1]);
      context.fill();
      if (!taken) context.stroke();
      if (landfalls.length) {
        context.beginPath();
        for (let i = 0; i < landfalls.length; i += 2) {
          context.moveTo(landfalls[i] + 7, landfalls[i + 1]);
          context.arc(landfalls[i], landfalls[i + 1], 7, 0, 7);
        }
        context.stroke();
      }
    }
  }

  trace(context, shape, x, y) {
    if (shape === 0) {
      context.moveTo(x + 4, y);
      context.arc(x, y, 4, 0, 7);
    } else if (shape === 1) {
      context.rect(x - 3.6, y - 3.6, 7.2, 7.2);
    } else if (shape === 2) {
      context.moveTo(x, y - 4.8);
      context.lineTo(x + 4.4, y + 3.4);
      context.lineTo(x - 4.4, y + 3.4);
      context.closePath();
    } else {
      context.rect(x - 1.5, y - 1.5, 3, 3);
    }
  }

  // The selected fix stands out as a pin, whose frame the callout keeps clear of.
  drawSelected(context, camera, number) {
    const { x, y, color } = this.fixes;
    if (!(number < this.fixes.count) || Number.isNaN(x[number])) return;
    const [px, py] = this.point(camera, x[number], y[number]);
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px - 9.5, py - 20);
    context.arc(px, py - 26.5, 11.5, Math.PI - 0.6, 0.6);
    context.closePath();
    context.fillStyle = color[number];
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = this.colors.outline;
    context.stroke();
    context.beginPath();
    context.arc(px, py - 26.5, 4.5, 0, 7);
    context.fillStyle = "#fff";
    context.fill();
  }
};

// Fills `element` with a callout as the engine laid it out: a list of terms where it is a table, else texts and buttons.
StormPin.fillCallout = function (element, layout, onControl) {
  element.textContent = "";
  element.style.width = layout.w + "px";
  element.style.height = layout.h + "px";
  const space = "http://www.w3.org/2000/svg", picture = document.createElementNS(space, "svg");
  picture.setAttribute("width", layout.w);
  picture.setAttribute("height", layout.h);
  picture.setAttribute("aria-hidden", "true");
  const body = document.createElementNS(space, "path");
  body.setAttribute("d", layout.path);
  body.setAttribute("fill", layout.fill);
  if (layout.line) {
    body.setAttribute("stroke", layout.line[0]);
    body.setAttribute("stroke-width", layout.line[1]);
  }
  picture.append(body);
  picture.style.filter = layout.shadow ? `drop-shadow(0 0 ${Math.min(layout.shadow[1], 8)}px ${layout.shadow[0]})` : "";
  element.append(picture);
  const isTable = layout.parts.some(part => part.kind === "row");
  const list = document.createElement(isTable ? "dl" : "div");
  for (const part of layout.parts) {
    const item = document.createElement(part.control ? "button" : part.kind === "row" ? "dt" : part.kind === "value" ? "dd" : "div");
    item.className = "part " + part.kind;
    item.textContent = part.text !== undefined ? part.text : part.control ? part.label : "";
    if (part.text === undefined && part.label) item.setAttribute("aria-label", part.label);
    if (part.text !== undefined && part.text !== part.label && part.kind !== "value" && part.label) item.title = part.label;
    const style = item.style;
    style.left = part.x + "px";
    style.top = part.y + "px";
    style.width = part.w + "px";
    style.height = style.lineHeight = part.h + "px";
    // A little smaller than the layout reckons, for faces that run wider than 0.6 of their size.
    if (part.size) style.fontSize = part.size * 0.97 + "px";
    if (part.color) style.color = part.color;
    if (part.bold) style.fontWeight = "bold";
    if (part.right) style.textAlign = "right";
    if (part.fill) style.background = part.fill;
    if (part.opacity !== undefined) style.opacity = part.opacity;
    if (part.control && onControl) item.addEventListener("click", () => onControl(part.kind));
    // A title of its own names the group; inside a list of terms nothing but terms may stand.
    (isTable && item.tagName === "DIV" ? element : list).append(item);
  }
  element.append(list);
};
