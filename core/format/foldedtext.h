#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// A UTF-8 text reduced to the ASCII characters of moves and boards: full-width letters and digits
/// become ASCII, all kinds of blanks a blank, dashes and minus signs a hyphen, drawn discs * and O,
/// letters of other scripts `letter`, and all other characters `sign`. offset() maps each character
/// to its byte in the original.
class FoldedText
{
public:
    static constexpr char letter = '\x02';
    static constexpr char sign = '\x03';

    /// Circles are folded to discs only in boards: next to moves they say who moves.
    enum class Discs : std::uint8_t { AsSigns, AsOnBoards };

    explicit FoldedText(std::string_view original, Discs discs = Discs::AsSigns);

    std::string_view text() const { return m_text; }
    /// The byte of the original for an index into the folded text; for its end, the original's
    /// size.
    std::size_t offset(std::size_t at) const { return m_offsets.empty() ? at : m_offsets[at]; }

private:
    std::string m_changed;
    std::string_view m_text;
    std::vector<std::uint32_t> m_offsets; ///< empty if nothing changed
};

} // namespace core::format
