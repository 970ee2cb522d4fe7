#include "ui/analysis/theory/hinttexts.h"

#include "ai/analysis/analyst.h"
#include "core/notation.h"
#include "core/overloaded.h"
#include "ui/analysis/review/reviewtexts.h"
#include "ui/analysis/theory/openingtitle.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QLocale>

#include <bit>
#include <cmath>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::HintTexts)
};

using ai::MeritKind;
using core::GameKind;
using core::Move;

/// Whether the estimate is too close to 0 for a number.
bool isAboutEven(const ai::SearchResult &result)
{
    return !result.exact && std::abs(result.value.value_or(0)) <= ai::ReviewedMove::estimateNoise;
}

/// How the game stands after a move that is advised, where that is an estimate.
QString estimateSentence(int value)
{
    const int discs = std::abs(value);
    if (discs <= ai::ReviewedMove::estimateNoise)
        return Texts::tr("The game is then about even.");
    return value > 0 ? Texts::tr("You should win by about %n disc(s).", nullptr, discs)
                     : Texts::tr("You would still lose by about %n disc(s).", nullptr, discs);
}

QString solvedSentence(const QString &move, int value)
{
    const int discs = std::abs(value);
    if (value > 0)
        return Texts::tr("Try %1: it wins by %n disc(s) with best play.", nullptr, discs).arg(move);
    if (value < 0)
        return Texts::tr("Every move loses now: %1 by %n disc(s), and none by fewer.", // maybe all
                         "%1: a square", discs)
            .arg(move);
    return Texts::tr("Try %1: it keeps the draw.").arg(move);
}

QString othelloHint(const QString &move, const ai::SearchResult &result)
{
    const int value = result.value.value_or(0);
    if (result.reason == ai::Reason::OnlyMove)
        return Texts::tr("%1 is your only move.").arg(move);
    if (result.reason == ai::Reason::WinsAtOnce)
        return Texts::tr("Try %1: it ends the game, and you win by %n disc(s).", nullptr, value)
            .arg(move);
    if (result.reason == ai::Reason::Book)
        return paragraphOf({Texts::tr("Try %1, a well-tried move of the opening.").arg(move),
                            estimateSentence(value)});
    if (!result.value)
        return Texts::tr("Try %1, the best move found.").arg(move);
    if (result.exact)
        return solvedSentence(move, value);
    return paragraphOf({Texts::tr("Try %1.").arg(move), estimateSentence(value)});
}

QString nimHint(const core::Nim &position, const ai::SearchResult &result)
{
    const int counters = core::Nim::countersOf(result.move);
    const QString move =
        position.heapCount() == 1
            ? Texts::tr("Take %n", "counters", counters)
            : Texts::tr("Take %n from heap %1", "counters", counters)
                  .arg(QChar(core::Nim::heapLetter(core::Nim::heapOf(result.move))));
    if (position.legalMoves().size() == 1)
        return Texts::tr("%1: it is your only move.", "%1: Take 1").arg(move);
    return result.value.value_or(0) > 0
               ? Texts::tr("%1: it wins with best play.", "%1: Take 3").arg(move)
               : Texts::tr("%1. Every move loses against best play; this one makes the game last.",
                           "%1: Take 1")
                     .arg(move);
}

/// The line that a square completes for a side: "the top row".
QString completedLine(const core::TicTacToe &position, core::Side side, Move move)
{
    const auto square = static_cast<core::TicTacToe::Mask>(1U << move.code());
    for (std::size_t line = 0; line < core::TicTacToe::lines.size(); ++line) {
        const auto squares = core::TicTacToe::lines[line];
        if ((squares & square) != 0 && (squares & ~square & ~position.marks(side)) == 0)
            return ticTacToeLineTitle(line);
    }
    return {};
}

QString ticTacToeHint(const core::TicTacToe &position, const ai::SearchResult &result)
{
    const QString move = moveTitle(position, result.move);
    const core::Side side = position.sideToMove();
    const QString other = sideTitle(GameKind::TicTacToe, opponent(side));
    const int value = result.value.value_or(0);
    switch (result.reason) {
    case ai::Reason::OnlyMove:
        return Texts::tr("%1 is your only move.").arg(move);
    case ai::Reason::CompletesLine:
        return Texts::tr("Try %1: it completes %2 and wins.", "a square; a line: the top row")
            .arg(move, completedLine(position, side, result.move));
    case ai::Reason::BlocksLine:
        return Texts::tr("Try %1: it blocks %2 in %3.", "a square; O; a line: the top row")
            .arg(move, other, completedLine(position, opponent(side), result.move));
    case ai::Reason::StopsTriangle:
        return Texts::tr("Try %1: it keeps %2 from making two threats at once.", "a square; O")
            .arg(move, other);
    case ai::Reason::WinsAtOnce:
    case ai::Reason::Book:
    case ai::Reason::Theory:
    case ai::Reason::Chance:
    case ai::Reason::Searched:
    case ai::Reason::Solved:
        break;
    }
    if (value > 0)
        return Texts::tr("Try %1: it wins with best play.").arg(move);
    if (value < 0)
        return Texts::tr("Try %1. Every move loses against best play.").arg(move);
    return Texts::tr("Try %1: it keeps the draw.").arg(move);
}

/// The move and its value.
QString valueSentence(const core::Position &position, const ai::SearchResult &result)
{
    const QString move = moveTitle(position, result.move);
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &game) { return ticTacToeHint(game, result); },
                         [&](const core::Othello &) { return othelloHint(move, result); },
                         [&](const core::Nim &heaps) { return nimHint(heaps, result); }},
        position);
}

QString knownOpening(std::string_view name)
{
    return Texts::tr("It leads to a known opening: %1.").arg(openingTitle(name));
}

/// A heap as a sum of powers of two, the largest first: "4+1".
QString binaryParts(int heap)
{
    QStringList parts;
    for (unsigned part = std::bit_floor(unsigned(heap)); part > 0; part /= 2) {
        if ((unsigned(heap) & part) != 0)
            parts << QString::number(part);
    }
    return parts.join('+');
}

/// Why a position's nim-sum is 0; avoids that term if there is no limit.
QString nimSumZeroText(const core::Nim &left)
{
    const int limit = left.takeLimit();
    QStringList heaps;
    for (int heap = 0; heap < left.heapCount(); ++heap) {
        const int counted = limit > 0 ? left.heap(heap) % (limit + 1) : left.heap(heap);
        if (counted > 0)
            heaps << binaryParts(counted);
    }
    const QString list = QLocale().createSeparatedList(heaps);
    if (limit == 0)
        return Texts::tr("It leaves heaps of %1, in which all parts come in pairs.", "1, 4 and 4+1")
            .arg(list);
    if (heaps.isEmpty())
        return Texts::tr("It leaves a multiple of %1 in each heap.").arg(limit + 1);
    return Texts::tr("Without the multiples of %1 it leaves heaps of %2, in which all parts come "
                     "in pairs.",
                     "4; 1, 2 and 2+1")
        .arg(limit + 1)
        .arg(list);
}

QString othelloMeritText(const ai::Merit &merit)
{
    const QString square = QString::fromStdString(core::squareName(std::max(0, merit.square), 8));
    const int count = merit.count;
    switch (merit.kind) {
    case MeritKind::TakesCorner:
        return Texts::tr("It takes the corner %1, which can never be turned.").arg(square);
    case MeritKind::GuardsCorner:
        return Texts::tr("It keeps your opponent from the corner %1.").arg(square);
    case MeritKind::ForcesPass:
        return Texts::tr("Your opponent must then pass.");
    case MeritKind::ThreatensCorner:
        return Texts::tr("It threatens to take the corner %1.").arg(square);
    case MeritKind::StrictlyFewestReplies:
        return Texts::tr("It leaves your opponent %n square(s), fewer than any other move.",
                         nullptr, count);
    case MeritKind::FewestReplies:
        return Texts::tr("It leaves your opponent %n square(s); no other move leaves fewer.",
                         nullptr, count);
    case MeritKind::FillsHole:
        return Texts::tr("It fills the gap at %1 before your opponent can.").arg(square);
    case MeritKind::TakesParity:
        return Texts::tr("%n empty square(s) lie together there, an odd number: you can play the "
                         "first and the last of them.",
                         nullptr, count);
    case MeritKind::OpensNoSquare:
        return Texts::tr("It opens no new square to your opponent; most other moves do.");
    case MeritKind::ReachesOpening:
        return knownOpening(merit.opening);
    case MeritKind::TurnsInside:
        return Texts::tr("It turns only inner discs, and so opens little to your opponent.");
    case MeritKind::FewestFlips:
        return Texts::tr("It turns %n disc(s); every other move turns more.", nullptr, count);
    default:
        break;
    }
    return {};
}

QString ticTacToeMeritText(const core::TicTacToe &position, const ai::Merit &merit)
{
    switch (merit.kind) {
    case MeritKind::MakesFork:
        return Texts::tr("It makes two threats at once.");
    case MeritKind::OthersLose:
        return merit.count == 1
                   ? Texts::tr("Every other square loses.")
                   : Texts::tr("Only %n of the %1 free squares hold.", nullptr, merit.count)
                         .arg(position.legalMoves().size());
    case MeritKind::OnlyCornersHold:
        return Texts::tr("Only a corner holds; elsewhere you would lose.");
    case MeritKind::MakesThreat:
        return Texts::tr("It threatens three in a row; your opponent must block on %1.")
            .arg(merit.square + 1);
    case MeritKind::LiesOnOpenLines:
        return Texts::tr("%n line(s) through it are still open.", nullptr, merit.count);
    default:
        break;
    }
    return {};
}

QString nimMeritText(const core::Nim &left, const ai::Merit &merit)
{
    switch (merit.kind) {
    case MeritKind::TakesLastCounter:
        return Texts::tr("It takes the last counter.");
    case MeritKind::LeavesLastCounter:
        return Texts::tr("It leaves one counter, which your opponent must take.");
    case MeritKind::LeavesMultiple:
        return Texts::tr("It leaves %1, a multiple of %2.").arg(merit.count).arg(merit.divisor);
    case MeritKind::LeavesOneAboveMultiple:
        return Texts::tr("It leaves %1, one more than a multiple of %2.")
            .arg(merit.count)
            .arg(merit.divisor);
    case MeritKind::LeavesEqualHeaps:
        return Texts::tr("It leaves two equal heaps.");
    case MeritKind::MakesNimSumZero:
        return nimSumZeroText(left);
    case MeritKind::LeavesOddSingleCounters:
        return Texts::tr("It leaves an odd number of heaps of one counter.");
    default:
        break;
    }
    return {};
}

} // namespace

QString shortHint(const core::Position &position, const ai::SearchResult &result)
{
    switch (result.reason) {
    case ai::Reason::WinsAtOnce:
    case ai::Reason::CompletesLine:
        return Texts::tr("wins");
    case ai::Reason::BlocksLine:
    case ai::Reason::StopsTriangle:
        return Texts::tr("blocks");
    case ai::Reason::Chance:
    case ai::Reason::OnlyMove:
    case ai::Reason::Theory:
    case ai::Reason::Book:
    case ai::Reason::Searched:
    case ai::Reason::Solved:
        break;
    }
    if (!result.value)
        return {};
    if (const GameKind kind = core::kindOf(position); core::maxScore(kind) > 1)
        return isAboutEven(result) ? QString() : valueText(kind, *result.value);
    return *result.value > 0   ? Texts::tr("wins")
           : *result.value < 0 ? QString() // the best of several losing moves needs no warning
                               : Texts::tr("draws");
}

QString hintReason(const core::Position &position, Move move)
{
    const ai::Merit merit = ai::explainMove(position, move);
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &squares) { return ticTacToeMeritText(squares, merit); },
            [&](const core::Othello &) { return othelloMeritText(merit); },
            [&](const core::Nim &heaps) { return nimMeritText(after(heaps, move), merit); }},
        position);
}

QStringList hintSentences(const core::Position &position, const ai::SearchResult &result)
{
    QStringList sentences{valueSentence(position, result), hintReason(position, result.move)};
    sentences.removeAll(QString());
    return sentences;
}

QString hintText(const core::Position &position, const ai::SearchResult &result)
{
    return paragraphOf(hintSentences(position, result));
}

} // namespace ui
