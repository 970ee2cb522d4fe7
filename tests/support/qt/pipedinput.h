#pragma once

#include "tests/support/qt/waits.h"

#include <array>
#include <string_view>
#include <unistd.h>

/// Replaces the standard input by a pipe while it exists.
class PipedInput
{
public:
    PipedInput()
    {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            qFatal("No pipe could be made");
        m_saved = dup(STDIN_FILENO);
        dup2(ends[0], STDIN_FILENO);
        close(ends[0]);
        m_write = ends[1];
    }
    ~PipedInput()
    {
        end();
        dup2(m_saved, STDIN_FILENO);
        close(m_saved);
    }
    Q_DISABLE_COPY_MOVE(PipedInput)

    void type(std::string_view text) const
    {
        QCOMPARE(write(m_write, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    void end()
    {
        if (m_write >= 0)
            close(m_write);
        m_write = -1;
    }

private:
    int m_saved = -1;
    int m_write = -1;
};
