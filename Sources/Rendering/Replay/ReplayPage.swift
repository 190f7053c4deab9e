import Camera
import DelimitedText
import Sessions

/// One HTML file that replays a session, with nothing to fetch: style, script, base map and film are inside.
public struct ReplayPage {
    /// The static files that the page is made of, in UTF-8.
    public struct Files {
        /// HTML with places written `%NAME%`: TITLE, STYLE, SCRIPT, FILM, LOOK, OVERVIEW, DETAIL.
        public var template: UnsafeBufferPointer<UInt8>
        /// CSS.
        public var style: UnsafeBufferPointer<UInt8>
        /// JavaScript, in the order to run.
        public var scripts: [UnsafeBufferPointer<UInt8>]

        /// The files.
        public init(
            template: UnsafeBufferPointer<UInt8>, style: UnsafeBufferPointer<UInt8>,
            scripts: [UnsafeBufferPointer<UInt8>]
        ) {
            self.template = template
            self.style = style
            self.scripts = scripts
        }
    }

    private let files: Files
    private let title: String
    private let film: ByteWriter
    private let overview: BaseMap
    private let detail: BaseMap?

    /// A page for a recording.
    /// - Parameters:
    ///   - files: the static files.
    ///   - title: the page's title; any text.
    ///   - recording: the film.
    ///   - trace: its events.
    ///   - overview: the base map below `MapFrame.detailZoom`.
    ///   - detail: the one from there on; it is left out where no frame needs it.
    public init(
        files: Files, title: String, recording: SessionRecording, trace: [TraceRecord], overview: BaseMap,
        detail: BaseMap
    ) {
        self.files = files
        self.title = title
        self.overview = overview
        self.detail = recording.frames.contains { $0.viewport.zoom >= MapFrame.detailZoom } ? detail : nil
        var film = ByteWriter()
        ReplayJSON.append(recording, trace: trace, to: &film)
        self.film = film
    }

    /// The page.
    public var html: ByteWriter {
        var out = ByteWriter()
        var rest = files.template[...]
        while let mark = rest.firstIndex(of: 0x25) {
            out.append(UnsafeBufferPointer(rebasing: rest[..<mark]))
            rest = rest[(mark + 1)...]
            guard let end = rest.firstIndex(of: 0x25), fill(rest[..<end], &out) else {
                out.append(0x25)
                continue
            }
            rest = rest[(end + 1)...]
        }
        out.append(UnsafeBufferPointer(rebasing: rest))
        return out
    }

    /// Writes what stands at a place; false where no place has this name.
    private func fill(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ out: inout ByteWriter) -> Bool {
        switch String(decoding: name, as: UTF8.self) {
        case "TITLE": out.appendXML(title)
        case "STYLE": out.append(files.style)
        case "SCRIPT": for script in files.scripts { out.append(script) }
        case "FILM": out.appendInert(film)
        case "LOOK":
            var look = ByteWriter()
            MapLook.appendJSON(to: &look)
            out.appendInert(look)
        case "OVERVIEW": WorldShapes(overview).appendJSON(to: &out)
        case "DETAIL":
            if let detail { WorldShapes(detail).appendJSON(to: &out) } else { out.append("null") }
        default: return false
        }
        return true
    }
}

extension ByteWriter {
    /// Appends JSON so that no text in it can end the element of HTML that it stands in.
    fileprivate mutating func appendInert(_ json: ByteWriter) {
        json.withBytes { bytes in
            for byte in bytes {
                if byte == 0x3C { append("\\u003c") } else { append(byte) }
            }
        }
    }
}
