#include "core/protocol/enginetext.h"

#include "core/notation.h"

#include <algorithm>

namespace core::protocol {

std::string_view gtpColour(Side side)
{
    return side == Side::First ? "black" : "white";
}

bool GtpResponse::take(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (m_begun)
        return text.empty();
    if (text.starts_with('=') || text.starts_with('?')) {
        m_begun = true;
        m_accepted = text.front() == '=';
        const auto idEnd = std::min(text.find_first_not_of("0123456789", 1), text.size());
        m_text = trimmed(text.substr(idEnd));
    }
    return false;
}

bool isNBoardPong(std::string_view line, int number)
{
    const auto parts = words(line);
    return parts.size() == 2 && parts[0] == "pong" && parseNumber(parts[1]) == number;
}

std::optional<std::string> nboardMove(std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with("==="))
        return std::nullopt;
    const std::string_view rest = trimmed(line.substr(3));
    return std::string(rest.substr(0, std::min(rest.find_first_of(" \t/"), rest.size())));
}

} // namespace core::protocol
