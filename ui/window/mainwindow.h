#pragma once

#include "ui/common/settings.h"
#include "ui/play/gamecontroller.h"
#include "ui/records/journal.h"

#include <QMainWindow>

namespace ui {

class ActionRow;
class BoardWidget;
class ContinueBar;
class EditorController;
class GameArea;
class GameBoard;
class GameCommands;
class GameFiles;
class GameMenus;
class GameResumer;
class GameStarter;
class LevelProposal;
class StatusText;
class MovesDock;
class PlayersCard;
class ProblemDetails;
class RecordMenus;
class ResumeBar;
class SecondaryWindows;
class SetupController;
class SetupPanel;
class StatisticsRecorder;
class TheoryOverlay;

/// The window of the game in hand. It makes the parts, each of which has a subject of its own, and
/// connects them.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    const GameController &game() const { return m_game; }
    BoardWidget *board() const;

    /// Room for the form beside the board, in every size of the desktop's letters.
    QSize sizeHint() const override;

    /// Opens a file or a folder, as the menu does.
    void openPath(const QString &path);
    /// Opens the file as a lesson of the Search Lab.
    void openLesson(const QString &path);
    /// Lets the computer play both sides, and prints every move that is shown to the standard
    /// output.
    void demonstrate();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    bool waitsForSaving();
    void arrangeParts();
    void makeActionRow();
    void connectWindows();
    void connectGame();
    void connectMessages();
    void connectJournal();
    void connectFullScreen();
    void restore();
    void setLeastSize();

    void showState();

    Settings m_settings;
    Journal m_journal;
    GameController m_game;
    GameMenus *m_menus;
    RecordMenus *m_recordMenus;
    SetupPanel *m_setupPanel;
    GameBoard *m_board;
    StatusText *m_status;
    PlayersCard *m_players;
    GameStarter *m_starter;
    SetupController *m_setup;
    ResumeBar *m_resumeBar;
    ContinueBar *m_continueBar;
    GameResumer *m_resumer;
    ProblemDetails *m_details;
    GameFiles *m_files;
    MovesDock *m_moves;
    TheoryOverlay *m_theory;
    StatisticsRecorder *m_statistics;
    LevelProposal *m_proposal;
    SecondaryWindows *m_windows;
    ActionRow *m_actions = nullptr;
    GameArea *m_area = nullptr;
    EditorController *m_editor = nullptr;
    GameCommands *m_commands = nullptr;
    bool m_closesWhenSaved = false;
};

} // namespace ui
