#pragma once

#include "ai/analysis/analyst.h"
#include "ai/levels/level.h"
#include "ai/players/engine.h"
#include "core/match/match.h"
#include "core/match/role.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/opponents/externalplayer.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <vector>

namespace ui {

/// Finds the moves of a game that no person makes: those of a level, a player with a name or
/// another program, and hints. Of all requests only the answer to the latest is reported. GUI
/// thread, which never waits for a search, except in the destructor, which stops it.
class MoveFinder : public QObject
{
    Q_OBJECT

public:
    explicit MoveFinder(QObject *parent = nullptr);

    /// Makes a program known, which roles name by its id(). It replaces one of the same id.
    void addProgram(const ExternalProgram &program);
    /// The program of a role; null where the role is another one, or its program not known.
    const ExternalProgram *program(const core::Role &role) const;
    /// The role itself where it can be played in a game, else the computer's at a level: a level
    /// that is not known, a player who does not play the game, a program that is not known.
    core::Role playable(const core::Role &role, const core::Position &position,
                        ai::Level otherwise) const;

    /// What searches may use, from the next one on.
    void setOptions(const SearchOptions &options) { m_options = options; }
    const SearchOptions &options() const { return m_options; }
    /// How many threads the next search uses, of those that the machine has.
    int threads() const;

    /// Has what a first move or hint of the game needs read in the background, and ends a program
    /// that has no part in it.
    void prepare(core::GameKind kind, const core::Roles &roles);
    /// Starts looking for the move in the current position of a match, as a role that is playable()
    /// there and not a person's.
    void start(const core::Match &match, const core::Role &role, const ai::Limits &limits);
    /// Looks for the best move, the same each time for a position.
    void startHint(const core::Match &match);
    /// Has the search answered at once, by the best move found up to now.
    void finish() { m_search.finish(); }
    /// No answer will be reported.
    void cancel();
    /// Whether the computer searches. Another program cannot be interrupted.
    bool searching() const { return m_search.isRunning(); }
    bool findingHint() const { return searching() && m_findsHint; }

signals:
    void moveFound(core::Move move);
    void hintFound(const ai::SearchResult &result);
    /// What the search that runs has found up to now.
    void progressed(const ai::SearchResult &result);
    /// Why the search has no answer.
    void searchFailed(const QString &message);
    /// Why the other program does not play on, in a sentence.
    void programFailed(const QString &message);

private:
    void startProgram(const core::Match &match, const ExternalProgram &program,
                      const ai::Limits &limits);
    void search(const core::Match &match, const core::Role &role, const ai::Limits &limits);
    void startSearch(bool isHint,
                     std::function<ai::SearchResult(std::stop_token, const ai::SearchProgress &)>);

    std::vector<ExternalProgram> m_programs; ///< those that are known
    ExternalPlayer m_player;                 ///< the one that plays
    SearchOptions m_options;
    bool m_findsHint = false; ///< the last search is for a hint
    ai::Engine m_engine;      ///< of the search's thread alone
    ai::Analyst m_analyst;    ///< likewise
    BackgroundTask m_preparation;
    BackgroundTask m_search; // last: its thread ends before the engine is destroyed
};

} // namespace ui
