#include "ui/analysis/review/reviewtexts.h"

#include "ui/common/texts.h"
#include "ui/common/titles.h"
#include "ui/play/gametexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace ui {

namespace {

struct ReviewTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ReviewTexts)
};

using ai::MistakeKind;
using core::GameKind;
using core::Position;
using core::Side;
using core::Subject;

/// The move that was played, without its number.
QString playedText(const Position &position, core::Move move, const Viewpoint &viewpoint)
{
    if (mustPass(position))
        return ReviewTexts::tr("A pass.");
    const Player mover = moverOf(position, viewpoint);
    return kindOf(position) == GameKind::Nim ? tookText(mover, core::Nim::countersOf(move), {})
                                             : playedText(mover, moveTitle(position, move));
}

/// What an estimated mistake cost, in discs.
QString costSentence(const Position &position, int discs, const Viewpoint &viewpoint)
{
    const Player mover = moverOf(position, viewpoint);
    switch (mover.who) {
    case Subject::You:
        return ReviewTexts::tr("It cost you about %n disc(s).", nullptr, discs);
    case Subject::Computer:
        return ReviewTexts::tr("It cost the computer about %n disc(s).", nullptr, discs);
    case Subject::Named:
        break;
    }
    return ReviewTexts::tr("It cost %1 about %n disc(s).", "%1: White", discs).arg(mover.name);
}

/// What would have been better, in Othello.
QString betterSentence(const Position &position, const ai::ReviewedMove &move)
{
    const QString best = moveTitle(position, move.best);
    if (!move.exact)
        return ReviewTexts::tr("%1 was better.", "%1: a square").arg(best);
    return (move.bestValue > 0    ? ReviewTexts::tr("%1 would have won.", "%1: a square")
            : move.bestValue == 0 ? ReviewTexts::tr("%1 would have drawn.", "%1: a square")
                                  : ReviewTexts::tr("%1 would have lost by less.", "%1: a square"))
        .arg(best);
}

/// Where a move of Othello leads with best play: "g3 loses by 20".
QString leadsTo(const QString &move, int value)
{
    const int discs = std::abs(value);
    return (value > 0   ? ReviewTexts::tr("%1 wins by %n", "%1: a square; discs", discs)
            : value < 0 ? ReviewTexts::tr("%1 loses by %n", "%1: a square; discs", discs)
                        : ReviewTexts::tr("%1 draws", "%1: a square"))
        .arg(move);
}

/// Compares a mistake with the better move, when both are solved: "g3 loses by 20; c2 draws."
QString exactComparison(const Position &position, const ai::ReviewedMove &move,
                        const Viewpoint &viewpoint)
{
    QString compared = ReviewTexts::tr("%1; %2.", "where a move leads, and a better one")
                           .arg(leadsTo(moveTitle(position, move.played), move.value),
                                leadsTo(moveTitle(position, move.best), move.bestValue));
    if (moverOf(position, viewpoint).who == Subject::You)
        return compared;
    return ReviewTexts::tr("%1: %2", "a player; what a move leads to")
        .arg(viewpoint.name(sideToMove(position)), compared);
}

/// A number of discs: "4", or "about 4" where it is an estimate.
QString discsText(int discs, bool exact)
{
    const QString number = QLocale().toString(std::abs(discs));
    return exact ? number : ReviewTexts::tr("about %1", "a number of discs").arg(number);
}

/// Names the move that decided a game of Othello.
QString othelloDecision(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                        const Viewpoint &viewpoint)
{
    const QString played = moveLandmark(position, move.played, number);
    const QString ahead = discsText(move.bestValue, move.exact);
    const QString behind = discsText(move.value, move.exact);
    const bool even = move.bestValue == 0;
    const Player mover = moverOf(position, viewpoint);
    switch (mover.who) {
    case Subject::You:
        return even ? ReviewTexts::tr(
                          "%1 decided it: the game was even, then you were losing by %2.",
                          "a6 (move 39); about 10")
                          .arg(played, behind)
                    : ReviewTexts::tr("%1 decided it: you were winning by %2, then losing by %3.",
                                      "a6 (move 39); about 4; about 10")
                          .arg(played, ahead, behind);
    case Subject::Computer:
        return even ? ReviewTexts::tr("The game was even until the computer played %1.").arg(played)
                    : ReviewTexts::tr("The computer was winning by %1 until it played %2.",
                                      "about 4; a6 (move 39)")
                          .arg(ahead, played);
    case Subject::Named:
        break;
    }
    return even ? ReviewTexts::tr("%1 decided it: the game was even, then %2 was losing by %3.",
                                  "a6 (move 39); White; about 10")
                      .arg(played, mover.name, behind)
                : ReviewTexts::tr("%1 decided it: %2 was winning by %3, then losing by %4.",
                                  "a6 (move 39); White; about 4; about 10")
                      .arg(played, mover.name, ahead, behind);
}

/// A comment on a move that was no mistake.
QString praise(const Position &position, const ai::ReviewedMove &move)
{
    if (mustPass(position))
        return ReviewTexts::tr("There was no legal square.");
    if (legalMoves(position).size() == 1)
        return ReviewTexts::tr("It was the only move.");
    if (!move.hadChoice)
        return ReviewTexts::tr("No other move was better or worse.");
    return move.loss() > 0 ? ReviewTexts::tr("It was nearly the best move.")
                           : ReviewTexts::tr("No move was better."); // others may be as good
}

/// The expected result, with best play or approximately.
QString forecast(int value, bool exact, const Viewpoint &viewpoint)
{
    if (value == 0)
        return exact ? ReviewTexts::tr("It is a draw with best play.")
                     : ReviewTexts::tr("It is about even.");
    const int discs = std::abs(value);
    if (!viewpoint.person) {
        const QString &leader = viewpoint.name(value > 0 ? Side::First : Side::Second);
        return (exact
                    ? ReviewTexts::tr("%1 wins by %n with best play.", "%1: Black; %n discs", discs)
                    : ReviewTexts::tr("%1 should win by about %n.", "%1: Black; %n discs", discs))
            .arg(leader);
    }
    if (value > 0)
        return exact ? ReviewTexts::tr("You win by %n with best play.", "discs", discs)
                     : ReviewTexts::tr("You should win by about %n.", "discs", discs);
    return exact ? ReviewTexts::tr("You lose by %n against best play.", "discs", discs)
                 : ReviewTexts::tr("You should lose by about %n.", "discs", discs);
}

QString resultWithBestPlay(int value, const Viewpoint &viewpoint)
{
    if (value == 0)
        return ReviewTexts::tr("It is a draw with best play.");
    if (!viewpoint.person)
        return ReviewTexts::tr("%1 wins with best play.", "%1: a player")
            .arg(viewpoint.name(value > 0 ? Side::First : Side::Second));
    return value > 0 ? ReviewTexts::tr("You win with best play.")
                     : ReviewTexts::tr("You lose against best play.");
}

} // namespace

QString valueText(GameKind kind, int value)
{
    if (core::maxScore(kind) == 1)
        return value > 0   ? ReviewTexts::tr("wins")
               : value < 0 ? ReviewTexts::tr("loses")
                           : ReviewTexts::tr("draws");
    const QString number = QLocale().toString(std::abs(value));
    return value > 0   ? leftToRight("+" + number)
           : value < 0 ? leftToRight(QChar(0x2212) + number)
                       : number;
}

Viewpoint viewpointOf(const GameController &game)
{
    const auto person = game.reviewedSide();
    const auto nameOf = [&](Side side) {
        return game.personSide() && !person ? sideTitle(game.match().kind(), side)
                                            : playerTitle(game, side);
    };
    return {person, !game.twoPeople(), {nameOf(Side::First), nameOf(Side::Second)}};
}

ai::TurningPointsOf turningPointsOf(const GameController &game)
{
    const bool isAtEnd = isOver(game.match().position(game.match().knownPlies()));
    return {game.reviewedSide(),
            isAtEnd ? winner(game.match().position(game.match().knownPlies())) : std::nullopt};
}

QString standingText(GameKind kind, int valueToFirst, bool exact, const Viewpoint &viewpoint)
{
    const int value = viewpoint.valueHere(valueToFirst);
    return core::maxScore(kind) > 1 ? forecast(value, exact, viewpoint)
                                    : resultWithBestPlay(value, viewpoint);
}

QString standingShort(GameKind kind, int valueToFirst, const Viewpoint &viewpoint)
{
    const int value = viewpoint.valueHere(valueToFirst);
    if (core::maxScore(kind) > 1)
        return valueText(kind, value);
    if (value == 0)
        return ReviewTexts::tr("draw");
    if (viewpoint.person)
        return value > 0 ? ReviewTexts::tr("win") : ReviewTexts::tr("loss");
    const Side winner = value > 0 ? Side::First : Side::Second;
    if (kind == GameKind::Nim) // the names of its sides are long
        return winner == Side::First ? ReviewTexts::tr("First wins")
                                     : ReviewTexts::tr("Second wins");
    return ReviewTexts::tr("%1 wins", "%1: X").arg(sideTitle(kind, winner));
}

QString gradeTitle(ai::Grade grade)
{
    switch (grade) {
    case ai::Grade::None:
        break;
    case ai::Grade::Good:
        return ReviewTexts::tr("good");
    case ai::Grade::Mistake:
        return ReviewTexts::tr("mistake");
    case ai::Grade::Blunder:
        return ReviewTexts::tr("blunder");
    }
    return {};
}

QStringList decisionText(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                         const Viewpoint &viewpoint)
{
    const QString reason = reasonText(position, move, number, viewpoint);
    if (kindOf(position) != GameKind::Othello)
        return {reason};
    QStringList sentences{othelloDecision(position, move, number, viewpoint),
                          betterSentence(position, move), reason};
    sentences.removeAll(QString());
    return sentences;
}

QStringList costliestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &costliest,
                              const Viewpoint &viewpoint)
{
    const QString level = moveLandmark(lastLevel.position, lastLevel.move.played, lastLevel.number);
    const QString costly =
        moveLandmark(costliest.position, costliest.move.played, costliest.number);
    const QString reason =
        reasonText(costliest.position, costliest.move, costliest.number, viewpoint);
    const QString discs = discsText(costliest.move.loss(), costliest.move.exact);
    const Player mover = moverOf(costliest.position, viewpoint);
    // Two sentences, of which the second gives way where there is little space.
    QStringList sentences;
    switch (mover.who) {
    case Subject::You:
        sentences = {
            ReviewTexts::tr("You were last level before %1.", "b3 (move 3)").arg(level),
            ReviewTexts::tr("What cost you most was %1: %2 discs.", "g2 (move 20); about 15")
                .arg(costly, discs)};
        break;
    case Subject::Computer:
        sentences = {
            ReviewTexts::tr("The computer was last level before %1.", "b3 (move 3)").arg(level),
            ReviewTexts::tr("What cost it most was %1: %2 discs.", "g2 (move 20); about 15")
                .arg(costly, discs)};
        break;
    case Subject::Named:
        sentences = {
            ReviewTexts::tr("%1 was last level before %2.", "White; b3 (move 3)")
                .arg(mover.name, level),
            ReviewTexts::tr("What cost %3 most was %1: %2 discs.", "g2 (move 20); about 15; White")
                .arg(costly, discs, mover.name)};
    }
    if (!reason.isEmpty())
        sentences += reason;
    return sentences;
}

QString verdict(const Position &position, const ai::ReviewedMove &move, const Viewpoint &viewpoint)
{
    QString played = playedText(position, move.played, viewpoint);
    if (move.mistake.kind == MistakeKind::None)
        return played;
    switch (kindOf(position)) {
    case GameKind::TicTacToe:
        return paragraphOf(
            {played, (move.bestValue > 0 ? ReviewTexts::tr("Square %1 would have won.")
                      : move.loss() > 0  ? ReviewTexts::tr("Square %1 was better.")
                                         : ReviewTexts::tr("Square %1 was the one to block."))
                         .arg(moveTitle(position, move.best))});
    case GameKind::Othello:
        return move.exact ? exactComparison(position, move, viewpoint)
                          : paragraphOf({played, betterSentence(position, move)});
    case GameKind::Nim:
        return paragraphOf({played, betterOfNim(std::get<core::Nim>(position), move.best)});
    }
    return played;
}

QString judgement(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint)
{
    const GameKind kind = kindOf(position);
    const int valueToFirst = sideToMove(position) == Side::First ? move.value : -move.value;
    QString standing = isOver(after(position, move.played))
                           ? QString() // the game is over, and its result is visible
                           : standingText(kind, valueToFirst, move.exact, viewpoint);
    if (move.mistake.kind == MistakeKind::None)
        return paragraphOf({praise(position, move), standing});
    if (kind == GameKind::Nim) // the verdict already names the better move
        return standing;
    QString reason = reasonText(position, move, number, viewpoint);
    if (kind == GameKind::TicTacToe) {
        // The verdict already names the square that wins at once.
        const bool isKnown = move.mistake.kind == MistakeKind::MissedWin
                             && int(move.best.code()) == move.mistake.square;
        return paragraphOf({isKnown ? QString() : reason, standing});
    }
    if (move.exact) // the verdict already states both values
        return reason;
    // The standing already tells what was lost where there was nothing to win or lose.
    const bool wasEven = move.bestValue == 0;
    return paragraphOf(
        {reason, wasEven ? QString() : costSentence(position, move.loss(), viewpoint), standing});
}

} // namespace ui
