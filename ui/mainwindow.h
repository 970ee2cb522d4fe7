#pragma once

#include "ui/announcer.h"
#include "ui/boardwidget.h"
#include "ui/gamecontroller.h"
#include "ui/gamemenus.h"
#include "ui/playerrow.h"
#include "ui/settings.h"
#include "ui/setuppanel.h"
#include "ui/statestrip.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QMainWindow>
#include <QToolButton>

#include <memory>

namespace ui {

class HelpWindow;
class LabWindow;

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

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

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
    void showHint(const ai::SearchResult &result);
    void showHelp();
    LabWindow *lab();
    void note(const QString &text);

    Settings m_settings;
    GameMenus *m_menus;
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
    std::unique_ptr<LabWindow> m_lab;
    std::optional<GameSetup> m_previewed; ///< the setup whose start is shown before a game
    QString m_moveToTell;                 ///< a move that a screen reader has not heard yet
    Pace m_pace = Pace::Normal;
    Arrangement m_arrangement = Arrangement::Beside;
    GameController m_game; // last: the search ends before what shows it
};

} // namespace ui
