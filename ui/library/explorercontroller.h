#pragma once

#include "ui/commands/maincommands.h"
#include "ui/library/explorerpanel.h"
#include "ui/play/gameboard.h"

#include <QTimer>

#include <array>

namespace ui {

class Settings;

/// Shows what was played in the position on the board, in the column beside it, whose other
/// contents it replaces; follows the game, its review and any other position shown. It may also
/// cover a review in the column, and then leads back to it. Adds finished games to the library if
/// the user chose that. GUI thread.
class ExplorerController : public QObject
{
    Q_OBJECT

public:
    /// The subject whose column the explorer uses. It is shown or hidden separately for each, and
    /// initially hidden in a new editor or study, so that the editor's tools or the puzzle's task
    /// are visible first.
    enum class Host { Game, Editor, Study, None };

    /// All of them must outlive this object; the window is the parent. A command shows the
    /// explorer.
    ExplorerController(GameController &game, GameBoard &board, const MainCommands &commands,
                       Settings &settings, QWidget *window);

    /// The widget that the window places in the column of the game and of the editor, and owns.
    QWidget *place() const { return m_place; }
    /// The command that gives the column back, for a button.
    QAction *leaveCommand() const { return m_leave; }

    /// Follows a host's position; nullopt: the game's own. `place` is the column's widget, which
    /// must have a layout; null for Host::None. Pass hasValues = false if values would give away a
    /// puzzle's answer.
    void follow(Host host, const std::optional<core::Position> &position, QWidget *place,
                bool hasValues = true);

    /// Whether it is shown in the host's column.
    bool isShown() const { return m_host != Host::None && m_shownFor[std::size_t(m_host)]; }
    /// Hides it in the host's column.
    void hide() { hideFor(m_host); }
    /// Hides it in the column of a host, which need not be the current one. Does nothing for
    /// Host::None.
    void hideFor(Host host);

signals:
    /// The explorer was shown or hidden, or the host has changed.
    void shownChanged();
    /// The user left the explorer, or it was hidden with the focus: the board should get the focus.
    void left();
    /// A game of the library is to be shown, at its position.
    void gameChosen(const core::GameRecord &game);
    /// Another library is in use; libraryChanged() follows.
    void libraryOpened(const QString &path);
    /// The library's games have changed.
    void libraryChanged();
    /// A message for the user, in sentences.
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
    QWidget *m_hostPlace; ///< the panel's current column
    Host m_host = Host::Game;
    std::array<bool, 3> m_shownFor{};
    ExplorerPanel *m_panel = nullptr; ///< created when first shown, to save time otherwise
    LibraryService m_service;
    QTimer m_typing{this}; ///< looks up when the typing of a filter pauses
    std::optional<core::Position> m_other;
    std::optional<LibraryQuery> m_asked; ///< the current query, answered or not
    bool m_isOutdated = false;           ///< an answer to it was not shown
    bool m_hasValues = true;             ///< whether moves have values
    bool m_moved = false;                ///< the game's last change was a move
};

} // namespace ui
