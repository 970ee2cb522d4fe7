#include "ui/lab/window/labwindow.h"

#include "ui/controls/actionbutton.h"
#include "ui/desktop/bringtofront.h"
#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/bars/editpanel.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/lab/window/companionwindows.h"
#include "ui/lab/window/exportcommands.h"
#include "ui/lab/window/labmenus.h"
#include "ui/lab/window/shortcutkeeper.h"
#include "ui/lab/window/sidepanel.h"
#include "ui/lab/window/startpage.h"
#include "ui/settings/windowmemory.h"
#include "ui/style/scaledfont.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QResizeEvent>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

namespace {

/// Provides a minimum height for its width: QMainWindow ignores height-for-width of its contents,
/// and could become so low that wrapped text is cut off.
class WrappedContents : public QWidget
{
public:
    QSize minimumSizeHint() const override
    {
        const QSize minimum = layout()->totalMinimumSize();
        const int wrapped =
            layout()->totalMinimumHeightForWidth(std::max(width(), minimum.width()));
        return minimum.expandedTo({0, wrapped});
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        if (event->oldSize().width() != width())
            updateGeometry();
    }
};

} // namespace

LabWindow::LabWindow(const GameController *game)
    : m_controller(new LabController(game, m_settings, this))
    , m_commands(*new LabCommands(menuBar()))
    , m_menus(new LabMenus(m_commands, this))
    , m_top(new TopBar)
    , m_canvas(new TreeCanvas(session()))
    , m_exporter(new LabExporter(m_canvas, this))
    , m_breadcrumbs(new Breadcrumbs(session()))
    , m_step(new StepView(session(), m_commands))
    , m_messages(m_step->messages())
    , m_side(new SidePanel(session(), m_commands, m_settings))
    , m_centre(new QStackedWidget)
    , m_start(new StartPage)
    , m_windows(new CompanionWindows(this, m_controller, m_commands, m_step->bar(), m_settings))
{
    setObjectName("labWindow");
    fillTopBar();
    layOut();
    connectMenus();
    connectController();
    connectBars();
    connectTree();
    connectSession();
    connectPanels();
    connectLessons();
    if (!restoreWindowGeometry(*this, m_settings.labGeometry()))
        resize(sizeHint().boundedTo(screen()->availableSize() * 0.9));
    m_controller->openFirst();
    if (game != nullptr) {
        const auto showGame = [this, game] { m_start->setHasGame(game->match().ply() > 0); };
        connect(game, &GameController::positionChanged, this, showGame);
        connect(game, &GameController::movePlayed, this, showGame);
        showGame();
    }
    if (!m_settings.labStarted())
        showStartPage();
}

LabWindow::~LabWindow()
{
    // Disconnect first: a spin box that loses the focus during destruction emits signals.
    for (QObject *sender :
         std::initializer_list<QObject *>{m_top, m_side->edit(), m_side->edit()->random(),
                                          m_controller, m_lessons, m_side->lesson()})
        sender->disconnect();
    m_exporter->disconnect();
}

void LabWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fitLetters();
}

void LabWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitLetters();
}

/// Rather than scroll, the cards of a low window have smaller letters.
void LabWindow::fitLetters()
{
    const qreal scale = lowWindowScale(height(), fontMetrics().height());
    const QFont letters = scaledFont(font(), scale);
    if (m_centre->font() != letters)
        m_centre->setFont(letters);
    m_step->setLow(scale < 1);
    constexpr int comparedLines = 44; // what a whole comparison needs
    m_side->setLow(height() < comparedLines * m_centre->fontMetrics().height());
}

void LabWindow::layOut()
{
    // The tab key follows the order in which the parts are added: from the path's words to the step
    // and the tree, and only then to the bar.
    auto *sides = new QSplitter(Qt::Horizontal);
    sides->addWidget(m_side);
    sides->insertWidget(0, makeLeft());
    constexpr int leftShare = 2;
    sides->setStretchFactor(0, leftShare);
    sides->setStretchFactor(1, 1);
    sides->setChildrenCollapsible(false);
    const int share = sizeHint().width() / (leftShare + 1);
    sides->setSizes({leftShare * share, share});
    auto *lab = new WrappedContents;
    auto *layout = new QVBoxLayout(lab);
    layout->addWidget(sides, 1);
    layout->insertWidget(0, m_top);
    m_centre->addWidget(lab);
    m_centre->addWidget(m_start);
    setCentralWidget(m_centre);
    m_side->edit()->random()->hide();
    connect(m_start, &StartPage::learnRequested, this, [this] {
        leaveStartPage();
        m_side->showPageOf(m_side->path());
        m_side->path()->goOn();
    });
    connect(m_start, &StartPage::treeRequested, this, [this] {
        leaveStartPage();
        m_side->showPageOf(m_side->edit());
        m_controller->openExample("classic");
    });
    connect(m_start, &StartPage::gameRequested, this, [this] {
        leaveStartPage();
        m_controller->explainLastMove();
    });
    connect(m_start, &StartPage::playRequested, this, &LabWindow::gameRequested);
    connect(m_start, &StartPage::teachRequested, this, [this] {
        leaveStartPage();
        m_side->showLesson();
    });
}

QWidget *LabWindow::makeLeft()
{
    auto *left = new QWidget;
    for (QWidget *part : std::initializer_list<QWidget *>{m_breadcrumbs, m_step, m_canvas})
        part->setParent(left); // in the order of the tab key
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_breadcrumbs);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_step);
    return left;
}

void LabWindow::fillTopBar()
{
    m_top->openButton()->setMenu(m_commands.open);
    for (QAction *command : {m_commands.pageLearn, m_commands.pageEdit, m_commands.pageQuiz,
                             m_commands.pageCompare, m_commands.projector})
        m_top->addCommand(command);
    // A text would not fit on a small screen.
    m_top->findChild<ActionButton *>("projectorButton")->setShows(ActionButton::Shows::Symbol);
    auto *share = new QMenu(this);
    share->addActions({m_commands.worksheet, m_commands.randomWorksheet, m_commands.savePage,
                       m_commands.savePractice, m_commands.saveQuestions,
                       m_commands.randomQuestions, m_commands.savePng, m_commands.saveSvg,
                       m_commands.saveText, m_commands.saveLessonAs});
    m_top->addMenu(tr("Share"), "share", share);
    auto *helpMenu = new QMenu(this);
    helpMenu->addActions({m_commands.legend, m_commands.terms, m_commands.shortcuts});
    m_top->addMenu(tr("?"), "signs", helpMenu);
}

void LabWindow::showStartPage()
{
    m_centre->setCurrentWidget(m_start);
}

/// Leaves the start page for good: next time the Lab opens at its last state.
void LabWindow::leaveStartPage()
{
    m_centre->setCurrentIndex(0);
    m_settings.labStarted.set(true);
}

void LabWindow::connectMenus()
{
    m_menus->connectTo(m_controller, m_canvas, m_settings);
    connect(m_commands.randomTree, &QAction::triggered, this, [this] {
        RandomBar *random = m_side->edit()->random();
        const ai::lab::LabPosition tree = random->series().tree(random->seed());
        if (session()->hasTrace() && session()->setup().root == tree)
            random->showNext();
        else
            emit random->treeRequested();
    });
    connect(m_commands.game, &QAction::triggered, this, &LabWindow::gameRequested);
    connect(m_commands.close, &QAction::triggered, this, &QWidget::close);
    connect(m_commands.startPage, &QAction::triggered, this, &LabWindow::showStartPage);
    connect(m_commands.openAll, &QAction::triggered, this, [this] {
        session()->openAll();
        m_messages->showMessage(LabExporter::drawnText(m_canvas->scene()));
    });
    connect(m_commands.foldAgain, &QAction::triggered, session(), &LabSession::foldAgain);
    new ShortcutKeeper(this);
    QList<QAction *> leaving = m_commands.pages->actions();
    leaving += m_commands.projector; // its tree is the one behind the start page
    for (const QAction *command : std::as_const(leaving))
        connect(command, &QAction::triggered, this, [this] {
            if (m_centre->currentWidget() == m_start)
                leaveStartPage();
        });
}

void LabWindow::connectController()
{
    connect(m_controller, &LabController::opening, this, &LabWindow::prepareFocus);
    connect(m_controller, &LabController::exerciseLeft, m_side->exercises(),
            &ExercisePanel::clearChoice);
    connect(m_controller, &LabController::setupChanged, m_top, &TopBar::setSetup);
    connect(m_controller, &LabController::setupChanged, m_side->edit(), &EditPanel::setSetup);
    connect(m_controller, &LabController::setupChanged, m_side->weights(), &WeightsPanel::setSetup);
    connect(m_controller, &LabController::setupChanged, m_side->levels(), &LevelsPanel::setSetup);
    connect(m_controller, &LabController::ownTreeOpened, m_side, &SidePanel::showEdit);
    connect(m_controller, &LabController::nodePresented, m_canvas, &TreeCanvas::fit);
    connect(m_controller, &LabController::searchStarted, m_messages, &LabStatusBar::showSearching);
    connect(m_controller, &LabController::messageChanged, m_messages, &LabStatusBar::showMessage);
    connect(m_controller, &LabController::busyChanged, this, &LabWindow::showBusy);
    connect(m_exporter, &LabExporter::messageChanged, m_messages, &LabStatusBar::showMessage);
    connect(m_exporter, &LabExporter::busyChanged, this, &LabWindow::showBusy);
}

void LabWindow::connectBars()
{
    EditPanel *edit = m_side->edit();
    connect(m_top, &TopBar::setupChosen, m_controller, &LabController::search);
    connect(edit, &EditPanel::setupChosen, m_controller, &LabController::search);
    connect(m_side->weights(), &WeightsPanel::setupChosen, m_controller, &LabController::search);
    connect(m_side->levels(), &LevelsPanel::setupChosen, m_controller, &LabController::search);
    connect(edit, &EditPanel::treeWritten, this, [this](const ai::lab::SearchSetup &setup) {
        m_canvas->setFocus(); // the message names keys that work there
        m_controller->edits()->write(std::get<ai::lab::TextTree>(setup.root));
    });
    connect(edit, &EditPanel::treeRejected, m_messages, &LabStatusBar::clearMessage);
    connect(edit, &EditPanel::leftUnapplied, m_messages, &LabStatusBar::showMessage);
    connect(edit->random(), &RandomBar::treeRequested, this, [this, random = edit->random()] {
        const RandomSeries series = random->series();
        m_controller->openRandomTree(series.tree(random->seed()), series.title(random->seed()));
    });
    connect(m_messages, &LabStatusBar::positionRequested, m_controller,
            &LabController::openGamePosition);
    connect(m_commands.stopSearch, &QAction::triggered, this, &LabWindow::stop);
}

void LabWindow::connectTree()
{
    connect(m_canvas, &TreeCanvas::childMoved, m_controller->edits(), &TreeEdits::moveChild);
    connect(m_canvas, &TreeCanvas::subtreeRequested, m_controller, &LabController::searchSubtree);
    connect(m_canvas, &TreeCanvas::leafActivated, this, [this](const LabSession::Path &path) {
        if (isTree(session()->setup().root))
            m_canvas->editLeaf(path);
    });
    connect(m_canvas, &TreeCanvas::leafEdited, m_controller->edits(), &TreeEdits::setLeaf);
}

void LabWindow::connectSession()
{
    // Connected after the tree, which must update first.
    const auto showBreadcrumbs = [this] { m_breadcrumbs->setVisible(!m_canvas->scene().whole()); };
    connect(session(), &LabSession::traceChanged, this, showBreadcrumbs);
    connect(session(), &LabSession::foldingChanged, this, showBreadcrumbs);
    // Connected after the step's own text, which is shown first.
    connect(session(), &LabSession::stepChanged, m_controller, &LabController::reportResultAtEnd);
}

void LabWindow::connectPanels()
{
    connect(m_side->quiz(), &QuizPanel::predictingChanged, this, &LabWindow::setPredicting);
    connect(m_step->bar(), &StepBar::questionRequested, m_side, &SidePanel::showQuiz);
    connect(m_step->bar(), &StepBar::endQuizRequested, m_side->quiz(), &QuizPanel::stop);
    m_side->quiz()->wholeTree()->takeKeysFrom(m_canvas);
    connect(m_side->path(), &PathPanel::pathStopRequested, m_controller,
            &LabController::openPathStop);
    connect(m_controller, &LabController::pathStopLeft, m_side->path(), &PathPanel::leave);
    connect(m_side->path(), &PathPanel::pathStopShown, m_step, &StepView::showLesson);
    connect(m_controller, &LabController::presented, m_side->path(), &PathPanel::arrive);
    connect(session(), &LabSession::stepChanged, m_side->path(), &PathPanel::noteStep);
    connect(m_side->exercises(), &ExercisePanel::solved, m_side->path(), &PathPanel::noteSolved);
    connect(m_side->exercises(), &ExercisePanel::exampleRequested, m_controller,
            &LabController::openExercise);
    connect(m_side->exercises(), &ExercisePanel::solved, m_controller,
            &LabController::revealAnswers);
    connect(m_side->exercises(), &ExercisePanel::givenUp, m_controller,
            &LabController::revealAnswers);
    connect(m_side, &SidePanel::refutationRequested, m_windows, &CompanionWindows::showRefutation);
    connect(m_side, &SidePanel::walledBoardRequested, m_windows,
            &CompanionWindows::showWalledBoard);
}

void LabWindow::connectLessons()
{
    m_lessons = new LabLessons(m_controller, m_side->lesson(), this);
    new ExportCommands(
        {*m_controller, m_commands, *m_side->edit()->random(), *m_lessons, *m_exporter}, this);
    connect(m_lessons, &LabLessons::messageChanged, m_messages, &LabStatusBar::showMessage);
    connect(m_lessons, &LabLessons::busyChanged, this, &LabWindow::showBusy);
    for (const PendingWrites *saving : pendingWrites())
        connect(saving, &PendingWrites::saved, this,
                [this](const QString &, const QString &problem) {
                    if (!problem.isEmpty())
                        show(); // it may be closed, and contains the error message
                });
    connect(m_lessons, &LabLessons::opened, m_side, &SidePanel::showLesson);
    connect(m_menus, &LabMenus::lessonChosen, m_lessons,
            [this](ai::lab::Document document) { m_lessons->open(exampleLesson(document)); });
    connect(m_windows, &CompanionWindows::lessonStopRequested, m_lessons, &LabLessons::goOn);
    connect(m_commands.nextStop, &QAction::triggered, m_lessons, [this] { m_lessons->goOn(1); });
    connect(m_commands.stopBefore, &QAction::triggered, m_lessons, [this] { m_lessons->goOn(-1); });
    connect(m_commands.openLesson, &QAction::triggered, m_lessons, &LabLessons::chooseAndOpen);
    connect(m_commands.saveLesson, &QAction::triggered, m_lessons, &LabLessons::saveAgain);
    connect(m_commands.saveLessonAs, &QAction::triggered, m_lessons, &LabLessons::chooseAndSave);
    connect(m_lessons, &LabLessons::stateChanged, this, &LabWindow::showLessonState);
    showLessonState();
}

void LabWindow::prepareFocus(LabController::Origin origin)
{
    using Origin = LabController::Origin;
    m_messages->setPositionVisible(false);
    if (origin == Origin::Library || origin == Origin::Game)
        m_canvas->setFocus();
    if (origin == Origin::Game)
        m_side->showStep(); // the path leads there from trees
    if (m_centre->currentWidget() == m_start)
        leaveStartPage();
    m_side->edit()->random()->setVisible(origin == Origin::RandomTree);
}

void LabWindow::setPredicting(bool predicting)
{
    m_step->bar()->setForwardsAllowed(!predicting);
    m_controller->setPredicting(predicting);
}

void LabWindow::stop()
{
    if (m_controller->searching())
        m_controller->stop();
    else
        m_exporter->stop();
}

void LabWindow::showAgain()
{
    m_messages->setPositionVisible(m_controller->positionIsElsewhere());
    bringToFront(*this);
}

bool LabWindow::tryClose(const std::function<void()> &then)
{
    return !m_lessons->deferIfModified(then) && close();
}

void LabWindow::closeEvent(QCloseEvent *event)
{
    if (m_lessons->deferIfModified([this] { close(); })) {
        event->ignore();
        return;
    }
    m_step->bar()->setPlaying(false);
    m_controller->stop();
    m_windows->closeProjector();
    m_settings.labGeometry.set(saveGeometry());
    QMainWindow::closeEvent(event);
}

void LabWindow::showBusy()
{
    m_messages->setBusy(m_controller->searching() || m_exporter->isBusy() || m_lessons->busy());
}

void LabWindow::showLessonState()
{
    setWindowTitle(m_lessons->isEmpty()
                       ? tr("Search Lab") + "[*]"
                       : tr("%1%2 \u2013 Search Lab", "%1: a lesson's title, %2: its changed mark")
                             .arg(m_lessons->name().replace("[*]", "[*][*]"), "[*]"));
    setWindowModified(m_lessons->isModified());
    m_windows->setStop(m_lessons->stopText(), m_lessons->lessonShown());
    m_commands.nextStop->setEnabled(m_lessons->stopsFrom(1));
    m_commands.stopBefore->setEnabled(m_lessons->stopsFrom(-1));
}

} // namespace ui::lab
