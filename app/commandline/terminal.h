#pragma once

#include <cstddef>
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
    /// Waits for Ctrl-C, or until another file has something to read. From any thread.
    /// @returns whether Ctrl-C happened
    static bool waitUnlessReadable(int file);
};

/// Something open that is read, and what a message calls it.
struct Input
{
    int file = 0;
    std::string name = "the standard input";
};

/// Waits for bytes of an input. Ctrl-C ends the wait whenever it comes and whichever thread gets
/// the signal.
/// @returns how many bytes were read: 0 at the end of the input and after Ctrl-C.
/// @throws std::runtime_error where it cannot be read, for a part must not be taken for the whole.
std::size_t readInput(std::span<char> bytes, const Input &input = {});

/// Whether a person types at the standard input: then what is typed shows by itself.
bool inputIsTerminal();

} // namespace commandline
