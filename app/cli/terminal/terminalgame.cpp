#include "app/cli/terminal/terminalgame.h"

#include "app/cli/terminal/textboard.h"
#include "app/commandline/arguments.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/language.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <chrono>
#include <future>
#include <iostream>
#include <vector>

namespace cli {

using namespace commandline;
using core::GameKind;
using core::Move;
using core::Side;
using core::Subject;

namespace {

using core::TranslatableText;

/// Commands that can be typed instead of moves, in English or in the current language.
enum class Word { Undo, Redo, Hint, New, Help, Quit };

struct TypedWord
{
    Word word;
    TranslatableText name;
    TranslatableText help; ///< shown after the command's name in the help
};

constexpr std::array typedWords{
    TypedWord{Word::Undo, QT_TRANSLATE_NOOP("cli", "undo"),
              QT_TRANSLATE_NOOP("cli", "takes your last move and its answer back")},
    TypedWord{Word::Redo, QT_TRANSLATE_NOOP("cli", "redo"),
              QT_TRANSLATE_NOOP("cli", "plays what was taken back again")},
    TypedWord{Word::Hint, QT_TRANSLATE_NOOP("cli", "hint"),
              QT_TRANSLATE_NOOP("cli", "shows a good move, found at full strength")},
    TypedWord{Word::New, QT_TRANSLATE_NOOP("cli", "new"),
              QT_TRANSLATE_NOOP("cli", "starts another game")},
    TypedWord{Word::Help, QT_TRANSLATE_NOOP("cli", "help"), QT_TRANSLATE_NOOP("cli", "shows this")},
    TypedWord{Word::Quit, QT_TRANSLATE_NOOP("cli", "quit"),
              QT_TRANSLATE_NOOP("cli", "ends; so does the end of the input")},
};

/// Nothing if it is not a command.
std::optional<Word> typedWord(const std::string &typed)
{
    const auto found =
        std::find_if(typedWords.begin(), typedWords.end(), [&](const TypedWord &word) {
            return typed == word.name.source || typed == text(word.name);
        });
    if (found != typedWords.end())
        return found->word;
    if (typed == "?")
        return Word::Help;
    return typed == "exit" ? std::optional(Word::Quit) : std::nullopt;
}

/// The command that a mistyped word probably stands for; empty if none is close.
std::string nearestWord(const std::string &typed)
{
    std::vector<std::string> names;
    for (const TypedWord &word : typedWords) {
        names.emplace_back(word.name.source);
        names.push_back(text(word.name));
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    return std::string(nearest(typed, views));
}

constexpr TranslatableText undoHelpOfTwo = QT_TRANSLATE_NOOP("cli", "takes the last move back");
constexpr TranslatableText gameIsOver =
    QT_TRANSLATE_NOOP("cli", "The game is over. Type new, undo or quit.");
constexpr TranslatableText typeAMove = QT_TRANSLATE_NOOP("cli", "Type a move, or help.");

std::string title(const core::Position &start)
{
    switch (kindOf(start)) {
    case GameKind::TicTacToe:
        return text(QT_TRANSLATE_NOOP("cli", "Tic-tac-toe"));
    case GameKind::Othello:
        return isReverseOthello(start) ? text(QT_TRANSLATE_NOOP("cli", "Reverse Othello"))
                                       : text(QT_TRANSLATE_NOOP("cli", "Othello"));
    case GameKind::Nim:
        break;
    }
    return text(QT_TRANSLATE_NOOP("cli", "Nim"));
}

std::string levelTitle(ai::Level level)
{
    switch (level) {
    case ai::Level::Easy:
        return text(QT_TRANSLATE_NOOP("cli", "easy"));
    case ai::Level::Medium:
        return text(QT_TRANSLATE_NOOP("cli", "medium"));
    case ai::Level::Hard:
        break;
    }
    return text(QT_TRANSLATE_NOOP("cli", "hard"));
}

std::string nimLimit(const core::Nim &nim)
{
    const std::vector<std::string> limit{std::to_string(nim.takeLimit())};
    if (nim.takeLimit() == 0)
        return text(
            QT_TRANSLATE_NOOP("cli", "Take any number of counters from one heap at a time."));
    return nim.heapCount() == 1
               ? text(QT_TRANSLATE_NOOP("cli", "Take 1 to %1 counters at a time."), limit)
               : text(QT_TRANSLATE_NOOP("cli", "Take 1 to %1 counters from one heap at a time."),
                      limit);
}

/// The rules of this game of Nim, which vary.
std::string nimRules(const core::Nim &nim)
{
    return nimLimit(nim) + ' '
           + (nim.rule() == core::Nim::Rule::Misere
                  ? text(QT_TRANSLATE_NOOP("cli", "Whoever takes the last one loses."))
                  : text(QT_TRANSLATE_NOOP("cli", "Whoever takes the last one wins.")));
}

void print(const std::string &line)
{
    std::cout << line << '\n';
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
    m_players = {Subject::Named, Subject::Named};
    if (const std::optional<Side> computer = m_session.opponentSide()) {
        m_players[static_cast<std::size_t>(*computer)] = Subject::Computer;
        m_players[static_cast<std::size_t>(opponent(*computer))] = Subject::You;
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

/// The name of the level or opponent.
std::string TerminalGame::computerName() const
{
    return std::string(m_setup.opponent != nullptr ? m_setup.opponent->name
                                                   : ai::levelName(m_setup.level));
}

/// The same in the current language; opponents have the names of --opponent.
std::string TerminalGame::computerTitle() const
{
    return m_setup.opponent != nullptr ? computerName() : levelTitle(m_setup.level);
}

void TerminalGame::introduce() const
{
    if (const std::optional<Side> computer = m_session.opponentSide()) {
        std::cout << text(QT_TRANSLATE_NOOP("cli", "%1 against the computer (%2)."),
                          {title(m_setup.start), computerTitle()});
        const std::string discs = sideText(match().kind(), opponent(*computer));
        if (!discs.empty())
            std::cout << ' ' << text(QT_TRANSLATE_NOOP("cli", "You are %1."), {discs});
        print(' '
              + (sideToMove(m_setup.start) == *computer
                     ? text(QT_TRANSLATE_NOOP("cli", "The computer moves first."))
                     : text(QT_TRANSLATE_NOOP("cli", "You move first."))));
    } else {
        print(text(QT_TRANSLATE_NOOP("cli", "%1 for two players."), {title(m_setup.start)}));
    }
    if (const auto *nim = std::get_if<core::Nim>(&m_setup.start))
        print(nimRules(*nim));
    if (isReverseOthello(m_setup.start))
        print(text(QT_TRANSLATE_NOOP(
            "cli",
            "Whoever has the fewest discs at the end wins. The computer has learnt nothing about "
            "this game:\nat the hard level it looks as far ahead as its time allows, and sees the "
            "end exactly.")));
    print(text(typeAMove));
}

/// Plays everything that needs no person: forced passes and the computer's moves.
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
        std::cout << resultSentence(match().current(), m_players) << '\n';
}

void TerminalGame::playComputersMove()
{
    if (m_setup.opponent != nullptr) {
        play(m_setup.opponent->choose(match().current(), m_random).move);
    } else if (const std::optional<ai::SearchResult> result = think(m_setup.level)) {
        play(result->move);
    }
}

/// Searches on another thread, so that Ctrl-C can stop it. Nothing after Ctrl-C.
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
    constexpr int patience = 60; // in steps of 20 ms, before telling the user that it is thinking
    for (int i = 0; answer.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready;
         ++i) {
        if (Interruption::happened())
            stop.request_stop();
        else if (i == patience && inputIsTerminal())
            std::cout << text(QT_TRANSLATE_NOOP("cli", "Thinking...")) << std::endl;
    }
    m_quit = Interruption::happened();
    const ai::SearchResult result = answer.get();
    return m_quit ? std::nullopt : std::optional(result);
}

void TerminalGame::play(Move move)
{
    std::cout << moveSentence(match().current(), move, m_players) << '\n';
    m_session.play(move);
}

/// Reads and executes a line; false at the end of the input.
bool TerminalGame::runLine()
{
    std::cout << prompt() << std::flush;
    const auto line = m_lines.next();
    if (!line) {
        if (Interruption::happened())
            return false;
        const bool endsGame = !inputIsTerminal() && !isOver(match().current());
        std::cout << '\n';
        if (endsGame)
            print(text(QT_TRANSLATE_NOOP("cli", "The input has ended before the game.")));
        return false;
    }
    if (!inputIsTerminal())
        std::cout << core::trimmed(line->text) << '\n';
    if (line->tooLong)
        print(text(QT_TRANSLATE_NOOP("cli", "This line is too long: at most %1 bytes are read."),
                   {std::to_string(InputLines::longest)}));
    else
        runCommand(core::lowerCase(core::trimmed(line->text)));
    return true;
}

std::string TerminalGame::prompt() const
{
    if (isOver(match().current()))
        return text(QT_TRANSLATE_NOOP("cli", "The game is over (new, undo or quit): "));
    const Side side = sideToMove(match().current());
    const std::string discs = sideText(match().kind(), side);
    if (!m_session.opponentSide())
        return text(QT_TRANSLATE_NOOP("cli", "%1 to move: "),
                    {discs.empty() ? sideName(match().kind(), side) : discs});
    return discs.empty() ? text(QT_TRANSLATE_NOOP("cli", "Your move: "))
                         : text(QT_TRANSLATE_NOOP("cli", "Your move, %1: "), {discs});
}

void TerminalGame::runCommand(const std::string &typed)
{
    const std::optional<Word> word = typedWord(typed);
    if (!word) {
        if (typed.empty())
            print(text(m_session.turn() == core::Session::Turn::Over ? gameIsOver : typeAMove));
        else
            playTyped(typed);
        return;
    }
    switch (*word) {
    case Word::Undo:
        return undo();
    case Word::Redo:
        return redo();
    case Word::Hint:
        return hint();
    case Word::New:
        return startNextGame();
    case Word::Help:
        return help();
    case Word::Quit:
        m_quit = true;
        break;
    }
}

void TerminalGame::playTyped(const std::string &typed)
{
    const core::Result<Move> move = parseMove(match().current(), typed);
    if (move) {
        play(*move);
        showBoard();
        return;
    }
    const std::string why = errorText(move.error());
    const std::string meant = nearestWord(typed);
    print(meant.empty()
              ? text(QT_TRANSLATE_NOOP("cli", "Not played: %1."), {why})
              : text(QT_TRANSLATE_NOOP("cli", "Not played: %1; did you mean %2?"), {why, meant}));
}

void TerminalGame::undo()
{
    if (!m_session.previousDecision()) {
        print(m_setup.twoPlayers
                  ? text(QT_TRANSLATE_NOOP("cli", "There is no move to take back."))
                  : text(QT_TRANSLATE_NOOP("cli", "There is no move of yours to take back.")));
        return;
    }
    const std::size_t end = match().ply();
    m_session.undo();
    print(text(QT_TRANSLATE_NOOP("cli", "Taken back: %1."), {movesText(match().ply(), end)}));
    showBoard();
}

void TerminalGame::redo()
{
    if (!match().canRedo()) {
        print(text(QT_TRANSLATE_NOOP("cli", "There is no move to play again.")));
        return;
    }
    const std::size_t begin = match().ply();
    m_session.redo();
    print(text(QT_TRANSLATE_NOOP("cli", "Played again: %1."), {movesText(begin, match().ply())}));
    showBoard();
}

void TerminalGame::hint()
{
    if (isOver(match().current())) {
        print(text(QT_TRANSLATE_NOOP("cli", "The game is over; there is no move to hint at.")));
        return;
    }
    const std::optional<ai::SearchResult> result = waitFor([&](std::stop_token token) {
        return m_analyst.hint(match().current(), m_setup.usesBook, token);
    });
    if (!result)
        return;
    print(hintSentence(match().current(), *result));
}

void TerminalGame::help() const
{
    if (!isOver(match().current()))
        print(moveHelp(match().current()));
    std::vector<std::string> names;
    std::size_t column = 0;
    for (const TypedWord &word : typedWords) {
        names.push_back(text(word.name));
        column = std::max(column, names.back().size() + 2);
    }
    for (std::size_t i = 0; i < typedWords.size(); ++i) {
        names[i].resize(column, ' ');
        const bool isOfTwo = typedWords[i].word == Word::Undo && m_setup.twoPlayers;
        print(names[i] + text(isOfTwo ? undoHelpOfTwo : typedWords[i].help));
    }
}

void TerminalGame::showBoard() const
{
    std::optional<Move> lastMove;
    if (match().ply() > 0)
        lastMove = match().move(match().ply() - 1);
    std::cout << '\n' << boardText(match().current(), lastMove, m_players) << '\n';
}

/// The moves of the line from one ply to another, such as "d3, c5".
std::string TerminalGame::movesText(std::size_t begin, std::size_t end) const
{
    std::string text;
    for (std::size_t i = begin; i < end; ++i)
        text += (text.empty() ? "" : ", ") + typedMove(match().position(i), match().move(i));
    return text;
}

} // namespace cli
