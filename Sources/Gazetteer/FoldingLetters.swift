/// The letters of Latin scripts without their marks.
///
/// Source: Unicode Character Database, UnicodeData.txt, canonical decompositions; the letters that have none (ø, đ, ł, ı and
/// the like) by their shape.
enum FoldingLetters {
    /// The small ASCII letter of a scalar value, `~` where the block has none there, `nil` outside the blocks.
    static func plainLetter(_ value: UInt32) -> UInt8? {
        switch value {
        case 0xC0...0xFF: letter(latin1, value - 0xC0)
        case 0x100...0x17F: letter(extendedA, value - 0x100)
        case 0x1A0...0x1B0: letter(horned, value - 0x1A0)
        case 0x1CD...0x1DC: letter(caron, value - 0x1CD)
        case 0x200...0x21F: letter(extendedB, value - 0x200)
        case 0x1E00...0x1EFF: letter(additional, value - 0x1E00)
        default: nil
        }
    }

    /// The small letters of a ligature or of a letter that counts as two.
    static func pair(_ value: UInt32) -> StaticString? {
        switch value {
        case 0xC6, 0xE6: "ae"
        case 0x152, 0x153: "oe"
        case 0xDF, 0x1E9E: "ss"
        case 0xDE, 0xFE: "th"
        case 0x132, 0x133: "ij"
        default: nil
        }
    }

    private static func letter(_ block: StaticString, _ index: UInt32) -> UInt8 { block.utf8Start[Int(index)] }

    private static let latin1: StaticString = "aaaaaa~ceeeeiiiidnooooo~ouuuuy~~aaaaaa~ceeeeiiiidnooooo~ouuuuy~y"
    private static let extendedA: StaticString =
        "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii~~jjkkkllllllllllnnnnnnnnnoooooo~~rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
    private static let horned: StaticString = "oo~~~~~~~~~~~~~uu"
    private static let caron: StaticString = "aaiioouuuuuuuuuu"
    private static let extendedB: StaticString = "aaaaeeeeiiiioooorrrruuuusstt~~hh"
    private static let additional: StaticString = """
        aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssss\
        ttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy~~~~~~aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooo\
        oooooooooooooooouuuuuuuuuuuuuuyyyyyyyy~~~~~~
        """
}
