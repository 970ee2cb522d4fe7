#pragma once

#include "ui/commands/maincommands.h"
#include "ui/library/explorerpanel.h"
#include "ui/play/gameboard.h"

#include <QTimer>

#include <array>

namespace ui {

class Settings;

/// What was played in the position on the board, in the column beside it instead of all else;
/// follows the game, its review and every position that is shown instead. Over a review that has
/// the column it is shown as well, and the way back leads to the review. Finished games go into the
/// library where that is chosen. GUI thread.
class ExplorerController : public QObject
{
    Q_OBJECT

public:
    /// The subject whose column the explorer has. In each it is shown or not until that has another
    /// subject, so that the tools of an editor and the task of a puzzle are in view at first.
    enum class Host { Game, Editor, Study, None };

    /// All of them must outlive it; the window is the parent. A command shows it.
    ExplorerController(GameController &game, GameBoard &board, const MainCommands &commands,
                       Settings &settings, QWidget *window);

    /// What the window places in the column of the game and of the editor, and owns.
    QWidget *place() const { return m_place; }
    /// The command that gives the column back, for a button.
    QAction *leaveCommand() const { return m_leave; }

    /// Shows what was played in the position of a host: nothing for the game's own. The place is
    /// that of the column, which has a layout; null where the host is none. Without values where
    /// they would be the answer to a puzzle.
    void follow(Host host, const std::optional<core::Position> &position, QWidget *place,
                bool hasValues = true);

    /// Whether it has the column of the host.
    bool isShown() const { return m_host != Host::None && m_shownFor[std::size_t(m_host)]; }
    /// Gives the column of the host back.
    void hide() { hideFor(m_host); }
    /// Gives the column of a host back, which may not be the one in view. None is left as it is.
    void hideFor(Host host);

signals:
    /// It has the column of the host, or has not any more, or the host is another one.
    void shownChanged();
    /// A person left it, or it had the keyboard when it gave the column back: the board has it
    /// next.
    void left();
    /// A game of the library is to be shown, at its position.
    void gameChosen(const core::GameRecord &game);
    /// Another library is in use; libraryChanged() follows.
    void libraryOpened(const QString &path);
    /// The library has other games than before.
    void libraryChanged();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

private:
    void setShown();
    void leave();
    void refresh();
    void makePanel();
    void connectPanel();
    void connectService();
    void followGame();
    void lookUp();
    void receive(const LibraryAnswer &answer);
    QString firstNewText(const core::library::FirstNewMove &first) const;
    bool canShow(const core::library::MoveStatistics &move) const;
    void showMove(const core::library::MoveStatistics &move);
    void playMove(const core::library::MoveStatistics &move);
    void openGame(const core::library::ListedGame &listed);
    void openLibrary();
    void importFolder();
    void importFile();
    const core::Position &position() const;

    QWidget *m_window;
    GameController &m_game;
    GameBoard &m_board;
    Settings &m_settings;
    QAction *m_switch;
    QAction *m_openLibrary;
    QAction *m_leave;
    QWidget *m_place;
    QWidget *m_hostPlace; ///< of the panel
    Host m_host = Host::Game;
    std::array<bool, 3> m_shownFor{};
    ExplorerPanel *m_panel = nullptr; ///< once it is shown: a window without it costs nothing
    LibraryService m_service;
    QTimer m_typing{this}; ///< looks up when the typing of a filter pauses
    std::optional<core::Position> m_other;
    std::optional<LibraryQuery> m_asked; ///< the question that is answered or shown
    bool m_isOutdated = false;           ///< an answer to it was not shown
    bool m_hasValues = true;             ///< of the moves
    bool m_moved = false;                ///< the game's last change was a move
};

} // namespace ui
