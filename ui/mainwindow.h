#pragma once

#include "ui/announcer.h"
#include "ui/boardwidget.h"
#include "ui/continueoffer.h"
#include "ui/gamecontroller.h"
#include "ui/gamefiles.h"
#include "ui/gamemenus.h"
#include "ui/journal.h"
#include "ui/playerrow.h"
#include "ui/recordmenus.h"
#include "ui/reviewer.h"
#include "ui/settings.h"
#include "ui/setuppanel.h"
#include "ui/statestrip.h"
#include "ui/theorist.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QMainWindow>
#include <QToolButton>

#include <memory>

namespace ui {

class HelpWindow;
class LabWindow;
class MovesPanel;
class NimTable;
class PreferencesWindow;
class PositionEditor;
class Scorekeeper;

/// The window: wires the controls, the board, the words and the game together and remembers what is
/// switched. The arrangement follows the size: the panel beside the board, below it in two columns or
/// in one, or folded to a row of buttons, with the choices in the menus.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    const GameController &game() const { return m_game; }
    BoardWidget *board() const { return m_board; }

    QSize sizeHint() const override { return {900, 660}; }

    /// Opens a file or a folder, as the menu does.
    void openPath(const QString &path) { m_files->open(path); }
    /// Lets the computer play both sides, and prints every move that is shown to the standard output.
    void demonstrate();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    enum class Arrangement { Beside, Below, Stacked, Folded };

    void makeControls();
    void connectMenus();
    void connectGame();
    void restore();
    void arrange();
    Arrangement arrangementFor(QSize size) const;
    void placeParts();
    void placeBeside();
    void placeBelow();

    void play();
    std::optional<core::Side> computersSide(const core::Position &start);
    std::optional<ExternalProgram> chosenProgram() const;
    void showPreferences();
    void nameProgram();
    void showBoardOf(core::GameKind kind);
    void takeSetup();
    void previewSetup(const GameSetup &setup);
    void takeLevel(ai::Level level);
    void takeDisplay(BoardWidget::Display display);
    void takePace(Pace pace);
    void usePace(Pace pace);

    void showPosition();
    void showMove(core::Move move);
    void showState();
    void tellState();
    void showPlayers();
    void showClocks();
    void showHint(const ai::SearchResult &result);
    void showHelp();
    void openLab();
    LabWindow *lab();
    void note(const QString &text);

    // Games that were written down.
    void connectGames();
    void offerLastGame();
    std::optional<ExternalProgram> programOf(const core::GameRecord &game) const;
    void continueGame(const JournalledGame &listed);
    void openRecord(const core::GameRecord &game);
    void showLooking();
    void makeMovesPanel();
    void showBetter(std::size_t ply);
    void makeTheory();
    void askTheory();
    void showTheory(const std::vector<ai::ValuedMove> &moves);
    void showOpening();
    void makeScore();
    void makeSetupByHand();

    Settings m_settings;
    GameMenus *m_menus;
    RecordMenus *m_recordMenus;
    ContinueOffer *m_offer;
    MovesPanel *m_moves = nullptr;
    QDockWidget *m_movesDock = nullptr;
    NimTable *m_nimTable = nullptr;
    QAction *m_theory = nullptr;
    QLabel *m_opening = nullptr;
    Scorekeeper *m_score = nullptr;
    PositionEditor *m_editor = nullptr;
    QGridLayout *m_grid;
    BoardWidget *m_board = nullptr;
    StateStrip *m_strip;
    Announcer m_announcer;
    SetupPanel *m_panel;
    QWidget *m_players;
    QBoxLayout *m_playersLayout;
    PlayerRow *m_first;
    PlayerRow *m_second;
    QWidget *m_buttons;
    QToolButton *m_foldedPlay = nullptr;
    HelpWindow *m_help = nullptr;
    PreferencesWindow *m_preferences = nullptr;
    std::unique_ptr<LabWindow> m_lab;
    std::optional<GameSetup> m_previewed; ///< the setup whose start is shown before a game
    QString m_saveProblem;                ///< why the game in hand is not saved
    QString m_occasion;                   ///< where and when the game was played that was opened
    QString m_moveToTell;                 ///< a move that a screen reader has not heard yet
    Pace m_pace = Pace::Normal;
    Arrangement m_arrangement = Arrangement::Beside;
    Reviewer m_reviewer;
    Theorist m_theorist;
    Journal m_journal;
    GameFiles *m_files;
    GameController m_game; // last: the search ends before what shows it
};

} // namespace ui
