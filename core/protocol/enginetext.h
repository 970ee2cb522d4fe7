#pragma once

#include "core/side.h"

#include <optional>
#include <string>
#include <string_view>

namespace core::protocol {

/// The texts of the Go Text Protocol, version 2, and of the NBoard protocol, version 2, as Othello
/// programs use them. Tolerant of what real programs do.

/// "black" or "white", in lower case because some programs know no other.
std::string_view gtpColour(Side side);

/// A response of GTP, read line by line.
class GtpResponse
{
public:
    /// True when this line, the empty one, ends the response. What comes before the sign of a
    /// response is a banner or the rest of something else, and is skipped.
    bool take(std::string_view line);

    /// Whether it began with "=" rather than with "?".
    bool accepted() const { return m_accepted; }
    /// Its first line without the sign and an id.
    const std::string &text() const { return m_text; }

private:
    bool m_begun = false;
    bool m_accepted = false;
    std::string m_text;
};

/// Whether a line answers "ping NUMBER".
bool isNBoardPong(std::string_view line, int number);

/// The move in an answer to "go", "=== F5/1.00/0.2", as it stands there; nothing where the line is
/// not such an answer.
std::optional<std::string> nboardMove(std::string_view line);

} // namespace core::protocol
