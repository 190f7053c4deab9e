extension CalloutLayout.Draft {
    /// The property table: rows 20 points high on the tutorial's green, keys and values in two columns or, where the table
    /// has a separator, as one text; a title above the rows if there is one. At most 280 points wide.
    init(table properties: PropertyTable, _ title: String?, _ asked: Double?) {
        let inset = 8.0
        let rowHeight = 20.0
        let gap = 12.0
        let titleFont = CalloutText.Font(size: 14, isBold: true)
        let font = CalloutText.Font(size: 13)
        let isOneText = properties.isEmpty || properties.separator != nil
        let rows = properties.shownRows
        let keys = isOneText ? properties.lines : rows.map { $0.key }

        let keyWidth = keys.reduce(0) { max($0, font.width(of: $1)) }
        let valueWidth = isOneText ? 0 : rows.reduce(0) { max($0, font.width(of: $1.value)) }
        var natural = isOneText ? keyWidth : keyWidth + gap + valueWidth
        if let title { natural = max(natural, titleFont.width(of: title)) }
        natural = min(natural + 2 * inset, 280)
        let width = Self.width(natural: natural, minimum: Self.systemMinimum, asked: asked)

        let content = width - 2 * inset
        // Keys are cut only where they would leave less than half of the row to values that want it.
        let keyRoom = isOneText ? content : min(keyWidth, max(content / 2 - gap, content - gap - valueWidth))
        var parts: [CalloutPart] = []
        var line = CalloutFrame(inset, inset, content, rowHeight)
        if let title {
            parts.append(.line(.title, title, titleFont, line))
            line = line.lowered(by: rowHeight)
        }
        for (index, row) in rows.enumerated() {
            var part = CalloutPart(.row(index), line, fill: .green, label: row.key)
            part.text = CalloutText(keys[index], font, width: keyRoom)
            part.value = row.value.isEmpty ? nil : row.value
            parts.append(part)
            if !isOneText {
                let column = CalloutFrame(inset + keyRoom + gap, line.y, content - keyRoom - gap, rowHeight)
                parts.append(.line(.rowValue(index), row.value, font, column))
            }
            line = line.lowered(by: rowHeight)
        }
        self.init(
            style: .standard, width: width, height: line.y + inset, arrowHeight: Self.systemArrow,
            minimumWidth: Self.systemMinimum, parts: parts)
    }
}
