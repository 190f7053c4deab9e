// Where in 64 bytes the bytes lie that end a field or a row, as bit masks: Swift has no movemask.
#ifndef STORMPIN_CBYTESCAN_H
#define STORMPIN_CBYTESCAN_H

#include <stdint.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Bit i stands for byte i.
typedef struct {
    uint64_t delimiters;
    uint64_t line_feeds;
    /// Quotes and carriage returns.
    uint64_t specials;
} bytescan_masks;

/// The bytes of a word that are zero, each as its lowest bit moved together: bit i of the result is byte i. Exact: no
/// carry crosses a byte.
static inline uint64_t bytescan_zero_bytes(uint64_t word) {
    const uint64_t low = 0x7F7F7F7F7F7F7F7FULL;
    uint64_t high = ~(((word & low) + low) | word | low);
    return (high >> 7) * 0x0102040810204080ULL >> 56;
}

/// The masks by 64-bit arithmetic, for machines without vectors of 16 bytes.
static inline bytescan_masks bytescan_block_portable(const uint8_t *bytes, uint8_t delimiter) {
    const uint64_t each = 0x0101010101010101ULL;
    bytescan_masks masks = {0, 0, 0};
    for (int word = 0; word < 8; word++) {
        uint64_t value = 0;
        for (int byte = 7; byte >= 0; byte--) value = value << 8 | bytes[8 * word + byte];
        masks.delimiters |= bytescan_zero_bytes(value ^ each * delimiter) << 8 * word;
        masks.line_feeds |= bytescan_zero_bytes(value ^ each * '\n') << 8 * word;
        masks.specials |=
            (bytescan_zero_bytes(value ^ each * '"') | bytescan_zero_bytes(value ^ each * '\r')) << 8 * word;
    }
    return masks;
}

/// The masks of the 64 bytes from `bytes` on.
static inline bytescan_masks bytescan_block(const uint8_t *bytes, uint8_t delimiter) {
#ifdef __SSE2__
    const __m128i delimiters = _mm_set1_epi8((char)delimiter);
    const __m128i feeds = _mm_set1_epi8('\n');
    const __m128i quotes = _mm_set1_epi8('"');
    const __m128i returns = _mm_set1_epi8('\r');
    bytescan_masks masks = {0, 0, 0};
    __m128i seen = _mm_setzero_si128();
    __m128i special[4];
    for (int part = 0; part < 4; part++) {
        const __m128i value = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16 * part));
        masks.delimiters |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(value, delimiters)) << 16 * part;
        masks.line_feeds |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(value, feeds)) << 16 * part;
        special[part] = _mm_or_si128(_mm_cmpeq_epi8(value, quotes), _mm_cmpeq_epi8(value, returns));
        seen = _mm_or_si128(seen, special[part]);
    }
    // Most texts have neither quotes nor carriage returns.
    if (_mm_movemask_epi8(seen))
        for (int part = 0; part < 4; part++)
            masks.specials |= (uint64_t)(uint32_t)_mm_movemask_epi8(special[part]) << 16 * part;
    return masks;
#else
    return bytescan_block_portable(bytes, delimiter);
#endif
}

/// How many bits are set.
static inline int bytescan_count(uint64_t bits) { return __builtin_popcountll(bits); }

/// The place of the lowest set bit, 0…63; any of these where none is set.
static inline int bytescan_first(uint64_t bits) { return __builtin_ctzll(bits | 0x8000000000000000ULL); }

#endif
