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

QString lineText(Position position, const std::vector<core::Move> &line)
{
    constexpr std::size_t longest = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(line.size(), longest); ++i) {
        names << moveTitle(position, line[i]);
        position = after(position, line[i]);
    }
    return names.join(' ');
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
    return ReviewTexts::tr("%1 on square %2", "%1: X")
        .arg(sideTitle(GameKind::TicTacToe, sideToMove(position)), moveTitle(position, move));
}

/// A move within a sentence: "d3", "X on square 7" or "taking 2 from heap a".
QString moveName(const Position &position, core::Move move)
{
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return markText(position, move); },
                         [&](const core::Othello &) { return moveTitle(position, move); },
                         [&](const core::Nim &heaps) { return takeText(heaps, move); }},
        position);
}

/// A move as the beginning of a sentence: "Your move 13, taking 2,".
QString subject(const Position &position, core::Move move, std::size_t number,
                const Viewpoint &viewpoint)
{
    const QString text =
        !viewpoint.computer ? ReviewTexts::tr("Move %1, %2,", "begins a sentence: a number; a move")
        : sideToMove(position) == *viewpoint.computer
            ? ReviewTexts::tr("The computer's move %1, %2,", "begins a sentence: a number; a move")
            : ReviewTexts::tr("Your move %1, %2,", "begins a sentence: a number; a move");
    return text.arg(QString::number(number), moveName(position, move));
}

/// The one who made the move has been named, but of two people.
QString costText(const QString &played, Side mover, int discs, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return ReviewTexts::tr("%1 cost %2 %n disc(s).", "%1: Move 58, g8,; %2: White", discs)
            .arg(played, viewpoint.name(mover));
    return (mover == *viewpoint.computer
                ? ReviewTexts::tr("%1 cost it %n disc(s).", "%1: The computer's move 58, g8,",
                                  discs)
                : ReviewTexts::tr("%1 cost you %n disc(s).", "%1: Your move 58, g8,", discs))
        .arg(played);
}

/// What it cost, after a sentence about the move.
QString costSentence(Side mover, int discs, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return ReviewTexts::tr("It cost %1 %n disc(s).", "%1: White", discs)
            .arg(viewpoint.name(mover));
    return mover == *viewpoint.computer
               ? ReviewTexts::tr("It cost the computer %n disc(s).", nullptr, discs)
               : ReviewTexts::tr("It cost you %n disc(s).", nullptr, discs);
}

QString othelloMistake(const Position &position, const ai::ReviewedMove &move,
                       const QString &played, const Viewpoint &viewpoint)
{
    const Side mover = sideToMove(position);
    const QString other = objectName(opponent(mover), viewpoint);
    const QString cost = costSentence(mover, move.loss(), viewpoint);
    const QString corner =
        QString::fromStdString(core::squareName(std::max(0, move.mistake.square), 8));
    switch (move.mistake.kind) {
    case MistakeKind::GaveCorner:
        return paragraphOf({ReviewTexts::tr("%1 let %2 take the corner %3.", "%1: Your move 5, b2,")
                                .arg(played, other, corner),
                            cost});
    case MistakeKind::MissedCorner:
        return paragraphOf(
            {ReviewTexts::tr("%1 did not take the corner %2.", "%1: Your move 5, b2,")
                 .arg(played, corner),
             cost});
    case MistakeKind::GaveMobility:
        return paragraphOf({ReviewTexts::tr("%1 gave %2 %3 squares to choose from instead of %4.",
                                            "%1: Your move 5, b2,; %2: the computer")
                                .arg(played, other)
                                .arg(move.mistake.replies)
                                .arg(move.mistake.bestReplies),
                            cost});
    case MistakeKind::None:
    case MistakeKind::MissedWin:
    case MistakeKind::MissedBlock:
    case MistakeKind::AllowedFork:
    case MistakeKind::GaveAwayWin:
    case MistakeKind::Other:
        break;
    }
    return costText(played, mover, move.loss(), viewpoint);
}

QString missedBlock(const QString &played, Side lineOf, const Viewpoint &viewpoint)
{
    if (!viewpoint.computer)
        return ReviewTexts::tr("%1 did not block the line of %2.")
            .arg(played, viewpoint.name(lineOf));
    return (lineOf == *viewpoint.computer ? ReviewTexts::tr("%1 did not block the computer's line.")
                                          : ReviewTexts::tr("%1 did not block your line."))
        .arg(played);
}

QString ticTacToeMistake(const ai::ReviewedMove &move, Side other, const QString &played,
                         const Viewpoint &viewpoint)
{
    switch (move.mistake.kind) {
    case MistakeKind::MissedWin:
        return ReviewTexts::tr("%1 did not complete a line that would have won.").arg(played);
    case MistakeKind::MissedBlock:
        return missedBlock(played, other, viewpoint);
    case MistakeKind::AllowedFork:
        return ReviewTexts::tr("%1 let %2 make two threats at once.")
            .arg(played, objectName(other, viewpoint));
    case MistakeKind::None:
    case MistakeKind::GaveCorner:
    case MistakeKind::MissedCorner:
    case MistakeKind::GaveMobility:
    case MistakeKind::GaveAwayWin:
    case MistakeKind::Other:
        break;
    }
    return ReviewTexts::tr("%1 gave away a win.").arg(played);
}

QString nimMistake(const QString &played, const QString &other)
{
    return ReviewTexts::tr("%1 left %2 a won game.",
                           "%1: Your move 13, taking 2,; %2: the computer")
        .arg(played, other);
}

QString winningTakeText(const core::Nim &position, core::Move move)
{
    const int counters = core::Nim::countersOf(move);
    if (position.heapCount() == 1)
        return ReviewTexts::tr("Taking %n would have won.", "counters", counters);
    return ReviewTexts::tr("Taking %n from heap %1 would have won.", "counters", counters)
        .arg(QChar('a' + core::Nim::heapOf(move)));
}

QString betterMoveText(const Position &position, const ai::ReviewedMove &move)
{
    const QString best = moveTitle(position, move.best);
    const auto othelloText = [&](const core::Othello &) {
        if (move.line.size() < 2)
            return ReviewTexts::tr("Better was %1.").arg(best);
        return ReviewTexts::tr("Better was %1; the line that shows it: %2.")
            .arg(best, lineText(position, move.line));
    };
    return std::visit(core::Overloaded{
                          [&](const core::TicTacToe &) {
                              return ReviewTexts::tr("Better was square %1.").arg(best);
                          },
                          othelloText,
                          [&](const core::Nim &heaps) { return winningTakeText(heaps, move.best); },
                      },
                      position);
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

QString reasonText(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint)
{
    const QString played = subject(position, move.played, number, viewpoint);
    const Side other = opponent(sideToMove(position));
    switch (kindOf(position)) {
    case GameKind::TicTacToe:
        return ticTacToeMistake(move, other, played, viewpoint);
    case GameKind::Othello:
        return othelloMistake(position, move, played, viewpoint);
    case GameKind::Nim:
        break;
    }
    return nimMistake(played, objectName(other, viewpoint));
}

QString judgement(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint)
{
    const GameKind kind = kindOf(position);
    const Side mover = sideToMove(position);
    const int valueToFirst = mover == Side::First ? move.value : -move.value;
    const QString standing = standingText(kind, valueToFirst, move.exact, viewpoint);
    if (move.mistake.kind == MistakeKind::None) {
        const QString praise =
            mustPass(position)
                ? ReviewTexts::tr("There was no legal square.")
                : (move.loss() > 0 ? ReviewTexts::tr("Nothing was clearly better than %1.")
                                   : ReviewTexts::tr("Nothing was better than %1."))
                      .arg(moveName(position, move.played));
        return paragraphOf({praise, standing});
    }
    return paragraphOf(
        {reasonText(position, move, number, viewpoint), betterMoveText(position, move), standing});
}

} // namespace ui
