#include "ai/contest.h"

#include "ai/engine.h"

#include <cmath>
#include <set>
#include <thread>

namespace ai {

using core::Move;
using core::Position;
using core::Side;

namespace {

struct Game
{
    int score = 0; ///< the player's
    std::vector<Move> moves;
};

bool playerOpens(const Contest &contest, int index)
{
    return contest.opener == Opener::Player
           || (contest.opener == Opener::InTurns && index % 2 == 0);
}

Random seeded(std::uint64_t seed, int index)
{
    std::seed_seq seeds{seed, static_cast<std::uint64_t>(index)};
    return Random(seeds);
}

/// Plays the random opening that two games in a row share.
void playOpening(const Contest &contest, int index, Game &game, Position &position)
{
    Random random = seeded(contest.seed, -1 - index / 2);
    for (int i = 0; i < contest.randomPlies && !isOver(position); ++i) {
        game.moves.push_back(drawn(legalMoves(position), random));
        position = after(position, game.moves.back());
    }
}

Game playedGame(const Contest &contest, int index)
{
    Random random = seeded(contest.seed, index);
    const Side first = sideToMove(contest.start);
    const Side players = playerOpens(contest, index) ? first : opponent(first);
    Position position = contest.start;
    Game game;
    playOpening(contest, index, game, position);
    while (!isOver(position)) {
        const MoveChooser &next = sideToMove(position) == players ? contest.player : contest.rival;
        game.moves.push_back(next(position, random));
        position = after(position, game.moves.back());
    }
    game.score = players == Side::First ? score(position) : -score(position);
    return game;
}

Tally summedUp(const std::vector<Game> &games)
{
    Tally tally;
    std::set<std::vector<Move>> different;
    for (const Game &game : games) {
        tally.won += game.score > 0 ? 1 : 0;
        tally.drawn += game.score == 0 ? 1 : 0;
        tally.lost += game.score < 0 ? 1 : 0;
        different.insert(game.moves);
    }
    tally.different = static_cast<int>(different.size());
    return tally;
}

/// Follows all games from a position; line is what led there.
struct LineWalker
{
    const std::function<Choice(const core::TicTacToe &)> &program;
    Side programs;
    Lines lines = {};

    void walk(const core::TicTacToe &position, const std::string &line)
    {
        if (position.isOver()) {
            finish(position, line);
        } else if (position.sideToMove() == programs) {
            for (const Move move : program(position).moves)
                walk(after(position, move), line + position.moveText(move));
        } else {
            for (const Move move : position.legalMoves())
                walk(after(position, move), line + position.moveText(move));
        }
    }

    void finish(const core::TicTacToe &position, const std::string &line)
    {
        ++lines.played;
        if (position.hasLine(opponent(programs))) {
            ++lines.lost;
            lines.lostLines.push_back(line);
        }
    }
};

} // namespace

MoveChooser levelPlayer(Level level, Limits limits)
{
    return [level, limits](const Position &position, Random &random) {
        return Engine()
            .think({.position = position, .level = level, .limits = limits, .seed = random()})
            .move;
    };
}

MoveChooser opponentPlayer(const Opponent &opponent)
{
    return [&opponent](const Position &position, Random &random) {
        return drawn(opponent.choose(position, random).moves, random);
    };
}

Tally played(const Contest &contest, std::atomic<int> *finished)
{
    std::vector<Game> games(static_cast<std::size_t>(contest.games));
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < contest.games; i = next++) {
            games[static_cast<std::size_t>(i)] = playedGame(contest, i);
            if (finished != nullptr)
                ++*finished;
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < contest.threads; ++i)
            helpers.emplace_back(work);
        work();
    }
    return summedUp(games);
}

Interval wilson(double share, int trials)
{
    if (trials == 0)
        return {};
    constexpr double z = 1.959964; // the normal distribution's 97.5 % point
    const double n = trials;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double reach =
        z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Lines everyLine(const std::function<Choice(const core::TicTacToe &)> &program, bool humanStarts)
{
    LineWalker walker{program, humanStarts ? Side::Second : Side::First};
    walker.walk(core::TicTacToe(), {});
    return walker.lines;
}

} // namespace ai
