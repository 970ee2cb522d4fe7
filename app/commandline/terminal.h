#pragma once

#include <chrono>
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

/// What one thread sets and another waits for as for a file (eventfd(2)).
class Event
{
public:
    /// @throws std::system_error where the process may open no more files
    Event();
    ~Event();
    Event(const Event &) = delete;
    Event &operator=(const Event &) = delete;

    /// Readable from set() to reset().
    int file() const { return m_file; }
    void set() const;
    void reset() const;

private:
    int m_file;
};

/// Something open that is read, and what a message calls it.
struct Input
{
    int file = 0;
    std::string name = "the standard input";
};

/// What a wait for an input ended with.
enum class Awaited {
    Input,     ///< it can be read, or has ended
    Event,     ///< the other file can be read
    NoReader,  ///< nobody reads an output any more
    Interrupt, ///< Ctrl-C
    Timeout
};

constexpr std::chrono::milliseconds noTimeout{-1};

/// Waits for an input, for another file to become readable, or for the reader of an output that is
/// a pipe, a socket or a terminal to close it; -1 for each that is not of interest. The timeout
/// begins again where a signal interrupts the wait.
/// @throws std::system_error where the system does not wait
Awaited await(int input, int event = -1, int output = -1,
              std::chrono::milliseconds timeout = noTimeout);

/// Waits for bytes of an input. Ctrl-C ends the wait whenever it comes and whichever thread gets
/// the signal.
/// @returns how many bytes were read: 0 at the end of the input and after Ctrl-C.
/// @throws std::runtime_error where it cannot be read, for a part must not be taken for the whole.
std::size_t readInput(std::span<char> bytes, const Input &input = {});

/// Whether a person types at the standard input: then what is typed shows by itself.
bool inputIsTerminal();

} // namespace commandline
