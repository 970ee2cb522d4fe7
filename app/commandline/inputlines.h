#pragma once

#include "app/commandline/terminal.h"
#include "core/protocol/linebuffer.h"

#include <deque>
#include <optional>
#include <utility>

namespace commandline {

/// Reads lines from the standard input or a file.
class InputLines
{
public:
    /// The default limit of a line, in bytes; nobody types a longer one, and no protocol needs it.
    static constexpr std::size_t longest = std::size_t(1) << 16;

    explicit InputLines(Input input = {}, std::size_t longestLine = longest)
        : m_input(std::move(input))
        , m_lines(longestLine)
    {}

    /// From now on waits also end when the reader of the standard output is gone.
    void watchOutput();

    /// Waits for the next line; nothing at the end of the input, after Ctrl-C, and if the reader of
    /// a watched output is gone.
    std::optional<core::protocol::Line> next();

    /// Waits until an event's file descriptor is readable, reading lines ahead meanwhile.
    /// @returns Input if the input has ended by then; else why the wait ended
    Awaited waitFor(int event);
    /// Waits for an event after the end of the input.
    Awaited waitPastTheEnd(int event, std::chrono::milliseconds timeout = noTimeout) const
    {
        return await(-1, event, m_output, timeout);
    }
    /// The lines read ahead by waitFor().
    const std::deque<core::protocol::Line> &ahead() const { return m_ahead; }

private:
    void read();

    Input m_input;
    int m_output = -1;
    core::protocol::LineBuffer m_lines;
    std::deque<core::protocol::Line> m_ahead; ///< read before those in m_lines
    bool m_ended = false;
};

} // namespace commandline
