#pragma once

#include "core/error.h"
#include "core/move.h"

#include <concepts>
#include <string>
#include <string_view>

namespace core {

/// What the search, the match and the tests require of a game: a position of two players with
/// perfect information, as a small regular value. There is no undo: copying about 24 bytes or less
/// is faster than unmaking a move.
///
/// Requirements, checked for every game by tests/core/tst_contract.cpp:
/// - legalMoves() is empty exactly when the game is over, has no duplicates and comes in the order
///   of the move codes; a side that cannot move but may not end the game has one move, the pass.
/// - play(move), with a legal move, gives the turn to the other side. Precondition: isLegal(move).
/// - score() of a finished game is First's gain and Second's loss (zero-sum), 0 for a draw; its
///   absolute value is at most maxScore.
/// - moveText() and parseMove() are inverse on legal moves; toText() and parse() on positions.
template <class G>
concept Game = std::regular<G> && requires(G game, const G &position, Move move,
                                           std::string_view text)
{
    typename G::Moves;
    {
        G::maxScore
        } -> std::convertible_to<int>;
    {
        position.sideToMove()
        } -> std::same_as<Side>;
    {
        position.legalMoves()
        } -> std::same_as<typename G::Moves>;
    {
        position.isLegal(move)
        } -> std::same_as<bool>;
    {
        position.isOver()
        } -> std::same_as<bool>;
    {
        position.score()
        } -> std::same_as<int>;
    {game.play(move)};
};

/// A game that people also play: its moves and positions have a text form.
template <class G>
concept NamedGame = Game<G> && requires(const G &position, Move move, std::string_view text)
{
    {
        position.moveText(move)
        } -> std::same_as<std::string>;
    {
        position.parseMove(text)
        } -> std::same_as<Result<Move>>;
    {
        position.toText()
        } -> std::same_as<std::string>;
    {
        G::parse(text)
        } -> std::same_as<Result<G>>;
};

/// The position after a legal move.
template <Game G>
constexpr G after(G position, Move move)
{
    position.play(move);
    return position;
}

/// The score of a finished game for a side: positive if that side won.
template <Game G>
constexpr int scoreFor(const G &position, Side side)
{
    return side == Side::First ? position.score() : -position.score();
}

} // namespace core
