import Foundation
import Sessions
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The tree of an XML document, for the rules of JUnit's schema.
private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: [Element] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name: name, attributes: attributes)
        open.last?.children.append(element)
        if root == nil { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

@Suite("The report of a suite, by the published rules of its formats")
struct SuiteFormatRuleTests {
    private func report() throws -> SessionSuiteReport {
        var report = SessionSuiteReport()
        report.add(try played("wait 1.5\nadd 0 0 \"A\"\n"), of: "a&b<\"#1\">\u{1}\n.session")
        report.add(try played("add 0 0 \"x \\u{0} \\u{1F300} ]]> &amp;\"\nexpect selected \"]]>\"\n"), of: "风暴.session")
        report.add(try played("expect visible 1\n"), of: "seen.session")
        report.add(try played("remove \"GONE\"\n"), of: "later.session")
        return report
    }

    // The rules of junit-10.xsd of the Jenkins xUnit plugin: names, order, required attributes and types.
    @Test("JUnit XML is well-formed and keeps the schema that servers read it by")
    func junit() throws {
        let report = try report()
        let parser = XMLParser(data: Data(report.junitXML.utf8))
        let builder = TreeBuilder()
        parser.delegate = builder
        #expect(parser.parse())
        let root = try #require(builder.root)
        #expect(root.name == "testsuites")
        for suite in root.children {
            #expect(suite.name == "testsuite")
            #expect(suite.attributes["name"]?.isEmpty == false)
            let cases = suite.children
            #expect(cases.allSatisfy { $0.name == "testcase" })
            let count = { (kind: String) in cases.filter { $0.children.contains { $0.name == kind } }.count }
            #expect(suite.attributes["tests"] == String(cases.count))
            #expect(suite.attributes["failures"] == String(count("failure")))
            #expect(suite.attributes["errors"] == String(count("error")))
            for test in cases {
                #expect(test.attributes["name"] != nil && test.attributes["classname"] != nil)
                #expect(test.attributes["time"].flatMap { Double($0) } != nil)
                #expect(test.children.count <= 1)
                for child in test.children {
                    #expect(["failure", "error"].contains(child.name))
                    #expect(child.attributes["message"]?.isEmpty == false && child.attributes["type"] != nil)
                }
            }
        }
        #expect(report.failed == 3)
    }

    // The grammar of the TAP version 13 specification, testanything.org.
    @Test("TAP has its version first, one plan, numbered results, and blocks of YAML that close")
    func tap() throws {
        let report = try report()
        var lines = report.tap.split(separator: "\n", omittingEmptySubsequences: false)[...]
        #expect(lines.popLast() == "")
        #expect(lines.popFirst() == "TAP version 13")
        #expect(lines.popFirst() == "1..\(report.cases.count)")
        var number = 0
        while let line = lines.popFirst() {
            number += 1
            let start = report.cases[number - 1].failure == nil ? "ok \(number) - " : "not ok \(number) - "
            #expect(line.hasPrefix(start))
            // An unescaped number sign would begin a directive.
            #expect(!line.replacingOccurrences(of: "\\#", with: "").contains("#"))
            guard lines.first == "  ---" else { continue }
            var block: [Substring] = []
            while let next = lines.popFirst(), next != "  ..." { block.append(next) }
            #expect(block.count == 3 && block.allSatisfy { $0.hasPrefix("  ") })
            let message = try #require(block[1].split(separator: ":", maxSplits: 1).last)
            let text = try JSONSerialization.jsonObject(with: Data("[\(message)]".utf8)) as? [String]
            #expect(text?.first == report.cases[number - 1].failure?.message)
        }
        #expect(number == report.cases.count)
    }
}
