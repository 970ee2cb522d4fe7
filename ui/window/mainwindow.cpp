#include "ui/window/mainwindow.h"

#include "ui/analysis/review/endexplanation.h"
#include "ui/analysis/reviewcontroller.h"
#include "ui/analysis/theory/openingtitle.h"
#include "ui/analysis/theory/theoryoverlay.h"
#include "ui/commands/maincommands.h"
#include "ui/desktop/settingsportal.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/lessonoffer.h"
#include "ui/learn/mistakecollector.h"
#include "ui/learn/studyview.h"
#include "ui/library/explorercontroller.h"
#include "ui/library/newmovefinder.h"
#include "ui/play/card/actionrow.h"
#include "ui/play/card/levelproposal.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/demonstration.h"
#include "ui/play/gameboard.h"
#include "ui/play/gamesounds.h"
#include "ui/play/gametexts.h"
#include "ui/play/setup/gamestarter.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/records/gamefiles.h"
#include "ui/records/journal/gameresumer.h"
#include "ui/records/journal/journalreading.h"
#include "ui/records/journal/resumecard.h"
#include "ui/records/statistics/statisticsrecorder.h"
#include "ui/settings/windowmemory.h"
#include "ui/window/editorcontroller.h"
#include "ui/window/frame/framefontscale.h"
#include "ui/window/frame/fullscreen.h"
#include "ui/window/frame/menufocus.h"
#include "ui/window/frame/savingguard.h"
#include "ui/window/gameflow.h"
#include "ui/window/gamelayout.h"
#include "ui/window/gamemenus.h"
#include "ui/window/secondarywindows.h"
#include "ui/window/setupcontroller.h"
#include "ui/window/windowmessages.h"
#include "ui/window/windowpages.h"
#include "ui/window/windowtitle.h"

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>

#include <utility>

namespace ui {

MainWindow::MainWindow()
    : m_journal(journalFolder())
    , m_game(this)
    , m_commands(*new MainCommands(menuBar()))
    , m_menus(new GameMenus(m_commands, this))
    , m_setupPanel(new SetupPanel)
    , m_board(new GameBoard(m_game))
    , m_status(new StatusText(m_game))
    , m_playersCard(new PlayersCard(m_game, m_status))
    , m_starter(new GameStarter(m_game, *m_setupPanel, m_settings, this))
    , m_setup(new SetupController(
          {*m_setupPanel, *m_menus, m_settings, m_game, *m_starter, *m_board}, this))
    , m_resumeCard(new ResumeCard)
    , m_sideOffer(new SideOffer(m_game))
    , m_resumer(new GameResumer(m_game, *m_starter, m_journal, *m_resumeCard, m_settings, this))
    , m_files(new GameFiles(this, m_game, m_commands))
    , m_review(new ReviewController(m_game, *m_board, m_commands, this))
    , m_theory(new TheoryOverlay(m_game, *m_board, m_commands, this))
    , m_explorer(new ExplorerController(m_game, *m_board, m_commands, m_settings, this))
    , m_newMove(new NewMoveFinder(m_game, chosenLibrary(m_settings), this))
    , m_statistics(new StatisticsRecorder(this, m_game, m_commands))
    , m_proposal(new LevelProposal(m_game, m_settings, this))
    , m_windows(new SecondaryWindows(this, m_commands, m_game, m_settings))
    , m_savingGuard(new SavingGuard(this))
    , m_soundPlayer(makeSoundPlayer())
    , m_sounds(new GameSounds(m_game, *m_board, *m_soundPlayer, this))
{
    setObjectName("mainWindow");
    qApp->installEventFilter(this);
    m_game.setStore(&m_journal);
    m_savingGuard->watch(&m_files->saver());
    arrangeParts();
    connectWindows();
    makeGameFlow();
    connectExplorer();
    connectGame();
    connectEnd();
    connectFullScreen();
    auto *messages = new WindowMessages(
        {m_game, m_journal, m_settings, *m_files, *m_status, *m_playersCard}, this);
    messages->showThoseOf(m_setup, m_starter, m_resumer, m_flow, m_files, m_review, m_theory,
                          m_explorer, m_statistics, m_savingGuard);
    restore();
    m_setupPanel->focusPlay(); // so that Enter starts the game chosen last time
    m_resumer->offerGames();
}

/// Hides the window first: a field that loses focus then reports its last edit, and a dock that it
/// was hidden, while all objects connected to them still exist.
MainWindow::~MainWindow()
{
    hide();
    delete m_theoryPlace; // its destructor uses the window, which must still be complete
}

QSize MainWindow::sizeHint() const
{
    constexpr QSize inTextHeights(65, 44);
    return inTextHeights * fontMetrics().height();
}

BoardWidget *MainWindow::board() const
{
    return m_board->widget();
}

void MainWindow::openPath(const QString &path)
{
    m_files->open(path);
}

void MainWindow::openLab()
{
    m_windows->showLab();
}

void MainWindow::openLesson(const QString &path)
{
    m_windows->openLesson(path);
}

void MainWindow::demonstrate()
{
    m_resumeCard->hide();
    if (const auto start = startPosition(m_setupPanel->setup()))
        (new Demonstration(m_game, this))->start(*start);
}

void MainWindow::arrangeParts()
{
    makeActionRow();
    auto *page = new QWidget;
    m_layout = new GameLayout(page, {m_board, m_playersCard, m_review->panel(), m_review->moves(),
                                     m_explorer->place(), m_actions, m_setupPanel,
                                     new LevelRow(*m_proposal), m_status});
    connect(m_review, &ReviewController::shownChanged, m_layout, &GameLayout::setReviewing);
    m_editor = new EditorController(m_game, *m_board, *m_layout, m_commands, this);
    m_gameCommands = new GameCommands(m_commands, m_game, *m_editor, this);
    m_gameCommands->showHints(*m_board, *m_status);
    m_pages = new WindowPages(this, m_layout, {m_theory->dock()}, m_commands, m_settings);
    // Screen readers visit children in stacking order: the board before the docks' tables.
    centralWidget()->lower();
    m_layout->addOffer(m_resumeCard);
    m_layout->addOffer(m_sideOffer);
    auto *lesson = new LessonOffer(m_game);
    m_layout->addOffer(lesson);
    connect(lesson, &LessonOffer::accepted, m_pages, &WindowPages::showFirstLesson);
    connect(m_pages, &WindowPages::playShown, lesson, &LessonOffer::withdraw); // Learn is known
    lesson->offer(m_settings);
    m_status->addAnswer(m_proposal->accept());
    m_status->addAnswer(m_proposal->decline());
    addDockWidget(Qt::RightDockWidgetArea, m_theory->dock());
    new FrameFontScale(this);
    new MenuFocus(menuBar());
    m_playersCard->setLevelMenu(m_commands.levels);
    m_status->addNote(new OpeningLabel(m_game));
    m_status->addNote(m_statistics->line());
    // Once around the window: the board, Undo, Redo, Hint, the choices, Play.
    const auto placeInTabOrder = [this] { setTabOrder(board(), m_layout->firstCommand()); };
    placeInTabOrder();
    connect(m_board, &GameBoard::widgetChanged, this, placeInTabOrder);
}

void MainWindow::makeActionRow()
{
    m_actions = new ActionRow(
        m_game, {m_commands.undo,
                 m_commands.redo,
                 m_commands.hint,
                 m_commands.moveNow,
                 m_commands.playFrom,
                 m_commands.last,
                 m_commands.playAgain,
                 m_commands.reviewGame,
                 m_review->seeWhatDecidedCommand(),
                 m_review->leaveCommand(),
                 m_explorer->leaveCommand(),
                 {m_commands.copyPicture, m_commands.savePicture, m_commands.copyGame}});
    connect(m_setup, &SetupController::motionChanged, m_actions, &ActionRow::setMoving);
}

void MainWindow::connectWindows()
{
    connect(m_starter, &GameStarter::programMissing, m_windows, &SecondaryWindows::showPrograms);
    connect(m_setupPanel, &SetupPanel::rulesRequested, m_windows, &SecondaryWindows::showRules);
    const auto applyPreferences = [this, chosen = m_settings.program().id()]() mutable {
        m_setup->applyPreferences();
        // A game in progress keeps its program; only this preference waits for the next game.
        const bool isOther = std::exchange(chosen, m_settings.program().id()) != chosen;
        if (isOther && m_game.inProgress() && m_game.program() != nullptr
            && m_game.program()->id() != chosen)
            m_status->showMessage(tr("This game goes on with the program that it began with."));
    };
    connect(m_windows, &SecondaryWindows::preferencesSaved, this, applyPreferences);
    connect(m_windows, &SecondaryWindows::preferencesSaved, this, &MainWindow::preferencesSaved);
    connect(m_windows, &SecondaryWindows::savingAdded, m_savingGuard, &SavingGuard::watch);
    connect(m_commands.quit, &QAction::triggered, this, &QWidget::close);
    connect(m_pages, &WindowPages::titleChanged, this, &MainWindow::showTitle);
    connect(m_pages, &WindowPages::playShown, this, [this] { board()->setFocus(); });
    connect(m_pages, &WindowPages::messageRequested, m_status, &StatusText::showMessage);
}

void MainWindow::makeGameFlow()
{
    const auto showBoard = [this] {
        m_pages->showPlay();
        m_review->hide();
        if (m_layout->isBoardCovered())
            m_explorer->hide();
        // After a mouse click, do not show the keyboard cursor with its preview of a move. A button
        // that was pressed and hidden has passed the focus on as Tab would.
        if (!m_usesKeys && board()->hasFocus())
            board()->clearFocus();
        board()->setFocus(m_usesKeys ? Qt::ShortcutFocusReason : Qt::MouseFocusReason);
    };
    m_flow = new GameFlow({m_game, m_journal, *m_starter, *m_resumer, *m_resumeCard, *m_setupPanel,
                           *m_setup, *m_sideOffer, *m_status, showBoard,
                           [this] { return m_review->isShown(); }},
                          this);
    connect(m_setupPanel, &SetupPanel::playRequested, m_flow, &GameFlow::play);
    connect(m_commands.newGame, &QAction::triggered, m_flow, &GameFlow::play);
    connect(m_commands.playAgain, &QAction::triggered, m_flow, &GameFlow::playAgain);
    connect(m_commands.playFrom, &QAction::triggered, m_flow, [this] {
        const ReviewController::PlayedPart from = m_review->toPlayFrom();
        m_flow->playFrom(from.line, from.ply);
    });
    connect(m_commands.hint, &QAction::triggered, m_flow, &GameFlow::findHint);
    connect(m_board, &GameBoard::pressedBeforeStart, m_flow, &GameFlow::playWith);
    connect(m_files, &GameFiles::gameChosen, m_flow, &GameFlow::open);
    connect(m_explorer, &ExplorerController::gameChosen, m_flow,
            [this](const core::GameRecord &game) {
                m_flow->open(game);
                m_explorer->hide();
                m_review->reviewInPlace();
            });
    connect(m_review, &ReviewController::shownChanged, m_newMove, &NewMoveFinder::setFollowing);
    connect(m_newMove, &NewMoveFinder::found, m_review, &ReviewController::setFirstNewMove);
    connect(m_explorer, &ExplorerController::libraryOpened, m_newMove, &NewMoveFinder::setPath);
    connect(m_explorer, &ExplorerController::libraryChanged, m_newMove, &NewMoveFinder::refresh);
    connect(m_files, &GameFiles::recentChosen, m_flow, &GameFlow::resume);
    connect(m_resumeCard, &ResumeCard::accepted, m_flow,
            [this] { m_flow->resume(m_resumeCard->game()); });
    connect(m_sideOffer, &SideOffer::sideChosen, m_flow, &GameFlow::continueAs);
    connect(m_review, &ReviewController::shownChanged, m_sideOffer, [this](bool shown) {
        if (!shown && m_game.rolesUnknown())
            m_sideOffer->offer();
    });
    connect(m_status, &StatusText::replaceProgramRequested, m_flow, &GameFlow::replaceProgram);
    connect(m_editor, &EditorController::positionChosen, m_flow,
            [this](const core::Position &position) {
                core::GameRecord game;
                game.start = position;
                m_flow->open(game);
            });
    connect(m_editor, &EditorController::ended, m_flow, showBoard);
    // A review running behind the editor would change the position shown, which closes the editor.
    connect(m_editor, &EditorController::stateChanged, m_review, [this] {
        if (m_editor->isActive())
            m_review->hide();
    });
}

/// The explorer covers the column beside the board in view, and a review in that column too, which
/// stays as it is underneath. A command whose answer is seen in the column hides the explorer.
void MainWindow::connectExplorer()
{
    using Host = ExplorerController::Host;
    const auto follow = [this] {
        if (const auto studied = m_pages->studiedPosition())
            m_explorer->follow(Host::Study, studied, m_pages->studyView()->columnCover(),
                               !m_pages->studyView()->hidesAnswer());
        else if (m_pages->isLearnShown())
            m_explorer->follow(Host::None, std::nullopt, nullptr);
        else
            m_explorer->follow(m_editor->isActive() ? Host::Editor : Host::Game,
                               m_editor->position(), m_explorer->place());
    };
    connect(m_editor, &EditorController::stateChanged, m_explorer, follow);
    connect(m_pages, &WindowPages::studiedPositionChanged, m_explorer, follow);
    connect(m_explorer, &ExplorerController::shownChanged, this, [this] {
        const bool isShown = m_explorer->isShown();
        if (StudyView *const study = m_pages->studyView())
            study->setColumnCovered(isShown && m_pages->studiedPosition());
        if (m_pages->isLearnShown())
            return;
        m_layout->setExploring(isShown);
        m_review->setCovered(isShown);
    });
    connect(m_explorer, &ExplorerController::left, this, [this] {
        if (m_pages->studiedPosition())
            m_pages->studyView()->focusBoard();
        else
            (m_editor->isActive() ? m_editor->board() : board())->setFocus(Qt::OtherFocusReason);
    });
    connect(m_pages, &WindowPages::studyBegun, m_explorer,
            [this] { m_explorer->hideFor(Host::Study); });
    for (const QAction *command : m_commands.having(CommandFlag::InColumn))
        connect(command, &QAction::triggered, m_explorer, &ExplorerController::hide);
    connect(m_commands.moveList, &QAction::triggered, m_review, [this](bool shown) {
        if (shown) // the move list cannot take the focus before it is shown
            m_review->takeFocus();
    });
}

void MainWindow::connectGame()
{
    // Focus the offer, so that Enter resumes the offered game and does not start another one.
    connect(m_resumer, &GameResumer::offered, m_resumeCard, &ResumeCard::focusOffer);
    connect(m_resumeCard, &ResumeCard::declined, this, [this] {
        if (!m_resumeCard->focusOffer()) // focuses the next game offered, if there is one
            m_setupPanel->focusPlay();
    });
    connect(m_board, &GameBoard::refused, m_status, &StatusText::showMessage);
    connect(m_board, &GameBoard::variationShown, m_playersCard, &PlayersCard::showVariation);
    connect(m_board, &GameBoard::variationEnded, m_playersCard, &PlayersCard::endVariation);
    connect(m_board, &GameBoard::tried, m_status, &StatusText::clearMessage);
    connect(&m_game, &GameController::stateChanged, this, &MainWindow::showState);
    connect(m_editor, &EditorController::stateChanged, this, &MainWindow::showState);
    const auto suspendClock = [this] {
        const bool looksElsewhere = m_game.browsing() || m_board->showsVariation();
        m_game.setClockSuspended((m_review->isShown() && looksElsewhere) || m_editor->isActive()
                                 || m_pages->isLearnShown());
    };
    connect(&m_game, &GameController::stateChanged, this, suspendClock);
    connect(m_board, &GameBoard::variationShown, &m_game, suspendClock);
    connect(m_board, &GameBoard::variationEnded, &m_game, suspendClock);
    connect(m_board, &GameBoard::variationEnded, m_status, &StatusText::clearMessage);
    connect(m_review, &ReviewController::shownChanged, &m_game, suspendClock);
    connect(m_editor, &EditorController::stateChanged, &m_game, suspendClock);
    connect(m_pages, &WindowPages::titleChanged, &m_game, suspendClock);
}

/// Connects what happens at the end of a game.
void MainWindow::connectEnd()
{
    auto *explanation = new EndExplanation(m_game, m_review->reviewer(), this);
    connect(explanation, &EndExplanation::found, m_status, &StatusText::addToResult);
    connect(explanation, &EndExplanation::factsChanged, m_playersCard, &PlayersCard::setFacts);
    connect(explanation, &EndExplanation::factsChanged, m_status, &StatusText::setFacts);
    auto *mistakes = new MistakeCollector(m_game, m_review->reviewer(), this);
    connect(mistakes, &MistakeCollector::found, m_pages, &WindowPages::addProgress);
    connect(m_pages, &WindowPages::reviewRequested, m_flow, [this](const core::GameRecord &game) {
        m_flow->openFinished(game);
        m_review->reviewForLearn();
    });
    connect(m_review, &ReviewController::leftForLearn, m_pages, &WindowPages::showLearn);
    connect(m_statistics, &StatisticsRecorder::wonInARow, m_proposal, &LevelProposal::consider);
    connect(m_proposal, &LevelProposal::changed, m_status, &StatusText::setProposal);
    connect(m_proposal, &LevelProposal::accepted, this, [this](ai::Level level) {
        m_setup->applyLevel(level);
        m_flow->playAgain();
    });
}

/// Connects the full screen, which shows the board, the players and the game's commands, and the
/// explorer if it is open; all keyboard shortcuts keep working.
void MainWindow::connectFullScreen()
{
    auto *fullScreen = new FullScreen(this, m_commands.fullScreen);
    // An offer is not restored once a game has begun: the question is settled.
    fullScreen->hidePart(m_resumeCard, [this] { m_resumeCard->setVisible(!m_starter->hasGame()); });
    fullScreen->hidePart(m_sideOffer, [this] {
        if (m_game.rolesUnknown())
            m_sideOffer->offer();
    });
    connect(fullScreen, &FullScreen::changed, m_layout, &GameLayout::setFullScreen);
    connect(fullScreen, &FullScreen::changed, m_actions, &ActionRow::setFullScreen);
    connect(m_actions, &ActionRow::leaveFullScreenRequested, fullScreen, &FullScreen::leave);
    connect(fullScreen, &FullScreen::changed, m_theory, &TheoryOverlay::refresh);
    connect(fullScreen, &FullScreen::changed, m_status, [this](bool full) {
        m_status->setFullScreen(full ? m_commands.newGame->shortcut() : QKeySequence());
    });
}

void MainWindow::restore()
{
    new MinimumSize(this, {360, 400});
    restorePlace(*this, m_settings, {m_theory->dock()});
    m_theoryPlace = new TheoryPlace(this, m_theory, m_editor);
    m_setup->restore();
    restoreSounds();
    connect(m_commands.showThinking, &QAction::toggled, m_status, &StatusText::setShowsThinking);
    rememberSwitch(m_commands.showThinking, m_settings.showsThinking);
    rememberSwitch(m_commands.theory, m_settings.showsTheory);
    for (const QAction *command : {m_commands.hint, m_commands.letComputerMove})
        connect(command, &QAction::triggered, m_review, &ReviewController::hide);
}

/// Restores the choice of sounds; by default they follow the desktop's setting for event sounds.
void MainWindow::restoreSounds()
{
    QAction *command = m_commands.sounds;
    command->setVisible(canPlaySounds());
    const auto show = [this, command] {
        m_sounds->setOn(m_settings.playsSounds());
        const QSignalBlocker notChosen(command);
        command->setChecked(m_settings.playsSounds());
    };
    show();
    connect(command, &QAction::toggled, this, [this, show](bool on) {
        m_settings.setPlaysSounds(on);
        show();
    });
    connect(m_windows, &SecondaryWindows::preferencesSaved, this, show);
    const auto follow = [this, show](const QVariant &eventSounds) {
        m_settings.setEventSoundsOn(eventSounds.toBool());
        show();
    };
    new SettingsPortal("org.gnome.desktop.sound", "event-sounds", follow, this);
}

/// Tracks, from the events of all widgets, whether the user last used the keyboard or the mouse.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // The keys of a command say nothing about how squares are chosen.
    if (event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        m_usesKeys |= !BoardInput::isCommand(key) && key.key() != Qt::Key_Escape;
    } else if (event->type() == QEvent::MouseButtonPress)
        m_usesKeys = false;
    return QMainWindow::eventFilter(watched, event);
}

/// Escape leaves what covers the column, wherever the focus is; the full screen takes it first.
/// Letters and digits that the focused part has no use for are the board's, as a typed move.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const bool mayForward = board()->isVisible() && board()->isEnabled() && !board()->hasFocus();
    if (mayForward && BoardInput::isTyped(*event)) {
        board()->setFocus(Qt::ShortcutFocusReason);
        if (board()->hasFocus()) // else what the board ignores would come back without end
            QCoreApplication::sendEvent(board(), event);
        return;
    }
    const bool isStep = event->key() == Qt::Key_Escape && !m_pages->isLearnShown();
    if (isStep && m_explorer->isShown())
        m_explorer->leaveCommand()->trigger();
    else if (isStep && m_review->isShown())
        m_review->stepBack();
    else if (isStep && m_game.browsing())
        m_commands.last->trigger();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_savingGuard->deferClosing() || !m_windows->closeLab([this] { close(); })) {
        event->ignore();
        return;
    }
    savePlace(*this, m_settings);
    QMainWindow::closeEvent(event);
}

void MainWindow::showState()
{
    m_gameCommands->update();
    m_setup->showInMenus();
    m_setupPanel->showGame(m_starter->currentGame());
    m_setupPanel->showOffer(m_game.isOffer() ? std::optional(m_game.match().kind()) : std::nullopt);
    m_resumeCard->setProminent(m_game.isOffer());
    m_files->setDefaultGame(m_starter->kind());
    m_statistics->showTally(m_game.match().kind(), m_starter->opponent());
    showTitle();
}

void MainWindow::showTitle()
{
    const LearnPage *learn = m_pages->isLearnShown() ? m_pages->learnPage() : nullptr;
    setWindowTitle(learn != nullptr ? learnTitleFor(learn->title(), learn->game())
                                    : windowTitleFor(m_game, m_flow->eventTitle()));
}

} // namespace ui
