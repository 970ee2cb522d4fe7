#include "ui/mainwindow.h"

#include "ui/gametexts.h"
#include "ui/helpwindow.h"
#include "ui/hinttexts.h"
#include "ui/lab/labwindow.h"
#include "ui/motionpreference.h"
#include "ui/preferenceswindow.h"
#include "ui/scorekeeper.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMenuBar>
#include <QScreen>

namespace ui {

using core::Side;

MainWindow::MainWindow()
    : m_menus(new GameMenus(menuBar()))
    , m_recordMenus(new RecordMenus(menuBar()))
    , m_offer(new ContinueOffer)
    , m_strip(new StateStrip)
    , m_announcer(m_strip->label())
    , m_panel(new SetupPanel)
    , m_players(new QWidget)
    , m_first(new PlayerRow(Side::First))
    , m_second(new PlayerRow(Side::Second))
    , m_buttons(new QWidget)
    , m_journal(journalFolder())
    , m_files(new GameFiles(this, m_game, *m_recordMenus))
{
    setObjectName("mainWindow");
    auto *centre = new QWidget;
    m_grid = new QGridLayout(centre);
    setCentralWidget(centre);
    makeControls();
    connectMenus();
    connectGame();
    connectGames();
    restore();
    offerLastGame();
    setMinimumSize(360, 400);
    m_panel->focusPlay(); // Enter starts with what was chosen last time
}

/// A field that loses the focus while the window is torn down reports a last edit, and a dock that it
/// is hidden: they must find nobody.
MainWindow::~MainWindow()
{
    m_panel->disconnect(this);
    m_board->disconnect(this);
    for (QDockWidget *dock : findChildren<QDockWidget *>())
        dock->disconnect(this);
}

void MainWindow::makeControls()
{
    m_playersLayout = new QBoxLayout(QBoxLayout::TopToBottom, m_players);
    m_playersLayout->setContentsMargins(0, 0, 0, 0);
    m_playersLayout->addWidget(m_first);
    m_playersLayout->addWidget(m_second);
    m_first->setObjectName("firstPlayer");
    m_second->setObjectName("secondPlayer");

    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (QAction *action : {m_menus->newGame(), m_menus->undo(), m_menus->redo(), m_menus->hint()}) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(action->objectName() + "Button");
        row->addWidget(button);
        if (action == m_menus->newGame())
            m_foldedPlay = button;
    }
    m_menus->newGame()->setIconText(tr("Play"));

    for (QWidget *part : {static_cast<QWidget *>(m_strip), static_cast<QWidget *>(m_panel), m_players,
                          m_buttons})
        part->setParent(centralWidget());
    connect(m_strip, &StateStrip::playAgainRequested, this, &MainWindow::play);
    connect(m_strip, &StateStrip::goOnRequested, this, [this] {
        m_game.replaceProgram();
        m_board->setFocus();
    });
    connect(m_panel, &SetupPanel::playRequested, this, &MainWindow::play);
    connect(m_panel, &SetupPanel::setupChanged, this, &MainWindow::takeSetup);
    connect(m_panel, &SetupPanel::levelChanged, this, &MainWindow::takeLevel);
}

void MainWindow::connectMenus()
{
    connect(m_menus->newGame(), &QAction::triggered, this, &MainWindow::play);
    connect(m_menus->undo(), &QAction::triggered, &m_game, &GameController::undo);
    connect(m_menus->redo(), &QAction::triggered, &m_game, &GameController::redo);
    connect(m_menus->hint(), &QAction::triggered, &m_game, &GameController::findHint);
    connect(m_menus->quit(), &QAction::triggered, this, &QWidget::close);
    connect(m_menus->help(), &QAction::triggered, this, &MainWindow::showHelp);
    connect(m_menus->preferences(), &QAction::triggered, this, &MainWindow::showPreferences);
    connect(m_menus->lab(), &QAction::triggered, this, &MainWindow::openLab);
    connect(m_menus->whyThisMove(), &QAction::triggered, this,
            [this] { lab()->explainLastMove(); });
    connect(m_menus->fullScreen(), &QAction::toggled, this, [this](bool full) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, full));
    });
    const auto changeSetup = [this](auto change) {
        GameSetup setup = m_panel->setup();
        change(setup);
        m_panel->setSetup(setup);
        takeSetup();
    };
    connect(m_menus, &GameMenus::gameChosen, this, [changeSetup](core::GameKind game) {
        changeSetup([game](GameSetup &setup) { setup.game = game; });
    });
    connect(m_menus, &GameMenus::starterChosen, this, [changeSetup](Starter starter) {
        changeSetup([starter](GameSetup &setup) { setup.starter = starter; });
    });
    connect(m_menus, &GameMenus::opponentChosen, this, [changeSetup](Opponent opponent) {
        changeSetup([opponent](GameSetup &setup) { setup.opponent = opponent; });
    });
    connect(m_menus, &GameMenus::levelChosen, this, &MainWindow::takeLevel);
    connect(m_menus, &GameMenus::thinkingTimeChosen, this, [this](std::chrono::milliseconds time) {
        m_settings.setThinkingTime(time);
        m_game.setThinkingTime(time);
    });
    connect(m_menus, &GameMenus::tableMemoryChosen, this, [this](int mebibytes) {
        m_settings.setTableMemory(mebibytes);
        m_game.setTableMemory(mebibytes);
    });
    connect(m_menus, &GameMenus::timeControlChosen, this, [this](TimeControl control) {
        m_settings.setTimeControl(control);
        m_game.setTimeControl(control);
        if (m_game.phase() != GameController::Phase::NotStarted)
            note(tr("The clock holds from the next game."));
    });
    connect(m_menus, &GameMenus::displayChosen, this, &MainWindow::takeDisplay);
    connect(m_menus, &GameMenus::paceChosen, this, &MainWindow::takePace);
}

void MainWindow::connectGame()
{
    connect(&m_game, &GameController::positionChanged, this, &MainWindow::showPosition);
    connect(&m_game, &GameController::movePlayed, this, &MainWindow::showMove);
    connect(&m_game, &GameController::stateChanged, this, &MainWindow::showState);
    connect(&m_game, &GameController::hintFound, this, &MainWindow::showHint);
    connect(&m_game.clock(), &GameClock::ticked, this, &MainWindow::showClocks);
    if (!m_settings.paceIsChosen()) {
        connect(new MotionPreference(this), &MotionPreference::reducedMotionWanted, this,
                [this] { usePace(Pace::Off); });
    }
    connect(&m_game, &GameController::searchFailed, this, [this](const QString &message) {
        note(tr("The computer found no move (%1). Undo, or play a new game.").arg(message));
    });
    connect(&m_game, &GameController::programFailed, this, [this](const QString &message) {
        note(tr("%1 %2", "two sentences").arg(message, stateText(m_game)));
    });
}

void MainWindow::restore()
{
    const GameSetup setup = m_settings.setup();
    m_panel->setSetup(setup);
    m_menus->setSetup(setup);
    nameProgram();
    m_panel->setLevel(m_settings.level());
    m_menus->setLevel(m_settings.level());
    m_game.setLevel(m_settings.level());
    m_game.setThinkingTime(m_settings.thinkingTime());
    m_menus->setThinkingTime(m_settings.thinkingTime());
    m_game.setTableMemory(m_settings.tableMemory());
    m_menus->setTableMemory(m_settings.tableMemory());
    m_game.setTimeControl(m_settings.timeControl());
    m_menus->setTimeControl(m_settings.timeControl());
    m_menus->setDisplay(m_settings.display());
    if (!restoreGeometry(m_settings.geometry()))
        resize(sizeHint().boundedTo(screen()->availableSize() * 0.9));
    m_pace = m_settings.pace();
    previewSetup(setup);
    usePace(m_pace);
}

/// The switch follows the window, however it came to fill the screen.
void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) {
        const QSignalBlocker quiet(m_menus->fullScreen());
        m_menus->fullScreen()->setChecked(isFullScreen());
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_lab != nullptr)
        m_lab->close();
    m_settings.setGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

// What is chosen

void MainWindow::play()
{
    const GameSetup setup = m_panel->setup();
    // The heaps that are shown are the ones that are played, also when they were drawn.
    const bool shown = m_game.phase() == GameController::Phase::NotStarted && m_previewed
                       && samePosition(*m_previewed, setup);
    const auto start = shown ? core::Result(m_game.match().start()) : startPosition(setup);
    if (!start) {
        note(tr("These heaps cannot be played: %1.").arg(QString::fromStdString(start.error())));
        return;
    }
    if (setup.opponent == Opponent::Program && !chosenProgram()) {
        note(tr("Which program? Say it in the Preferences."));
        showPreferences();
        return;
    }
    m_offer->hide();
    m_saveProblem.clear();
    m_occasion.clear();
    showBoardOf(setup.game);
    m_game.start(*start, computersSide(*start), chosenProgram());
    m_score->beginCounting();
    m_board->setFocus();
}

/// Whom the computer plays for in a game from a position, as the panel says.
std::optional<Side> MainWindow::computersSide(const core::Position &start)
{
    const GameSetup setup = m_panel->setup();
    if (setup.opponent == Opponent::Person)
        return std::nullopt;
    const bool computerStarts = setup.starter == Starter::Computer
                                || (setup.starter == Starter::Alternate
                                    && !m_settings.computerStartedLast());
    m_settings.setComputerStartedLast(computerStarts);
    const Side first = sideToMove(start);
    return computerStarts ? first : opponent(first);
}

/// The other program, where the panel says that one is to play and the Preferences say which.
std::optional<ExternalProgram> MainWindow::chosenProgram() const
{
    const ExternalProgram program = m_settings.program();
    return m_panel->setup().opponent == Opponent::Program && program.isNamed()
               ? std::optional(program)
               : std::nullopt;
}

/// Where an opponent is chosen, as it is called in the Preferences.
void MainWindow::nameProgram()
{
    const ExternalProgram program = m_settings.program();
    const QString name = program.isNamed() ? program.title() : QString();
    m_panel->nameProgram(name);
    m_menus->nameProgram(name);
}

void MainWindow::showPreferences()
{
    if (m_preferences == nullptr) {
        m_preferences = new PreferencesWindow(m_settings, this);
        connect(m_preferences, &PreferencesWindow::saved, this, [this] {
            nameProgram();
            if (m_game.program())
                note(tr("The Preferences hold from the next game."));
        });
    }
    m_preferences->open();
}

void MainWindow::showBoardOf(core::GameKind kind)
{
    if (m_board != nullptr && m_board->kind() == kind)
        return;
    delete m_board;
    m_board = createBoardWidget(kind, centralWidget());
    m_board->setObjectName("board");
    m_board->setDisplay(m_settings.display());
    m_board->setPace(m_pace);
    connect(m_board, &BoardWidget::moveChosen, &m_game, &GameController::play);
    connect(m_board, &BoardWidget::refused, this, &MainWindow::note);
    placeParts();
    m_board->show();
    // Once around the window: the board, the choices, Play, Undo, Redo, Hint.
    setTabOrder(m_board, m_panel->firstSelector());
}

void MainWindow::takeSetup()
{
    const GameSetup setup = m_panel->setup();
    m_settings.setSetup(setup);
    m_menus->setSetup(setup);
    if (m_game.phase() == GameController::Phase::NotStarted)
        previewSetup(setup);
    else if (setup.game != m_game.match().kind())
        note(tr("Press Play to start %1.").arg(gameTitle(setup.game)));
}

void MainWindow::previewSetup(const GameSetup &setup)
{
    if (m_previewed && samePosition(*m_previewed, setup))
        return;
    m_previewed.reset();
    const auto start = startPosition(setup);
    if (!start) {
        note(tr("These heaps cannot be played: %1.").arg(QString::fromStdString(start.error())));
        return;
    }
    m_previewed = setup;
    showBoardOf(setup.game);
    m_game.preview(*start);
}

void MainWindow::takeLevel(ai::Level level)
{
    m_settings.setLevel(level);
    m_game.setLevel(level);
    m_menus->setLevel(level);
    m_panel->setLevel(level);
}

void MainWindow::takeDisplay(BoardWidget::Display display)
{
    m_settings.setDisplay(display);
    m_board->setDisplay(display);
}

void MainWindow::takePace(Pace pace)
{
    m_settings.setPace(pace);
    usePace(pace);
}

void MainWindow::usePace(Pace pace)
{
    m_pace = pace;
    m_menus->setPace(pace);
    m_board->setPace(pace);
    m_game.setPace(pace);
}

// What is shown

void MainWindow::showPosition()
{
    const core::Match &match = m_game.match();
    std::size_t ply = m_game.shownPly();
    while (ply > 0 && mustPass(match.position(ply - 1)))
        --ply; // the board marks the last disc, not a pass
    const auto last = ply > 0 ? std::optional(match.move(ply - 1)) : std::nullopt;
    m_board->showPosition(m_game.shown(), last);
}

void MainWindow::showMove(core::Move move)
{
    if (!m_game.looking())
        m_board->playMove(move);
    const Side mover = opponent(sideToMove(m_game.match().current()));
    if (mover == m_game.computerSide() || m_game.twoPeople())
        m_moveToTell = moveAnnouncement(m_game, move);
}

void MainWindow::showState()
{
    using Phase = GameController::Phase;
    const Phase phase = m_game.phase();
    m_board->setNames(playerTitle(m_game, Side::First), playerTitle(m_game, Side::Second));
    m_board->setInteractive(m_game.mayMove());
    const QString said = stateText(m_game);
    m_strip->setState(
        m_saveProblem.isEmpty() ? said : tr("%1 %2", "two sentences").arg(said, m_saveProblem),
        phase == Phase::Over && !m_game.looking());
    m_strip->offerToGoOn(phase == Phase::Failed && m_game.program());
    tellState();
    m_menus->undo()->setEnabled(m_game.canUndo());
    m_menus->redo()->setEnabled(m_game.canRedo());
    m_menus->hint()->setEnabled(phase == Phase::PersonToMove && !m_game.looking());
    showLooking();
    m_menus->whyThisMove()->setEnabled(m_game.match().ply() > 0);
    showPlayers();
    const QString game = gameTitle(m_game.match().kind());
    const QString title = m_occasion.isEmpty()
                              ? game
                              : tr("%1, %2", "a game, and where and when").arg(game, m_occasion);
    const QString turn = m_game.twoPeople()
                             ? tr("%1 to move").arg(sideTitle(
                                   m_game.match().kind(), sideToMove(m_game.match().current())))
                             : tr("Your move");
    const QString state = phase == Phase::ComputerToMove ? tr("Thinking")
                          : phase == Phase::PersonToMove ? turn
                          : phase == Phase::Over         ? tr("Game over")
                                                         : QString();
    setWindowTitle(state.isEmpty() ? title : tr("%1 \u2014 %2", "state and game").arg(state, title));
}

/// The computer's move and what follows from it are said together, so that neither cuts off the other.
void MainWindow::tellState()
{
    const GameController::Phase phase = m_game.phase();
    const QString state = m_strip->text();
    if (!m_moveToTell.isEmpty())
        m_announcer.announce(tr("%1 %2", "two sentences").arg(m_moveToTell, state));
    else if (phase == GameController::Phase::Over || phase == GameController::Phase::PassToCome)
        m_announcer.announce(state);
    m_moveToTell.clear();
}

void MainWindow::showPlayers()
{
    const core::Position &position = m_game.shown();
    const core::GameKind kind = core::kindOf(position);
    const bool running = m_game.phase() != GameController::Phase::NotStarted
                         && m_game.phase() != GameController::Phase::Over;
    for (const Side side : {Side::First, Side::Second}) {
        PlayerRow *row = side == Side::First ? m_first : m_second;
        const auto *othello = std::get_if<core::Othello>(&position);
        const bool hasSign = kind != core::GameKind::Nim;
        row->show(kind, playerTitle(m_game, side), hasSign ? sideTitle(kind, side) : QString(),
                  othello == nullptr ? QString() : QString::number(othello->count(side)),
                  running && sideToMove(position) == side);
    }
}

void MainWindow::showClocks()
{
    const GameClock &clock = m_game.clock();
    m_first->setClock(clock.used() ? clockText(clock.left(Side::First)) : QString());
    m_second->setClock(clock.used() ? clockText(clock.left(Side::Second)) : QString());
}

void MainWindow::showHint(const ai::SearchResult &result)
{
    const core::Position &position = m_game.match().current();
    m_board->showHint(result.move, shortHint(position, result));
    m_strip->setNote(hintText(position, result));
    m_announcer.announce(m_strip->text());
}

void MainWindow::showHelp()
{
    if (m_help == nullptr)
        m_help = new HelpWindow(this);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

/// The Lab that is not on the screen opens on the game.
void MainWindow::openLab()
{
    const bool closed = m_lab != nullptr && !m_lab->isVisible();
    lab();
    if (closed)
        m_lab->openFirst();
}

LabWindow *MainWindow::lab()
{
    if (m_lab == nullptr)
        m_lab = std::make_unique<LabWindow>(&m_game);
    m_lab->show();
    m_lab->raise();
    m_lab->activateWindow();
    return m_lab.get();
}

void MainWindow::note(const QString &text)
{
    // A result stays in view.
    const bool over = m_game.phase() == GameController::Phase::Over && !m_game.looking();
    m_strip->setNote(over ? tr("%1 %2", "two sentences").arg(stateText(m_game), text) : text);
    m_announcer.announce(text);
}

} // namespace ui
