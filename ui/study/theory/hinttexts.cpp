#include "ui/study/theory/hinttexts.h"

#include "ai/analysis/explain.h"
#include "core/notation.h"
#include "core/overloaded.h"
#include "ui/common/titles.h"
#include "ui/study/review/reviewtexts.h"

#include <QCoreApplication>

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

QString bookHint(const QString &move, int value)
{
    const int discs = std::abs(value);
    if (value > 0)
        return Texts::tr("Hint: %1, from the opening book. You are then about %n disc(s) ahead.",
                         nullptr, discs)
            .arg(move);
    if (value < 0)
        return Texts::tr("Hint: %1, from the opening book. You are then about %n disc(s) behind.",
                         nullptr, discs)
            .arg(move);
    return Texts::tr("Hint: %1, from the opening book. The game is then about even.").arg(move);
}

QString othelloHint(const QString &move, const ai::SearchResult &result)
{
    const int value = result.value.value_or(0);
    const int discs = std::abs(value);
    if (result.reason == ai::Reason::OnlyMove)
        return Texts::tr("Hint: %1, the only legal move.").arg(move);
    if (result.reason == ai::Reason::WinsAtOnce)
        return Texts::tr("Hint: %1 ends the game: you win by %n disc(s).", nullptr, value)
            .arg(move);
    if (result.reason == ai::Reason::Book)
        return bookHint(move, value);
    if (!result.value)
        return Texts::tr("Hint: %1, the best move found.").arg(move);
    if (result.exact && value > 0)
        return Texts::tr("Hint: %1 wins by %n disc(s) with best play.", nullptr, discs).arg(move);
    if (result.exact && value < 0)
        return Texts::tr("Hint: %1 loses by only %n disc(s) with best play.", nullptr, discs)
            .arg(move);
    if (result.exact)
        return Texts::tr("Hint: %1 keeps the draw.").arg(move);
    if (value > 0)
        return Texts::tr("Hint: %1. You are then about %n disc(s) ahead.", nullptr, discs)
            .arg(move);
    if (value < 0)
        return Texts::tr("Hint: %1. You are then about %n disc(s) behind.", nullptr, discs)
            .arg(move);
    return Texts::tr("Hint: %1. The game is then about even.").arg(move);
}

QString nimHint(const core::Nim &position, const ai::SearchResult &result)
{
    const int counters = core::Nim::countersOf(result.move);
    const QString move = position.heapCount() == 1
                             ? Texts::tr("take %n", "counters", counters)
                             : Texts::tr("take %n from heap %1", "counters", counters)
                                   .arg(QChar('a' + core::Nim::heapOf(result.move)));
    if (result.reason == ai::Reason::OnlyMove)
        return Texts::tr("Hint: %1, the only legal move.").arg(move);
    return result.value.value_or(0) > 0
               ? Texts::tr("Hint: %1, which wins with best play.").arg(move)
               : Texts::tr("Hint: %1. Every move loses against best play; this one makes the game "
                           "last.")
                     .arg(move);
}

QString ticTacToeHint(const QString &move, const ai::SearchResult &result)
{
    const int value = result.value.value_or(0);
    switch (result.reason) {
    case ai::Reason::OnlyMove:
        return Texts::tr("Hint: %1, the only legal move.").arg(move);
    case ai::Reason::CompletesLine:
        return Texts::tr("Hint: %1 completes your line and wins.").arg(move);
    case ai::Reason::BlocksLine:
        return Texts::tr("Hint: %1 blocks the line that would win next.").arg(move);
    case ai::Reason::StopsTriangle:
        return Texts::tr("Hint: %1 stops the other side from getting two open threats.").arg(move);
    case ai::Reason::WinsAtOnce:
    case ai::Reason::Book:
    case ai::Reason::Theory:
    case ai::Reason::Chance:
    case ai::Reason::Searched:
    case ai::Reason::Solved:
        break;
    }
    if (value > 0)
        return Texts::tr("Hint: %1 wins with best play.").arg(move);
    if (value < 0)
        return Texts::tr("Hint: %1. Every move loses against best play.").arg(move);
    return Texts::tr("Hint: %1 keeps the draw.").arg(move);
}

/// The move, and what it is worth.
QString valueSentence(const core::Position &position, const ai::SearchResult &result)
{
    const QString move = moveTitle(position, result.move);
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return ticTacToeHint(move, result); },
                         [&](const core::Othello &) { return othelloHint(move, result); },
                         [&](const core::Nim &heaps) { return nimHint(heaps, result); }},
        position);
}

QString fewestReplies(int count)
{
    return Texts::tr("It leaves the other side %n square(s); no other move leaves fewer.", nullptr,
                     count);
}

QString strictlyFewestReplies(int count)
{
    return Texts::tr("It leaves the other side %n square(s), fewer than any other move.", nullptr,
                     count);
}

QString fewerReplies(int count, int otherMove)
{
    return Texts::tr("It leaves the other side %n square(s); other moves leave up to %1.", nullptr,
                     count)
        .arg(otherMove);
}

QString ownReplies(int count, int otherSide)
{
    return Texts::tr("You then have %n square(s) to choose from, the other side %1.", nullptr,
                     count)
        .arg(otherSide);
}

QString knownOpening(std::string_view name)
{
    return Texts::tr("It leads to a known opening: %1.")
        .arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
}

QString meritText(const ai::Merit &merit)
{
    const QString square = QString::fromStdString(core::squareName(std::max(0, merit.square), 8));
    const int count = merit.count;
    switch (merit.kind) {
    case MeritKind::TakesCorner:
        return Texts::tr("It takes the corner %1, which can never be turned.").arg(square);
    case MeritKind::GuardsCorner:
        return Texts::tr("It keeps the other side from the corner %1.").arg(square);
    case MeritKind::ForcesPass:
        return Texts::tr("The other side must then pass.");
    case MeritKind::StrictlyFewestReplies:
        return strictlyFewestReplies(count);
    case MeritKind::TakesParity:
        return Texts::tr("The last of the %n empty square(s) there can then be yours.", nullptr,
                         count);
    case MeritKind::OpensNoSquare:
        return Texts::tr("It opens no new square for the other side.");
    case MeritKind::ReachesOpening:
        return knownOpening(merit.opening);
    case MeritKind::ThreatensCorner:
        return Texts::tr("It threatens to take the corner %1 next.").arg(square);
    case MeritKind::FewerReplies:
        return fewerReplies(count, merit.max);
    case MeritKind::OwnReplies:
        return ownReplies(count, merit.max);
    case MeritKind::TurnsInside:
        return Texts::tr("It turns only inner discs, and so opens little to the other side.");
    case MeritKind::FewestReplies:
        return fewestReplies(count);
    case MeritKind::FewestFlips:
        return Texts::tr("It turns %n disc(s); no other move turns fewer.", nullptr, count);
    case MeritKind::CountedReplies:
        return Texts::tr("The other side then has %n square(s) to choose from.", nullptr, count);
    case MeritKind::MakesFork:
        return Texts::tr("It makes two open threats at once.");
    case MeritKind::MakesThreat:
        return Texts::tr("The other side must then block your line.");
    case MeritKind::LiesOnOpenLines:
        return Texts::tr("It lies on %n line(s) that are still open.", nullptr, count);
    case MeritKind::TakesLastCounter:
        return Texts::tr("It takes the last counter.");
    case MeritKind::LeavesLastCounter:
        return Texts::tr("It leaves one counter, which the other side must take.");
    case MeritKind::LeavesMultiple:
        return Texts::tr("It leaves %1, a multiple of %2.").arg(count).arg(merit.divisor);
    case MeritKind::LeavesOneAboveMultiple:
        return Texts::tr("It leaves %1, one more than a multiple of %2.")
            .arg(count)
            .arg(merit.divisor);
    case MeritKind::MakesNimSumZero:
        return Texts::tr("It makes the nim-sum 0: in binary, every column of the heaps has an even "
                         "number of ones.");
    case MeritKind::LeavesOddSingleCounters:
        return Texts::tr("It leaves an odd number of heaps of one counter.");
    case MeritKind::None:
        break;
    }
    return {};
}

} // namespace

ai::SearchResult steadyHint(const core::Position &position, ai::SearchResult result)
{
    if (!result.equalMoves.empty())
        result.move = ai::adviseOneOf(position, result.equalMoves);
    return result;
}

bool looksFurther(const ai::SearchResult &result, const ai::SearchResult &earlier)
{
    constexpr int severalPlies = 4;
    return !earlier.exact && (result.exact || result.depth >= earlier.depth + severalPlies);
}

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
        return valueText(kind, *result.value);
    return *result.value > 0   ? Texts::tr("wins")
           : *result.value < 0 ? QString() // the best of moves that all lose is no warning
                               : Texts::tr("draws");
}

QString hintReason(const core::Position &position, Move move)
{
    return meritText(ai::explainMove(position, move));
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
