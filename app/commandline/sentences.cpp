#include "app/commandline/sentences.h"

#include "app/commandline/language.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace commandline {

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::Subject;
using core::TicTacToe;
using core::TranslatableText;

namespace {

/// A sentence in a version for each kind of player, because verbs differ. The version for a named
/// person has the name as %1, followed by the other arguments.
struct SentenceOfPlayer
{
    TranslatableText you;
    TranslatableText computer;
    TranslatableText person;

    TranslatableText of(Subject player) const
    {
        switch (player) {
        case Subject::You:
            return you;
        case Subject::Computer:
            return computer;
        case Subject::Named:
            break;
        }
        return person;
    }
};

// %1: a square
constexpr SentenceOfPlayer playsAndTurns{
    QT_TRANSLATE_N_NOOP("cli", "You play %1 and turn %n disc(s)."),
    QT_TRANSLATE_N_NOOP("cli", "The computer plays %1 and turns %n disc(s)."),
    QT_TRANSLATE_N_NOOP("cli", "%1 plays %2 and turns %n disc(s).")};
constexpr SentenceOfPlayer passes{
    QT_TRANSLATE_NOOP("cli", "You cannot place a disc and pass."),
    QT_TRANSLATE_NOOP("cli", "The computer cannot place a disc and passes."),
    QT_TRANSLATE_NOOP("cli", "%1 cannot place a disc and passes.")};
constexpr SentenceOfPlayer marks{QT_TRANSLATE_NOOP("cli", "You mark %1."),
                                 QT_TRANSLATE_NOOP("cli", "The computer marks %1."),
                                 QT_TRANSLATE_NOOP("cli", "%1 marks %2.")};
constexpr SentenceOfPlayer takes{QT_TRANSLATE_N_NOOP("cli", "You take %n counter(s)."),
                                 QT_TRANSLATE_N_NOOP("cli", "The computer takes %n counter(s)."),
                                 QT_TRANSLATE_N_NOOP("cli", "%1 takes %n counter(s).")};
constexpr SentenceOfPlayer takesFromHeap{
    QT_TRANSLATE_N_NOOP("cli", "You take %n counter(s) from heap %1."),
    QT_TRANSLATE_N_NOOP("cli", "The computer takes %n counter(s) from heap %1."),
    QT_TRANSLATE_N_NOOP("cli", "%1 takes %n counter(s) from heap %2.")};
// 12: 38 to 26
constexpr SentenceOfPlayer winsBy{QT_TRANSLATE_NOOP("cli", "You win by %1: %2 to %3."),
                                  QT_TRANSLATE_NOOP("cli", "The computer wins by %1: %2 to %3."),
                                  QT_TRANSLATE_NOOP("cli", "%1 wins by %2: %3 to %4.")};
// %1: 1-5-9
constexpr SentenceOfPlayer winsWithLine{
    QT_TRANSLATE_NOOP("cli", "You win with the line %1."),
    QT_TRANSLATE_NOOP("cli", "The computer wins with the line %1."),
    QT_TRANSLATE_NOOP("cli", "%1 wins with the line %2.")};
constexpr SentenceOfPlayer wins{QT_TRANSLATE_NOOP("cli", "You win."),
                                QT_TRANSLATE_NOOP("cli", "The computer wins."),
                                QT_TRANSLATE_NOOP("cli", "%1 wins.")};
constexpr SentenceOfPlayer tookTheLast{
    QT_TRANSLATE_NOOP("cli", "You took the last counter."),
    QT_TRANSLATE_NOOP("cli", "The computer took the last counter."),
    QT_TRANSLATE_NOOP("cli", "%1 took the last counter.")};

/// Who plays each side of a game.
struct SidesPlayed
{
    GameKind kind;
    const Players &players;

    std::vector<std::string> arguments(Side side, std::vector<std::string> others) const
    {
        if (playerOf(side) == Subject::Named)
            others.insert(others.begin(), sideName(kind, side));
        return others;
    }
    Subject playerOf(Side side) const { return players[static_cast<std::size_t>(side)]; }

    std::string say(const SentenceOfPlayer &sentence, Side side,
                    std::vector<std::string> others = {}) const
    {
        return text(sentence.of(playerOf(side)), arguments(side, std::move(others)));
    }
    std::string sayCounted(const SentenceOfPlayer &sentence, Side side, int number,
                           std::vector<std::string> others = {}) const
    {
        return counted(sentence.of(playerOf(side)), number, arguments(side, std::move(others)));
    }
};

struct MoveSentence
{
    Move move;
    SidesPlayed sides;

    std::string operator()(const Othello &position) const
    {
        const Side side = position.sideToMove();
        if (move == Othello::pass)
            return sides.say(passes, side);
        const int turned = std::popcount(position.flips(move.code()));
        return sides.sayCounted(playsAndTurns, side, turned, {position.moveText(move)});
    }
    std::string operator()(const TicTacToe &position) const
    {
        return sides.say(marks, position.sideToMove(), {position.moveText(move)});
    }
    std::string operator()(const Nim &position) const
    {
        const int heap = Nim::heapOf(move);
        const int taken = Nim::countersOf(move);
        const int left = position.heap(heap) - taken;
        const Side side = position.sideToMove();
        const std::string sentence =
            position.heapCount() == 1 ? sides.sayCounted(takes, side, taken)
                                      : sides.sayCounted(takesFromHeap, side, taken,
                                                         {std::string(1, Nim::heapLetter(heap))});
        return sentence + ' '
               + (left == 0 ? position.heapCount() == 1
                                  ? text(QT_TRANSLATE_NOOP("cli", "None is left."))
                                  : text(QT_TRANSLATE_NOOP("cli", "None is left in it."))
                            : counted(QT_TRANSLATE_N_NOOP("cli", "%n is/are left."), left));
    }
};

/// A side's completed line, such as "1-5-9".
std::string lineOf(const TicTacToe &position, Side side)
{
    for (const TicTacToe::Mask line : TicTacToe::lines) {
        if ((position.marks(side) & line) != line)
            continue;
        std::string squares;
        for (int square = 0; square < 9; ++square) {
            if (((line >> square) & 1) != 0)
                squares += (squares.empty() ? "" : "-") + std::to_string(square + 1);
        }
        return squares;
    }
    return {};
}

struct ResultSentence
{
    std::optional<Side> winner;
    SidesPlayed sides;

    std::string operator()(const Othello &position) const
    {
        const int first = position.count(Side::First);
        const int second = position.count(Side::Second);
        if (!winner)
            return text(QT_TRANSLATE_NOOP("cli", "A draw: %1 to %2."),
                        {std::to_string(first), std::to_string(second)});
        const int ofWinner = *winner == Side::First ? first : second;
        std::string sentences =
            sides.say(winsBy, *winner,
                      {std::to_string(std::abs(position.score())), std::to_string(ofWinner),
                       std::to_string(first + second - ofWinner)});
        const bool isReverse = position.rule() == Othello::Rule::Fewest;
        if (isReverse)
            sentences += ' ' + text(QT_TRANSLATE_NOOP("cli", "The fewest discs win."));
        if (position.empties() > 0)
            sentences +=
                ' '
                + counted(
                    isReverse
                        ? QT_TRANSLATE_N_NOOP("cli", "%n empty square(s) count for the loser.")
                        : QT_TRANSLATE_N_NOOP("cli", "%n empty square(s) count for the winner."),
                    position.empties());
        return sentences;
    }
    std::string operator()(const TicTacToe &position) const
    {
        if (!winner)
            return text(QT_TRANSLATE_NOOP("cli", "A draw: nobody has a line."));
        return sides.say(winsWithLine, *winner, {lineOf(position, *winner)});
    }
    std::string operator()(const Nim &position) const
    {
        return sides.say(tookTheLast, opponent(position.sideToMove())) + ' '
               + sides.say(wins, *winner);
    }
};

struct MoveHelp
{
    std::string operator()(const TicTacToe &) const
    {
        return text(
            QT_TRANSLATE_NOOP("cli", "A move is the number of an empty square, such as 5."));
    }
    std::string operator()(const Othello &) const
    {
        return text(QT_TRANSLATE_NOOP(
            "cli", "A move is a square with a dot by its letter and number, such as f5."));
    }
    std::string operator()(const Nim &position) const
    {
        const std::vector<std::string> limit{std::to_string(position.takeLimit())};
        if (position.heapCount() == 1)
            return position.takeLimit() == 0
                       ? text(QT_TRANSLATE_NOOP(
                           "cli",
                           "A move is how many counters to take (as many as you like), such as 2."))
                       : text(
                           QT_TRANSLATE_NOOP(
                               "cli", "A move is how many counters to take (1 to %1), such as 2."),
                           limit);
        return position.takeLimit() == 0
                   ? text(QT_TRANSLATE_NOOP("cli", "A move is a heap and how many counters to take "
                                                   "from it (as many as you like), such as a2."))
                   : text(QT_TRANSLATE_NOOP("cli", "A move is a heap and how many counters to take "
                                                   "from it (1 to %1), such as a2."),
                          limit);
    }
};

/// Whether values are disc counts, not just won, drawn or lost.
bool scoresDiscs(const core::Position &position)
{
    return core::maxScore(kindOf(position)) > 1;
}

/// The value found by an exact search.
std::string solvedHint(const core::Position &position, int value,
                       const std::vector<std::string> &move)
{
    const int discs = std::abs(value);
    if (value == 0)
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, which draws with best play."), move);
    if (!scoresDiscs(position))
        return value > 0
                   ? text(QT_TRANSLATE_NOOP("cli", "Hint: %1, which wins with best play."), move)
                   : text(QT_TRANSLATE_NOOP("cli", "Hint: %1, which loses against best play."),
                          move);
    return value > 0 ? counted(
               QT_TRANSLATE_N_NOOP("cli", "Hint: %1, which wins by %n disc(s) with best play."),
               discs, move)
                     : counted(QT_TRANSLATE_N_NOOP(
                                   "cli", "Hint: %1, which loses by %n disc(s) against best play."),
                               discs, move);
}

/// An estimate in discs after a blank; empty if there is none.
std::string aheadSentence(const core::Position &position, const ai::SearchResult &result)
{
    if (!result.value || !scoresDiscs(position) || *result.value == 0)
        return {};
    const int discs = std::abs(*result.value);
    return ' '
           + (*result.value > 0
                  ? counted(QT_TRANSLATE_N_NOOP("cli", "You are then about %n disc(s) ahead."),
                            discs)
                  : counted(QT_TRANSLATE_N_NOOP("cli", "You are then about %n disc(s) behind."),
                            discs));
}

std::string searchedHint(int depth, const std::vector<std::string> &move)
{
    if (depth == 0)
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, the best that is to be seen."), move);
    return counted(
        QT_TRANSLATE_N_NOOP("cli", "Hint: %1, the best that is to be seen in %n move(s)."), depth,
        move);
}

std::string hintOf(const core::Position &position, const ai::SearchResult &result,
                   const std::vector<std::string> &move)
{
    const int value = result.value.value_or(0);
    switch (result.reason) {
    case ai::Reason::Chance:
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, as good as any."), move);
    case ai::Reason::OnlyMove:
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, the only move there is."), move);
    case ai::Reason::WinsAtOnce:
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, which ends the game and wins."), move);
    case ai::Reason::CompletesLine:
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, which completes a line."), move);
    case ai::Reason::BlocksLine:
        return text(
            QT_TRANSLATE_NOOP(
                "cli", "Hint: %1, which blocks the line that the other side would complete."),
            move);
    case ai::Reason::StopsTriangle:
        return text(
            QT_TRANSLATE_NOOP(
                "cli", "Hint: %1, which stops the other side from making two threats at once."),
            move);
    case ai::Reason::Theory:
        return value > 0
                   ? text(QT_TRANSLATE_NOOP(
                              "cli", "Hint: %1, which leaves the other side a lost position."),
                          move)
                   : text(QT_TRANSLATE_NOOP("cli",
                                            "Hint: %1, which loses against best play, as every "
                                            "move does, but makes the game last."),
                          move);
    case ai::Reason::Book:
        return text(QT_TRANSLATE_NOOP("cli", "Hint: %1, a well-tried move of the opening."), move)
               + aheadSentence(position, result);
    case ai::Reason::Solved:
        return solvedHint(position, value, move);
    case ai::Reason::Searched:
        break;
    }
    return searchedHint(result.depth, move) + aheadSentence(position, result);
}

} // namespace

std::string sideName(GameKind kind, Side side)
{
    const bool first = side == Side::First;
    switch (kind) {
    case GameKind::TicTacToe:
        return first ? "X" : "O";
    case GameKind::Othello:
        return first ? text(QT_TRANSLATE_NOOP("cli", "Black"))
                     : text(QT_TRANSLATE_NOOP("cli", "White"));
    case GameKind::Nim:
        break;
    }
    return first ? text(QT_TRANSLATE_NOOP("cli", "The first player"))
                 : text(QT_TRANSLATE_NOOP("cli", "The second player"));
}

std::string sideText(GameKind kind, Side side)
{
    const bool first = side == Side::First;
    switch (kind) {
    case GameKind::TicTacToe:
        return first ? "X" : "O";
    case GameKind::Othello:
        return sideName(kind, side) + (first ? " (X)" : " (O)");
    case GameKind::Nim:
        break;
    }
    return {};
}

std::string moveSentence(const core::Position &before, Move move, const Players &players)
{
    return std::visit(MoveSentence{move, {kindOf(before), players}}, before);
}

std::string resultSentence(const core::Position &position, const Players &players)
{
    return std::visit(ResultSentence{winner(position), {kindOf(position), players}}, position);
}

std::string moveHelp(const core::Position &position)
{
    return std::visit(MoveHelp(), position);
}

std::string typedMove(const core::Position &position, Move move)
{
    const auto *nim = std::get_if<core::Nim>(&position);
    return nim != nullptr && nim->heapCount() == 1 ? std::to_string(core::Nim::countersOf(move))
                                                   : moveText(position, move);
}

std::string hintSentence(const core::Position &position, const ai::SearchResult &result)
{
    return hintOf(position, result, {typedMove(position, result.move)});
}

} // namespace commandline
