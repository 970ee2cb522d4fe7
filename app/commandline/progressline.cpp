#include "app/commandline/progressline.h"

#include "core/printable.h"

#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>

#include <unistd.h>

namespace commandline {

namespace {

const std::string clearLine = "\r\033[K";

/// Past std::cerr, which lets no escape sequence through (PrintableOutput).
void writeRaw(const std::string &text)
{
    std::cerr << std::flush;
    // A line that shows how far a search has got may be lost.
    [[maybe_unused]] const ssize_t count = ::write(STDERR_FILENO, text.data(), text.size());
}

} // namespace

ProgressLine::ProgressLine()
    : m_watched(isatty(STDERR_FILENO) != 0)
{}

void ProgressLine::show(const std::string &text)
{
    if (!m_watched)
        return;
    writeRaw(clearLine + core::printable(text));
    m_shown = true;
}

void ProgressLine::clear()
{
    if (m_shown)
        writeRaw(clearLine);
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
