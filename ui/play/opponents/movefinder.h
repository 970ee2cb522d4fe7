#pragma once

#include "ai/levels/level.h"
#include "ai/players/engine.h"
#include "ai/players/namedplayers.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/opponents/programopponent.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <optional>

namespace ui {

/// Finds the moves of the game in hand that no person makes: those of the computer's side by a
/// level, a player with a name or another program, and hints. Of all requests only the answer to
/// the latest is reported. GUI thread, which never waits for a search, except in the destructor,
/// which stops it.
class MoveFinder : public QObject
{
    Q_OBJECT

public:
    explicit MoveFinder(QObject *parent = nullptr);

    ai::Level level() const { return m_level; }
    /// From the next request on.
    void setLevel(ai::Level level) { m_level = level; }
    /// Null for the level. A player has no part in games that it does not play.
    void setNamedPlayer(const ai::NamedPlayer *player) { m_namedPlayer = player; }
    /// Who plays a game by name instead of the level; null where none does, or a program plays.
    const ai::NamedPlayer *namedPlayer(core::GameKind kind) const;
    /// Nothing where no program plays.
    const std::optional<ExternalProgram> &program() const { return m_program.program(); }
    void setProgram(const std::optional<ExternalProgram> &program)
    {
        m_program.setProgram(program);
    }
    /// As a game is written down with it.
    core::Role role(core::GameKind kind) const;

    /// What searches may use, from the next one on.
    void setOptions(const SearchOptions &options) { m_options = options; }
    const SearchOptions &options() const { return m_options; }
    /// How many threads the next search uses, of those that the machine has.
    int threads() const;

    /// Has what a first move or hint of the game needs read in the background.
    void prepare(core::GameKind kind);
    /// Starts looking for the move in the current position of a match.
    void start(const core::Match &match, const ai::Limits &limits);
    /// The same by the level alone, for the person whose turn it is.
    void startForPerson(const core::Match &match, const ai::Limits &limits);
    /// Looks for the best move, at full strength whatever the level.
    void startHint(const core::Match &match, const ai::Limits &limits);
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
    void search(const core::Match &match, ai::Level level, const ai::Limits &limits,
                const ai::NamedPlayer *named);
    void report(const ai::SearchResult &result);

    ai::Level m_level = ai::Level::Easy;
    const ai::NamedPlayer *m_namedPlayer = nullptr;
    ProgramOpponent m_program;
    SearchOptions m_options;
    bool m_findsHint = false; ///< the last search is for a hint
    ai::Engine m_engine;      ///< of the search's thread alone
    BackgroundTask m_preparation;
    BackgroundTask m_search; // last: its thread ends before the engine is destroyed
};

} // namespace ui
