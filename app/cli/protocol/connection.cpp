#include "app/cli/protocol/connection.h"

#include "core/failure.h"
#include "core/notation.h"

#include <iostream>

namespace cli::protocol {

void Output::line(const std::string &text)
{
    const std::lock_guard lock(m_mutex);
    std::cout << text + '\n' << std::flush;
}

void BackgroundSearch::start(Job job, Failed failed)
{
    stop();
    m_ended.reset();
    m_thread = std::jthread(
        [this, job = std::move(job), failed = std::move(failed)](const std::stop_token &token) {
            try {
                job(token);
            } catch (...) {
                const core::Failure failure = core::currentFailure();
                std::cerr << "tabuleiro-cli engine: " << failure.message << std::endl;
                if (failed)
                    failed(failure.message);
            }
            m_ended.set();
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
                                  core::opponent(game.sideToMove()), game.rule());
}

std::string discText(int discs)
{
    return (discs < 0 ? "" : "+") + std::to_string(discs) + ".00";
}

} // namespace cli::protocol
