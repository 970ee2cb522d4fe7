#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::format {

/// A text in UTF-8 whose signs are those that moves and boards are written with: full-width letters
/// and digits become ASCII, blanks of every kind a blank, dashes and minus signs a hyphen, drawn
/// discs * and O, letters of other scripts `letter`, and every other sign `sign`.
/// Each character of the folded text knows its byte in the original.
class FoldedText
{
public:
    static constexpr char letter = '\x02';
    static constexpr char sign = '\x03';

    /// Discs drawn as circles are folded in boards alone: beside moves they say who moves.
    enum class Discs : std::uint8_t { AsSigns, AsOnBoards };

    explicit FoldedText(std::string_view original, Discs discs = Discs::AsSigns);

    std::string_view text() const { return m_text; }
    /// The byte of the original that a character of the folded text stands for; the original's
    /// size for the end.
    std::size_t offset(std::size_t at) const { return m_offsets.empty() ? at : m_offsets[at]; }

private:
    std::string m_changed;
    std::string_view m_text;
    std::vector<std::uint32_t> m_offsets; ///< empty where nothing changed
};

} // namespace core::format
