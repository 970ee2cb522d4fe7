#pragma once

#include "ai/choice.h"
#include "ai/level.h"
#include "ai/limits.h"
#include "ai/opponents.h"
#include "core/position.h"

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace ai {

/// A way to choose a move, for contests. It may be called from several threads at once.
using MoveChooser = std::function<core::Move(const core::Position &, Random &)>;

MoveChooser levelPlayer(Level level, Limits limits);
/// The opponent must play the contest's game.
MoveChooser opponentPlayer(const Opponent &opponent);

/// Results as seen by the contest's first player.
struct Tally
{
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int different = 0; ///< games that differ, among those played

    int games() const { return won + drawn + lost; }
};

/// Who opens the games of a contest.
enum class Opener { InTurns, Player, Rival };

/// How a contest is played. The same contest gives the same tally, however many threads play it,
/// unless a player's limit is a time.
struct Contest
{
    MoveChooser player;
    MoveChooser rival;
    core::Position start;
    int games = 200;
    Opener opener = Opener::InTurns;
    /// Moves drawn at random before the two begin, so that their games differ. With InTurns, each
    /// such opening is played from both sides.
    int randomPlies = 0;
    std::uint64_t seed = 0;
    int threads = 1;
};

/// Plays a contest; finished counts its games for whoever watches.
Tally played(const Contest &contest, std::atomic<int> *finished = nullptr);

/// The limits between which a share lies with 95 % confidence.
struct Interval
{
    double low = 0;
    double high = 1;
};

/// Wilson's score interval for a share, 0 to 1, seen in so many trials; everything for none.
Interval wilson(double share, int trials);

/// All tic-tac-toe games of a program against every human reply, all of its own choices tried.
struct Lines
{
    int played = 0;
    int lost = 0;
    std::vector<std::string> lostLines; ///< the squares in order, such as "2549137"
};

/// The choices must not depend on chance.
Lines everyLine(const std::function<Choice(const core::TicTacToe &)> &program, bool humanStarts);

} // namespace ai
