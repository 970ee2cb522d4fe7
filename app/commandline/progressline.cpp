#include "app/commandline/progressline.h"

#include "core/printable.h"

#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>

#include <sys/ioctl.h>
#include <unistd.h>

namespace commandline {

namespace {

const std::string clearLine = "\r\033[K";

/// The usable characters of a terminal line: one less than its columns, because some terminals wrap
/// after the last one.
std::size_t maxCharacters()
{
    winsize size{};
    const bool isKnown = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return isKnown ? size.ws_col - 1u : std::string::npos;
}

/// Truncates the text to one line: a wrapped line could not be erased.
std::string fitting(const std::string &text, std::size_t characters)
{
    std::size_t shown = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool begins = (text[i] & 0xc0) != 0x80;
        if (begins && shown++ == characters)
            return text.substr(0, i);
    }
    return text;
}

/// Bypasses std::cerr, which filters escape sequences (PrintableOutput).
void writeRaw(const std::string &text)
{
    std::cerr << std::flush;
    // Losing a progress line does no harm.
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
    writeRaw(clearLine + fitting(core::printable(text), maxCharacters()));
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
