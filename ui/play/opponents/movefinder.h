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

/// Finds the moves that no person makes: those of the computer, a named player or an external
/// program, and hints. Only the latest request is answered. GUI thread, which never waits for a
/// search, except in the destructor, which stops it.
class MoveFinder : public QObject
{
    Q_OBJECT

public:
    explicit MoveFinder(QObject *parent = nullptr);

    /// Registers a program, which roles name by its id(). Replaces one with the same id.
    void addProgram(const ExternalProgram &program);
    /// The program of a role; null if the role is another one or its program unknown.
    const ExternalProgram *program(const core::Role &role) const;
    /// The role itself if it can be played in this game; else (an unknown level, a named player of
    /// another game, an unknown program) the computer at a level.
    core::Role playable(const core::Role &role, const core::Position &position,
                        ai::Level otherwise) const;

    /// The resources of searches, from the next one on.
    void setOptions(const SearchOptions &options) { m_options = options; }
    const SearchOptions &options() const { return m_options; }
    /// The number of threads of the next search, at most those of the machine.
    int threads() const;

    /// Loads in the background what a first move or hint needs, and stops a program that has no
    /// role in the game.
    void prepare(core::GameKind kind, const core::Roles &roles);
    /// Starts looking for a move in a match's current position. The role must be playable() there,
    /// and not a person's.
    void start(const core::Match &match, const core::Role &role, const ai::Limits &limits);
    /// Looks for the best move; the same position always gets the same answer.
    void startHint(const core::Match &match);
    /// Stops the search, which answers with the best move found so far.
    void finish() { m_search.finish(); }
    /// Drops the request: it gets no answer.
    void cancel();
    /// Whether the computer is searching; an external program does not count.
    bool searching() const { return m_search.isRunning(); }
    bool findingHint() const { return searching() && m_findsHint; }

signals:
    void moveFound(core::Move move);
    void hintFound(const ai::SearchResult &result);
    /// An intermediate result of the running search.
    void progressed(const ai::SearchResult &result);
    /// The search failed; the reason.
    void searchFailed(const QString &message);
    /// The external program failed; the reason as a sentence.
    void programFailed(const QString &message);

private:
    void startProgram(const core::Match &match, const ExternalProgram &program,
                      const ai::Limits &limits);
    void search(const core::Match &match, const core::Role &role, const ai::Limits &limits);
    void startSearch(bool isHint,
                     std::function<ai::SearchResult(std::stop_token, const ai::SearchProgress &)>);

    std::vector<ExternalProgram> m_programs; ///< the registered ones
    ExternalPlayer m_externalPlayer;         ///< runs the one that plays
    SearchOptions m_options;
    bool m_findsHint = false; ///< the last search is for a hint
    ai::Engine m_engine;      ///< used only on the search's thread
    ai::Analyst m_analyst;    ///< used only on the search's thread
    BackgroundTask m_preparation;
    BackgroundTask m_search; // last: its thread ends before the engine is destroyed
};

} // namespace ui
