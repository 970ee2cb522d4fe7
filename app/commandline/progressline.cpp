#include "app/commandline/progressline.h"

#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>

#include <unistd.h>

namespace commandline {

ProgressLine::ProgressLine()
    : m_watched(isatty(STDERR_FILENO) != 0)
{}

void ProgressLine::show(const std::string &text)
{
    if (!m_watched)
        return;
    std::cerr << "\r\033[K" << text << std::flush;
    m_shown = true;
}

void ProgressLine::clear()
{
    if (m_shown)
        std::cerr << "\r\033[K" << std::flush;
    m_shown = false;
}

LiveProgressLine::LiveProgressLine(std::function<std::string()> text)
{
    if (!m_line.watched())
        return;
    m_thread = std::jthread([this, text = std::move(text)](const std::stop_token &stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any ended;
        while (!stop.stop_requested()) {
            m_line.show(text());
            ended.wait_for(lock, stop, std::chrono::milliseconds(100), [] { return false; });
        }
    });
}

} // namespace commandline
