#include "app/commandline/inputlines.h"

#include <array>

namespace commandline {

std::optional<core::protocol::Line> InputLines::next()
{
    while (!m_ended && !Interruption::happened()) {
        if (auto line = m_lines.takeLine())
            return line;
        std::array<char, 16384> bytes;
        const std::size_t count = readInput(bytes, m_input);
        m_lines.append({bytes.data(), count});
        m_ended = count == 0;
    }
    // Half a line that Ctrl-C has cut off could be taken for a whole one.
    return Interruption::happened() ? std::nullopt : m_lines.takeRest();
}

} // namespace commandline
