#pragma once

#include "core/game.h"

namespace core {

/// A game unknown to the program; tests/fourthgame.py adds it to the list of games.
class FourthGame
{
public:
    using Moves = MoveList<1>;
    static constexpr int maxScore = 1;

    Side sideToMove() const { return Side::First; }
    Moves legalMoves() const { return {}; }
    bool isLegal(Move) const { return false; }
    bool isOver() const { return true; }
    int score() const { return 0; }
    void play(Move) {}

    std::string moveText(Move) const { return {}; }
    Result<Move> parseMove(std::string_view) const { return gameOver(); }
    std::string toText() const { return {}; }
    static Result<FourthGame> parse(std::string_view) { return FourthGame(); }

    friend constexpr bool operator==(const FourthGame &, const FourthGame &) = default;
};

static_assert(NamedGame<FourthGame>);

} // namespace core
