#pragma once

#include "ui/commands/maincommands.h"
#include "ui/library/explorerpanel.h"
#include "ui/play/gameboard.h"

#include <QDockWidget>
#include <QTimer>

namespace ui {

class Settings;

/// What was played in the position on the board, in a dock; follows the game, its review and every
/// position that is shown instead. Finished games go into the library where that is chosen. GUI
/// thread.
class ExplorerDock : public QDockWidget
{
    Q_OBJECT

public:
    /// All of them must outlive it; the window is the parent. A command shows it.
    ExplorerDock(GameController &game, GameBoard &board, const MainCommands &commands,
                 Settings &settings, QWidget *window);

    /// Shows what was played in a position that is none of the game's, such as one that is set up;
    /// nothing: the game's again.
    void setOtherPosition(const std::optional<core::Position> &position);
    /// Shows nothing until a position is set, for no board is in view, as at the home of Learn.
    void setNoBoard();
    /// Whether it has the place of the board, to which a button leads back.
    void setCoversBoard(bool covers);

    /// Its content is made when it is first shown: a window without it costs nothing.
    void setVisible(bool visible) override;

signals:
    /// A game of the library is to be shown, at its position.
    void gameChosen(const core::GameRecord &game);
    /// The library has other games than before.
    void libraryChanged();
    /// A message for the person, in sentences.
    void messageRequested(const QString &message);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makePanel();
    void connectPanel();
    void connectService();
    void followGame();
    void lookUp();
    void receive(const LibraryAnswer &answer);
    QString firstNewText(const core::library::FirstNewMove &first) const;
    void showMove(const core::library::MoveStatistics &move);
    void openGame(const core::library::ListedGame &listed);
    void importFolder();
    void importFile();
    const core::Position &position() const;

    GameController &m_game;
    GameBoard &m_board;
    Settings &m_settings;
    QAction *m_switch;
    ExplorerPanel *m_panel = nullptr; ///< once it is shown
    LibraryService m_service;
    QTimer m_typing{this}; ///< looks up when the typing of a filter pauses
    std::optional<core::Position> m_other;
    std::optional<LibraryQuery> m_asked; ///< the question that is answered or shown
    bool m_isOutdated = false;           ///< an answer to it was not shown
    bool m_hasBoard = true;
    bool m_coversBoard = false;
    bool m_moved = false; ///< the game's last change was a move
};

} // namespace ui
