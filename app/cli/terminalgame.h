#pragma once

#include "ai/engine.h"
#include "ai/opponents.h"
#include "app/cli/sentences.h"
#include "app/cli/terminal.h"
#include "core/match.h"

#include <optional>
#include <random>
#include <string>

namespace cli {

/// Who makes the first move. Alternate changes it with each new game, beginning with the person.
enum class Starter { Human, Computer, Alternate, Random };

/// Everything that is chosen before a game in the terminal.
struct GameSetup
{
    core::Position start;
    Starter starter = Starter::Human;
    bool twoPlayers = false; ///< two persons, no computer
    ai::Level level = ai::Level::Medium;
    const ai::Opponent *opponent = nullptr; ///< plays instead of the level
    ai::Limits limits;
    std::uint64_t seed = 0;
};

/// A game typed in and printed out: asks the person, lets the computer answer, takes back and gives
/// hints, until the input ends.
class TerminalGame
{
public:
    explicit TerminalGame(GameSetup setup);

    /// The program's exit status.
    int run();

private:
    void startGame();
    void introduce() const;
    void advance();
    void playComputersMove();
    std::optional<ai::SearchResult> think(ai::Level level);
    void play(core::Move move);

    bool ask();
    void obey(const std::string &word);
    void playTyped(const std::string &text);
    void undo();
    void redo();
    void hint();
    void help() const;
    void showBoard() const;
    std::string prompt() const;

    bool isComputers(const core::Position &position) const;
    bool isPersonsChoice(std::size_t ply) const;

    GameSetup m_setup;
    core::Match m_match;
    std::optional<core::Side> m_computer;
    Names m_names;
    ai::Engine m_engine;
    ai::Random m_random;
    LineReader m_reader;
    int m_gamesStarted = 0;
    bool m_quit = false;
};

} // namespace cli
