/// What every trace keeps, whatever was played.
public enum TraceInvariants {
    /// The first rule that a trace breaks, with its event; `nil` for a sound one.
    ///
    /// Numbers rise by 1, time never goes back, wills and dids are balanced by depth, at most one callout shows, none
    /// without a selection, none by `hide` inside a region change that hides, and no event names a removed title.
    public static func violation(in trace: [TraceRecord]) -> String? {
        var (depth, time, isShown, selected) = (0, Int64(0), false, nil as TraceRecord.Field?)
        for (index, record) in trace.enumerated() {
            func broken(_ rule: String) -> String { "\(rule): \(record.text)" }
            if record.sequence != index + 1 { return broken("the number does not rise by 1") }
            if record.milliseconds < time { return broken("time goes back") }
            time = record.milliseconds
            let subject = record.fields.first { $0.key == "storm" || $0.key == "title" }
            switch record.name {
            case .selected:
                if selected != nil { return broken("two are selected") }
                selected = subject
            case .deselected:
                if selected == nil || selected != subject { return broken("what is not selected is deselected") }
                selected = nil
            case .calloutShown:
                if isShown { return broken("two callouts") }
                if selected == nil || selected != subject { return broken("a callout without selection") }
                isShown = true
            case .calloutHidden:
                if !isShown { return broken("what does not show is hidden") }
                isShown = false
            case .calloutMoved: if !isShown || selected != subject { return broken("what does not show moves") }
            case .calloutOffscreen: isShown = false
            case .regionWillChange:
                depth += 1
                if !hasDepth(depth, record) { return broken("the depth is not \(depth)") }
            case .regionDidChange:
                depth -= 1
                if depth < 0 || !hasDepth(depth, record) { return broken("the depth is not \(depth)") }
            case .visibleRegionChanged: if depth == 0 { return broken("the map moves outside a region change") }
            default: break
            }
        }
        return nil
    }

    private static func hasDepth(_ depth: Int, _ record: TraceRecord) -> Bool {
        record.fields.contains { $0.key == "depth" && $0.value == .number(String(depth)) }
    }
}
