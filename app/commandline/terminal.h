#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>

namespace commandline {

/// While it exists, Ctrl-C can be tested for instead of ending the program. At most one, in the
/// main thread.
class Interruption
{
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    static bool happened();
    /// Waits for Ctrl-C, or until a file becomes readable. From any thread.
    /// @returns whether Ctrl-C happened
    static bool waitUnlessReadable(int file);
};

/// A flag set by one thread that another can wait for like a file (eventfd(2)).
class Event
{
public:
    /// @throws std::system_error if no more files can be opened
    Event();
    ~Event();
    Event(const Event &) = delete;
    Event &operator=(const Event &) = delete;

    /// Readable from set() until reset().
    int file() const { return m_file; }
    void set() const;
    void reset() const;

private:
    int m_file;
};

/// An open input with its name for messages.
struct Input
{
    int file = 0;
    std::string name = "the standard input";
};

/// Why a wait for input ended.
enum class Awaited {
    Input,     ///< it is readable, or has ended
    Event,     ///< the other file is readable
    NoReader,  ///< the reader of the output is gone
    Interrupt, ///< Ctrl-C
    Timeout
};

constexpr std::chrono::milliseconds noTimeout{-1};

/// Waits until an input or another file becomes readable, or the reader of an output (a pipe,
/// socket or terminal) closes it; -1 for files of no interest. If a signal interrupts the wait the
/// timeout starts again.
/// @throws std::system_error if waiting fails
Awaited await(int input, int event = -1, int output = -1,
              std::chrono::milliseconds timeout = noTimeout);

/// Waits for input bytes. Ctrl-C ends the wait whenever it comes, and whichever thread receives the
/// signal.
/// @returns the number of bytes read: 0 at the end of the input and after Ctrl-C
/// @throws std::runtime_error on a read error, so that a part is not taken for the whole
std::size_t readInput(std::span<char> bytes, const Input &input = {});

/// Whether the standard input is a terminal, which echoes what is typed.
bool inputIsTerminal();

} // namespace commandline
