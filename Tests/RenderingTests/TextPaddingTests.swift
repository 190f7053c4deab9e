import Annotations
import Rendering
import Testing

@Suite("A text in a column")
struct TextPaddingTests {
    @Test("is filled up on the side away from the text")
    func pads() {
        #expect(TextWidth.padded("飓风", to: 6) == "飓风  ")
        #expect(TextWidth.padded("150", to: 5, alignment: .right) == "  150")
        #expect(TextWidth.padded("KATRINA", to: 3) == "KATRINA")
    }
}
