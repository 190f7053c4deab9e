import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What an XML reader finds in a document: the texts and the counts of elements by name.
public struct XMLText {
    /// The texts of the elements of each name.
    public private(set) var texts: [String: [String]] = [:]
    /// How many elements there are of each name.
    public private(set) var counts: [String: Int] = [:]

    /// The document is no XML from a line on.
    public struct Malformed: Error {
        /// The line.
        public var line: Int
    }

    /// Reads a document.
    public init(_ bytes: [UInt8]) throws {
        let parser = XMLParser(data: Data(bytes))
        let reader = Reader()
        parser.delegate = reader
        guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
        texts = reader.texts
        counts = reader.counts
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var texts: [String: [String]] = [:]
        var counts: [String: Int] = [:]
        private var text = ""

        func parser(
            _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            counts[element, default: 0] += 1
            text = ""
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func parser(
            _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
        ) {
            texts[element, default: []].append(text)
            text = ""
        }
    }
}
