#include "ui/study/theory/moveanalyzer.h"

#include <algorithm>
#include <array>
#include <chrono>

namespace ui {

namespace {

using namespace std::chrono_literals;

/// How long each search of a position of Othello takes: the first answers at once, the last well.
constexpr std::array<std::chrono::milliseconds, 5> searchTimes{50ms, 200ms, 800ms, 3200ms, 12800ms};

} // namespace

MoveAnalyzer::MoveAnalyzer(QObject *parent)
    : QObject(parent)
{
    connect(&m_task, &BackgroundTask::failed, this, [this](const QString &message) {
        m_position.reset();
        emit failed(message);
    });
}

void MoveAnalyzer::start(const core::Position &position)
{
    if (m_position == position) {
        const std::vector<ai::ValuedMove> known = m_moves;
        if (!known.empty())
            emit found(known);
        return;
    }
    m_position = position;
    m_moves.clear();
    m_task.start([this, position](const BackgroundTask::Context &context) {
        ai::Analyst analyst;
        bool isFinal = false;
        for (auto time = searchTimes.begin(); time != searchTimes.end() && !isFinal; ++time) {
            ai::Limits limits;
            limits.time = *time;
            const auto moves = analyst.moves(position, limits, context.stopToken);
            if (context.stopToken.stop_requested())
                break;
            isFinal = std::all_of(moves.begin(), moves.end(), [](const ai::ValuedMove &move) {
                return move.exact || move.fromBook;
            });
            context.report([this, moves] { receive(moves); });
        }
        return BackgroundTask::Answer();
    });
}

void MoveAnalyzer::cancel()
{
    m_position.reset();
    m_task.cancel();
}

void MoveAnalyzer::receive(const std::vector<ai::ValuedMove> &moves)
{
    m_moves = moves;
    emit found(moves);
}

} // namespace ui
