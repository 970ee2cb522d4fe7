#pragma once

#include "ai/learn/mistakes.h"
#include "ai/learn/rating.h"
#include "core/position.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ai::learn {

/// A finished game on the ladder.
struct LadderGame
{
    int rung = 0;
    double result = 0;   ///< 1, 0.5 or 0
    bool counted = true; ///< played without hints and undo
    int ratingAfter = 0;
};

/// The user's progress in one game.
struct GameProgress
{
    std::map<std::string, std::set<int>> lessons; ///< the steps done, from 0, by lesson
    std::string lastLesson;                       ///< the one with the last step done; or empty
    DailyRecord daily;
    std::map<int, bool> puzzles; ///< by number: whether solved at the first try
    // About puzzles that may not be solved yet.
    std::map<int, int> puzzleMisses; ///< wrong tries, by number
    std::map<Day, int> dailyMisses;  ///< wrong tries at the puzzle of a day
    std::set<Day> dailyShown;        ///< days for whose puzzle the answer was shown
    MistakeDeck mistakes;            ///< of Othello
    std::vector<LadderGame> ladder;
    int rung = 0; ///< from 0: the current opponent
    Rating rating;

    bool isDone(const std::string &lesson, std::size_t steps) const;
    /// Whether the puzzle of a day is neither solved nor given up.
    bool isDailyOpen(Day day) const { return !daily.isSolved(day) && !dailyShown.contains(day); }
    /// Whether enough games of the ladder counted for the rating to say anything.
    bool isRated() const;
    /// The last results, at most five, against the current rung; three wins lead to the next.
    std::vector<double> recent() const;
};

/// The user's progress in Learn: a log with a line for each event, from which everything is
/// derived. Lines are only appended, so that two windows cannot overwrite each other's.
class Progress
{
public:
    static constexpr std::string_view heading = "Tabuleiro learn 1";

    /// No progress; ratings begin with that of the third rung.
    Progress();

    /// Reads the lines of a file, and counts those that are invalid.
    static Progress fromText(std::string_view text, int &damaged);

    enum class Line {
        New,
        Repeated,  ///< of a step, a puzzle, a day's result or a mistake that an earlier line has:
                   ///< changes nothing
        Unreadable ///< none of the kinds of lines below
    };
    /// Adds a line.
    Line apply(std::string_view line);

    const GameProgress &of(core::GameKind game) const
    {
        return m_games[static_cast<std::size_t>(game)];
    }

    // The lines, without newlines.
    static std::string stepDone(core::GameKind game, const std::string &lesson, int step);
    static std::string daySeen(core::GameKind game, Day day);
    static std::string daySolved(core::GameKind game, Day day, int tries);
    static std::string puzzleMissed(core::GameKind game, int puzzle);
    static std::string dayMissed(core::GameKind game, Day day);
    static std::string dayShown(core::GameKind game, Day day);
    static std::string puzzleTried(core::GameKind game, int puzzle, bool solvedAtOnce);
    static std::string mistakeFound(const core::Othello &position, core::Move played,
                                    core::Move best, Day today);
    static std::string mistakeAnswered(const core::Othello &position, bool right, Day today);
    static std::string ladderPlayed(core::GameKind game, int rung, double result, bool counted);

private:
    std::array<GameProgress, core::allGames.size()> m_games;
};

} // namespace ai::learn
