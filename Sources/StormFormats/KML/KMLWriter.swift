import DelimitedText
import Geodesy
import StormTracks

/// Writes fixes or storms as placemarks of a KML document, with styles by category and all values as typed data.
///
/// Source: OGC 12-007r2, "OGC KML 2.3".
public struct KMLWriter {
    /// When a placemark is.
    public enum Time: Hashable, Sendable {
        /// At a moment.
        case stamp(Instant)
        /// From the first to the last moment.
        case span(Instant, Instant)
    }

    private let columns: [ColumnHeading]
    private var isInFolder = false

    /// A writer of data in these columns.
    public init(columns: [ColumnHeading]) { self.columns = columns }

    /// Appends what comes before the first placemark.
    public func begin(into out: inout ByteWriter) {
        out.append(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<kml xmlns=\"http://www.opengis.net/kml/2.2\">\n<Document>\n")
        for category in Category.allCases { appendStyle(category, to: &out) }
        appendStyle(nil, to: &out)
        out.append("<Schema name=\"values\" id=\"values\">\n")
        for column in columns {
            out.append("<SimpleField type=\"")
            out.append(column.isNumber ? "double" : "string")
            out.append("\" name=\"")
            out.appendXML(column.name, .attribute)
            out.append("\"></SimpleField>\n")
        }
        out.append("</Schema>\n")
    }

    /// The placemarks that follow lie in a folder of this name.
    public mutating func enterFolder(_ name: String, into out: inout ByteWriter) {
        leaveFolder(into: &out)
        isInFolder = true
        out.append("<Folder>\n")
        appendElement("name", name, to: &out)
        out.append(0x0A)
    }

    private mutating func leaveFolder(into out: inout ByteWriter) {
        if isInFolder { out.append("</Folder>\n") }
        isInFolder = false
    }

    /// Appends a placemark with one value a column.
    public func append(
        name: String, _ values: [CellValue], _ shape: StormTrack.Shape, category: Category?, time: Time?,
        to out: inout ByteWriter
    ) {
        out.append("<Placemark>")
        appendElement("name", name, to: &out)
        switch time {
        case .stamp(let moment):
            out.append("<TimeStamp>")
            appendElement("when", moment.description, to: &out)
            out.append("</TimeStamp>")
        case .span(let first, let last):
            out.append("<TimeSpan>")
            appendElement("begin", first.description, to: &out)
            appendElement("end", last.description, to: &out)
            out.append("</TimeSpan>")
        case nil: break
        }
        appendElement("styleUrl", "#" + KMLWriter.styleID(category), to: &out)
        out.append("<ExtendedData><SchemaData schemaUrl=\"#values\">")
        for (column, value) in zip(columns, values) {
            guard let text = value.shownText else { continue }
            out.append("<SimpleData name=\"")
            out.appendXML(column.name, .attribute)
            out.append("\">")
            out.appendXML(text)
            out.append("</SimpleData>")
        }
        out.append("</SchemaData></ExtendedData>")
        appendGeometry(shape, to: &out)
        out.append("</Placemark>\n")
    }

    /// Appends what comes after the last placemark.
    public mutating func end(into out: inout ByteWriter) {
        leaveFolder(into: &out)
        out.append("</Document>\n</kml>\n")
    }

    private func appendElement(_ element: StaticString, _ text: String, to out: inout ByteWriter) {
        out.append("<")
        out.append(element)
        out.append(">")
        out.appendXML(text)
        out.append("</")
        out.append(element)
        out.append(">")
    }

    private func appendGeometry(_ shape: StormTrack.Shape, to out: inout ByteWriter) {
        let lines = shape.lines
        if lines.count > 1 { out.append("<MultiGeometry>") }
        for line in lines {
            out.append(line.count > 1 ? "<LineString><tessellate>1</tessellate><coordinates>" : "<Point><coordinates>")
            for (index, place) in line.enumerated() {
                if index > 0 { out.append(0x20) }
                out.appendNumber(place.longitude)
                out.append(0x2C)
                out.appendNumber(place.latitude)
            }
            out.append(line.count > 1 ? "</coordinates></LineString>" : "</coordinates></Point>")
        }
        if lines.count > 1 { out.append("</MultiGeometry>") }
    }

    private static func styleID(_ category: Category?) -> String { "category-" + (category?.code ?? "none") }

    /// The style of a category: the map's colour for line and icon, and labels only where they are pointed at.
    private func appendStyle(_ category: Category?, to out: inout ByteWriter) {
        let color = KMLWriter.color(category?.color ?? Category.colorOfNone)
        out.append("<Style id=\"")
        out.append(KMLWriter.styleID(category))
        out.append("\"><IconStyle><color>")
        out.append(color)
        out.append("</color><scale>0.6</scale><Icon><href>")
        out.append("http://maps.google.com/mapfiles/kml/shapes/shaded_dot.png")
        out.append("</href></Icon></IconStyle><LabelStyle><scale>0</scale></LabelStyle><LineStyle><color>")
        out.append(color)
        out.append("</color><width>3</width></LineStyle></Style>\n")
    }

    /// A colour as KML has it: opacity, blue, green, red.
    private static func color(_ rgb: UInt32) -> String {
        var text = "ff"
        for shift: UInt32 in [0, 8, 16] {
            text += ByteSlice.hexadecimal(UInt8(truncatingIfNeeded: rgb >> shift)).lowercased()
        }
        return text
    }
}
