#include "app/cli/match/referee.h"

namespace cli::match {

using core::Side;

namespace {

constexpr std::array sides{Side::First, Side::Second};

GameSoFar begunGame(const MatchOpening &opening)
{
    GameSoFar game{opening.start, {}, opening.start};
    for (const core::Move move : opening.moves)
        game.play({move, std::nullopt, std::nullopt});
    return game;
}

} // namespace

std::optional<MatchGame> playGame(const MatchOpening &opening,
                                  const std::array<Player *, 2> &players, std::uint64_t seed,
                                  const std::stop_token &token)
{
    MatchGame finished;
    finished.game = begunGame(opening);
    GameSoFar &game = finished.game;
    const auto fail = [&](Side side, const PlayerFailure &failure) {
        finished.failed = side;
        finished.failure = failure;
    };
    for (const Side side : sides) {
        const auto index = static_cast<std::size_t>(side);
        if (const auto failure = players[index]->begin(game, side, seed + index); failure) {
            fail(side, *failure);
            break;
        }
    }
    while (!finished.failed && !isOver(game.position) && !token.stop_requested()) {
        if (mustPass(game.position)) {
            game.play({core::Othello::pass, std::nullopt, std::nullopt});
            continue;
        }
        const Side side = sideToMove(game.position);
        const auto chosen = players[static_cast<std::size_t>(side)]->choose(game, token);
        if (const auto *failure = std::get_if<PlayerFailure>(&chosen))
            fail(side, *failure);
        else if (const auto *answer = std::get_if<PlayerAnswer>(&chosen))
            game.play({answer->move, answer->value, answer->time});
    }
    if (token.stop_requested())
        return std::nullopt;
    return finished;
}

} // namespace cli::match
