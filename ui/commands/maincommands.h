#pragma once

#include "ui/commands/commandset.h"
#include "ui/common/boarddisplay.h"

#include <QCoreApplication>

namespace ui {

/// Every menu and command of the main window, in the order of the menus.
class MainCommands : public CommandSet
{
    Q_DECLARE_TR_FUNCTIONS(ui::MainCommands)
    using Flag = CommandFlag;

public:
    /// A checkable command that switches a part of the board's display.
    struct DisplayCommand
    {
        QAction *command;
        bool BoardDisplay::*on;
    };

    explicit MainCommands(QMenuBar *bar)
        : CommandSet(bar)
    {}

    const std::vector<DisplayCommand> &displayCommands() const { return m_displayCommands; }

private:
    std::vector<DisplayCommand> m_displayCommands; // before the commands, which fill it

    QAction *display(QMenu *menu, const char *name, const QString &text, bool BoardDisplay::*on)
    {
        QAction *action = command(menu, name, text, {}, Flag::Checkable);
        m_displayCommands.push_back({action, on});
        return action;
    }

public:
    // clang-format off
    QMenu *const game = menu(tr("&Game"));
    QAction *const newGame = command(game, "newGame", tr("&Play a new game"), {QKeySequence::New, Qt::CTRL | Qt::Key_N}, Flag::OnBoard);
    QAction *const playAgain = command(game, "playAgain", tr("Play a&gain"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, Flag::Disabled | Flag::OnBoard);
    QMenu *const kinds = submenu(game, "gameMenu", tr("G&ame"));
    QMenu *const starters = submenu(game, "starterMenu", tr("Who &starts"));
    QMenu *const opponents = submenu(game, "opponentMenu", tr("&Opponent"));
    QMenu *const clocks = submenu(game, "clockMenu", tr("Cloc&k"));
    QAction *const hint = command(game, "hint", tr("&Hint"), Qt::CTRL | Qt::Key_H, Flag::BeginsGroup | Flag::OnBoard | Flag::OfGame | Flag::InColumn);
    QAction *const moveNow = command(game, "moveNow", tr("Move &now"), Qt::CTRL | Qt::Key_Period, Flag::Disabled | Flag::OnBoard | Flag::OfGame);
    QAction *const letComputerMove = command(game, "letComputerMove", tr("Let the computer &move"), Qt::CTRL | Qt::Key_M, Flag::OnBoard | Flag::OfGame | Flag::InColumn);
    QAction *const gamesSection = section(game, tr("Games"));
    QAction *const open = command(game, "openGame", tr("Op&en\u2026"), QKeySequence::Open);
    QAction *const openFolder = command(game, "openFolder", tr("Open a &folder of games\u2026"));
    QAction *const gameList = command(game, "showGameList", tr("&List of games"), {}, Flag::Disabled);
    QMenu *const recent = submenu(game, "recentGames", tr("Recen&t games"));
    QAction *const statistics = command(game, "statistics", tr("Statisti&cs"), Qt::CTRL | Qt::Key_T);
    QAction *const shareSection = section(game, tr("Share"));
    QAction *const save = command(game, "saveGame", tr("Sa&ve\u2026"), QKeySequence::Save, Flag::OfGame);
    QAction *const savePicture = command(game, "savePicture", tr("Save a p&icture\u2026"), {}, Flag::OfGame);
    QAction *const quit = command(game, "quit", tr("&Quit"), {QKeySequence::Quit, Qt::CTRL | Qt::Key_Q}, Flag::BeginsGroup);

    QMenu *const edit = menu(tr("&Edit"));
    QAction *const undo = command(edit, "undo", tr("&Undo"), {QKeySequence::Undo, Qt::CTRL | Qt::Key_Z}, Flag::OnBoard | Flag::OfGame);
    QAction *const redo = command(edit, "redo", tr("&Redo"), {QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, Flag::OnBoard | Flag::OfGame);
    QAction *const copyGame = command(edit, "copyGame", tr("&Copy the game"), QKeySequence::Copy, Flag::BeginsGroup | Flag::OfGame);
    QAction *const copyPosition = command(edit, "copyPosition", tr("Copy the &position"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, Flag::OfGame);
    QAction *const copyPicture = command(edit, "copyPicture", tr("Copy a p&icture of the board"), Qt::CTRL | Qt::ALT | Qt::Key_C, Flag::OfGame);
    QAction *const paste = command(edit, "paste", tr("P&aste a game or a position"), QKeySequence::Paste, Flag::OnBoard);
    QAction *const setUpPosition = command(edit, "setUpPosition", tr("&Set up a position\u2026"), Qt::CTRL | Qt::Key_E, Flag::BeginsGroup | Flag::OnBoard);

    QMenu *const review = menu(tr("&Review"));
    QAction *const first = command(review, "lookFirst", tr("&Start of the game"), Qt::ALT | Qt::Key_Home, Flag::OnBoard | Flag::OfGame);
    QAction *const back = command(review, "lookBack", tr("&Back"), Qt::ALT | Qt::Key_Left, Flag::OnBoard | Flag::OfGame);
    QAction *const forward = command(review, "lookForward", tr("&Forward"), Qt::ALT | Qt::Key_Right, Flag::OnBoard | Flag::OfGame);
    QAction *const last = command(review, "lookLast", tr("Back to the ga&me"), Qt::ALT | Qt::Key_End, Flag::OnBoard | Flag::OfGame);
    QAction *const playFrom = command(review, "playFromHere", tr("&Play from here"), {Qt::CTRL | Qt::Key_Enter, Qt::CTRL | Qt::Key_Return}, Flag::OnBoard | Flag::OfGame);
    QAction *const moveList = command(review, "moveList", tr("&List of moves"), Qt::Key_F3, Flag::BeginsGroup | Flag::Checkable | Flag::OnBoard | Flag::InColumn);
    QAction *const reviewGame = command(review, "review", tr("Re&view the game"), Qt::Key_F4, Flag::OnBoard | Flag::InColumn);
    QAction *const explorer = command(review, "explorer", tr("&Games played"), Qt::Key_F6, Flag::Checkable);
    QAction *const openLibrary = command(review, "openLibrary", tr("&Open a library\u2026"));
    QAction *const theory = command(review, "theory", tr("&Theory on the board"), Qt::Key_F2, Flag::Checkable | Flag::OnBoard);

    QMenu *const levels = menu(tr("&Level"));

    QMenu *const view = menu(tr("&View"));
    QAction *const legalMoves = display(view, "showLegalMoves", tr("&Legal moves"), &BoardDisplay::legalMoves);
    QAction *const lastMove = display(view, "showLastMove", tr("L&ast move"), &BoardDisplay::lastMove);
    QAction *const coordinates = display(view, "showCoordinates", tr("&Coordinates"), &BoardDisplay::coordinates);
    QAction *const preview = display(view, "showPreview", tr("&Preview of a move"), &BoardDisplay::preview);
    QAction *const showThinking = command(view, "showThinking", tr("Computer's &thinking"), {}, Flag::Checkable);
    QMenu *const motion = submenu(view, "motionMenu", tr("&Motion"), Flag::BeginsGroup);
    QAction *const sounds = command(view, "sounds", tr("&Sounds"), {}, Flag::Checkable);
    QMenu *const languages = submenu(view, "languageMenu", tr("Lan&guage"));
    QAction *const playPage = command(view, "playPage", tr("Pla&y"), Qt::CTRL | Qt::Key_1, Flag::BeginsGroup);
    QAction *const learnPage = command(view, "learnPage", tr("Lea&rn"), Qt::CTRL | Qt::Key_2);
    QAction *const fullScreen = command(view, "fullScreen", tr("&Full screen"), {QKeySequence::FullScreen, Qt::Key_F11}, Flag::BeginsGroup | Flag::Checkable);

    QMenu *const tools = menu(tr("&Tools"));
    QAction *const lab = command(tools, "searchLab", tr("&Search Lab"), Qt::CTRL | Qt::Key_L);
    QAction *const whyThisMove = command(tools, "whyThisMove", tr("&Why this move?"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    QMenu *const course = submenu(tools, "courseMenu", tr("For the &course"), Flag::BeginsGroup);
    QAction *const preferences = command(tools, "preferences", tr("&Preferences\u2026"), {QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma}, Flag::BeginsGroup);

    QMenu *const help = menu(tr("&Help"));
    QAction *const howToPlay = command(help, "help", tr("&How to play"), {QKeySequence::HelpContents, Qt::Key_F1});
    QAction *const keys = command(help, "keyboardShortcuts", tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_F1);
    QAction *const about = command(help, "about", tr("&About Tabuleiro"), {}, Flag::BeginsGroup);
    // clang-format on
};

} // namespace ui
