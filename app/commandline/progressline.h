#pragma once

#include <functional>
#include <string>
#include <thread>

namespace commandline {

/// A line on standard error that is overwritten, if that is a terminal; otherwise nothing is
/// printed. Truncated to the terminal's width. One thread at a time.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    bool watched() const { return m_watched; }
    void show(const std::string &text);
    /// Erases the line before other output.
    void clear();

private:
    bool m_watched;
    bool m_shown = false;
};

/// A ProgressLine updated ten times a second with a function's result, on another thread. Nothing
/// else may be printed while it exists.
class LiveProgressLine
{
public:
    explicit LiveProgressLine(std::function<std::string()> text);

private:
    ProgressLine m_line;
    std::jthread m_thread; ///< started only on a terminal
};

} // namespace commandline
