#include "app/commandline/sentences.h"

#include "core/notation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace commandline {

using core::GameKind;
using core::Move;
using core::Nim;
using core::Othello;
using core::Side;
using core::TicTacToe;

namespace {

/// The name where it is not the first word: "you", "the computer", but "Black".
std::string inside(const std::string &name)
{
    if (name == "You" || name.starts_with("The "))
        return core::lowerCase(name.substr(0, 1)) + name.substr(1);
    return name;
}

/// The verb that goes with a name: "You play", "Black plays", "The computer passes".
std::string does(const std::string &name, const std::string &verb)
{
    if (name == "You")
        return verb;
    return verb + (verb.ends_with("ss") ? "es" : "s");
}

const std::string &nameOf(Side side, const Names &names)
{
    return names[static_cast<std::size_t>(side)];
}

std::string counted(int number, const std::string &thing)
{
    return std::to_string(number) + ' ' + thing + (number == 1 ? "" : "s");
}

struct MoveSentence
{
    Move move;
    const std::string &name;

    std::string operator()(const Othello &position) const
    {
        if (move == Othello::pass)
            return name + " cannot place a disc and " + does(name, "pass") + '.';
        const int turned = std::popcount(position.flips(move.code()));
        return name + ' ' + does(name, "play") + ' ' + position.moveText(move) + " and "
               + does(name, "turn") + ' ' + counted(turned, "disc") + '.';
    }
    std::string operator()(const TicTacToe &position) const
    {
        return name + ' ' + does(name, "mark") + ' ' + position.moveText(move) + '.';
    }
    std::string operator()(const Nim &position) const
    {
        const int heap = Nim::heapOf(move);
        const int left = position.heap(heap) - Nim::countersOf(move);
        const std::string place = position.heapCount() == 1
                                      ? std::string()
                                      : std::string(" from heap ") + static_cast<char>('a' + heap);
        return name + ' ' + does(name, "take") + ' ' + counted(Nim::countersOf(move), "counter")
               + place + "; " + (left == 0 ? "none" : std::to_string(left))
               + (left == 1 || left == 0 ? " is left." : " are left.");
    }
};

/// "1-5-9" of the line that a side has.
std::string lineOf(const TicTacToe &position, Side side)
{
    for (const TicTacToe::Mask line : TicTacToe::lines) {
        if ((position.marks(side) & line) != line)
            continue;
        std::string text;
        for (int square = 0; square < 9; ++square) {
            if (((line >> square) & 1) != 0)
                text += (text.empty() ? "" : "-") + std::to_string(square + 1);
        }
        return text;
    }
    return {};
}

struct ResultSentence
{
    std::optional<Side> winner;
    const Names &names;

    std::string wins() const
    {
        return nameOf(*winner, names) + ' ' + does(nameOf(*winner, names), "win");
    }

    std::string operator()(const Othello &position) const
    {
        const int first = position.count(Side::First);
        const int second = position.count(Side::Second);
        if (!winner)
            return "A draw: " + std::to_string(first) + " to " + std::to_string(second) + '.';
        const bool isReverse = position.rule() == Othello::Rule::Fewest;
        const int most = std::max(first, second);
        const int fewest = std::min(first, second);
        const std::string discs = std::to_string(isReverse ? fewest : most) + " to "
                                  + std::to_string(isReverse ? most : fewest);
        const int empty = position.empties();
        return wins() + " by " + std::to_string(std::abs(position.score()))
               + (isReverse ? ", for the fewest discs win: " : ": ") + discs
               + (empty == 0 ? "."
                             : ", and " + counted(empty, "empty square")
                                   + (empty == 1 ? " counts" : " count") + " for the "
                                   + (isReverse ? "loser." : "winner."));
    }
    std::string operator()(const TicTacToe &position) const
    {
        if (!winner)
            return "A draw: nobody has a line.";
        return wins() + " with the line " + lineOf(position, *winner) + '.';
    }
    std::string operator()(const Nim &position) const
    {
        const Side taker = opponent(position.sideToMove());
        return wins() + ": " + inside(nameOf(taker, names)) + " took the last counter.";
    }
};

struct MoveHelp
{
    std::string operator()(const TicTacToe &) const
    {
        return "the number of an empty square, such as 5";
    }
    std::string operator()(const Othello &) const
    {
        return "a square with a dot by its letter and number, such as f5";
    }
    std::string operator()(const Nim &position) const
    {
        const std::string limit = position.takeLimit() == 0
                                      ? std::string("as many as you like")
                                      : "1 to " + std::to_string(position.takeLimit());
        if (position.heapCount() == 1)
            return "how many counters to take (" + limit + "), such as 2";
        return "a heap and how many counters to take from it (" + limit + "), such as a2";
    }
};

/// Whether a value is a number of discs, where other games are won, drawn or lost and no more.
bool scoresDiscs(const core::Position &position)
{
    return core::maxScore(kindOf(position)) > 1;
}

/// What the value of an exact search means to the side to move.
std::string exactValue(const core::Position &position, int value)
{
    if (value == 0)
        return "to a draw";
    const std::string by =
        scoresDiscs(position) ? " by " + std::to_string(std::abs(value)) : std::string();
    return (value > 0 ? "to a win" : "to a loss") + by;
}

/// An estimate in discs, where there is one to tell.
std::string aheadWords(const core::Position &position, const ai::SearchResult &result)
{
    if (!result.value || !scoresDiscs(position) || *result.value == 0)
        return {};
    return ", about " + counted(std::abs(*result.value), "disc")
           + (*result.value > 0 ? " ahead" : " behind");
}

std::string searchedWords(const core::Position &position, const ai::SearchResult &result)
{
    std::string words = "the best that is to be seen";
    if (result.depth > 0)
        words += " in " + counted(result.depth, "move");
    return words + aheadWords(position, result);
}

std::string reasonWords(const core::Position &position, const ai::SearchResult &result)
{
    switch (result.reason) {
    case ai::Reason::Chance:
        return "as good as any";
    case ai::Reason::OnlyMove:
        return "the only move there is";
    case ai::Reason::WinsAtOnce:
        return "which ends the game and wins";
    case ai::Reason::CompletesLine:
        return "which completes a line";
    case ai::Reason::BlocksLine:
        return "which blocks the line that the other side would complete";
    case ai::Reason::StopsTriangle:
        return "which stops the other side from making two threats at once";
    case ai::Reason::Theory:
        return result.value.value_or(0) > 0 ? "which leaves the other side a lost position"
                                            : "which loses against best play, as every move does, "
                                              "but makes the game last";
    case ai::Reason::Book:
        return "a move of the opening book" + aheadWords(position, result);
    case ai::Reason::Solved:
        return "which leads " + exactValue(position, result.value.value_or(0)) + " under best play";
    case ai::Reason::Searched:
        break;
    }
    return searchedWords(position, result);
}

} // namespace

std::string sideText(GameKind kind, Side side)
{
    const bool first = side == Side::First;
    switch (kind) {
    case GameKind::TicTacToe:
        return first ? "X" : "O";
    case GameKind::Othello:
        return first ? "Black (X)" : "White (O)";
    case GameKind::Nim:
        break;
    }
    return {};
}

std::string moveSentence(const core::Position &before, Move move, const Names &names)
{
    return std::visit(MoveSentence{move, nameOf(sideToMove(before), names)}, before);
}

std::string resultSentence(const core::Position &position, const Names &names)
{
    return std::visit(ResultSentence{winner(position), names}, position);
}

std::string moveHelp(const core::Position &position)
{
    return std::visit(MoveHelp(), position);
}

std::string hintSentence(const core::Position &position, const ai::SearchResult &result)
{
    return "Hint: " + moveText(position, result.move) + ", " + reasonWords(position, result) + '.';
}

} // namespace commandline
