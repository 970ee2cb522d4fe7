#include "app/cli/terminalgame.h"

#include "app/cli/arguments.h"
#include "app/cli/textboard.h"
#include "core/notation.h"

#include <chrono>
#include <future>
#include <iostream>

namespace cli {

using core::GameKind;
using core::Move;
using core::Side;

namespace {

constexpr std::array<std::string_view, 6> commandWords{"undo", "redo", "hint",
                                                       "new",  "help", "quit"};

std::string_view title(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return "Tic-tac-toe";
    case GameKind::Othello:
        return "Othello";
    case GameKind::Nim:
        break;
    }
    return "Nim";
}

Names namesOfTwoPersons(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return {"X", "O"};
    case GameKind::Othello:
        return {"Black", "White"};
    case GameKind::Nim:
        break;
    }
    return {"The first player", "The second player"};
}

/// The rules that differ from game to game of Nim.
std::string nimRules(const core::Nim &nim)
{
    const std::string limit = nim.takeLimit() == 0
                                  ? "any number of counters from one heap"
                                  : "1 to " + std::to_string(nim.takeLimit()) + " counters"
                                        + (nim.heapCount() == 1 ? "" : " from one heap");
    return "Take " + limit + " at a time; whoever takes the last one "
           + (nim.rule() == core::Nim::Rule::Misere ? "loses." : "wins.");
}

} // namespace

TerminalGame::TerminalGame(GameSetup setup)
    : m_setup(std::move(setup))
    , m_random(m_setup.seed)
{}

int TerminalGame::run()
{
    const Interruption interruption;
    startGame();
    while (!m_quit) {
        advance();
        if (!m_quit && !ask())
            break;
    }
    if (Interruption::happened()) {
        std::cout << std::endl;
        return 130; // what a shell expects after Ctrl-C
    }
    std::cout << std::flush;
    return 0;
}

void TerminalGame::startGame()
{
    m_match = core::Match(m_setup.start);
    const Side toMove = sideToMove(m_setup.start);
    const bool personStarts = m_setup.starter == Starter::Human
                              || (m_setup.starter == Starter::Alternate && m_gamesStarted % 2 == 0)
                              || (m_setup.starter == Starter::Random && m_random() % 2 == 0);
    ++m_gamesStarted;
    m_names = namesOfTwoPersons(m_match.kind());
    m_computer.reset();
    if (!m_setup.twoPlayers) {
        m_computer = personStarts ? opponent(toMove) : toMove;
        m_names[static_cast<std::size_t>(*m_computer)] = "The computer";
        m_names[static_cast<std::size_t>(opponent(*m_computer))] = "You";
    }
    introduce();
    showBoard();
}

void TerminalGame::introduce() const
{
    std::cout << title(m_match.kind());
    if (!m_computer) {
        std::cout << " for two players.";
    } else {
        std::cout << " against the computer ("
                  << (m_setup.opponent != nullptr ? m_setup.opponent->name
                                                  : ai::levelName(m_setup.level))
                  << ").";
        const std::string discs = sideText(m_match.kind(), opponent(*m_computer));
        if (!discs.empty())
            std::cout << " You are " << discs << '.';
        std::cout << (isComputers(m_setup.start) ? " The computer moves first."
                                                 : " You move first.");
    }
    std::cout << '\n';
    if (const auto *nim = std::get_if<core::Nim>(&m_setup.start))
        std::cout << nimRules(*nim) << '\n';
    std::cout << "Type a move, or help.\n";
}

/// Plays whatever needs no person: passes and the computer's moves.
void TerminalGame::advance()
{
    bool moved = false;
    while (!m_quit && !isOver(m_match.current()) && !isPersonsChoice(m_match.ply())) {
        if (mustPass(m_match.current()))
            play(core::Othello::pass);
        else
            playComputersMove();
        moved = true;
    }
    if (m_quit)
        return;
    if (moved)
        showBoard();
    if (isOver(m_match.current()))
        std::cout << resultSentence(m_match.current(), m_names) << '\n';
}

void TerminalGame::playComputersMove()
{
    if (m_setup.opponent != nullptr) {
        const ai::Choice choice = m_setup.opponent->choose(m_match.current(), m_random);
        play(ai::drawn(choice.moves, m_random));
    } else if (const std::optional<ai::SearchResult> result = think(m_setup.level)) {
        play(result->move);
    }
}

/// On a thread of its own, so that Ctrl-C can stop it. Nothing after Ctrl-C.
std::optional<ai::SearchResult> TerminalGame::think(ai::Level level)
{
    const ai::SearchRequest request{0, m_match.current(), level, m_setup.limits, m_random()};
    std::stop_source stop;
    std::cout << std::flush;
    std::future<ai::SearchResult> answer =
        std::async(std::launch::async, [&] { return m_engine.think(request, stop.get_token()); });
    constexpr int patience = 60; // steps of 20 ms, after which a person wonders
    for (int i = 0; answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready;
         ++i) {
        if (Interruption::happened())
            stop.request_stop();
        else if (i == patience && LineReader::isTerminal())
            std::cout << "Thinking..." << std::endl;
    }
    m_quit = Interruption::happened();
    const ai::SearchResult result = answer.get();
    return m_quit ? std::nullopt : std::optional(result);
}

void TerminalGame::play(Move move)
{
    std::cout << moveSentence(m_match.current(), move, m_names) << '\n';
    m_match.play(move);
}

/// Reads a line and does what it says; false at the end of the input.
bool TerminalGame::ask()
{
    std::cout << prompt() << std::flush;
    const std::optional<std::string> line = m_reader.next();
    if (!line) {
        if (!Interruption::happened())
            std::cout << '\n';
        return false;
    }
    if (!LineReader::isTerminal())
        std::cout << core::trimmed(*line) << '\n';
    obey(core::lowerCase(core::trimmed(*line)));
    return true;
}

std::string TerminalGame::prompt() const
{
    if (isOver(m_match.current()))
        return "The game is over (new, undo or quit): ";
    const Side side = sideToMove(m_match.current());
    const std::string discs = sideText(m_match.kind(), side);
    if (m_computer)
        return discs.empty() ? "Your move: " : "Your move, " + discs + ": ";
    return (discs.empty() ? m_names[static_cast<std::size_t>(side)] : discs) + " to move: ";
}

void TerminalGame::obey(const std::string &word)
{
    if (word == "undo")
        undo();
    else if (word == "redo")
        redo();
    else if (word == "hint")
        hint();
    else if (word == "new")
        startGame();
    else if (word == "help" || word == "?")
        help();
    else if (word == "quit" || word == "exit")
        m_quit = true;
    else if (word.empty())
        std::cout << "Type a move, or help.\n";
    else
        playTyped(word);
}

void TerminalGame::playTyped(const std::string &text)
{
    const core::Result<Move> move = parseMove(m_match.current(), text);
    if (move) {
        play(*move);
        showBoard();
        return;
    }
    std::cout << move.error() << suggestion(text, commandWords) << '\n';
}

void TerminalGame::undo()
{
    std::size_t target = m_match.ply();
    while (target > 0 && !isPersonsChoice(--target)) {
    }
    if (target == m_match.ply() || !isPersonsChoice(target)) {
        std::cout << "There is no move of yours to take back.\n";
        return;
    }
    std::string moves;
    for (std::size_t i = target; i < m_match.ply(); ++i)
        moves += (moves.empty() ? "" : ", ") + moveText(m_match.position(i), m_match.move(i));
    while (m_match.ply() > target)
        m_match.undo();
    std::cout << "Taken back: " << moves << ".\n";
    showBoard();
}

void TerminalGame::redo()
{
    if (!m_match.canRedo()) {
        std::cout << "There is no move to play again.\n";
        return;
    }
    std::string moves;
    do {
        moves +=
            (moves.empty() ? "" : ", ") + moveText(m_match.current(), m_match.move(m_match.ply()));
        m_match.redo();
    } while (m_match.canRedo() && !isPersonsChoice(m_match.ply()));
    std::cout << "Played again: " << moves << ".\n";
    showBoard();
}

void TerminalGame::hint()
{
    if (isOver(m_match.current())) {
        std::cout << "The game is over; there is no move to hint at.\n";
        return;
    }
    if (const std::optional<ai::SearchResult> result = think(ai::Level::Hard))
        std::cout << hintSentence(m_match.current(), *result) << '\n';
}

void TerminalGame::help() const
{
    if (!isOver(m_match.current()))
        std::cout << "A move is " << moveHelp(m_match.current()) << ".\n";
    std::cout << "undo  takes your last move and its answer back\n"
                 "redo  plays what was taken back again\n"
                 "hint  shows a good move, found at full strength whatever the level\n"
                 "new   starts another game\n"
                 "quit  ends; so does the end of the input\n";
}

void TerminalGame::showBoard() const
{
    std::optional<Move> lastMove;
    if (m_match.ply() > 0)
        lastMove = m_match.move(m_match.ply() - 1);
    std::cout << '\n' << boardText(m_match.current(), lastMove, m_names) << '\n';
}

bool TerminalGame::isComputers(const core::Position &position) const
{
    return m_computer == sideToMove(position);
}

bool TerminalGame::isPersonsChoice(std::size_t ply) const
{
    const core::Position &position = m_match.position(ply);
    return !isOver(position) && !isComputers(position) && !mustPass(position);
}

} // namespace cli
