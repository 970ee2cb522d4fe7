#pragma once

#include <cstddef>
#include <optional>
#include <span>
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

/// Waits for bytes of the standard input. Ctrl-C ends the wait whenever it comes and whichever
/// thread gets the signal.
/// @returns how many bytes were read: 0 at the end of the input, on an error and after Ctrl-C.
std::size_t readInput(std::span<char> bytes);

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
