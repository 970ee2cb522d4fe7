#pragma once

#include "ui/desktop/soundplayer.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/journal/journal.h"
#include "ui/settings/settings.h"

#include <QMainWindow>

#include <memory>

namespace ui {

class ActionRow;
class BoardWidget;
class SideOffer;
class EditorController;
class ExplorerController;
class GameBoard;
class GameCommands;
class GameFiles;
class GameFlow;
class GameLayout;
class GameMenus;
class GameResumer;
class GameSounds;
class GameStarter;
class LevelProposal;
class MainCommands;
class NewMoveFinder;
class StatusText;
class PlayersCard;
class ResumeCard;
class ReviewController;
class SavingGuard;
class SecondaryWindows;
class SetupController;
class SetupPanel;
class StatisticsRecorder;
class TheoryOverlay;
class TheoryPlace;
class WindowPages;

/// The window of the current game. It creates the parts and connects them; each part has one task.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    GameController &game() { return m_game; }
    const GameController &game() const { return m_game; }
    BoardWidget *board() const;

    /// Has space for the form beside the board at every desktop font size.
    QSize sizeHint() const override;

    /// Opens a file or a folder, as the menu does.
    void openPath(const QString &path);
    /// Opens the Search Lab, even if this window is not shown.
    void openLab();
    /// Opens the file as a lesson of the Search Lab.
    void openLesson(const QString &path);
    /// Lets the computer play both sides, and prints every move that is shown to the standard
    /// output.
    void demonstrate();

signals:
    void preferencesSaved();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void arrangeParts();
    void makeActionRow();
    void connectWindows();
    void makeGameFlow();
    void connectExplorer();
    void connectGame();
    void connectEnd();
    void connectFullScreen();
    void restore();
    void restoreSounds();

    void showState();
    void showTitle();

    Settings m_settings;
    Journal m_journal;
    GameController m_game;
    MainCommands &m_commands; ///< owned by the menu bar
    GameMenus *m_menus;
    SetupPanel *m_setupPanel;
    GameBoard *m_board;
    StatusText *m_status;
    PlayersCard *m_playersCard;
    GameStarter *m_starter;
    SetupController *m_setup;
    ResumeCard *m_resumeCard;
    SideOffer *m_sideOffer;
    GameResumer *m_resumer;
    GameFiles *m_files;
    ReviewController *m_review;
    TheoryOverlay *m_theory;
    ExplorerController *m_explorer;
    NewMoveFinder *m_newMove;
    StatisticsRecorder *m_statistics;
    LevelProposal *m_proposal;
    SecondaryWindows *m_windows;
    SavingGuard *m_savingGuard;
    std::unique_ptr<SoundPlayer> m_soundPlayer;
    GameSounds *m_sounds;
    ActionRow *m_actions = nullptr;
    GameLayout *m_layout = nullptr;
    EditorController *m_editor = nullptr;
    GameCommands *m_gameCommands = nullptr;
    GameFlow *m_flow = nullptr;
    TheoryPlace *m_theoryPlace = nullptr;
    bool m_usesKeys = false; ///< the last input came from the keyboard, not the mouse
    WindowPages *m_pages = nullptr;
};

} // namespace ui
