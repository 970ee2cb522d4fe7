#include "ui/window/mainwindow.h"

#include "ui/play/card/actionrow.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/demonstration.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/continuebar.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/records/gamefiles.h"
#include "ui/records/gameresumer.h"
#include "ui/records/problemdetails.h"
#include "ui/records/recordmenus.h"
#include "ui/records/resumebar.h"
#include "ui/records/statisticsrecorder.h"
#include "ui/study/endexplanation.h"
#include "ui/study/hinttexts.h"
#include "ui/study/movesdock.h"
#include "ui/study/openinglabel.h"
#include "ui/study/theoryoverlay.h"
#include "ui/window/docktabs.h"
#include "ui/window/gamearea.h"
#include "ui/window/gamemenus.h"
#include "ui/window/menufocus.h"
#include "ui/window/secondarywindows.h"
#include "ui/window/setupcontroller.h"
#include "ui/window/windowtitle.h"

#include <QCloseEvent>
#include <QMenuBar>
#include <QScreen>
#include <QShortcut>

namespace ui {

MainWindow::MainWindow()
    : m_journal(journalFolder())
    , m_menus(new GameMenus(menuBar()))
    , m_recordMenus(new RecordMenus(menuBar()))
    , m_setupPanel(new SetupPanel)
    , m_board(new GameBoard(m_game))
    , m_status(new StatusText(m_game))
    , m_players(new PlayersCard(m_game, m_status))
    , m_starter(new GameStarter(m_game, *m_setupPanel, m_settings, this))
    , m_setup(new SetupController(
          {*m_setupPanel, *m_menus, m_settings, m_game, *m_starter, *m_board}, this))
    , m_resumeBar(new ResumeBar)
    , m_continueBar(new ContinueBar(m_game))
    , m_resumer(new GameResumer(m_game, *m_starter, m_journal, *m_resumeBar, m_settings, this))
    , m_details(new ProblemDetails(this))
    , m_files(new GameFiles(this, m_game, *m_recordMenus))
    , m_moves(new MovesDock(m_game, *m_board, *m_recordMenus, this))
    , m_theory(new TheoryOverlay(m_game, *m_board, *m_recordMenus, this))
    , m_statistics(new StatisticsRecorder(this, m_game))
    , m_windows(new SecondaryWindows(this, m_game, m_settings))
    , m_leaveFullScreen(new QShortcut(Qt::Key_Escape, this))
{
    setObjectName("mainWindow");
    m_game.setStore(&m_journal);
    arrangeParts();
    addCommands();
    connectCommands();
    connectWindows();
    connectGame();
    connectMessages();
    connectRecords();
    connectContinuing();
    // The keys of a menu bar that is not shown do nothing.
    for (QAction *action : menuBar()->findChildren<QAction *>()) {
        if (!action->shortcut().isEmpty())
            addAction(action);
    }
    restore();
    m_resumer->offerLastGame();
    if (!m_resumeBar->focusOffer()) // Enter must not throw the offered game away
        m_setupPanel->focusPlay();  // Enter starts with what was chosen last time
}

/// A field that loses the focus reports a last edit, and a dock that it is hidden: now, while all
/// that is connected is there.
MainWindow::~MainWindow()
{
    hide();
}

BoardWidget *MainWindow::board() const
{
    return m_board->widget();
}

void MainWindow::openPath(const QString &path)
{
    m_files->open(path);
}

void MainWindow::demonstrate()
{
    m_resumeBar->hide();
    if (const auto start = startPosition(m_setupPanel->setup()))
        (new Demonstration(m_game, this))->start(*start);
}

void MainWindow::arrangeParts()
{
    m_area = new GameArea(m_board, m_status, m_setupPanel, m_players, makeActionRow());
    setCentralWidget(m_area);
    // Screen readers go through the children in this order: the board before the docks' tables.
    centralWidget()->lower();
    addToolBar(m_resumeBar);
    addToolBar(m_continueBar);
    m_status->addCommand(m_details->command());
    m_status->addCommand(m_recordMenus->playFrom());
    m_status->addCommand(m_recordMenus->last());
    addDockWidget(Qt::RightDockWidgetArea, m_moves);
    // Behind one another: above one another both would be too low for their tables.
    tabifyDockWidget(m_moves, m_theory->dock());
    new DockTabs(this);
    new MenuFocus(menuBar());
    m_players->addLine(new OpeningLabel(m_game));
    m_players->addLine(m_statistics->line());
    // Once around the window: the board, Undo, Redo, Hint, the choices, Play.
    const auto placeInTabOrder = [this] { setTabOrder(board(), m_area->firstCommand()); };
    placeInTabOrder();
    connect(m_board, &GameBoard::widgetChanged, this, placeInTabOrder);
}

ActionRow *MainWindow::makeActionRow()
{
    auto *actions = new ActionRow(
        m_game,
        {m_menus->undo(),
         m_menus->redo(),
         m_menus->hint(),
         m_menus->moveNow(),
         m_moves->review(),
         {m_recordMenus->copyPicture(), m_recordMenus->savePicture(), m_recordMenus->copyGame()}});
    connect(m_setup, &SetupController::motionChanged, actions, &ActionRow::setMoving);
    return actions;
}

void MainWindow::addCommands()
{
    const QAction *statistics =
        m_recordMenus->addGameCommand(tr("Statisti&cs"), Qt::CTRL | Qt::Key_T, "statistics");
    connect(statistics, &QAction::triggered, m_statistics, &StatisticsRecorder::showWindow);
    const QAction *editor = m_recordMenus->addGameCommand(tr("Set up &a position\u2026"),
                                                          Qt::CTRL | Qt::Key_E, "setUpPosition");
    connect(editor, &QAction::triggered, m_windows, &SecondaryWindows::showPositionEditor);
}

void MainWindow::connectCommands()
{
    connect(m_menus->newGame(), &QAction::triggered, m_starter, &GameStarter::start);
    connect(m_setupPanel, &SetupPanel::playRequested, m_starter, &GameStarter::start);
    connect(m_status, &StatusText::playAgainRequested, m_starter, &GameStarter::playAgain);
    connect(m_menus->undo(), &QAction::triggered, &m_game, &GameController::undo);
    connect(m_menus->redo(), &QAction::triggered, &m_game, &GameController::redo);
    connect(m_menus->moveNow(), &QAction::triggered, &m_game, &GameController::moveNow);
    connect(m_menus->hint(), &QAction::triggered, &m_game, &GameController::findHint);
    connect(m_menus->letComputerMove(), &QAction::triggered, &m_game,
            &GameController::letComputerMove);
    connect(m_status, &StatusText::replaceProgramRequested, this, [this] {
        m_game.replaceProgram();
        board()->setFocus();
    });
    connect(m_menus->quit(), &QAction::triggered, this, &QWidget::close);
    connect(m_menus->fullScreen(), &QAction::toggled, this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    m_leaveFullScreen->setEnabled(false);
    connect(m_leaveFullScreen, &QShortcut::activated, m_menus->fullScreen(),
            [this] { m_menus->fullScreen()->setChecked(false); });
}

void MainWindow::connectWindows()
{
    connect(m_menus->help(), &QAction::triggered, m_windows, &SecondaryWindows::showHelp);
    connect(m_menus->preferences(), &QAction::triggered, m_windows,
            &SecondaryWindows::showPreferences);
    connect(m_starter, &GameStarter::programMissing, m_windows, &SecondaryWindows::showPrograms);
    connect(m_windows, &SecondaryWindows::preferencesSaved, this, [this] {
        m_setup->restorePreferences();
        if (m_game.program())
            m_status->showMessage(tr("The Preferences hold from the next game."));
    });
    connect(m_windows, &SecondaryWindows::positionChosen, this,
            [this](const core::Position &position) {
                core::GameRecord game;
                game.start = position;
                m_resumer->open(game);
            });
    connect(m_menus->lab(), &QAction::triggered, m_windows, &SecondaryWindows::showLab);
    connect(m_menus->whyThisMove(), &QAction::triggered, m_windows,
            &SecondaryWindows::explainLastMove);
}

void MainWindow::connectGame()
{
    connect(&m_game, &GameController::stateChanged, this, &MainWindow::showState);
    connect(&m_game, &GameController::hintFound, this, &MainWindow::showHint);
    connect(new EndExplanation(m_game, this), &EndExplanation::found, m_status,
            &StatusText::addToResult);
    connect(m_resumer, &GameResumer::aboutToBegin, m_status, [this] { m_status->setProblem({}); });
    const auto begin = [this] {
        m_statistics->beginCounting();
        board()->setFocus();
    };
    connect(m_starter, &GameStarter::started, this, begin);
    connect(m_resumer, &GameResumer::begun, this, begin);
    connect(m_resumer, &GameResumer::levelRestored, m_setup, &SetupController::applyLevel);
}

void MainWindow::connectMessages()
{
    connect(m_board, &GameBoard::refused, m_status, &StatusText::showMessage);
    connect(m_setup, &SetupController::messageRequested, m_status, &StatusText::showMessage);
    connect(m_starter, &GameStarter::messageRequested, m_status, &StatusText::showMessage);
    connect(m_resumer, &GameResumer::messageRequested, m_status, &StatusText::showMessage);
    connect(m_files, &GameFiles::messageRequested, m_status, &StatusText::showMessage);
    connect(m_files, &GameFiles::messageRequested, m_details, &ProblemDetails::withdraw);
    connect(m_files, &GameFiles::detailsOffered, m_details, &ProblemDetails::offer);
    connect(&m_game, &GameController::stateChanged, m_details, &ProblemDetails::withdraw);
    connect(m_moves, &MovesDock::messageRequested, m_status, &StatusText::showMessage);
    connect(m_theory, &TheoryOverlay::messageRequested, m_status, &StatusText::showMessage);
    connect(m_statistics, &StatisticsRecorder::messageRequested, m_status,
            &StatusText::showMessage);
}

void MainWindow::connectRecords()
{
    connect(&m_journal, &Journal::failed, m_status, [this](const QString &reason) {
        m_status->setProblem(tr("This game cannot be saved (%1). It goes on.").arg(reason));
    });
    connect(&m_journal, &Journal::recovered, m_status, [this] { m_status->setProblem({}); });
    connect(m_files, &GameFiles::gameChosen, m_resumer, &GameResumer::open);
    connect(m_files, &GameFiles::recentChosen, m_resumer, &GameResumer::resume);
    connect(m_resumeBar, &ResumeBar::declined, m_setupPanel, &SetupPanel::focusPlay);
    connect(m_recordMenus->moveList(), &QAction::toggled, this,
            [this](bool listed) { m_settings.setListsMoves(listed); });
    connect(m_theory->command(), &QAction::toggled, this,
            [this](bool shown) { m_settings.setShowsTheory(shown); });
}

/// Games that go on with other players, or from another position.
void MainWindow::connectContinuing()
{
    connect(m_resumer, &GameResumer::aboutToBegin, m_continueBar, &QWidget::hide);
    connect(m_resumer, &GameResumer::continuable, m_continueBar, &ContinueBar::offer);
    connect(m_resumer, &GameResumer::begun, m_setup, &SetupController::showGame);
    connect(m_moves, &MovesDock::playedFrom, this, [this] {
        m_continueBar->offer();
        board()->setFocus();
    });
    connect(m_continueBar, &ContinueBar::sideChosen, this, [this](std::optional<core::Side> side) {
        m_starter->continueAs(side);
        board()->setFocus();
    });
    connect(m_starter, &GameStarter::opponentChanged, m_setup, &SetupController::showGame);
}

void MainWindow::restore()
{
    setMinimumSize(360, 400);
    if (!restoreGeometry(m_settings.geometry()))
        resize(sizeHint().boundedTo(screen()->availableSize() * 0.9));
    m_setup->restore();
    if (m_settings.listsMoves())
        m_recordMenus->moveList()->trigger();
    if (m_settings.showsTheory())
        m_theory->command()->trigger();
}

/// The switch follows the window, however it came to fill the screen.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        showFullScreenState();
}

/// On the whole screen there are the board and the players alone, and the keys of all commands.
void MainWindow::showFullScreenState()
{
    const bool full = isFullScreen();
    const QSignalBlocker blocker(m_menus->fullScreen());
    m_menus->fullScreen()->setChecked(full);
    menuBar()->setVisible(!full);
    m_leaveFullScreen->setEnabled(full);
    m_area->setBoardOnly(full);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_windows->closeLab();
    m_settings.setGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::showState()
{
    using Phase = GameController::Phase;
    const Phase phase = m_game.phase();
    m_setupPanel->showGame(m_starter->hasGame() ? std::optional(m_game.match().kind())
                                                : std::nullopt,
                           phase != Phase::NotStarted && phase != Phase::Over);
    m_menus->undo()->setEnabled(m_game.canUndo());
    m_menus->redo()->setEnabled(m_game.canRedo());
    m_menus->hint()->setEnabled(m_game.phase() == GameController::Phase::PersonToMove
                                && !m_game.browsing());
    m_menus->moveNow()->setEnabled(m_game.canMoveNow());
    m_menus->letComputerMove()->setEnabled(m_menus->hint()->isEnabled());
    m_menus->whyThisMove()->setEnabled(m_game.match().ply() > 0);
    m_files->setDefaultGame(m_starter->kind());
    m_statistics->showTally(m_game.match().kind(), m_starter->opponent());
    setWindowTitle(windowTitleFor(m_game, m_resumer->eventTitle()));
}

void MainWindow::showHint(const ai::SearchResult &result)
{
    const core::Position &position = m_game.match().current();
    board()->showHint(result.move, shortHint(position, result));
    m_status->showMessage(hintText(position, result));
}

} // namespace ui
