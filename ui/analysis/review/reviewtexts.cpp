#include "ui/analysis/review/reviewtexts.h"

#include "ui/common/lefttoright.h"
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

QString takenText(int counters, Mover mover, const QString &name)
{
    switch (mover) {
    case Mover::You:
        return ReviewTexts::tr("You took %n.", "counters", counters);
    case Mover::Computer:
        return ReviewTexts::tr("The computer took %n.", "counters", counters);
    case Mover::Named:
        break;
    }
    return ReviewTexts::tr("%1 took %n.", "%1: a player; counters", counters).arg(name);
}

/// What was done, without its number.
QString playedText(const Position &position, core::Move move, const Viewpoint &viewpoint)
{
    if (mustPass(position))
        return ReviewTexts::tr("A pass.");
    const Mover mover = moverOf(position, viewpoint);
    const QString &name = viewpoint.name(sideToMove(position));
    if (kindOf(position) == GameKind::Nim)
        return takenText(core::Nim::countersOf(move), mover, name);
    const QString played = moveTitle(position, move);
    switch (mover) {
    case Mover::You:
        return ReviewTexts::tr("You played %1.", "%1: a6").arg(played);
    case Mover::Computer:
        return ReviewTexts::tr("The computer played %1.", "%1: a6").arg(played);
    case Mover::Named:
        break;
    }
    return ReviewTexts::tr("%1 played %2.", "%1: White; %2: a6").arg(name, played);
}

/// What a mistake cost, after a sentence about the move.
QString costSentence(Side mover, int discs, bool exact, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return (exact ? ReviewTexts::tr("It cost %1 %n disc(s).", "%1: White", discs)
                      : ReviewTexts::tr("It cost %1 about %n disc(s).", "%1: White", discs))
            .arg(viewpoint.name(mover));
    if (mover == *viewpoint.computer)
        return exact ? ReviewTexts::tr("It cost the computer %n disc(s).", nullptr, discs)
                     : ReviewTexts::tr("It cost the computer about %n disc(s).", nullptr, discs);
    return exact ? ReviewTexts::tr("It cost you %n disc(s).", nullptr, discs)
                 : ReviewTexts::tr("It cost you about %n disc(s).", nullptr, discs);
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

/// A number of discs: "4", or "about 4" where it is an estimate.
QString discsText(int discs, bool exact)
{
    const QString number = QLocale().toString(std::abs(discs));
    return exact ? number : ReviewTexts::tr("about %1", "a number of discs").arg(number);
}

/// Names the move by which a game of Othello was decided.
QString othelloDecision(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                        const Viewpoint &viewpoint)
{
    const QString played = moveLandmark(position, move.played, number);
    const QString ahead = discsText(move.bestValue, move.exact);
    const QString behind = discsText(move.value, move.exact);
    const bool even = move.bestValue == 0;
    const QString &name = viewpoint.name(sideToMove(position));
    switch (moverOf(position, viewpoint)) {
    case Mover::You:
        return even ? ReviewTexts::tr("%1 decided it: the game was even, then you were %2 behind.",
                                      "a6 (move 39); about 10")
                          .arg(played, behind)
                    : ReviewTexts::tr("%1 decided it: you were %2 ahead, then %3 behind.",
                                      "a6 (move 39); about 4; about 10")
                          .arg(played, ahead, behind);
    case Mover::Computer:
        return even ? ReviewTexts::tr("The game was even until the computer played %1.").arg(played)
                    : ReviewTexts::tr("The computer was %1 ahead until it played %2.",
                                      "about 4; a6 (move 39)")
                          .arg(ahead, played);
    case Mover::Named:
        break;
    }
    return even ? ReviewTexts::tr("%1 decided it: the game was even, then %2 was %3 behind.",
                                  "a6 (move 39); White; about 10")
                      .arg(played, name, behind)
                : ReviewTexts::tr("%1 decided it: %2 was %3 ahead, then %4 behind.",
                                  "a6 (move 39); White; about 4; about 10")
                      .arg(played, name, ahead, behind);
}

/// What is said of a move that was no mistake.
QString praise(const Position &position, const ai::ReviewedMove &move)
{
    if (mustPass(position))
        return ReviewTexts::tr("There was no legal square.");
    if (!move.hadChoice)
        return ReviewTexts::tr("It was the only move.");
    const QString name = moveName(position, move.played);
    return (move.loss() > 0 ? ReviewTexts::tr("%1 was nearly the best.")
                            : ReviewTexts::tr("%1 was best.", "%1: h7"))
        .arg(name);
}

/// A sentence about discs, for the one who is ahead or behind.
QString discsAhead(int value, bool exact, const Viewpoint &viewpoint)
{
    if (value == 0)
        return exact ? ReviewTexts::tr("It is a draw with best play.")
                     : ReviewTexts::tr("It is about even.");
    const int discs = std::abs(value);
    if (!viewpoint.computer) {
        const QString &leader = viewpoint.name(value > 0 ? Side::First : Side::Second);
        return (exact ? ReviewTexts::tr("%1 is %n ahead.", "%1: Black; %n discs", discs)
                      : ReviewTexts::tr("%1 is about %n ahead.", "%1: Black; %n discs", discs))
            .arg(leader);
    }
    if (value > 0)
        return exact ? ReviewTexts::tr("You are %n ahead.", "discs", discs)
                     : ReviewTexts::tr("You are about %n ahead.", "discs", discs);
    return exact ? ReviewTexts::tr("You are %n behind.", "discs", discs)
                 : ReviewTexts::tr("You are about %n behind.", "discs", discs);
}

QString resultWithBestPlay(int value, const Viewpoint &viewpoint)
{
    if (value == 0)
        return ReviewTexts::tr("It is a draw with best play.");
    if (!viewpoint.computer)
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
    return {game.computerSide(), {playerTitle(game, Side::First), playerTitle(game, Side::Second)}};
}

ai::TurningPointsOf turningPointsOf(const GameController &game)
{
    const auto computer = game.computerSide();
    const bool isAtEnd = isOver(game.match().position(game.match().knownPlies()));
    return {computer ? std::optional(opponent(*computer)) : std::nullopt,
            isAtEnd ? winner(game.match().position(game.match().knownPlies())) : std::nullopt};
}

QString standingText(GameKind kind, int valueToFirst, bool exact, const Viewpoint &viewpoint)
{
    const int value = viewpoint.valueHere(valueToFirst);
    return core::maxScore(kind) > 1 ? discsAhead(value, exact, viewpoint)
                                    : resultWithBestPlay(value, viewpoint);
}

QString standingShort(GameKind kind, int valueToFirst, const Viewpoint &viewpoint)
{
    const int value = viewpoint.valueHere(valueToFirst);
    if (core::maxScore(kind) > 1)
        return valueText(kind, value);
    if (value == 0)
        return ReviewTexts::tr("draw");
    if (viewpoint.computer)
        return value > 0 ? ReviewTexts::tr("win") : ReviewTexts::tr("loss");
    const Side winner = value > 0 ? Side::First : Side::Second;
    if (kind == GameKind::Nim) // whose sides have long names
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

QString decisionText(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                     const Viewpoint &viewpoint)
{
    const QString reason = reasonText(position, move, number, viewpoint);
    if (kindOf(position) != GameKind::Othello)
        return paragraphOf({reason, ReviewTexts::tr("That decided the game.")});
    return paragraphOf({othelloDecision(position, move, number, viewpoint),
                        betterSentence(position, move), reason});
}

QString costliestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &costliest,
                          const Viewpoint &viewpoint)
{
    const QString level = moveLandmark(lastLevel.position, lastLevel.move.played, lastLevel.number);
    const QString costly =
        moveLandmark(costliest.position, costliest.move.played, costliest.number);
    const QString reason =
        reasonText(costliest.position, costliest.move, costliest.number, viewpoint);
    const QString discs = discsText(costliest.move.loss(), costliest.move.exact);
    QString text;
    switch (moverOf(costliest.position, viewpoint)) {
    case Mover::You:
        text = ReviewTexts::tr("You were last level before %1. What cost you most was %2: %3 "
                               "discs.",
                               "b3 (move 3); g2 (move 20); about 15")
                   .arg(level, costly, discs);
        break;
    case Mover::Computer:
        text = ReviewTexts::tr("The computer was last level before %1. What cost it most was %2: "
                               "%3 discs.",
                               "b3 (move 3); g2 (move 20); about 15")
                   .arg(level, costly, discs);
        break;
    case Mover::Named:
        text = ReviewTexts::tr("%1 was last level before %2. What cost most was %3: %4 discs.",
                               "White; b3 (move 3); g2 (move 20); about 15")
                   .arg(viewpoint.name(sideToMove(costliest.position)), level, costly, discs);
    }
    return paragraphOf({text, reason});
}

QString verdict(const Position &position, const ai::ReviewedMove &move, const Viewpoint &viewpoint)
{
    const QString played = playedText(position, move.played, viewpoint);
    if (move.mistake.kind == MistakeKind::None)
        return played;
    switch (kindOf(position)) {
    case GameKind::TicTacToe:
        return paragraphOf(
            {played, ReviewTexts::tr("Square %1 was better.").arg(moveTitle(position, move.best))});
    case GameKind::Othello:
        return paragraphOf({played, betterSentence(position, move)});
    case GameKind::Nim:
        break; // the reason names what would have won
    }
    return played;
}

QString judgement(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint)
{
    const GameKind kind = kindOf(position);
    const Side mover = sideToMove(position);
    const int valueToFirst = mover == Side::First ? move.value : -move.value;
    const QString standing = isOver(after(position, move.played))
                                 ? QString() // the result is there to see
                                 : standingText(kind, valueToFirst, move.exact, viewpoint);
    if (move.mistake.kind == MistakeKind::None)
        return paragraphOf({praise(position, move), standing});
    const QString cost = kind == GameKind::Othello
                             ? costSentence(mover, move.loss(), move.exact, viewpoint)
                             : QString();
    return paragraphOf({reasonText(position, move, number, viewpoint), cost, standing});
}

} // namespace ui
