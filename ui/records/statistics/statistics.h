#pragma once

#include "core/match/role.h"
#include "core/position.h"
#include "core/storage/filesystem.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// The results of finished games of one kind against one opponent: a level, a named player, an
/// external program, identified by the name shown in the window, or a second person.
struct Tally
{
    /// The results of the games in which the person (or the first of two people) moved first, or of
    /// those in which the opponent did.
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
    int streak = 0;      ///< current streak of wins
    int best = 0;        ///< longest streak of wins

    int played() const { return first.played() + second.played(); }
    int won() const { return first.won + second.won; }
    int drawn() const { return first.drawn + second.drawn; }
    int lost() const { return first.lost + second.lost; }
    friend bool operator==(const Tally &, const Tally &) = default;
};

/// The tally for a game and an opponent; an empty one if there is none.
Tally tallyOf(const std::vector<Tally> &tallies, core::GameKind game, const core::Role &opponent);

/// A finished game, as the statistics count it.
struct FinishedGame
{
    core::GameKind game = core::GameKind::Othello;
    core::Role opponent;              ///< as in a Tally
    std::optional<core::Side> winner; ///< nothing: a draw
    core::Side person = core::Side::First;
    bool hinted = false; ///< it counts, but does not extend a streak
};

/// The statistics of all games, in a file. Each change reads the file, updates and rewrites it
/// under a lock, so that several programs can count and a crash leaves the old or the new file.
/// Waits for the file and up to 0.2 s for another program; to be used by one thread at a time. The
/// GUI uses StatisticsKeeper.
class Statistics
{
public:
    /// `files` must outlive it.
    explicit Statistics(const QString &path = defaultPath(),
                        core::storage::FileSystem &files = core::storage::systemFiles());

    static QString defaultPath();

    /// The tallies with games, ordered by game and opponent. An unreadable file counts as empty;
    /// problem() then says so.
    std::vector<Tally> tallies();
    /// The tally of one kind of game and opponent, empty if there is none.
    Tally tally(core::GameKind game, const core::Role &opponent)
    {
        return tallyOf(tallies(), game, opponent);
    }
    /// Adds a game. False if it cannot be written, or if writing would replace an existing file
    /// that cannot be read.
    bool add(const FinishedGame &game);
    /// Forgets all games; restore() can bring them back until the next reset.
    bool reset();
    bool canRestore() const;
    /// Undoes the last reset. False, with a problem(), if games were counted since.
    bool restore();
    /// A sentence about the last error; empty if there was none.
    const QString &problem() const { return m_problem; }
    void forgetProblem() { m_problem.clear(); }

private:
    QString previousPath() const { return m_path + ".before-reset"; }
    bool write(const std::vector<Tally> &tallies);

    QString m_path;
    core::storage::FileSystem &m_files;
    QString m_problem;
    bool m_replaceable = true; ///< rewriting the file loses nothing
};

} // namespace ui
