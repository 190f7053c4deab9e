extension CalloutLayout.Draft {
    /// The dark bubble: a picture of 50 x 50 and two labels of 120 x 20, margins of 5, 185 x 60 without the arrow. Labels take
    /// the picture's room where there is none, and shrink with the bubble.
    init(bubble title: String?, _ subtitle: String?, _ hasPortrait: Bool, _ arrowHeight: Double, _ asked: Double?) {
        let margin = 5.0
        let portrait = 50.0
        let minimum = 2 * margin + portrait
        let width = Self.width(natural: 3 * margin + portrait + 120, minimum: minimum, asked: asked)
        let textX = hasPortrait ? 2 * margin + portrait : margin
        let label = CalloutFrame(textX, margin, width - textX - margin, 20)
        var parts: [CalloutPart] = []
        if hasPortrait {
            parts.append(CalloutPart(.portrait, CalloutFrame(margin, margin, portrait, portrait), fill: .black))
        }
        if let title {
            let font = CalloutText.Font(size: 14, isBold: true, color: .white)
            parts.append(.line(.title, title, font, label))
        }
        if let subtitle {
            let font = CalloutText.Font(size: 12, color: .lightGray)
            parts.append(.line(.subtitle, subtitle, font, label.lowered(by: label.height + margin)))
        }
        self.init(
            style: .bubble, width: width, height: 2 * margin + portrait, arrowHeight: arrowHeight,
            minimumWidth: minimum, parts: parts)
    }
}
