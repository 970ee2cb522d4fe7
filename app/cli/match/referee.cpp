#include "app/cli/match/referee.h"

namespace cli::match {

using core::Othello;
using core::Side;

namespace {

constexpr std::array sides{Side::First, Side::Second};

GameSoFar begun(const Opening &opening)
{
    GameSoFar game{opening.start, {}, opening.start};
    for (const core::Move move : opening.moves)
        game.play({move, std::nullopt, std::nullopt});
    return game;
}

} // namespace

std::optional<FinishedGame> playedGame(int number, const Opening &opening,
                                       const std::array<Player *, 2> &players, std::uint64_t seed,
                                       const std::stop_token &token)
{
    FinishedGame finished;
    finished.number = number;
    finished.game = begun(opening);
    GameSoFar &game = finished.game;
    const auto failed = [&](Side side, const Failure &failure) {
        finished.failed = side;
        finished.failure = failure;
    };
    for (const Side side : sides) {
        const auto index = static_cast<std::size_t>(side);
        if (const auto failure = players[index]->begin(game, side, seed + index); failure) {
            failed(side, *failure);
            break;
        }
    }
    while (!finished.failed && !game.position.isOver() && !token.stop_requested()) {
        if (game.position.mustPass()) {
            game.play({Othello::pass, std::nullopt, std::nullopt});
            continue;
        }
        const Side side = game.position.sideToMove();
        const auto chosen = players[static_cast<std::size_t>(side)]->choose(game, token);
        if (const auto *failure = std::get_if<Failure>(&chosen))
            failed(side, *failure);
        else if (const auto *answer = std::get_if<Answer>(&chosen))
            game.play({answer->move, answer->value, answer->time});
    }
    if (token.stop_requested())
        return std::nullopt;
    return finished;
}

} // namespace cli::match
