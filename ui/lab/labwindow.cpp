#include "ui/lab/labwindow.h"

#include "ui/lab/articlepanel.h"
#include "ui/lab/comparepanel.h"
#include "ui/lab/labtexts.h"
#include "ui/lab/nodepanel.h"
#include "ui/lab/provepanel.h"
#include "ui/lab/steadyroom.h"
#include "ui/lab/stepwords.h"

#include <QCloseEvent>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using ai::lab::LabPosition;
using ai::lab::noNode;
using ai::lab::TextTree;

LabWindow::LabWindow(const GameController *game)
    : m_game(game)
    , m_session(new LabSession(this))
    , m_menus(new LabMenus(menuBar()))
    , m_bar(new SetupBar)
    , m_random(new RandomBar)
    , m_message(new QLabel)
    , m_progress(new QProgressBar)
    , m_stop(new QToolButton)
    , m_toStart(new QPushButton(tr("Step through from the beginning")))
    , m_canvas(new TreeCanvas(m_session))
    , m_overview(new Overview(m_session))
    , m_words(new QLabel)
    , m_counters(new QLabel)
    , m_steps(new StepBar(m_session))
    , m_tabs(new QTabWidget)
    , m_announcer(m_words)
{
    setObjectName("labWindow");
    setWindowTitle(tr("Search Lab"));
    m_message->setObjectName("labMessage");
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Searching"));
    auto *stopAction = new QAction(tr("Stop searching"), this);
    stopAction->setObjectName("stopSearch");
    stopAction->setShortcut(Qt::CTRL | Qt::Key_Period);
    connect(stopAction, &QAction::triggered, this, &LabWindow::stop);
    addAction(stopAction);
    m_stop->setDefaultAction(stopAction);
    m_bar->openButton()->setMenu(m_menus->openMenu());

    auto *messageRow = new QHBoxLayout;
    messageRow->addWidget(m_message, 1);
    m_toStart->setObjectName("fromTheBeginning");
    messageRow->addWidget(m_toStart);
    messageRow->addWidget(m_progress);
    messageRow->addWidget(m_stop);
    auto *sides = new QSplitter(Qt::Horizontal);
    sides->addWidget(makeLeft());
    sides->addWidget(makeRight());
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    sides->setSizes({3 * sizeHint().width() / 5, 2 * sizeHint().width() / 5});
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->addWidget(m_bar);
    layout->addWidget(m_random);
    layout->addLayout(messageRow);
    layout->addWidget(sides, 1);
    setCentralWidget(centre);
    m_random->hide();
    m_progress->hide();
    m_stop->hide();
    m_toStart->hide();

    connectMenus();
    connectViews();
    if (!restoreGeometry(m_settings.labGeometry()))
        resize(sizeHint().boundedTo(screen()->availableSize() * 0.9));
    openFirst();
}

LabWindow::~LabWindow()
{
    // A spin box that loses the focus while the window is torn down must find nobody.
    m_bar->disconnect(this);
    m_random->disconnect(this);
    m_worker.disconnect(this);
    m_saver.disconnect(this);
}

QWidget *LabWindow::makeLeft()
{
    m_words->setObjectName("stepWords");
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = m_words->font();
    font.setPointSizeF(font.pointSizeF() * 1.1);
    m_words->setFont(font);
    m_counters->setObjectName("liveCounters");
    m_counters->setWordWrap(true);
    auto *below = new QWidget;
    auto *layout = new QVBoxLayout(below);
    layout->setContentsMargins(0, 0, 0, 0);
    // The tree keeps its place from step to step.
    layout->addWidget(new SteadyRoom(m_words, 3));
    layout->addWidget(new SteadyRoom(m_counters, 1));
    layout->addWidget(m_steps);
    auto *trees = new QSplitter(Qt::Vertical);
    trees->addWidget(m_canvas);
    trees->addWidget(m_overview);
    trees->setStretchFactor(0, 1);
    trees->setStretchFactor(1, 0);
    auto *left = new QWidget;
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(trees, 1);
    column->addWidget(below);
    return left;
}

QWidget *LabWindow::makeRight()
{
    m_stepsPanel = new StepsPanel(m_session);
    m_predict = new PredictPanel(m_session);
    m_tabs->setObjectName("labTabs");
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_stepsPanel, tr("Steps"));
    m_tabs->addTab(m_predict, tr("Predict"));
    auto *prove = new ProvePanel(m_session);
    m_tabs->addTab(prove, tr("Prove"));
    m_tabs->addTab(new ComparePanel(m_session), tr("Compare"));
    m_exercises = new ExercisePanel;
    m_tabs->addTab(m_exercises, tr("Exercises"));
    auto *articles = new ArticlePanel;
    m_tabs->addTab(articles, tr("Articles"));
    connect(m_exercises, &ExercisePanel::exhibitWanted, this, &LabWindow::openExercise);
    connect(m_exercises, &ExercisePanel::solved, this, &LabWindow::revealAnswers);
    connect(m_exercises, &ExercisePanel::marked, this,
            [this](const QString &text) { speak("exerciseMark", text); });
    connect(articles, &ArticlePanel::checked, this,
            [this](const QString &text) { speak("articleResult", text); });
    connect(articles, &ArticlePanel::refutationWanted, this, &LabWindow::showRefutation);
    connect(prove, &ProvePanel::proved, this,
            [this](const QString &text) { speak("proof", text); });
    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(new NodePanel(m_session));
    right->addWidget(m_tabs);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    right->setChildrenCollapsible(false);
    // A node of a tree has no board and needs less room, until the person decides.
    const auto divide = [this, right] {
        const int node = m_session->hasTrace() && isTree(m_session->setup().root) ? 3 : 5;
        right->setSizes({node * sizeHint().height() / 10, (10 - node) * sizeHint().height() / 10});
    };
    connect(right, &QSplitter::splitterMoved, this, [this] { m_dividedByHand = true; });
    connect(m_session, &LabSession::traceChanged, this, [this, divide] {
        if (!m_dividedByHand)
            divide();
    });
    divide();
    return right;
}

void LabWindow::connectMenus()
{
    connect(m_menus, &LabMenus::exhibitChosen, this, &LabWindow::openExhibit);
    connect(m_menus->gamePosition(), &QAction::triggered, this, &LabWindow::openGamePosition);
    connect(m_menus->lastMove(), &QAction::triggered, this, &LabWindow::explainLastMove);
    connect(m_menus->ownTree(), &QAction::triggered, this, &LabWindow::openOwnTree);
    connect(m_menus->randomTree(), &QAction::triggered, this, &LabWindow::openRandomTree);
    connect(m_menus->savePng(), &QAction::triggered, this, [this] { savePicture(false); });
    connect(m_menus->saveSvg(), &QAction::triggered, this, [this] { savePicture(true); });
    connect(m_menus->saveText(), &QAction::triggered, this, &LabWindow::saveText);
    connect(m_menus->close(), &QAction::triggered, this, &QWidget::close);
    connect(m_menus->zoomIn(), &QAction::triggered, m_canvas, &TreeCanvas::zoomIn);
    connect(m_menus->zoomOut(), &QAction::triggered, m_canvas, &TreeCanvas::zoomOut);
    connect(m_menus->fit(), &QAction::triggered, m_canvas, &TreeCanvas::fit);
    connect(m_menus->merge(), &QAction::toggled, m_canvas, &TreeCanvas::setMergeSymmetric);
    connect(m_menus->fold(), &QAction::triggered, m_canvas, &TreeCanvas::toggleSelected);
    connect(m_menus->earlier(), &QAction::triggered, this, [this] { m_canvas->moveSelected(-1); });
    connect(m_menus->later(), &QAction::triggered, this, [this] { m_canvas->moveSelected(1); });
    connect(m_menus->fromHere(), &QAction::triggered, this, &LabWindow::searchFromSelected);
    connect(m_menus->subtree(), &QAction::triggered, this,
            [this] { searchSubtree(m_session->selected()); });
    connect(m_menus->whole(), &QAction::triggered, this, &LabWindow::searchWhole);
    connect(m_menus->setLeaf(), &QAction::triggered, this,
            [this] { m_canvas->editLeaf(m_session->selected()); });
    connect(m_menus->addChild(), &QAction::triggered, this, [this] {
        if (const auto *tree = std::get_if<TextTree>(&m_session->setup().root))
            changeTree(tree->withChild(m_session->selected()), m_session->selected());
    });
    connect(m_menus->removeNode(), &QAction::triggered, this, [this] {
        LabSession::Path path = m_session->selected();
        const auto *tree = std::get_if<TextTree>(&m_session->setup().root);
        if (tree == nullptr || path.empty())
            return;
        const TextTree changed = tree->without(path);
        path.pop_back();
        changeTree(changed, path);
    });
    m_menus->stepsMenu()->addActions(m_steps->commands());
    m_canvas->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_canvas->addActions(m_menus->treeMenu()->actions());
    for (int i = 0; i < m_tabs->count(); ++i) {
        QAction *action = m_menus->viewMenu()->addAction(m_tabs->tabText(i));
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        connect(action, &QAction::triggered, this, [this, i] {
            m_tabs->setCurrentIndex(i);
            m_tabs->currentWidget()->setFocus();
        });
    }
}

void LabWindow::connectViews()
{
    connect(m_bar, &SetupBar::setupChosen, this, &LabWindow::search);
    connect(m_bar, &SetupBar::treeWritten, this, [this](const QString &text) {
        m_settings.setLabTree(text);
        m_canvas->setFocus(); // where the keys go that the message names
    });
    connect(m_random, &RandomBar::treeWanted, this, &LabWindow::openRandomTree);
    connect(m_canvas, &TreeCanvas::childMoved, this, &LabWindow::moveChild);
    connect(m_canvas, &TreeCanvas::subtreeWanted, this, &LabWindow::searchSubtree);
    connect(m_canvas, &TreeCanvas::leafActivated, this, [this](const LabSession::Path &path) {
        if (isTree(m_session->setup().root))
            m_canvas->editLeaf(path);
    });
    connect(m_canvas, &TreeCanvas::leafEdited, this,
            [this](const LabSession::Path &path, int value) {
                if (const auto *tree = std::get_if<TextTree>(&m_session->setup().root))
                    changeTree(tree->withLeaf(path, value), path);
            });
    connect(m_predict, &PredictPanel::predictingChanged, this, [this](bool predicting) {
        m_steps->setForwardsAllowed(!predicting);
        m_stepsPanel->setForwardsAllowed(!predicting);
        m_predicting = predicting;
        showFuture();
        m_toStart->setEnabled(!predicting);
        // What was said of the finished search would give the answers away.
        if (predicting)
            say(tr("Predicting: the lists and the tree show only what has happened."));
        else if (m_session->hasTrace())
            say(m_session->atEnd() && !m_session->answersHidden() ? summaryText(m_session->search())
                                                                  : m_greeting);
    });
    connect(m_session, &LabSession::answersHiddenChanged, this, &LabWindow::showFuture);
    connect(m_toStart, &QPushButton::clicked, this, [this] {
        m_session->goTo(0);
        m_canvas->setFocus();
    });
    connect(m_predict, &PredictPanel::marked, this,
            [this](const QString &text) { speak("mark", text); });
    connect(m_session, &LabSession::traceChanged, this, [this] {
        showStep();
        showMenus();
    });
    connect(m_session, &LabSession::stepChanged, this, &LabWindow::showStep);
    connect(m_session, &LabSession::selectionChanged, this, &LabWindow::showMenus);
    connect(&m_worker, &LabWorker::busyChanged, this, &LabWindow::showBusy);
    connect(&m_saver, &LabWorker::busyChanged, this, &LabWindow::showBusy);
    connect(&m_saver, &LabWorker::failed, this,
            [this](const QString &problem) { say(tr("Could not save: %1.").arg(problem)); });
    connect(&m_worker, &LabWorker::failed, this, [this](const QString &problem) {
        showWhatIsShown();
        say(tr("The search failed (%1). What is shown is still the search before.").arg(problem));
    });
}

void LabWindow::closeEvent(QCloseEvent *event)
{
    m_steps->setPlaying(false);
    m_worker.cancel();
    m_settings.setLabGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

/// In the list of steps: the last one tells the result.
void LabWindow::showFuture()
{
    m_stepsPanel->setFutureHidden(m_predicting || m_session->answersHidden());
}

// What is shown

void LabWindow::showBusy()
{
    const bool busy = m_worker.busy() || m_saver.busy();
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
}

void LabWindow::say(const QString &text)
{
    m_message->setText(text);
    Announcer(m_message).announce(text);
}

/// The label that shows a text says it.
void LabWindow::speak(const char *label, const QString &text)
{
    Announcer(findChild<QLabel *>(label)).announce(text);
}

void LabWindow::showStep()
{
    m_words->setText(stepText(m_session->search(), m_session->step()));
    const ai::lab::StepCounts::Counts counts = m_counts.at(m_session->step());
    // Between its ends a trace past its limit knows only of the nodes that it kept.
    const QString words = m_session->trace().complete()
                              ? tr("So far: calls %1, leaves %2, cuts %3, branches cut %4")
                              : tr("So far, of the nodes kept: calls %1, leaves %2, cuts %3, "
                                   "branches cut %4");
    m_counters->setText(words.arg(countText(counts.calls), countText(counts.leaves),
                                  countText(counts.cuts), countText(counts.cutBranches)));
    m_toStart->setVisible(m_session->atEnd());
    m_announcer.announce(m_words->text());
    if (m_session->atEnd() && !m_session->answersHidden() && !m_summary.isEmpty())
        say(std::exchange(m_summary, {}));
}

void LabWindow::showMenus()
{
    if (!m_session->hasTrace())
        return;
    const bool tree = isTree(m_session->setup().root) && m_session->search().path.empty();
    const LabSession::Path &selected = m_session->selected();
    const bool below = !selected.empty();
    const LabPosition position = m_session->positionAt(selected);
    const bool leaf = isOver(position);
    const auto id = m_session->selectedNode();
    m_menus->merge()->setEnabled(std::holds_alternative<core::TicTacToe>(m_session->setup().root));
    m_menus->fold()->setEnabled(!leaf);
    m_menus->earlier()->setEnabled(below);
    m_menus->later()->setEnabled(below);
    m_menus->fromHere()->setEnabled(below && !leaf);
    m_menus->subtree()->setEnabled(below && !leaf && id != noNode);
    m_menus->whole()->setEnabled(m_whole.trace != nullptr);
    m_menus->setLeaf()->setEnabled(tree && leaf);
    m_menus->addChild()->setEnabled(tree);
    m_menus->removeNode()->setEnabled(tree && below);
}

} // namespace ui
