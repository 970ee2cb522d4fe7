#include "core/position.h"

#include "core/notation.h"
#include "core/overloaded.h"

#include <type_traits>

namespace core {

std::string_view gameName(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return "tictactoe";
    case GameKind::Othello:
        return "othello";
    case GameKind::Nim:
        return "nim";
    }
    return {};
}

std::optional<GameKind> gameNamed(std::string_view name)
{
    const std::string word = lowerCase(name);
    for (const GameKind kind : allGames) {
        if (word == gameName(kind))
            return kind;
    }
    return std::nullopt;
}

Position startOf(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return TicTacToe();
    case GameKind::Othello:
        return Othello();
    case GameKind::Nim:
        break;
    }
    return Nim();
}

int maxScore(GameKind kind)
{
    return std::visit([](const auto &game) { return std::decay_t<decltype(game)>::maxScore; },
                      startOf(kind));
}

bool canBeDrawn(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
    case GameKind::Othello:
        return true;
    case GameKind::Nim: // somebody takes the last counter
        break;
    }
    return false;
}

Side sideToMove(const Position &position)
{
    return std::visit([](const auto &game) { return game.sideToMove(); }, position);
}

std::vector<Move> legalMoves(const Position &position)
{
    return std::visit(
        [](const auto &game) {
            const auto moves = game.legalMoves();
            return std::vector<Move>(moves.begin(), moves.end());
        },
        position);
}

bool isLegal(const Position &position, Move move)
{
    return std::visit([move](const auto &game) { return game.isLegal(move); }, position);
}

bool isOver(const Position &position)
{
    return std::visit([](const auto &game) { return game.isOver(); }, position);
}

int score(const Position &position)
{
    return std::visit([](const auto &game) { return game.score(); }, position);
}

int scoreFor(const Position &position, Side side)
{
    return std::visit([side](const auto &game) { return scoreFor(game, side); }, position);
}

Position after(const Position &position, Move move)
{
    return std::visit([move](const auto &game) { return Position(after(game, move)); }, position);
}

std::string moveText(const Position &position, Move move)
{
    return std::visit([move](const auto &game) { return game.moveText(move); }, position);
}

Result<Move> parseMove(const Position &position, std::string_view text)
{
    return std::visit([text](const auto &game) { return game.parseMove(text); }, position);
}

std::string toText(const Position &position)
{
    return std::visit([](const auto &game) { return game.toText(); }, position);
}

namespace {

template <NamedGame G>
Result<Position> parseAs(std::string_view text)
{
    const Result<G> game = G::parse(text);
    if (!game)
        return game.error();
    return Position(*game);
}

} // namespace

Result<Position> parsePosition(GameKind kind, std::string_view text)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return parseAs<TicTacToe>(text);
    case GameKind::Othello:
        return parseAs<Othello>(text);
    case GameKind::Nim:
        break;
    }
    return parseAs<Nim>(text);
}

bool isReverseOthello(const Position &position)
{
    const auto *game = std::get_if<Othello>(&position);
    return game != nullptr && game->rule() == Othello::Rule::Fewest;
}

bool mustPass(const Position &position)
{
    return std::visit(Overloaded{[](const TicTacToe &) { return false; },
                                 [](const Othello &game) { return game.mustPass(); },
                                 [](const Nim &) { return false; }},
                      position);
}

std::optional<Side> winner(const Position &position)
{
    const int lead = isOver(position) ? score(position) : 0;
    if (lead == 0)
        return std::nullopt;
    return lead > 0 ? Side::First : Side::Second;
}

} // namespace core
