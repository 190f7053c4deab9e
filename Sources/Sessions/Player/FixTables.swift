import Annotations
import MapScene
import StormCallouts

/// The property tables of fixes that were added together, worked out one by one when they are needed.
struct FixTables: Sendable {
    let first: AnnotationID
    let fixes: [SessionFix]
    let callout: StormCallout

    /// What the callout of an annotation shows; `nil` for one that is not among the fixes.
    func content(of id: AnnotationID) -> CalloutContent? {
        let place = id.index - first.index
        guard fixes.indices.contains(place) else { return nil }
        let fix = fixes[place]
        return .table(callout.properties(of: fix.point, in: fix.storm, source: fix.texts))
    }
}

extension [FixTables] {
    /// What the tables say of an annotation.
    func firstContent(of id: AnnotationID) -> CalloutContent? {
        for tables in self { if let content = tables.content(of: id) { return content } }
        return nil
    }
}
