#pragma once

#include "app/commandline/terminal.h"
#include "core/protocol/linebuffer.h"

#include <optional>
#include <utility>

namespace commandline {

/// The lines of the standard input or a file.
class InputLines
{
public:
    /// In bytes; nobody types a longer one, and no protocol needs it.
    static constexpr std::size_t longest = std::size_t(1) << 16;

    explicit InputLines(Input input = {})
        : m_input(std::move(input))
    {}

    /// Waits for the next line; nothing at the end of the input or after Ctrl-C.
    std::optional<core::protocol::Line> next();

private:
    Input m_input;
    core::protocol::LineBuffer m_lines{longest};
    bool m_ended = false;
};

} // namespace commandline
