#include "ui/study/review/reviewtexts.h"

#include "core/notation.h"
#include "core/overloaded.h"
#include "ui/common/lefttoright.h"
#include "ui/common/titles.h"
#include "ui/play/gametexts.h"

#include <QCoreApplication>
#include <QLocale>

#include <bit>
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

/// Who made a move, for the sentences that exist for each.
enum class Mover { You, Computer, Named };

Mover moverOf(const Position &position, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return Mover::Named;
    return sideToMove(position) == *viewpoint.computer ? Mover::Computer : Mover::You;
}

/// A player as the sentence's object: "the computer", "you", "White".
QString objectName(Side side, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return viewpoint.name(side);
    return side == *viewpoint.computer ? ReviewTexts::tr("the computer")
                                       : ReviewTexts::tr("you", "the one who plays");
}

QString takeText(const core::Nim &position, core::Move move)
{
    const int counters = core::Nim::countersOf(move);
    if (position.heapCount() == 1)
        return ReviewTexts::tr("taking %n", "counters", counters);
    return ReviewTexts::tr("taking %n from heap %1", "counters", counters)
        .arg(QChar('a' + core::Nim::heapOf(move)));
}

QString markText(const Position &position, core::Move move)
{
    return ReviewTexts::tr("%1 on %2", "%1: X; %2: a square")
        .arg(sideTitle(GameKind::TicTacToe, sideToMove(position)), moveTitle(position, move));
}

/// A move within a sentence: "d3", "X on 7" or "taking 2 from heap a".
QString moveName(const Position &position, core::Move move)
{
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return markText(position, move); },
                         [&](const core::Othello &) { return moveTitle(position, move); },
                         [&](const core::Nim &heaps) { return takeText(heaps, move); }},
        position);
}

QString squareText(int square)
{
    return QString::fromStdString(core::squareName(std::max(0, square), 8));
}

/// What was done, as a sentence: "You played a6 (move 39)."
QString playedSentence(const Position &position, core::Move move, std::size_t number,
                       const Viewpoint &viewpoint)
{
    const QString played = moveLandmark(position, move, number);
    switch (moverOf(position, viewpoint)) {
    case Mover::You:
        return ReviewTexts::tr("You played %1.", "%1: a6 (move 39)").arg(played);
    case Mover::Computer:
        return ReviewTexts::tr("The computer played %1.", "%1: a6 (move 39)").arg(played);
    case Mover::Named:
        break;
    }
    return ReviewTexts::tr("%1 played %2.", "%1: White; %2: a6 (move 39)")
        .arg(viewpoint.name(sideToMove(position)), played);
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

/// What a mistake of Othello allowed, or gave up; empty where only the number speaks.
QString othelloReason(const Position &position, const ai::Mistake &mistake,
                      const Viewpoint &viewpoint)
{
    const Side mover = sideToMove(position);
    const QString other = objectName(opponent(mover), viewpoint);
    const QString own = objectName(mover, viewpoint);
    const QString square = squareText(mistake.square);
    const auto compared = [&mistake](const QString &text) {
        return text.arg(mistake.played).arg(mistake.best);
    };
    switch (mistake.kind) {
    case MistakeKind::MissedCorner:
        return ReviewTexts::tr("The corner %1 was to be taken.").arg(square);
    case MistakeKind::GaveCorner:
        return ReviewTexts::tr("It let %1 take the corner %2.", "%1: the computer")
            .arg(other, square);
    case MistakeKind::PlayedXSquare:
        return ReviewTexts::tr("It lies diagonally beside the empty corner %1, which it opens to "
                               "%2.",
                               "%2: the computer")
            .arg(square, other);
    case MistakeKind::PlayedCSquare:
        return ReviewTexts::tr("It lies on the edge beside the empty corner %1, where %2 can "
                               "attack it.",
                               "%2: the computer")
            .arg(square, other);
    case MistakeKind::AllowedPass:
        return ReviewTexts::tr("After %1 there was no move for %2.", "%1: a square; %2: you")
            .arg(squareText(mistake.answer.code()), own);
    case MistakeKind::AllowedThreat:
        return ReviewTexts::tr("The answer %1 threatens the corner %2.", "two squares")
            .arg(squareText(mistake.answer.code()), square);
    case MistakeKind::BrokeParity:
        return compared(ReviewTexts::tr("It began in %1 empty squares, of which %3 can have the "
                                        "last; where %2 lie together, the last would have been "
                                        "kept.",
                                        "%3: the computer"))
            .arg(other);
    case MistakeKind::GaveMobility:
        return compared(ReviewTexts::tr("It gave %3 %1 squares to choose from instead of %2.",
                                        "%3: the computer"))
            .arg(other);
    case MistakeKind::LostMobility:
        return compared(ReviewTexts::tr("It left %3 %1 squares to choose from instead of %2.",
                                        "%3: you"))
            .arg(own);
    case MistakeKind::TurnedMany:
        return compared(ReviewTexts::tr("It turned %1 discs where %2 is better: few discs are "
                                        "turned back."));
    case MistakeKind::OpenedFrontier:
        return compared(ReviewTexts::tr("It left %1 discs beside empty squares instead of %2, "
                                        "which opens squares to %3.",
                                        "%3: the computer"))
            .arg(other);
    case MistakeKind::AllowedManyFlips:
        return compared(ReviewTexts::tr("It let %3 turn %1 discs with %4; after the better move "
                                        "%2 at most.",
                                        "%3: the computer; %4: a square"))
            .arg(other, squareText(mistake.answer.code()));
    default:
        break;
    }
    return {};
}

/// What was wrong with a move of tic-tac-toe, as a whole sentence.
QString ticTacToeReason(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                        const Viewpoint &viewpoint)
{
    const QString played = moveLandmark(position, move.played, number);
    const QString square = QString::number(move.mistake.square + 1);
    switch (move.mistake.kind) {
    case MistakeKind::MissedWin:
        switch (moverOf(position, viewpoint)) {
        case Mover::You:
            return ReviewTexts::tr("You overlooked square %1 (move %2), which wins.")
                .arg(square)
                .arg(number);
        case Mover::Computer:
            return ReviewTexts::tr("The computer overlooked square %1 (move %2), which wins.")
                .arg(square)
                .arg(number);
        case Mover::Named:
            break;
        }
        return ReviewTexts::tr("%3 overlooked square %1 (move %2), which wins.", "%3: X")
            .arg(square)
            .arg(number)
            .arg(viewpoint.name(sideToMove(position)));
    case MistakeKind::MissedBlock:
        return ReviewTexts::tr("%1 did not block square %2.", "%1: X on 7 (move 5)")
            .arg(played, square);
    case MistakeKind::AllowedFork:
        return ReviewTexts::tr("%1 let %2 make two threats at once.", "%1: X on 7 (move 5)")
            .arg(played, objectName(opponent(sideToMove(position)), viewpoint));
    default:
        break;
    }
    return ReviewTexts::tr("%1 gave away a win.", "%1: X on 7 (move 5)").arg(played);
}

QString oneHeapReason(const core::Nim &position, const ai::ReviewedMove &move,
                      const Viewpoint &viewpoint)
{
    const int best = core::Nim::countersOf(move.best);
    QString text;
    switch (moverOf(position, viewpoint)) {
    case Mover::You:
        text = ReviewTexts::tr("With %1 left you took %2; taking %n would have won.", "counters",
                               best);
        break;
    case Mover::Computer:
        text = ReviewTexts::tr("With %1 left the computer took %2; taking %n would have won.",
                               "counters", best);
        break;
    case Mover::Named:
        text =
            ReviewTexts::tr("With %1 left, %3 took %2; taking %n would have won.", "counters", best)
                .replace("%3", viewpoint.name(position.sideToMove()));
    }
    return text.arg(position.counters()).arg(core::Nim::countersOf(move.played));
}

QString nimReason(const core::Nim &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint)
{
    if (position.heapCount() == 1)
        return oneHeapReason(position, move, viewpoint);
    const QString better = ReviewTexts::tr("Taking %n from heap %1 would have won.", "counters",
                                           core::Nim::countersOf(move.best))
                               .arg(QChar('a' + core::Nim::heapOf(move.best)));
    return paragraphOf({playedSentence(position, move.played, number, viewpoint), better});
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

/// By which a game of Othello was decided.
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
    return (move.loss() > 0 ? ReviewTexts::tr("Nothing was clearly better than %1.")
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

/// Whose sides have long names. Of the only heap the notation says what was taken.
QString takenInWords(const core::Nim &position, core::Move move, const Viewpoint &viewpoint)
{
    const Side mover = position.sideToMove();
    const int heap = core::Nim::heapOf(move);
    const int taken = core::Nim::countersOf(move);
    const int left = position.heap(heap) - taken;
    if (position.heapCount() > 1) {
        if (!viewpoint.computer)
            return mover == Side::First ? ReviewTexts::tr("First takes %n", "counters", taken)
                                        : ReviewTexts::tr("Second takes %n", "counters", taken);
        return mover == *viewpoint.computer
                   ? ReviewTexts::tr("Computer takes %n", "counters", taken)
                   : ReviewTexts::tr("You take %n", "counters", taken);
    }
    if (!viewpoint.computer)
        return mover == Side::First ? ReviewTexts::tr("First leaves %n", "counters", left)
                                    : ReviewTexts::tr("Second leaves %n", "counters", left);
    return mover == *viewpoint.computer ? ReviewTexts::tr("Computer leaves %n", "counters", left)
                                        : ReviewTexts::tr("You leave %n", "counters", left);
}

/// Of a disc that was placed, or a pass.
QString turnedInWords(const core::Othello &position, core::Move move, const Viewpoint &viewpoint)
{
    const Side mover = position.sideToMove();
    const bool passes = move == core::Othello::pass;
    const int turned = passes ? 0 : std::popcount(position.flips(move.code()));
    if (!viewpoint.computer) {
        const QString side = sideTitle(GameKind::Othello, mover);
        return (passes ? ReviewTexts::tr("%1 passes", "%1: Black")
                       : ReviewTexts::tr("%1 turns %n", "%1: Black; %n discs", turned))
            .arg(side);
    }
    if (mover == *viewpoint.computer)
        return passes ? ReviewTexts::tr("Computer passes")
                      : ReviewTexts::tr("Computer turns %n", "discs", turned);
    return passes ? ReviewTexts::tr("You pass") : ReviewTexts::tr("You turn %n", "discs", turned);
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

QString moveInWords(const Position &position, core::Move move, const Viewpoint &viewpoint)
{
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &) { return markText(position, move); },
            [&](const core::Othello &game) { return turnedInWords(game, move, viewpoint); },
            [&](const core::Nim &game) { return takenInWords(game, move, viewpoint); }},
        position);
}

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

QString moveLandmark(const Position &position, core::Move move, std::size_t number)
{
    const bool ticTacToe = kindOf(position) == GameKind::TicTacToe;
    return ReviewTexts::tr("%1 (move %2)", "%1: a6")
        .arg(ticTacToe ? markText(position, move) : moveTitle(position, move))
        .arg(number);
}

QString reasonText(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint)
{
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &) {
                return ticTacToeReason(position, move, number, viewpoint);
            },
            [&](const core::Othello &) { return othelloReason(position, move.mistake, viewpoint); },
            [&](const core::Nim &heaps) { return nimReason(heaps, move, number, viewpoint); }},
        position);
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

QString dearestMoveText(const LandmarkOf &lastLevel, const LandmarkOf &dearest,
                        const Viewpoint &viewpoint)
{
    const QString level = moveLandmark(lastLevel.position, lastLevel.move.played, lastLevel.number);
    const QString dear = moveLandmark(dearest.position, dearest.move.played, dearest.number);
    const QString reason = reasonText(dearest.position, dearest.move, dearest.number, viewpoint);
    const QString discs = discsText(dearest.move.loss(), dearest.move.exact);
    QString text;
    switch (moverOf(dearest.position, viewpoint)) {
    case Mover::You:
        text = ReviewTexts::tr("You were last level before %1. What cost you most was %2: %3 "
                               "discs.",
                               "b3 (move 3); g2 (move 20); about 15")
                   .arg(level, dear, discs);
        break;
    case Mover::Computer:
        text = ReviewTexts::tr("The computer was last level before %1. What cost it most was %2: "
                               "%3 discs.",
                               "b3 (move 3); g2 (move 20); about 15")
                   .arg(level, dear, discs);
        break;
    case Mover::Named:
        text = ReviewTexts::tr("%1 was last level before %2. What cost most was %3: %4 discs.",
                               "White; b3 (move 3); g2 (move 20); about 15")
                   .arg(viewpoint.name(sideToMove(dearest.position)), level, dear, discs);
    }
    return paragraphOf({text, reason});
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
    const QString reason = reasonText(position, move, number, viewpoint);
    switch (kind) {
    case GameKind::TicTacToe:
        return paragraphOf(
            {reason, ReviewTexts::tr("Square %1 was better.").arg(moveTitle(position, move.best)),
             standing});
    case GameKind::Othello:
        return paragraphOf({playedSentence(position, move.played, number, viewpoint),
                            betterSentence(position, move), reason,
                            costSentence(mover, move.loss(), move.exact, viewpoint), standing});
    case GameKind::Nim:
        break;
    }
    return paragraphOf({reason, standing});
}

} // namespace ui
