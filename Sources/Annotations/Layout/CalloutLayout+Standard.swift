// The numbers are those of the system's callout. Source: nfarina/calloutview, SMCalloutView.m.
extension CalloutLayout.Draft {
    /// The arrow's height, of the table too.
    static let systemArrow = 13.0
    /// The least width, of the table too.
    static let systemMinimum = 61.0

    /// Title and subtitle between two accessories: 44 points high, 52 with a subtitle, and an arrow of 13.
    init(
        standard title: String?, _ subtitle: String?, _ left: CalloutControl?, _ right: CalloutControl?,
        _ asked: Double?
    ) {
        let title = title ?? ""
        let subtitle = subtitle ?? ""
        let titleFont = CalloutText.Font(size: 17)
        let subtitleFont = CalloutText.Font(size: 12)
        let height = subtitle.isEmpty ? 44.0 : 52
        let start = Side(left, bodyHeight: height)
        let end = Side(right, bodyHeight: height)
        var natural = max(titleFont.width(of: title), subtitleFont.width(of: subtitle))
        if title.isEmpty, subtitle.isEmpty {
            natural = start.width + end.width + (left != nil && right != nil ? 7 : 0)
        } else {
            natural += start.width + end.width + 2 * Side.titleMargin
        }
        let width = Self.width(natural: natural, minimum: Self.systemMinimum, asked: asked)

        let textX = start.width + Side.titleMargin
        let room = width - textX - end.width - Side.titleMargin
        var parts: [CalloutPart] = []
        if let left, let part = CalloutPart.control(.leftAccessory, left, start.frame(x: start.margin)) {
            parts.append(part)
        }
        if !title.isEmpty {
            parts.append(.line(.title, title, titleFont, CalloutFrame(textX, subtitle.isEmpty ? 11 : 4, room, 21)))
        }
        if !subtitle.isEmpty {
            parts.append(.line(.subtitle, subtitle, subtitleFont, CalloutFrame(textX, 28, room, 15)))
        }
        if let right, let part = CalloutPart.control(.rightAccessory, right, end.frame(x: width - end.width)) {
            parts.append(part)
        }
        self.init(
            style: .standard, width: width, height: height, arrowHeight: Self.systemArrow,
            minimumWidth: Self.systemMinimum, parts: parts)
    }

    /// The room that an accessory takes at its end of the callout.
    private struct Side {
        /// Between text and edge, or text and accessory.
        static let titleMargin = 12.0

        /// Its margin above, below and to the callout's edge.
        var margin = 0.0
        var top = 0.0
        var size = (width: 0.0, height: 0.0)
        /// Margin and accessory.
        var width: Double { margin + size.width }

        init(_ control: CalloutControl?, bodyHeight: Double) {
            guard let control else { return }
            size = control.accessorySize
            top = ((bodyHeight - size.height) / 2).rounded()
            margin = min(top, Side.titleMargin)
        }

        func frame(x: Double) -> CalloutFrame { CalloutFrame(x, top, size.width, size.height) }
    }
}
