#include "app/cli/terminal/terminalgame.h"

#include "app/cli/terminal/textboard.h"
#include "app/commandline/arguments.h"
#include "app/commandline/interrupt.h"
#include "core/notation.h"

#include <chrono>
#include <future>
#include <iostream>

namespace cli {

using namespace commandline;
using core::GameKind;
using core::Move;
using core::Side;

namespace {

constexpr std::array<std::string_view, 6> commandWords{"undo", "redo", "hint",
                                                       "new",  "help", "quit"};

std::string_view title(const core::Position &start)
{
    switch (kindOf(start)) {
    case GameKind::TicTacToe:
        return "Tic-tac-toe";
    case GameKind::Othello:
        return isReverseOthello(start) ? "Reverse Othello" : "Othello";
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

TerminalGame::TerminalGame(TerminalSetup setup)
    : m_setup(setup)
    , m_random(m_setup.seed)
{}

int TerminalGame::run()
{
    const Interruption interruption;
    startGame();
    while (!m_quit) {
        advance();
        if (!m_quit && !runLine())
            break;
    }
    if (Interruption::happened()) {
        std::cout << std::endl;
        return interruptedStatus;
    }
    std::cout << std::flush;
    return 0;
}

void TerminalGame::startGame()
{
    m_session = core::Session(m_setup.start, chosenRoles());
    m_names = namesOfTwoPersons(match().kind());
    if (const std::optional<Side> computer = m_session.opponentSide()) {
        m_names[static_cast<std::size_t>(*computer)] = "The computer";
        m_names[static_cast<std::size_t>(opponent(*computer))] = "You";
    }
    introduce();
    showBoard();
}

void TerminalGame::startNextGame()
{
    if (m_setup.nextStart)
        m_setup.start = m_setup.nextStart(m_random);
    startGame();
}

core::Roles TerminalGame::chosenRoles()
{
    if (m_setup.twoPlayers)
        return {};
    m_computerStartedLast = m_setup.starter
                                ? core::opponentStarts(*m_setup.starter, m_computerStartedLast)
                                : m_random() % 2 != 0;
    return core::rolesFrom(m_setup.start, core::Role::computer(computerName()),
                           m_computerStartedLast);
}

/// The level or the opponent of the articles.
std::string TerminalGame::computerName() const
{
    return std::string(m_setup.opponent != nullptr ? m_setup.opponent->name
                                                   : ai::levelName(m_setup.level));
}

void TerminalGame::introduce() const
{
    std::cout << title(m_setup.start);
    if (const std::optional<Side> computer = m_session.opponentSide()) {
        std::cout << " against the computer (" << computerName() << ").";
        const std::string discs = sideText(match().kind(), opponent(*computer));
        if (!discs.empty())
            std::cout << " You are " << discs << '.';
        std::cout << (sideToMove(m_setup.start) == *computer ? " The computer moves first."
                                                             : " You move first.");
    } else {
        std::cout << " for two players.";
    }
    std::cout << '\n';
    if (const auto *nim = std::get_if<core::Nim>(&m_setup.start))
        std::cout << nimRules(*nim) << '\n';
    if (isReverseOthello(m_setup.start))
        std::cout
            << "Whoever has the fewest discs at the end wins. The computer has learnt nothing "
               "about "
               "this game:\nat the hard level it looks as far ahead as its time allows, and sees "
               "the end exactly.\n";
    std::cout << "Type a move, or help.\n";
}

/// Plays whatever needs no person: passes and the computer's moves.
void TerminalGame::advance()
{
    using Turn = core::Session::Turn;
    bool moved = false;
    Turn turn = m_session.turn();
    for (; !m_quit && turn != Turn::Over && turn != Turn::Human; turn = m_session.turn()) {
        if (turn == Turn::Pass)
            play(core::Othello::pass);
        else
            playComputersMove();
        moved = true;
    }
    if (m_quit)
        return;
    if (moved)
        showBoard();
    if (turn == Turn::Over)
        std::cout << resultSentence(match().current(), m_names) << '\n';
}

void TerminalGame::playComputersMove()
{
    if (m_setup.opponent != nullptr) {
        play(m_setup.opponent->choose(match().current(), m_random).move);
    } else if (const std::optional<ai::SearchResult> result = think(m_setup.level)) {
        play(result->move);
    }
}

/// On a thread of its own, so that Ctrl-C can stop it. Nothing after Ctrl-C.
std::optional<ai::SearchResult> TerminalGame::think(ai::Level level)
{
    const ai::SearchRequest request{.position = match().current(),
                                    .level = level,
                                    .limits = m_setup.limits,
                                    .seed = m_random(),
                                    .usesBook = m_setup.usesBook};
    return waitFor([&](std::stop_token token) { return m_engine.think(request, token); });
}

std::optional<ai::SearchResult>
TerminalGame::waitFor(const std::function<ai::SearchResult(std::stop_token)> &find)
{
    std::stop_source stop;
    std::cout << std::flush;
    std::future<ai::SearchResult> answer =
        std::async(std::launch::async, [&] { return find(stop.get_token()); });
    constexpr int patience = 60; // steps of 20 ms, after which a person wonders
    for (int i = 0; answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready;
         ++i) {
        if (Interruption::happened())
            stop.request_stop();
        else if (i == patience && inputIsTerminal())
            std::cout << "Thinking..." << std::endl;
    }
    m_quit = Interruption::happened();
    const ai::SearchResult result = answer.get();
    return m_quit ? std::nullopt : std::optional(result);
}

void TerminalGame::play(Move move)
{
    std::cout << moveSentence(match().current(), move, m_names) << '\n';
    m_session.play(move);
}

/// Reads a line and does what it says; false at the end of the input.
bool TerminalGame::runLine()
{
    std::cout << prompt() << std::flush;
    const auto line = m_lines.next();
    if (!line) {
        if (Interruption::happened())
            return false;
        const bool endsGame = !inputIsTerminal() && !isOver(match().current());
        std::cout << (endsGame ? "\nThe input has ended before the game.\n" : "\n");
        return false;
    }
    if (!inputIsTerminal())
        std::cout << core::trimmed(line->text) << '\n';
    if (line->tooLong)
        std::cout << "This line is too long: at most " << InputLines::longest
                  << " bytes are read.\n";
    else
        runCommand(core::lowerCase(core::trimmed(line->text)));
    return true;
}

std::string TerminalGame::prompt() const
{
    if (isOver(match().current()))
        return "The game is over (new, undo or quit): ";
    const Side side = sideToMove(match().current());
    const std::string discs = sideText(match().kind(), side);
    if (m_session.opponentSide())
        return discs.empty() ? "Your move: " : "Your move, " + discs + ": ";
    return (discs.empty() ? m_names[static_cast<std::size_t>(side)] : discs) + " to move: ";
}

void TerminalGame::runCommand(const std::string &word)
{
    if (word == "undo")
        undo();
    else if (word == "redo")
        redo();
    else if (word == "hint")
        hint();
    else if (word == "new")
        startNextGame();
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
    const core::Result<Move> move = parseMove(match().current(), text);
    if (move) {
        play(*move);
        showBoard();
        return;
    }
    const std::string meant = suggestion(text, commandWords);
    std::cout << "Not played: " << move.error().text << (meant.empty() ? "." : meant) << '\n';
}

void TerminalGame::undo()
{
    if (!m_session.previousDecision()) {
        std::cout << (m_setup.twoPlayers ? "There is no move to take back.\n"
                                         : "There is no move of yours to take back.\n");
        return;
    }
    const std::size_t end = match().ply();
    m_session.undo();
    std::cout << "Taken back: " << movesText(match().ply(), end) << ".\n";
    showBoard();
}

void TerminalGame::redo()
{
    if (!match().canRedo()) {
        std::cout << "There is no move to play again.\n";
        return;
    }
    const std::size_t begin = match().ply();
    m_session.redo();
    std::cout << "Played again: " << movesText(begin, match().ply()) << ".\n";
    showBoard();
}

void TerminalGame::hint()
{
    if (isOver(match().current())) {
        std::cout << "The game is over; there is no move to hint at.\n";
        return;
    }
    const std::optional<ai::SearchResult> result = waitFor([&](std::stop_token token) {
        return m_analyst.hint(match().current(), m_setup.usesBook, token);
    });
    if (!result)
        return;
    std::cout << hintSentence(match().current(), *result) << '\n';
}

void TerminalGame::help() const
{
    if (!isOver(match().current()))
        std::cout << "A move is " << moveHelp(match().current()) << ".\n";
    std::cout << (m_setup.twoPlayers ? "undo  takes the last move back\n"
                                     : "undo  takes your last move and its answer back\n")
              << "redo  plays what was taken back again\n"
                 "hint  shows a good move, found at full strength\n"
                 "new   starts another game\n"
                 "quit  ends; so does the end of the input\n";
}

void TerminalGame::showBoard() const
{
    std::optional<Move> lastMove;
    if (match().ply() > 0)
        lastMove = match().move(match().ply() - 1);
    std::cout << '\n' << boardText(match().current(), lastMove, m_names) << '\n';
}

/// The moves of the line from one ply to another: "d3, c5".
std::string TerminalGame::movesText(std::size_t begin, std::size_t end) const
{
    std::string text;
    for (std::size_t i = begin; i < end; ++i)
        text += (text.empty() ? "" : ", ") + moveText(match().position(i), match().move(i));
    return text;
}

} // namespace cli
