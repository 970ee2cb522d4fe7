#pragma once

#include "app/commandline/terminal.h"
#include "core/protocol/linebuffer.h"

#include <deque>
#include <optional>
#include <utility>

namespace commandline {

/// The lines of the standard input or a file.
class InputLines
{
public:
    /// The usual limit of a line, in bytes; nobody types a longer one, and no protocol needs it.
    static constexpr std::size_t longest = std::size_t(1) << 16;

    explicit InputLines(Input input = {}, std::size_t longestLine = longest)
        : m_input(std::move(input))
        , m_lines(longestLine)
    {}

    /// From now on every wait ends as well when nobody reads the standard output any more.
    void watchOutput();

    /// Waits for the next line; nothing at the end of the input, after Ctrl-C, and where nobody
    /// reads an output that is watched.
    std::optional<core::protocol::Line> next();

    /// Waits until an event, a file's descriptor, can be read, and reads lines ahead meanwhile.
    /// @returns Input where the input has ended, before or meanwhile; else why the wait ended
    Awaited waitFor(int event);
    /// Waits for an event after the input's end.
    Awaited waitPastTheEnd(int event, std::chrono::milliseconds timeout = noTimeout) const
    {
        return await(-1, event, m_output, timeout);
    }
    /// The lines that waitFor() has read.
    const std::deque<core::protocol::Line> &ahead() const { return m_ahead; }

private:
    void read();

    Input m_input;
    int m_output = -1;
    core::protocol::LineBuffer m_lines;
    std::deque<core::protocol::Line> m_ahead; ///< before those of m_lines
    bool m_ended = false;
};

} // namespace commandline
