#include "ui/lab/labwindow.h"

#include "ui/gametexts.h"
#include "ui/lab/articlepanel.h"
#include "ui/lab/comparepanel.h"
#include "ui/lab/exercisepanel.h"
#include "ui/lab/labexport.h"
#include "ui/lab/labtexts.h"
#include "ui/lab/nodepanel.h"
#include "ui/lab/provepanel.h"
#include "ui/lab/refutationwindow.h"
#include "ui/lab/stepwords.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

using ai::lab::LabPosition;
using ai::lab::noNode;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

namespace {

constexpr const char *firstExhibit = "tree-2";

/// Whether the last move was the best one, in the words of the search that explains it.
QString verdictText(const TracedSearch &search, const QString &mover, core::Move move)
{
    const LabPosition &root = search.setup.root;
    const auto name = [&root](core::Move one) {
        return QString::fromStdString(moveText(root, one));
    };
    const auto &scored = search.rootMoves;
    const auto played = std::find_if(scored.begin(), scored.end(),
                                     [move](const auto &one) { return one.move == move; });
    const auto best =
        std::max_element(scored.begin(), scored.end(), [](const auto &one, const auto &other) {
            return one.value < other.value;
        });
    if (played == scored.end())
        return {};
    if (played->value == best->value)
        return LabWindow::tr("%1 played %2. It is worth %3, and nothing here is worth more.")
            .arg(mover, name(move), valueText(played->value));
    return LabWindow::tr("%1 played %2, which is worth %3 here; %4 is worth %5.")
        .arg(mover, name(move), valueText(played->value), name(best->move), valueText(best->value));
}

} // namespace

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
    // Room for three lines, so that the tree keeps its place from step to step.
    m_words->setMinimumHeight(3 * QFontMetrics(font).lineSpacing() + 2);
    m_counters->setObjectName("liveCounters");
    m_counters->setWordWrap(true);
    auto *below = new QWidget;
    auto *layout = new QVBoxLayout(below);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    layout->addWidget(m_counters);
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
    auto *exercises = new ExercisePanel;
    m_tabs->addTab(exercises, tr("Exercises"));
    auto *articles = new ArticlePanel;
    m_tabs->addTab(articles, tr("Articles"));
    connect(exercises, &ExercisePanel::exhibitWanted, this, &LabWindow::openExercise);
    connect(exercises, &ExercisePanel::solved, this, &LabWindow::revealAnswers);
    connect(exercises, &ExercisePanel::marked, this,
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
    connect(m_bar, &SetupBar::treeWritten, this,
            [this](const QString &text) { m_settings.setLabTree(text); });
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

// What is opened

void LabWindow::openFirst()
{
    using Phase = GameController::Phase;
    const bool on =
        m_game != nullptr && m_game->phase() != Phase::NotStarted && m_game->phase() != Phase::Over;
    if (on)
        openGamePosition();
    else if (!m_session->hasTrace())
        openExhibit(firstExhibit);
}

void LabWindow::openExhibit(const QString &key)
{
    m_canvas->setFocus();
    showExhibit(key, false);
}

void LabWindow::openExercise(const QString &key, bool solved)
{
    showExhibit(key, !solved);
}

void LabWindow::revealAnswers()
{
    if (!m_session->answersHidden())
        return;
    m_session->setAnswersHidden(false);
    if (!m_summary.isEmpty())
        say(std::exchange(m_summary, {}));
}

void LabWindow::showExhibit(const QString &key, bool hidesAnswers)
{
    const ai::lab::Exhibit *found = ai::lab::exhibit(key.toStdString());
    if (found == nullptr)
        return;
    const QString about = exhibitText(found->key);
    open(found->setup, exhibitTitle(found->key),
         {{},
          [about](const TracedSearch &search) {
              return tr("%1 %2", "two sentences").arg(about, summaryText(search));
          },
          false,
          about,
          hidesAnswers});
}

void LabWindow::openGamePosition()
{
    if (m_game == nullptr)
        return;
    const core::Position &position = m_game->match().current();
    if (core::isOver(position)) {
        say(tr("The game is over. Take a move back, or ask why the last move was played."));
        return;
    }
    m_canvas->setFocus();
    const ai::lab::LevelSearch level = ai::lab::levelSearch(position, m_game->level());
    open(level.setup, tr("The position being played"),
         {{}, [level](const TracedSearch &search) {
              return tr("%1 %2", "two sentences")
                  .arg(summaryText(search), departureText(level.departure));
          }});
}

void LabWindow::explainLastMove()
{
    if (m_game == nullptr)
        return;
    const core::Match &match = m_game->match();
    std::size_t ply = match.ply();
    while (ply > 0 && mustPass(match.position(ply - 1)))
        --ply; // a pass needs no explanation
    if (ply == 0) {
        openGamePosition();
        return;
    }
    m_canvas->setFocus();
    const core::Position position = match.position(ply - 1);
    const core::Move move = match.move(ply - 1);
    const core::Side side = sideToMove(position);
    // A person's move, or another program's, is explained as the strongest level sees it.
    const bool byComputer = m_game->computerSide() == side && !m_game->program();
    const ai::lab::LevelSearch level =
        ai::lab::levelSearch(position, byComputer ? m_game->level() : ai::Level::Hard);
    const QString mover = playerTitle(*m_game, side);
    const QString note = byComputer ? departureText(level.departure) : QString();
    open(level.setup, tr("Why %1?", "a move").arg(QString::fromStdString(moveText(position, move))),
         {{move}, [mover, move, note](const TracedSearch &search) {
              return tr("%1 %2", "two sentences")
                  .arg(verdictText(search, mover, move), note)
                  .trimmed();
          }});
}

void LabWindow::openOwnTree()
{
    auto tree = TextTree::parse(m_settings.labTree().toStdString());
    if (!tree)
        tree = TextTree::parse("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))");
    open({*tree, ai::lab::Algorithm::AlphaBetaShared}, tr("My own tree"), {{}, summaryText, false});
    m_bar->treeField()->setFocus();
    m_bar->treeField()->selectAll();
}

void LabWindow::openRandomTree()
{
    // Not hidden in between, which would take the focus from the field that is being changed.
    const SearchSetup setup{m_random->tree(), ai::lab::Algorithm::AlphaBetaShared};
    const QString title = tr("Random tree %1").arg(m_random->seed());
    m_random->show();
    m_bar->setSetup(setup, title);
    run(setup, title, {{}, summaryText, false});
}

/// A window beside this one, so that the search can be looked at while playing.
void LabWindow::showRefutation()
{
    auto *window = findChild<RefutationWindow *>();
    if (window == nullptr) {
        window = new RefutationWindow(this);
        connect(window, &RefutationWindow::positionWanted, this,
                [this](const core::Position &position) {
                    constexpr int plies = 3; // the article's depth 2 leaves out the root's move
                    open({ai::lab::fromPosition(position), ai::lab::Algorithm::Heuristic, plies},
                         tr("Depth 2 of the article"));
                });
    }
    window->show();
    window->raise();
    window->activateWindow();
}

void LabWindow::open(const SearchSetup &setup, const QString &title, const Then &then)
{
    m_random->hide();
    m_bar->setSetup(setup, title);
    run(setup, title, then);
}

void LabWindow::search(const SearchSetup &setup)
{
    const QString title = m_bar->title();
    m_bar->setSetup(setup, title);
    run(setup, title, alike());
}

LabWindow::Then LabWindow::alike() const
{
    const bool hidden = m_session->answersHidden();
    const bool atEnd = !hidden && (!m_session->hasTrace() || m_session->atEnd());
    return {{}, summaryText, atEnd, {}, hidden};
}

QString LabWindow::howToStep() const
{
    return tr("This is the first step; %1 goes on by one, %2 to the last.")
        .arg(QKeySequence(Qt::CTRL | Qt::Key_Right).toString(QKeySequence::NativeText),
             QKeySequence(Qt::CTRL | Qt::Key_End).toString(QKeySequence::NativeText));
}

void LabWindow::run(const SearchSetup &setup, const QString &title, const Then &then)
{
    if (isOver(setup.root)) {
        m_worker.cancel();
        say(tr("The game is over here: nothing is left to be searched."));
        return;
    }
    m_worker.start([this, setup, title, then](ai::SearchControl &control) -> LabWorker::Answer {
        const ai::lab::Estimate estimate = ai::lab::estimate(setup);
        if (estimate.expected > ai::lab::nodeBudget)
            return [this, estimate] { say(refusalText(estimate)); };
        const TracedSearch search = traceSearch(setup, control);
        // Summed up here, where nobody waits.
        const ai::lab::StepCounts counts(search.trace);
        return [this, search, counts, title, then] {
            if (!search.cancelled) {
                m_title = title;
                m_whole = {};
                m_wholeCounts = {};
                m_counts = counts;
                showSearch(search, then);
            }
        };
    });
}

void LabWindow::stop()
{
    if (m_worker.busy()) {
        m_worker.cancel();
        if (m_session->hasTrace())
            m_bar->setSetup(m_session->setup(), m_title);
        say(m_session->hasTrace() ? tr("Stopped. What is shown is still the search before.")
                                  : tr("Stopped."));
    } else if (m_saver.busy()) {
        m_saver.cancel();
        say(tr("Stopped. Nothing was saved."));
    }
}

void LabWindow::showSearch(const TracedSearch &search, const Then &then)
{
    m_summary.clear();
    m_session->setAnswersHidden(then.hidesAnswers);
    m_session->show(search, then.atEnd);
    if (!then.select.empty())
        m_session->select(then.select);
    if (then.atEnd) {
        m_greeting = then.message(search);
    } else {
        m_summary = then.message(search);
        m_greeting = then.greeting.isEmpty()
                         ? howToStep()
                         : tr("%1 %2", "two sentences").arg(then.greeting, howToStep());
    }
    say(m_greeting);
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

// What is changed in the tree

LabSession::Path LabWindow::wholePath(const LabSession::Path &path) const
{
    LabSession::Path whole = m_session->search().path;
    whole.insert(whole.end(), path.begin(), path.end());
    return whole;
}

void LabWindow::moveChild(const LabSession::Path &parent, int from, int to)
{
    SearchSetup setup = m_session->setup();
    std::vector<core::Move> moves = searchedMoves(setup, m_session->positionAt(parent));
    const core::Move moved = moves[static_cast<std::size_t>(from)];
    moves.erase(moves.begin() + from);
    moves.insert(moves.begin() + to, moved);
    LabSession::Path select = wholePath(parent);
    if (const auto *tree = std::get_if<TextTree>(&setup.root)) {
        std::vector<int> order;
        for (const core::Move move : moves)
            order.push_back(move.code());
        setup.root = tree->reordered(select, order);
        setup.order = ai::lab::MoveOrder::Given;
        select.push_back(core::Move(static_cast<std::uint16_t>(to)));
    } else {
        // One rank of moves for all nodes: the moved one goes beside its new neighbour.
        std::vector<core::Move> rank = searchedMoves(setup, setup.root);
        if (setup.order == ai::lab::MoveOrder::Own)
            rank = setup.preferred;
        for (const core::Move move : moves) {
            if (std::find(rank.begin(), rank.end(), move) == rank.end())
                rank.push_back(move);
        }
        std::erase(rank, moved);
        const auto at =
            to > 0
                ? std::find(rank.begin(), rank.end(), moves[static_cast<std::size_t>(to) - 1]) + 1
                : std::find(rank.begin(), rank.end(), moves[1]);
        rank.insert(at, moved);
        setup.order = ai::lab::MoveOrder::Own;
        setup.preferred = rank;
        select.push_back(moved);
    }
    const quint64 before = m_session->trace().counters().calls();
    open(setup, m_title,
         {select, [before](const TracedSearch &search) {
              return tr("Another order: %1 calls before, %2 now. %3")
                  .arg(countText(static_cast<qint64>(before)),
                       countText(static_cast<qint64>(search.trace->counters().calls())),
                       summaryText(search));
          }});
}

void LabWindow::changeTree(const TextTree &tree, const LabSession::Path &select)
{
    SearchSetup setup = m_session->setup();
    setup.root = tree;
    m_settings.setLabTree(QString::fromStdString(tree.toText()));
    open(setup, tr("My own tree"), {select, summaryText});
}

void LabWindow::searchFromSelected()
{
    SearchSetup setup = m_session->setup();
    const LabSession::Path path = wholePath(m_session->selected());
    const QString name = pathText(setup.root, path);
    if (const auto *tree = std::get_if<TextTree>(&setup.root)) {
        const auto below = after(*tree, path);
        setup.root = *TextTree::parse(std::get<TextTree>(below).toText());
    } else {
        setup.root = after(setup.root, path);
    }
    open(setup, tr("From %1", "moves").arg(name), alike());
}

void LabWindow::searchSubtree(const LabSession::Path &path)
{
    const auto id = m_session->trace().find(path);
    if (id == noNode)
        return;
    const auto &trace = m_session->trace();
    const ai::lab::TraceEvent &enter = trace.events()[trace.nodes()[id].enter];
    const bool isWhole = m_whole.trace == nullptr;
    const TracedSearch before = isWhole ? m_session->search() : m_whole;
    const ai::lab::StepCounts countsBefore = isWhole ? m_counts : m_wholeCounts;
    m_worker.start(
        [this, setup = m_session->setup(), whole = wholePath(path), before, countsBefore,
         window = std::pair(enter.a, enter.b)](ai::SearchControl &control) -> LabWorker::Answer {
            const TracedSearch search =
                traceSubtree(setup, whole, window.first, window.second, control);
            const ai::lab::StepCounts counts(search.trace);
            return [this, search, counts, before, countsBefore, window] {
                if (search.cancelled)
                    return;
                Then then = alike();
                then.message = [window](const TracedSearch &found) {
                    return tr("The subtree at %1 by itself, with the window %2 it had. %3")
                        .arg(pathText(found.setup.root, found.path),
                             windowText(window.first, window.second), summaryText(found));
                };
                m_whole = before;
                m_wholeCounts = countsBefore;
                m_counts = counts;
                showSearch(search, then);
            };
        });
}

void LabWindow::searchWhole()
{
    if (m_whole.trace == nullptr)
        return;
    const TracedSearch whole = m_whole;
    m_whole = {};
    m_worker.cancel();
    m_counts = std::exchange(m_wholeCounts, {});
    m_bar->setSetup(whole.setup, m_title);
    Then then = alike();
    then.select = m_session->search().path;
    showSearch(whole, then);
}

// What is saved

void LabWindow::savePicture(bool vector)
{
    if (!m_session->hasTrace())
        return;
    const QString kind = vector ? tr("Pictures (*.svg)") : tr("Pictures (*.png)");
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the tree"), vector ? tr("tree") + ".svg" : tr("tree") + ".png", kind);
    if (!path.isEmpty())
        sayWhetherSaved(
            path, writeFile(path, vector ? treeAsSvg(*m_canvas, m_title) : treeAsPng(*m_canvas)));
}

void LabWindow::saveText()
{
    if (!m_session->hasTrace())
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the steps"),
                                                      tr("steps") + ".txt", tr("Text (*.txt)"));
    if (path.isEmpty())
        return;
    say(tr("Saving %1\u2026").arg(path));
    m_saver.start([this, search = m_session->search(),
                   path](ai::SearchControl &control) -> LabWorker::Answer {
        const QString problem = writeSearch(path, search, control);
        return [this, path, problem] { sayWhetherSaved(path, problem); };
    });
}

void LabWindow::sayWhetherSaved(const QString &path, const QString &problem)
{
    say(problem.isEmpty() ? tr("Saved as %1.").arg(path)
                          : tr("Could not save %1: %2.").arg(path, problem));
}

} // namespace ui
