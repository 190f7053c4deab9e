extension CalloutLayout.Draft {
    /// Two buttons of 45 x 45 at the ends of a capsule of 100 x 45 without arrow; narrower than the two it does not get.
    init(buttons left: CalloutControl, _ right: CalloutControl, _ asked: Double?) {
        let side = 45.0
        let width = Self.width(natural: 100, minimum: 2 * side, asked: asked)
        let buttons: [CalloutPart?] = [
            .control(.leftButton, left, CalloutFrame(0, 0, side, side)),
            .control(.rightButton, right, CalloutFrame(width - side, 0, side, side)),
        ]
        self.init(
            style: .buttons, width: width, height: side, arrowHeight: 0, minimumWidth: 2 * side,
            parts: buttons.compactMap { $0 })
    }
}
