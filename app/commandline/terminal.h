#pragma once

#include <optional>
#include <string>

namespace commandline {

/// Ctrl-C as something that can be tested instead of the end of the program. One at a time
/// lives, in main's thread.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    static bool happened();
};

/// Reads lines from the standard input.
class LineReader
{
public:
    /// The next line without its end; nothing at the end of the input or after Ctrl-C.
    std::optional<std::string> next();

    /// Whether a person types: then what is typed shows by itself.
    static bool isTerminal();

private:
    std::optional<std::string> takeLine();

    std::string m_buffer;
    bool m_ended = false;
};

} // namespace commandline
