#include "ui/theorist.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace ui {

namespace {

using namespace std::chrono_literals;

/// How long each look at a position of Othello takes: the first is there at once, the last is good.
constexpr std::array<std::chrono::milliseconds, 5> looks{50ms, 200ms, 800ms, 3200ms, 12800ms};

} // namespace

void Theorist::ask(const core::Position &position)
{
    const int generation = ++m_generation;
    m_worker.start([this, generation, position](std::stop_token token) {
        ai::Analyst analyst;
        bool all = false;
        for (const auto time : looks) {
            ai::Limits limits;
            limits.time = time;
            const auto moves = analyst.moves(position, limits, token);
            if (token.stop_requested() || all)
                return;
            all = std::all_of(moves.begin(), moves.end(),
                              [](const ai::ValuedMove &move) { return move.exact; });
            QMetaObject::invokeMethod(
                this,
                [this, generation, moves] {
                    if (generation == m_generation)
                        emit found(moves);
                },
                Qt::QueuedConnection);
            if (all)
                return;
        }
    });
}

void Theorist::stop()
{
    ++m_generation;
    m_worker.cancel();
}

} // namespace ui
