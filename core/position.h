#pragma once

#include "core/nim.h"
#include "core/othello.h"
#include "core/tictactoe.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace core {

/// A position of any of the games, for everything but searches: a request visits the variant once,
/// never once for each node. The list of games is closed. What depends on the game visits with an
/// overload for each (core/overloaded.h) or switches over GameKind without a default, so that a
/// game forgotten somewhere does not compile; tests/fourthgame.py checks that.
using Position = std::variant<TicTacToe, Othello, Nim>;

/// The games in the order of Position's alternatives.
enum class GameKind : std::uint8_t { TicTacToe, Othello, Nim };

constexpr std::array<GameKind, 3> allGames{GameKind::TicTacToe, GameKind::Othello, GameKind::Nim};

static_assert(allGames.size() == std::variant_size_v<Position>);

inline GameKind kindOf(const Position &position)
{
    return static_cast<GameKind>(position.index());
}

/// The name used on the command line and in files: "tictactoe", "othello" or "nim".
std::string_view gameName(GameKind kind);
std::optional<GameKind> gameNamed(std::string_view name);

/// The largest absolute value of a game's score: 1 if a game can only be won, drawn or lost.
int maxScore(GameKind kind);

/// Whether a game can end without a winner.
bool canBeDrawn(GameKind kind);

/// The usual start of a game; for Nim the article's 20 counters.
Position startOf(GameKind kind);

// The Game contract, for any of the games.
Side sideToMove(const Position &position);
std::vector<Move> legalMoves(const Position &position);
bool isLegal(const Position &position, Move move);
bool isOver(const Position &position);
int score(const Position &position);
int scoreFor(const Position &position, Side side);
Position after(const Position &position, Move move);
std::string moveText(const Position &position, Move move);
Result<Move> parseMove(const Position &position, std::string_view text);
std::string toText(const Position &position);
Result<Position> parsePosition(GameKind kind, std::string_view text);

/// Whether the game is Othello in which the fewest discs win.
bool isReverseOthello(const Position &position);

/// Whether the pass is the only legal move.
bool mustPass(const Position &position);

/// Who won a finished game; nothing for a draw.
std::optional<Side> winner(const Position &position);

} // namespace core
