#include "app/cli/protocol/connection.h"

#include "core/notation.h"

#include <algorithm>
#include <array>
#include <exception>
#include <iostream>

namespace cli::protocol {

using namespace commandline;

std::optional<InputLine> InputLines::next()
{
    bool tooLong = false;
    for (;;) {
        const std::size_t end = m_buffer.find('\n', m_searched);
        if (end != std::string::npos) {
            InputLine line{m_buffer.substr(0, end), tooLong || end > longest};
            m_buffer.erase(0, end + 1);
            m_searched = 0;
            if (line.text.ends_with('\r'))
                line.text.pop_back();
            if (line.tooLong)
                line.text.clear();
            return line;
        }
        m_searched = m_buffer.size();
        if (m_buffer.size() > longest) {
            tooLong = true;
            m_buffer.clear();
            m_searched = 0;
        }
        if (fill())
            continue;
        // Half a line that Ctrl-C has cut off could be taken for a whole one.
        if (Interruption::happened() || (m_buffer.empty() && !tooLong))
            return std::nullopt;
        // The last line has no end.
        InputLine line{tooLong ? std::string() : m_buffer, tooLong};
        m_buffer.clear();
        m_searched = 0;
        return line;
    }
}

bool InputLines::fill()
{
    if (m_ended)
        return false;
    std::array<char, 16384> bytes;
    const std::size_t count = readInput(bytes, m_input);
    m_buffer.append(bytes.data(), count);
    m_ended = count == 0;
    return !m_ended;
}

void Output::line(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    std::cout << text + '\n' << std::flush;
}

void BackgroundSearch::start(Job job)
{
    stop();
    m_thread = std::jthread([job = std::move(job)](const std::stop_token &token) {
        try {
            job(token);
        } catch (const std::exception &problem) {
            std::cerr << "tabuleiro-cli engine: " << problem.what() << std::endl;
        }
    });
}

void BackgroundSearch::stop()
{
    m_thread.request_stop();
    wait();
}

void BackgroundSearch::wait()
{
    if (m_thread.joinable())
        m_thread.join();
}

std::string shortMove(core::Move move)
{
    if (move.code() >= 64)
        return "PA";
    std::string text = core::squareName(move.code(), 8);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

core::Othello turned(const core::Othello &game)
{
    return *core::Othello::create(game.discs(core::Side::First), game.discs(core::Side::Second),
                                  core::opponent(game.sideToMove()));
}

std::string discText(int discs)
{
    return (discs < 0 ? "" : "+") + std::to_string(discs) + ".00";
}

} // namespace cli::protocol
