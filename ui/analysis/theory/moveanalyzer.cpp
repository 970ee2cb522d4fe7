#include "ui/analysis/theory/moveanalyzer.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

/// The depths of the successive searches in Othello: the first is instant, the last as good as a
/// hint. There is no time limit, so that the same position always gets the same values.
constexpr std::array searchDepths{4, 10, 14, 18, 22};

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
        const std::vector<ai::AnalyzedMove> known = m_moves;
        if (!known.empty())
            emit found(known);
        return;
    }
    m_position = position;
    m_moves.clear();
    m_task.start([this, position](const BackgroundTask::Context &context) {
        ai::Analyst analyst;
        bool isFinal = false;
        for (auto depth = searchDepths.begin(); depth != searchDepths.end() && !isFinal; ++depth) {
            const auto moves = analyst.moves(position, {.depth = *depth}, context.stopToken);
            if (context.stopToken.stop_requested())
                break;
            isFinal = std::all_of(moves.begin(), moves.end(), [](const ai::AnalyzedMove &move) {
                return move.exact || move.fromBook;
            });
            context.report([this, moves] { receive(moves); });
        }
        return BackgroundTask::Completion();
    });
}

void MoveAnalyzer::cancel()
{
    m_position.reset();
    m_task.cancel();
}

void MoveAnalyzer::receive(const std::vector<ai::AnalyzedMove> &moves)
{
    m_moves = moves;
    emit found(moves);
}

} // namespace ui
