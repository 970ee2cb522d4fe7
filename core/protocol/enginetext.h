#pragma once

#include "core/side.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::protocol {

/// Texts of the Go Text Protocol, version 2, and the NBoard protocol, version 2, as used by Othello
/// programs. Tolerates the deviations of real programs.

/// "black" or "white", in lower case because some programs know no other.
std::string_view gtpColour(Side side);

/// Parses a GTP response line by line.
class GtpResponse
{
public:
    /// Returns true when this line, an empty one, ends the response. Lines before the response's
    /// "=" or "?" are skipped: a banner, or the rest of something else.
    bool take(std::string_view line);

    /// Whether the response began with "=", not "?".
    bool accepted() const { return m_accepted; }
    /// The first line without the sign and id.
    const std::string &text() const { return m_text; }

private:
    bool m_begun = false;
    bool m_accepted = false;
    std::string m_text;
};

/// Whether a line answers "ping NUMBER".
bool isNBoardPong(std::string_view line, int number);

/// The move in an answer to "go", such as "=== F5/1.00/0.2", unparsed; nothing if the line is no
/// such answer.
std::optional<std::string> nboardMove(std::string_view line);

} // namespace core::protocol
