#include "app/commandline/inputlines.h"

#include <array>

#include <unistd.h>

namespace commandline {

using core::protocol::Line;

void InputLines::watchOutput()
{
    m_output = STDOUT_FILENO;
}

std::optional<Line> InputLines::next()
{
    if (!m_ahead.empty() && !Interruption::happened()) {
        Line line = std::move(m_ahead.front());
        m_ahead.pop_front();
        return line;
    }
    while (!m_ended && !Interruption::happened()) {
        if (auto line = m_lines.takeLine())
            return line;
        if (await(m_input.file, -1, m_output) == Awaited::NoReader)
            return std::nullopt;
        read();
    }
    // A line cut off by Ctrl-C must not be taken for a complete one.
    return Interruption::happened() ? std::nullopt : m_lines.takeRest();
}

Awaited InputLines::waitFor(int event)
{
    constexpr std::size_t maxLinesAhead = 4096; // bounds what is read ahead; more input waits
    for (;;) {
        while (auto line = m_lines.takeLine())
            m_ahead.push_back(std::move(*line));
        if (m_ended) {
            if (auto rest = m_lines.takeRest())
                m_ahead.push_back(std::move(*rest));
            return Awaited::Input;
        }
        const bool reads = m_ahead.size() < maxLinesAhead;
        const Awaited awaited = await(reads ? m_input.file : -1, event, m_output);
        if (awaited != Awaited::Input)
            return awaited;
        read();
    }
}

void InputLines::read()
{
    std::array<char, 16384> bytes;
    const std::size_t count = readInput(bytes, m_input);
    m_lines.append({bytes.data(), count});
    m_ended = count == 0;
}

} // namespace commandline
