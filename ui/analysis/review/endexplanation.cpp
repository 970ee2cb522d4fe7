#include "ui/analysis/review/endexplanation.h"

#include "ui/analysis/review/reviewtexts.h"
#include "ui/common/titles.h"

#include <array>

namespace ui {

EndExplanation::EndExplanation(const GameController &game, Reviewer &review, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_review(review)
{
    connect(&game, &GameController::stateChanged, this, &EndExplanation::follow);
    connect(&review, &Reviewer::changed, this, &EndExplanation::report);
}

/// Reacts once to each end of a game; browsing earlier positions changes nothing.
void EndExplanation::follow()
{
    const bool isOver = m_game.phase() == GameController::Phase::Over;
    std::optional<End> end;
    if (isOver)
        end = {playedLine(m_game), m_game.reviewedSide()};
    if (end == m_end)
        return;
    m_end = end;
    const core::Match &match = m_game.match();
    const bool isReviewed = isOver && !m_game.outOfTime() && match.ply() == match.moves().size();
    m_isDue = isReviewed && winner(match.current());
    emit factsChanged({});
    if (!isReviewed || match.moves().empty())
        return;
    m_review.show(match.start(), match.moves());
    if (m_review.isOf(match.start(), match.moves()) && m_review.isComplete())
        report(); // already reviewed
    else
        m_review.start(match.start(), match.moves());
}

void EndExplanation::report()
{
    const core::Match &match = m_game.match();
    if (!m_end || !m_review.isOf(match.start(), match.moves()))
        return;
    if (m_review.done() > 0)
        emit factsChanged(facts());
    if (!m_isDue)
        return;
    const core::Side winner = *core::winner(match.current());
    // Whether another move cost more is only known once all are reviewed.
    if (!m_review.isComplete() && !m_review.clearlyDecidingMove(winner))
        return;
    const auto deciding = m_review.decidingMove(winner);
    m_isDue = false;
    if (deciding)
        emit found(explanation(*deciding));
}

/// Zero has a text of its own: Qt treats it as singular in some languages.
QString EndExplanation::captionOf(int mistakes) const
{
    if (mistakes == 0)
        return m_review.isComplete() ? tr("mistakes", "below the number 0")
                                     : tr("mistakes so far", "below the number 0");
    return m_review.isComplete() ? tr("mistake(s)", "below their number", mistakes)
                                 : tr("mistake(s) so far", "below their number", mistakes);
}

/// Figures about the moves reviewed so far: how many of those with a choice were best, how many
/// were mistakes, and the cost of the worst; of the person's moves. If two people play, the
/// mistakes of each and the cost of the worst.
QList<std::pair<QString, QString>> EndExplanation::facts() const
{
    const core::Match &match = m_game.match();
    const std::optional<core::Side> person = m_game.reviewedSide();
    int choices = 0;
    int best = 0;
    std::array<int, 2> mistakes{}; // of each side
    std::size_t costliest = 0;
    int costliestLoss = 0;
    bool isExact = false;
    for (std::size_t ply = 0; ply < match.moves().size(); ++ply) {
        const auto move = m_review.move(ply);
        const core::Side mover = sideToMove(match.position(ply));
        if (!move || m_game.isOpponent(mover) || !move->hadChoice)
            continue;
        ++choices;
        best += move->grade() == ai::Grade::Good ? 1 : 0;
        mistakes[static_cast<std::size_t>(mover)] += move->isMistake() ? 1 : 0;
        if (move->isMistake() && move->loss() > costliestLoss) {
            costliest = ply;
            costliestLoss = move->loss();
            isExact = move->exact;
        }
    }
    QList<std::pair<QString, QString>> facts;
    if (person) {
        const int all = mistakes[static_cast<std::size_t>(*person)];
        facts << std::pair(QString::number(all), captionOf(all));
    } else {
        for (const core::Side side : {core::Side::First, core::Side::Second}) {
            const QString number = QString::number(mistakes[static_cast<std::size_t>(side)]);
            facts << std::pair(
                m_review.isComplete()
                    ? number
                    : tr("%1+", "at least so many, while more are counted").arg(number),
                captionOf(side));
        }
    }
    // Second, because the moves reviewed first may have left no choice: what is added moves
    // nothing.
    if (person && choices > 0)
        facts << std::pair(tr("%1 of %2", "numbers of moves").arg(best).arg(choices),
                           m_review.isComplete()
                               ? tr("choices were best", "below 8 of 9: of the moves with a choice")
                               : tr("best so far", "moves of a review"));
    if (costliestLoss > 0 && core::maxScore(match.kind()) > 1)
        facts << std::pair(
            isExact ? tr("%n disc(s)", nullptr, costliestLoss)
                    : tr("~%n disc(s)", "about so many", costliestLoss),
            tr("cost of move %1", "below a number of discs").arg(match.moveNumber(costliest + 1)));
    return facts;
}

/// Between two people: whose mistakes they are.
QString EndExplanation::captionOf(core::Side side) const
{
    const core::GameKind kind = m_game.match().kind();
    // The titles of Nim's players are long.
    const QString title = kind != core::GameKind::Nim ? sideTitle(kind, side)
                          : side == core::Side::First ? tr("First", "player of Nim")
                                                      : tr("Second", "player of Nim");
    return tr("mistakes: %1", "below their number; %1: Black").arg(title);
}

/// If the deciding mistake was small and a costlier one followed, mentions both.
QStringList EndExplanation::explanation(std::size_t deciding) const
{
    const core::Match &match = m_game.match();
    const core::Side loser = opponent(*winner(match.current()));
    const ai::ReviewedMove move = *m_review.move(deciding);
    const Viewpoint viewpoint = viewpointOf(m_game);
    const auto landmark = [&](std::size_t ply) {
        return LandmarkOf{match.position(ply), *m_review.move(ply), match.moveNumber(ply + 1)};
    };
    const std::vector<std::size_t> named = m_review.decidingMoves(opponent(loser));
    if (named.size() > 1)
        return costliestMoveText(landmark(named.front()), landmark(named.back()), viewpoint);
    return decisionText(match.position(deciding), move, match.moveNumber(deciding + 1), viewpoint);
}

} // namespace ui
