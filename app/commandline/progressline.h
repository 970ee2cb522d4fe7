#pragma once

#include <functional>
#include <string>
#include <thread>

namespace commandline {

/// A line on standard error that is overwritten, if that is a terminal; otherwise nothing is
/// printed. It is cut where the terminal is too narrow. One thread at a time.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine &) = delete;
    ProgressLine &operator=(const ProgressLine &) = delete;

    bool watched() const { return m_watched; }
    void show(const std::string &text);
    /// Takes the line away, so that something else can be printed.
    void clear();

private:
    bool m_watched;
    bool m_shown = false;
};

/// A ProgressLine that shows ten times a second what a function returns, on a thread of its own,
/// while it lives. Nothing else may be printed meanwhile.
class LiveProgressLine
{
public:
    explicit LiveProgressLine(std::function<std::string()> text);

private:
    ProgressLine m_line;
    std::jthread m_thread; ///< only on a terminal
};

} // namespace commandline
