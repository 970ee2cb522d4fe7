#include "ui/analysis/review/reasontexts.h"

#include "core/notation.h"
#include "core/overloaded.h"
#include "ui/common/titles.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ReasonTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::ReasonTexts)
};

using ai::MistakeKind;
using core::GameKind;
using core::Position;
using core::Side;
using core::Subject;

Player playerOf(Side side, const Viewpoint &viewpoint)
{
    if (side == viewpoint.person)
        return {Subject::You, {}};
    const bool isComputer = viewpoint.person && viewpoint.facesComputer;
    return {isComputer ? Subject::Computer : Subject::Named, viewpoint.name(side)};
}

/// A player as the sentence's object: "the computer", "you", "White".
QString objectName(Side side, const Viewpoint &viewpoint)
{
    const Player player = playerOf(side, viewpoint);
    switch (player.who) {
    case Subject::You:
        return ReasonTexts::tr("you", "the one who plays");
    case Subject::Computer:
        return ReasonTexts::tr("the computer");
    case Subject::Named:
        break;
    }
    return player.name;
}

QString takeText(const core::Nim &position, core::Move move)
{
    const int counters = core::Nim::countersOf(move);
    if (position.heapCount() == 1)
        return ReasonTexts::tr("taking %n", "counters", counters);
    return ReasonTexts::tr("taking %n from heap %1", "counters", counters)
        .arg(QChar(core::Nim::heapLetter(core::Nim::heapOf(move))));
}

QString squareText(int square)
{
    return QString::fromStdString(core::squareName(std::max(0, square), 8));
}

/// What a mistake in Othello allowed or gave up; empty if only its cost in discs says so.
QString othelloReason(const Position &position, const ai::ReviewedMove &move,
                      const Viewpoint &viewpoint)
{
    const ai::Mistake &mistake = move.mistake;
    const QString played = moveTitle(position, move.played); // other moves are named before it
    const Side mover = sideToMove(position);
    const QString other = objectName(opponent(mover), viewpoint);
    const QString own = objectName(mover, viewpoint);
    const QString square = squareText(mistake.square);
    const auto compared = [&mistake](const QString &text) {
        return text.arg(mistake.played).arg(mistake.best);
    };
    switch (mistake.kind) {
    case MistakeKind::MissedCorner:
        return ReasonTexts::tr("The corner %1 was free to take.").arg(square);
    case MistakeKind::GaveCorner:
        return ReasonTexts::tr("%3 let %1 take the corner %2.", "%1: the computer; %3: a move")
            .arg(other, square, played);
    case MistakeKind::PlayedXSquare:
        return ReasonTexts::tr("%2 lies diagonally beside the empty corner %1, which a disc there "
                               "often gives away.",
                               "%2: a move")
            .arg(square, played);
    case MistakeKind::PlayedCSquare:
        return ReasonTexts::tr("%2 lies on the edge beside the empty corner %1, which a disc there "
                               "often gives away.",
                               "%2: a move")
            .arg(square, played);
    case MistakeKind::AllowedPass:
        return ReasonTexts::tr("After the answer %1 there was no move for %2.",
                               "%1: a square; %2: you")
            .arg(squareText(mistake.answer.code()), own);
    case MistakeKind::AllowedThreat:
        return ReasonTexts::tr("%4 let %1 threaten the corner %2 with %3.",
                               "%1: the computer; %4: a move")
            .arg(other, square, squareText(mistake.answer.code()), played);
    case MistakeKind::BrokeParity:
        return ReasonTexts::tr("%1 empty squares lay together there, an even number: %2 can play "
                               "the last of them.",
                               "%2: the computer")
            .arg(mistake.played)
            .arg(other);
    case MistakeKind::GaveMobility:
        return compared(ReasonTexts::tr("%4 gave %3 %1 squares to choose from instead of %2.",
                                        "%3: the computer; %4: a move"))
            .arg(other, played);
    case MistakeKind::LostMobility:
        return compared(ReasonTexts::tr("After %4, %3 had only %1 moves in reserve, instead of %2.",
                                        "%3: you; %4: a move"))
            .arg(own, played);
    case MistakeKind::TurnedMany:
        return compared(
                   ReasonTexts::tr("%3 turned %1 discs where %2 would do: the fewer are turned, "
                                   "the fewer can be turned back.",
                                   "%3: a move"))
            .arg(played);
    case MistakeKind::OpenedFrontier:
        return compared(ReasonTexts::tr("%4 left %1 discs beside empty squares instead of %2, "
                                        "which opens squares to %3.",
                                        "%3: the computer; %4: a move"))
            .arg(other, played);
    default:
        break;
    }
    return {};
}

/// What was wrong with a move of tic-tac-toe, as a whole sentence.
QString ticTacToeReason(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                        const Viewpoint &viewpoint)
{
    const Player mover = moverOf(position, viewpoint);
    const QString played = moveLandmark(position, move.played, number);
    const QString square = QString::number(move.mistake.square + 1);
    switch (move.mistake.kind) {
    case MistakeKind::MissedWin:
        switch (mover.who) {
        case Subject::You:
            return ReasonTexts::tr("You overlooked square %1 (move %2), which wins.")
                .arg(square)
                .arg(number);
        case Subject::Computer:
            return ReasonTexts::tr("The computer overlooked square %1 (move %2), which wins.")
                .arg(square)
                .arg(number);
        case Subject::Named:
            break;
        }
        return ReasonTexts::tr("%3 overlooked square %1 (move %2), which wins.", "%3: X")
            .arg(square)
            .arg(number)
            .arg(mover.name);
    case MistakeKind::MissedBlock:
        return ReasonTexts::tr("%1 left square %2 open.", "%1: X on 7 (move 5)")
            .arg(played, square);
    case MistakeKind::AllowedFork:
        return ReasonTexts::tr("After %1, %2 could make two threats at once.",
                               "%1: X on 7 (move 5); %2: you")
            .arg(played, objectName(opponent(sideToMove(position)), viewpoint));
    default:
        break;
    }
    return ReasonTexts::tr("%1 gave away a win.", "%1: X on 7 (move 5)").arg(played);
}

QString oneHeapReason(const core::Nim &position, const ai::ReviewedMove &move,
                      const Viewpoint &viewpoint)
{
    const int best = core::Nim::countersOf(move.best);
    const Player mover = moverOf(position, viewpoint);
    QString text;
    switch (mover.who) {
    case Subject::You:
        text = ReasonTexts::tr("With %1 left you took %2; taking %n would have won.", "counters",
                               best);
        break;
    case Subject::Computer:
        text = ReasonTexts::tr("With %1 left the computer took %2; taking %n would have won.",
                               "counters", best);
        break;
    case Subject::Named:
        text =
            ReasonTexts::tr("With %1 left, %3 took %2; taking %n would have won.", "counters", best)
                .replace("%3", mover.name);
    }
    return text.arg(position.counters()).arg(core::Nim::countersOf(move.played));
}

QString nimReason(const core::Nim &position, const ai::ReviewedMove &move, std::size_t number,
                  const Viewpoint &viewpoint)
{
    if (position.heapCount() == 1)
        return oneHeapReason(position, move, viewpoint);
    return paragraphOf(
        {playedText(moverOf(position, viewpoint), moveLandmark(position, move.played, number)),
         betterOfNim(position, move.best)});
}

} // namespace

Player moverOf(const Position &position, const Viewpoint &viewpoint)
{
    return playerOf(sideToMove(position), viewpoint);
}

QString markText(const Position &position, core::Move move)
{
    return ReasonTexts::tr("%1 on %2", "%1: X; %2: a square")
        .arg(sideTitle(GameKind::TicTacToe, sideToMove(position)), moveTitle(position, move));
}

QString moveName(const Position &position, core::Move move)
{
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return markText(position, move); },
                         [&](const core::Othello &) { return moveTitle(position, move); },
                         [&](const core::Nim &heaps) { return takeText(heaps, move); }},
        position);
}

QString moveLandmark(const Position &position, core::Move move, std::size_t number)
{
    const bool ticTacToe = kindOf(position) == GameKind::TicTacToe;
    return ReasonTexts::tr("%1 (move %2)", "%1: a6")
        .arg(ticTacToe ? markText(position, move) : moveTitle(position, move))
        .arg(number);
}

QString betterOfNim(const core::Nim &position, core::Move best)
{
    const int counters = core::Nim::countersOf(best);
    if (position.heapCount() == 1)
        return ReasonTexts::tr("Taking %n would have won.", "counters", counters);
    return ReasonTexts::tr("Taking %n from heap %1 would have won.", "counters", counters)
        .arg(QChar(core::Nim::heapLetter(core::Nim::heapOf(best))));
}

QString reasonText(const Position &position, const ai::ReviewedMove &move, std::size_t number,
                   const Viewpoint &viewpoint)
{
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &) {
                return ticTacToeReason(position, move, number, viewpoint);
            },
            [&](const core::Othello &) { return othelloReason(position, move, viewpoint); },
            [&](const core::Nim &heaps) { return nimReason(heaps, move, number, viewpoint); }},
        position);
}

} // namespace ui
