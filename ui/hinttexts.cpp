#include "ui/hinttexts.h"

#include "ai/tictactoechoice.h"
#include "core/notation.h"
#include "ui/openings.h"
#include "ui/reviewtexts.h"

#include <QCoreApplication>

#include <array>
#include <bit>
#include <cmath>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::HintTexts)
};

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

constexpr std::array<int, 4> corners{0, 7, 56, 63};

QString moveName(const core::Position &position, Move move)
{
    return QString::fromStdString(moveText(position, move));
}

QString othelloHint(const QString &move, const ai::SearchResult &result)
{
    const int value = result.value.value_or(0);
    const int discs = std::abs(value);
    if (!result.value)
        return Texts::tr("Hint: %1, the best that was found.").arg(move);
    if (result.exact && value > 0)
        return Texts::tr("Hint: %1 wins by %n disc(s) with best play.", nullptr, discs).arg(move);
    if (result.exact && value < 0)
        return Texts::tr("Hint: %1 loses by only %n disc(s) with best play.", nullptr, discs)
            .arg(move);
    if (result.exact)
        return Texts::tr("Hint: %1 keeps the draw.").arg(move);
    if (value > 0)
        return Texts::tr("Hint: %1, the best that was found: about %n disc(s) ahead.", nullptr,
                         discs)
            .arg(move);
    if (value < 0)
        return Texts::tr("Hint: %1, the best that was found: about %n disc(s) behind.", nullptr,
                         discs)
            .arg(move);
    return Texts::tr("Hint: %1, the best that was found: about even.").arg(move);
}

QString worth(const core::Position &position, const ai::SearchResult &result)
{
    const QString move = moveName(position, result.move);
    const int value = result.value.value_or(0);
    switch (result.reason) {
    case ai::Reason::OnlyMove:
        return Texts::tr("Hint: %1, the only legal move.").arg(move);
    case ai::Reason::WinsAtOnce:
        return Texts::tr("Hint: %1 ends the game, won by %n disc(s).", nullptr, value).arg(move);
    case ai::Reason::CompletesLine:
        return Texts::tr("Hint: %1 completes your line and wins.").arg(move);
    case ai::Reason::BlocksLine:
        return Texts::tr("Hint: %1 blocks the line that would win next.").arg(move);
    case ai::Reason::StopsTriangle:
        return Texts::tr("Hint: %1 stops the other side from getting two open threats.").arg(move);
    case ai::Reason::Theory:
        return value > 0 ? Texts::tr("Hint: %1 leaves the other side a lost position.").arg(move)
                         : Texts::tr("Hint: %1. Every move loses against best play; this one makes "
                                     "the game last.")
                               .arg(move);
    default:
        break;
    }
    if (core::kindOf(position) == GameKind::Othello) {
        return othelloHint(move, result);
    }
    if (value > 0)
        return Texts::tr("Hint: %1 wins with best play.").arg(move);
    if (value < 0)
        return Texts::tr("Hint: %1. Every move loses against best play.").arg(move);
    return Texts::tr("Hint: %1 keeps the draw.").arg(move);
}

bool isOn(Othello::Mask mask, int square)
{
    return (mask >> square & 1) != 0;
}

/// How many empty squares hang together with a square, itself included.
int emptyRegion(const Othello &position, int square)
{
    const Othello::Mask empty = position.emptySquares();
    Othello::Mask region = Othello::Mask(1) << square;
    for (Othello::Mask before = 0; before != region;) {
        before = region;
        constexpr Othello::Mask notA = 0xfefefefefefefefe;
        constexpr Othello::Mask notH = 0x7f7f7f7f7f7f7f7f;
        region |= (region << 1 & notA) | (region >> 1 & notH);
        region |= region << 8 | region >> 8;
        region &= empty;
    }
    return std::popcount(region);
}

bool leavesFewest(const Othello &position, Move move, int replies)
{
    for (const Move other : position.legalMoves()) {
        const Othello next = after(position, other);
        if (other != move && std::popcount(next.placements(next.sideToMove())) <= replies)
            return false;
    }
    return true;
}

/// How many discs of the other side a move turns.
int turned(const Othello &position, Move move)
{
    return std::popcount(position.flips(move.code()));
}

/// Where much is open and little decided: what can be counted on the board.
QString earlyReason(const Othello &position, const Othello &next, Move move, int replies)
{
    const QString opening = openingName(next);
    if (!opening.isEmpty())
        return Texts::tr("It leads to a known opening: %1.").arg(opening);
    bool fewestReplies = true;
    bool fewestTurned = true;
    for (const Move other : position.legalMoves()) {
        const Othello instead = after(position, other);
        fewestReplies =
            fewestReplies && std::popcount(instead.placements(instead.sideToMove())) >= replies;
        fewestTurned = fewestTurned && turned(position, other) >= turned(position, move);
    }
    if (fewestReplies)
        return Texts::tr("It leaves the other side %n square(s); no other move leaves fewer.",
                         nullptr, replies);
    if (fewestTurned)
        return Texts::tr("It turns %n disc(s); no other move turns fewer.", nullptr,
                         turned(position, move));
    return Texts::tr("The other side then has %n square(s) to choose from.", nullptr, replies);
}

/// From the weightiest reason to the lightest.
QString othelloReason(const Othello &position, Move move)
{
    constexpr int lateGame = 16; ///< empty squares from which on parts of the board are apart
    constexpr int few = 5;
    if (move == Othello::pass || position.legalMoves().size() < 2)
        return {};
    const Side other = opponent(position.sideToMove());
    const Othello next = after(position, move);
    const Othello::Mask before = position.placements(other);
    const Othello::Mask replies = next.placements(other);
    const int count = std::popcount(replies);
    for (const int corner : corners) {
        const QString name = QString::fromStdString(core::squareName(corner, 8));
        if (move.code() == corner)
            return Texts::tr("It takes the corner %1, which can never be turned.").arg(name);
        if (isOn(before, corner) && !isOn(replies, corner))
            return Texts::tr("It keeps the other side from the corner %1.").arg(name);
    }
    if (next.mustPass())
        return Texts::tr("The other side must pass then.");
    if (count > 0 && count <= few && leavesFewest(position, move, count))
        return Texts::tr("It leaves the other side %n square(s), fewer than any other move.",
                         nullptr, count);
    const int region = emptyRegion(position, move.code());
    if (position.empties() <= lateGame && region % 2 == 1 && region < position.empties())
        return Texts::tr("The last of the %n empty square(s) there can then be yours.", nullptr,
                         region);
    if ((replies & ~before) == 0)
        return Texts::tr("It opens no new square to the other side.");
    return earlyReason(position, next, move, count);
}

QString ticTacToeReason(const TicTacToe &position, Move move)
{
    const Side side = position.sideToMove();
    const TicTacToe next = after(position, move);
    if (next.isOver() || !ai::completions(position, opponent(side)).empty())
        return {};
    const std::size_t threats = ai::completions(next, side).size();
    if (threats > 1)
        return Texts::tr("It makes two open threats at once.");
    if (threats == 1)
        return Texts::tr("The other side must block it.");
    int lines = 0;
    for (const auto line : TicTacToe::lines)
        lines += (line >> move.code() & 1) != 0 && (line & position.marks(opponent(side))) == 0;
    return lines > 0 ? Texts::tr("It lies on %n line(s) that are still open.", nullptr, lines)
                     : QString();
}

QString heapReason(int left, const Nim &next)
{
    const bool misere = next.rule() == Nim::Rule::Misere;
    if (misere && left == 1)
        return Texts::tr("It leaves one counter, which the other side must take.");
    if (next.takeLimit() == 0)
        return {};
    return misere
               ? Texts::tr("It leaves %1, one more than a multiple of %2.")
                     .arg(left)
                     .arg(next.takeLimit() + 1)
               : Texts::tr("It leaves %1, a multiple of %2.").arg(left).arg(next.takeLimit() + 1);
}

/// By the theory that ai/nimchoice.h states.
QString nimReason(const Nim &position, Move move)
{
    const Nim next = after(position, move);
    if (next.isOver())
        return next.rule() == Nim::Rule::Normal ? Texts::tr("It takes the last counter.")
                                                : QString();
    int sum = 0;
    int heaps = 0;
    int left = 0;
    bool large = false; // a heap is worth 2 or more
    for (int i = 0; i < next.heapCount(); ++i) {
        const int worth =
            next.takeLimit() == 0 ? next.heap(i) : next.heap(i) % (next.takeLimit() + 1);
        sum ^= worth;
        large = large || worth > 1;
        heaps += next.heap(i) > 0;
        left = std::max(left, next.heap(i));
    }
    const bool usual = next.rule() == Nim::Rule::Normal || large;
    if (usual != (sum == 0))
        return {}; // the other side is not lost
    if (heaps == 1)
        return heapReason(left, next);
    if (usual)
        return Texts::tr("It makes every column of Nim's binary table even.");
    return next.takeLimit() == 0 ? Texts::tr("It leaves an odd number of heaps of one counter.")
                                 : QString();
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
    default:
        break;
    }
    if (!result.value)
        return {};
    if (core::kindOf(position) == GameKind::Othello)
        return valueText(GameKind::Othello, *result.value);
    return *result.value > 0   ? Texts::tr("wins")
           : *result.value < 0 ? QString() // the best of moves that all lose is no warning
                               : Texts::tr("draws");
}

QString hintReason(const core::Position &position, Move move)
{
    if (const auto *game = std::get_if<TicTacToe>(&position))
        return ticTacToeReason(*game, move);
    if (const auto *game = std::get_if<Othello>(&position))
        return othelloReason(*game, move);
    return nimReason(std::get<Nim>(position), move);
}

QString hintText(const core::Position &position, const ai::SearchResult &result)
{
    const QString value = worth(position, result);
    const QString reason = hintReason(position, result.move);
    return reason.isEmpty() ? value : Texts::tr("%1 %2", "two sentences").arg(value, reason);
}

} // namespace ui
