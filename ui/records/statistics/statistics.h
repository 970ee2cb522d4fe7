#pragma once

#include "core/match/role.h"
#include "core/position.h"
#include "core/storage/filesystem.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// What came of the games of one kind that were played to the end against one opponent: a level, a
/// player with a name, another program, which is known by the name that it has in the window, or a
/// second person.
struct Tally
{
    /// Results of the games in which the person, or the first of two people, moved first, or of the
    /// others.
    struct Results
    {
        int won = 0;
        int drawn = 0;
        int lost = 0;

        int played() const { return won + drawn + lost; }
        friend bool operator==(const Results &, const Results &) = default;
    };

    core::GameKind game = core::GameKind::Othello;
    core::Role opponent;
    Results first = {};
    Results second = {}; ///< empty for two people
    int streak = 0;      ///< games won one after the other up to now
    int best = 0;        ///< the longest such streak

    int played() const { return first.played() + second.played(); }
    int won() const { return first.won + second.won; }
    int drawn() const { return first.drawn + second.drawn; }
    int lost() const { return first.lost + second.lost; }
    friend bool operator==(const Tally &, const Tally &) = default;
};

/// The one of the tallies that is of a game and an opponent, or an empty one.
Tally tallyOf(const std::vector<Tally> &tallies, core::GameKind game, const core::Role &opponent);

/// A finished game, as it counts.
struct FinishedGame
{
    core::GameKind game = core::GameKind::Othello;
    core::Role opponent;              ///< as in a Tally
    std::optional<core::Side> winner; ///< nothing: a draw
    core::Side person = core::Side::First;
    bool hinted = false; ///< with hints: it is counted, but lengthens no streak
};

/// The statistics of all games, in a file. Each change reads the file, adds to it and
/// rewrites it under a lock, so that two programs count together and a crash leaves the old file or
/// the new one. Waits for the file, and up to 0.2 s for another program that writes it; one thread
/// at a time. For the window: StatisticsKeeper.
class Statistics
{
public:
    /// The calls must outlive it.
    explicit Statistics(const QString &path = defaultPath(),
                        core::storage::FileSystem &files = core::storage::systemFiles());

    static QString defaultPath();

    /// The tallies with games, in the order of games and levels, programs and people last. What
    /// cannot be read counts as nothing; problem() says so.
    std::vector<Tally> tallies();
    /// The tally of one kind of game and opponent, empty if there is none.
    Tally tally(core::GameKind game, const core::Role &opponent)
    {
        return tallyOf(tallies(), game, opponent);
    }
    /// Adds a game. False where it cannot be written, or where that would replace a file that is
    /// there and cannot be read.
    bool add(const FinishedGame &game);
    /// Forgets all games; they are kept aside until the next reset, for restore().
    bool reset();
    bool canRestore() const;
    /// Takes the last reset back. False, and problem() says why, where games were counted since.
    bool restore();
    /// A sentence about the last thing that went wrong, else empty.
    const QString &problem() const { return m_problem; }
    void forgetProblem() { m_problem.clear(); }

private:
    QString previousPath() const { return m_path + ".before-reset"; }
    bool write(const std::vector<Tally> &tallies);

    QString m_path;
    core::storage::FileSystem &m_files;
    QString m_problem;
    bool m_replaceable = true; ///< nothing is lost when the file is written anew
};

} // namespace ui
