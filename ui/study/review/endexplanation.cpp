#include "ui/study/review/endexplanation.h"

#include "ui/study/review/reviewtexts.h"

#include <utility>

namespace ui {

namespace {

/// For each position of Othello: all of a game in a few seconds.
constexpr std::chrono::milliseconds timePerMove{50};

} // namespace

EndExplanation::EndExplanation(const GameController &game, QObject *parent)
    : QObject(parent)
    , m_game(game)
{
    connect(&game, &GameController::stateChanged, this, &EndExplanation::follow);
}

/// Once for each end: looking at earlier positions changes nothing.
void EndExplanation::follow()
{
    const bool isOver = m_game.phase() == GameController::Phase::Over;
    if (std::exchange(m_wasOver, isOver) == isOver)
        return;
    m_task.cancel();
    const core::Match &match = m_game.match();
    const std::optional<core::Side> won = isOver ? winner(match.current()) : std::nullopt;
    if (!won || m_game.outOfTime())
        return;
    const auto length = static_cast<std::ptrdiff_t>(match.ply());
    const std::vector<core::Move> line(match.moves().begin(), match.moves().begin() + length);
    m_task.start(
        [this, start = match.start(), line, side = *won](const BackgroundTask::Context &context) {
            std::vector<ai::ReviewedMove> moves(line.size());
            const auto keep = [&moves](std::size_t ply, const ai::ReviewedMove &move, int) {
                moves[ply] = move;
            };
            ai::Analyst().review(start, line, {.time = timePerMove}, keep, context.stopToken);
            return [this, moves, side] { report(moves, side); };
        });
}

void EndExplanation::report(const std::vector<ai::ReviewedMove> &moves, core::Side winner)
{
    const core::Match &match = m_game.match();
    if (const auto ply = ai::decidingMove(match.start(), moves, winner)) {
        const QString reason = reasonText(match.position(*ply), moves[*ply],
                                          match.moveNumber(*ply + 1), viewpointOf(m_game));
        emit found(tr("%1 That decided the game.", "%1: what a move did, a sentence").arg(reason));
    }
}

} // namespace ui
