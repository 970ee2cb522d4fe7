#pragma once

#include "ai/analysis/analyst.h"
#include "ai/players/engine.h"
#include "ai/players/namedplayers.h"
#include "app/commandline/inputlines.h"
#include "app/commandline/sentences.h"
#include "core/match/session.h"

#include <functional>
#include <optional>
#include <random>
#include <stop_token>
#include <string>

namespace cli {

/// The choices made before a terminal game.
struct TerminalSetup
{
    core::Position start;
    /// Draws the start of later games, if it is random.
    std::function<core::Position(ai::Random &)> nextStart = {};
    /// Alternate: the person starts the first game. Nothing: drawn at random for each game.
    std::optional<core::Starter> starter = core::Starter::Human;
    bool twoPlayers = false; ///< two people, no computer
    ai::Level level = ai::Level::Medium;
    const ai::NamedPlayer *opponent = nullptr; ///< replaces the level
    ai::Limits limits;
    bool usesBook = true; ///< for Othello's hard level and hints
    std::uint64_t seed = 0;
};

/// A game in the terminal, in the current language: asks the person, lets the computer reply,
/// undoes moves and gives hints, until the input ends.
class TerminalGame
{
public:
    explicit TerminalGame(TerminalSetup setup);

    /// The program's exit status.
    int run();

private:
    const core::Match &match() const { return m_session.match(); }
    void startGame();
    void startNextGame();
    core::Roles chosenRoles();
    void introduce() const;
    void advance();
    void playComputersMove();
    std::optional<ai::SearchResult> think(ai::Level level);
    /// Runs a search that Ctrl-C can stop; nothing if it did.
    std::optional<ai::SearchResult>
    waitFor(const std::function<ai::SearchResult(std::stop_token)> &find);
    void play(core::Move move);

    bool runLine();
    void runCommand(const std::string &typed);
    void playTyped(const std::string &typed);
    void undo();
    void redo();
    void hint();
    void help() const;
    void showBoard() const;
    std::string prompt() const;
    std::string computerName() const;
    std::string computerTitle() const;
    std::string movesText(std::size_t begin, std::size_t end) const;

    TerminalSetup m_setup;
    core::Session m_session;
    commandline::Players m_players{};
    ai::Engine m_engine;
    ai::Analyst m_analyst;
    ai::Random m_random;
    commandline::InputLines m_lines;
    bool m_computerStartedLast = true;
    bool m_quit = false;
};

} // namespace cli
