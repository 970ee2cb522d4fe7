#include "core/format/foldedtext.h"

#include "core/format/textencoding.h"

#include <algorithm>
#include <array>

namespace core::format {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
    std::string_view folded;
};

constexpr std::array ranges{
    Range{0x00a0, 0x00a0, " "},   // no-break space
    Range{0x00bd, 0x00bd, "1/2"}, // one half
    Range{0x2000, 0x200f, " "},   // blanks of all widths, marks of direction
    Range{0x2010, 0x2015, "-"},   // hyphens and dashes
    Range{0x2026, 0x2026, "..."}, // ellipsis
    Range{0x2028, 0x202f, " "},   // line separators, marks of direction, narrow no-break space
    Range{0x205f, 0x206f, " "},   // mathematical space, word joiner, marks
    Range{0x2212, 0x2212, "-"},   // minus sign
    Range{0x3000, 0x3000, " "},   // ideographic space
    Range{0x30fc, 0x30fc, "-"},   // long vowel mark, typed for a hyphen
    Range{0x5bfe, 0x5bfe, "-"},   // "to" between numbers, in Japanese
    Range{0xfeff, 0xfeff, " "},   // byte order mark
};

std::string_view foldedDisc(char32_t character)
{
    switch (character) {
    case 0x25cf: // black circle
    case 0x26ab:
        return "*";
    case 0x25cb: // white circle
    case 0x25ef:
    case 0x26aa:
        return "O";
    case 0x00b7: // dots
    case 0x30fb:
    case 0x25a1:
        return "-";
    default:
        return {};
    }
}

/// Whether a character is in one of these blocks without letters.
bool isSign(char32_t character)
{
    return character < 0xc0 || character == 0xd7 || character == 0xf7
           || (character >= 0x2010 && character < 0x2c00)
           || (character >= 0x3001 && character < 0x3040) || character == 0x30fb // middle dot
           || (character >= 0xff00 && character < 0xff10)
           || (character >= 0x1f000 && character < 0x20000);
}

std::string foldedCharacter(char32_t character, FoldedText::Discs discs)
{
    if (discs == FoldedText::Discs::AsOnBoards) {
        if (const std::string_view disc = foldedDisc(character); !disc.empty())
            return std::string(disc);
    }
    if (character >= 0xff01 && character <= 0xff5e) // full-width forms of ASCII
        return std::string(1, static_cast<char>(character - 0xfee0));
    const auto *const range = std::find_if(ranges.begin(), ranges.end(), [&](const Range &one) {
        return character >= one.first && character <= one.last;
    });
    if (range != ranges.end())
        return std::string(range->folded);
    return std::string(1, isSign(character) ? FoldedText::sign : FoldedText::letter);
}

} // namespace

FoldedText::FoldedText(std::string_view original, Discs discs)
    : m_text(original)
{
    const bool isPlain = std::all_of(original.begin(), original.end(),
                                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isPlain)
        return;
    std::size_t at = 0;
    while (at < original.size()) {
        const DecodedCharacter next = decodeUtf8(original.substr(at));
        const std::string folded = next.character < 0x80 && next.character != 0
                                       ? std::string(1, static_cast<char>(next.character))
                                       : foldedCharacter(next.character, discs);
        m_changed += folded;
        m_offsets.insert(m_offsets.end(), folded.size(), static_cast<std::uint32_t>(at));
        at += next.length;
    }
    m_offsets.push_back(static_cast<std::uint32_t>(original.size()));
    m_text = m_changed;
}

} // namespace core::format
