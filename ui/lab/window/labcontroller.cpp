#include "ui/lab/window/labcontroller.h"

#include "ai/lab/lessons/examples.h"
#include "ai/search/searchcontrol.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"

#include <utility>

namespace ui::lab {

using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

LabController::LabController(const GameController *game, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_settings(settings)
    , m_session(new LabSession(this))
    , m_edits(new TreeEdits(m_session, this))
{
    connect(m_edits, &TreeEdits::wanted, this, &LabController::applyEdit);
    connect(m_edits, &TreeEdits::refused, this, [this](const core::Error &why) {
        emit messageChanged(tr("The tree stays as it is: %1").arg(errorText(why)));
    });
    connect(&m_worker, &BackgroundTask::runningChanged, this, &LabController::busyChanged);
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &problem) {
        restoreSetup();
        emit messageChanged(
            tr("The search failed (%1). What is shown is still the search before.").arg(problem));
    });
}

// Opening

void LabController::openFirst()
{
    if (m_game != nullptr && m_game->inProgress())
        openGamePosition();
    else if (!m_session->hasTrace())
        // The first example of the path.
        openExample(QString::fromUtf8(ai::lab::path().front().stops.front().example));
}

void LabController::openExample(const QString &key)
{
    if (const ai::lab::Example *found = ai::lab::example(key.toStdString()))
        open(requestForExample(*found), Origin::Library);
}

void LabController::openExercise(const QString &key, bool solved)
{
    const ai::lab::Example *found = ai::lab::example(key.toStdString());
    if (found == nullptr)
        return;
    OpenRequest request = requestForExample(*found);
    request.options.hidesAnswers = !solved;
    request.exercise = key;
    open(request);
}

void LabController::openPathStop(const ai::lab::PathStop &stop)
{
    open(requestForStop(stop));
}

void LabController::revealAnswers()
{
    if (!m_session->solutionHidden())
        return;
    m_session->setSolutionHidden(false);
    reportResultAtEnd();
}

void LabController::openGamePosition()
{
    if (m_game == nullptr)
        return;
    if (core::isOver(m_game->match().current())) {
        emit messageChanged(
            tr("The game is over. Undo a move, or ask why the last move was played."));
        return;
    }
    open(requestForPosition(*m_game), Origin::Game);
}

void LabController::explainLastMove()
{
    if (m_game == nullptr)
        return;
    if (const auto request = requestForLastMove(*m_game))
        open(*request, Origin::Game);
    else
        openGamePosition();
}

void LabController::openOwnTree()
{
    auto tree = TextTree::parse(m_settings.labTree().toStdString());
    if (!tree || tree->isOver())
        tree = TextTree::parse("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))");
    const PresentOptions options{
        .atEnd = false,
        .greeting = tr("Write your tree and press Enter; the keys then go to the tree."),
        .inField = true};
    open({{*tree, ai::lab::Algorithm::AlphaBetaShared}, tr("My own tree"), options});
    emit ownTreeOpened();
}

void LabController::openRandomTree(const TextTree &tree, const QString &title)
{
    SearchSetup setup{tree, ai::lab::Algorithm::AlphaBetaShared};
    // Keep the rules that the course uses.
    if (m_session->hasTrace() && isTree(m_session->setup().root)) {
        setup.order = m_session->setup().order;
        setup.failHard = m_session->setup().failHard;
        setup.cutsBeyond = m_session->setup().cutsBeyond;
    }
    open({setup, title, {.atEnd = false}}, Origin::RandomTree);
}

void LabController::openLesson(const ai::lab::LessonStop &lesson, const QString &name)
{
    PresentOptions options{.atEnd = false, .step = lesson.step};
    if (!lesson.notes.empty())
        options.greeting = QString::fromStdString(lesson.notes.front());
    open(
        {lesson.setup, lesson.title.empty() ? name : QString::fromStdString(lesson.title), options},
        Origin::Library);
}

void LabController::openRefutation(const core::Position &position)
{
    constexpr int plies = 3; // the program's depth 2 does not count the root's move
    open({{ai::lab::fromPosition(position), ai::lab::Algorithm::Heuristic, plies},
          tr("Depth 2, called unbeatable")});
}

void LabController::open(const OpenRequest &request, Origin origin)
{
    m_edits->restart();
    show(request, origin);
}

void LabController::show(const OpenRequest &request, Origin origin)
{
    emit opening(origin);
    if (request.exercise.isEmpty())
        emit exerciseLeft();
    if (request.stop.isEmpty())
        emit pathStopLeft();
    m_opened = request;
    m_opened.setup = withFittingAlgorithm(request.setup);
    announce(m_opened.setup, m_opened.title);
    run(m_opened);
}

// Searching

void LabController::search(const SearchSetup &setup)
{
    // A title that names an algorithm or a depth is valid only for the original setup.
    announce(setup, setup == m_opened.setup
                        ? m_opened.title
                        : tr("%1 (other settings)", "a title").arg(m_opened.title));
    PresentOptions options = currentView();
    options.played = m_opened.options.played;
    // Fail-soft and fail-hard searches take the same steps, so the step can be kept.
    if (SearchSetup same = setup; m_session->hasTrace()) {
        same.failHard = m_session->setup().failHard;
        if (same == m_session->setup())
            options.step = m_session->step();
    }
    run({setup, m_openTitle, options});
}

PresentOptions LabController::currentView() const
{
    PresentOptions options;
    options.hidesAnswers = m_session->solutionHidden();
    options.atEnd = !options.hidesAnswers && (!m_session->hasTrace() || m_session->atEnd());
    return options;
}

void LabController::run(const OpenRequest &request)
{
    if (isOver(request.setup.root)) {
        m_worker.cancel();
        restoreSetup();
        emit messageChanged(
            isTree(request.setup.root)
                ? tr("A single leaf leaves nothing to be searched: give the root at "
                     "least one child, as in MAX(3,5).")
                : tr("The game is over here: nothing is left to be searched."));
        return;
    }
    emit searchStarted();
    m_worker.start(
        [this, request](const BackgroundTask::Context &context) -> BackgroundTask::Completion {
            ai::SearchControl control({}, context.stopToken);
            if (const auto estimate = ai::lab::tooLarge(request.setup))
                return [this, estimate] {
                    restoreSetup();
                    emit messageChanged(tr("%1 What is shown is still the search before.",
                                           "why another was not run")
                                            .arg(refusalText(*estimate)));
                };
            const TracedSearch search = traceSearch(request.setup, control);
            return [this, search, request] {
                if (search.cancelled)
                    return;
                m_title = request.title;
                m_whole = {};
                present(search, request.options);
            };
        });
}

/// If a search fails or is stopped, announces the search shown again.
void LabController::restoreSetup()
{
    if (!m_session->hasTrace())
        return;
    announce(m_session->setup(), m_title);
}

void LabController::announce(const SearchSetup &setup, const QString &title)
{
    m_openSetup = setup;
    m_openTitle = title;
    emit setupChanged(setup, title);
}

void LabController::stop()
{
    if (!m_worker.isRunning())
        return;
    m_worker.cancel();
    restoreSetup();
    emit messageChanged(m_session->hasTrace()
                            ? tr("Stopped. What is shown is still the search before.")
                            : tr("Stopped."));
}

void LabController::searchFromSelected()
{
    SearchSetup setup = m_session->setup();
    const LabSession::Path path = m_session->search().fromSetupRoot(m_session->selected());
    const QString name = pathText(setup.root, path);
    if (const auto *tree = std::get_if<TextTree>(&setup.root)) {
        const auto below = after(*tree, path);
        setup.root = *TextTree::parse(std::get<TextTree>(below).toText());
    } else {
        setup.root = after(setup.root, path);
    }
    open({setup, tr("From %1", "moves").arg(name), currentView()});
}

void LabController::searchSubtree(const LabSession::Path &path)
{
    const auto id = m_session->trace().find(path);
    if (id == ai::lab::noNode)
        return;
    const auto &trace = m_session->trace();
    const ai::lab::TraceEvent &enter = trace.events()[trace.nodes()[id].enter];
    const TracedSearch before = inSubtree() ? m_whole : m_session->search();
    m_worker.start([this, setup = m_session->setup(),
                    node = m_session->search().fromSetupRoot(path), before, alpha = enter.a,
                    beta = enter.b](const BackgroundTask::Context &context) {
        ai::SearchControl control({}, context.stopToken);
        const TracedSearch search = traceSubtree(setup, node, alpha, beta, control);
        return [this, search, before, alpha, beta] {
            if (search.cancelled)
                return;
            PresentOptions options = currentView();
            options.message = [alpha, beta](const TracedSearch &found) {
                return tr("The subtree at %1 by itself, with the window %2 it had. %3")
                    .arg(pathText(found.setup.root, found.path), windowText(alpha, beta),
                         summaryText(found));
            };
            m_whole = before;
            present(search, options);
        };
    });
}

void LabController::searchWhole()
{
    if (!inSubtree())
        return;
    m_worker.cancel();
    const TracedSearch whole = std::exchange(m_whole, {});
    announce(whole.setup, m_title);
    PresentOptions options = currentView();
    options.select = m_session->search().path;
    options.played = m_opened.options.played;
    present(whole, options);
}

// Editing

void LabController::applyEdit(const TreeEdits::State &state, TreeEdits::Kind kind)
{
    SearchSetup setup = m_session->setup();
    // If chance nodes came or went, the session's algorithm need not apply: use the edit's.
    if (ai::lab::hasChance(setup.root) != ai::lab::hasChance(state.root))
        setup.algorithm = state.algorithm;
    setup.root = state.root;
    setup.order = state.order;
    setup.preferred = state.preferred;
    const auto *tree = std::get_if<TextTree>(&setup.root);
    if (tree != nullptr && !tree->isOver()) // a single leaf could not be reopened
        m_settings.labTree.set(QString::fromStdString(tree->toText()));
    PresentOptions options;
    if (kind == TreeEdits::Kind::Text)
        options = currentView();
    options.select = state.selected;
    if (kind == TreeEdits::Kind::Order)
        options.message = [before =
                               m_session->trace().counters().calls()](const TracedSearch &search) {
            return tr("Another order: before %1, now %2", "a count of calls, a summary")
                .arg(countText(static_cast<qint64>(before)), summaryText(search));
        };
    OpenRequest request{setup, state.title, options};
    if (state.title == m_opened.title) { // it is the original tree again
        request.exercise = m_opened.exercise;
        // In another order the stop's numbers do not hold.
        if (setup.root == m_opened.setup.root)
            request.stop = m_opened.stop;
    }
    show(request, Origin::Edit);
}

// Presenting

void LabController::present(const TracedSearch &search, const PresentOptions &options)
{
    m_summary.clear();
    m_edits->setTitle(m_title);
    m_session->setSolutionHidden(options.hidesAnswers);
    m_session->setPlayed(options.played);
    m_session->show(search, options.atEnd);
    if (!options.select.empty()) {
        m_session->select(options.select);
        m_session->setOpened(options.select, true); // opens it to show the replies
        emit nodePresented();
    }
    if (!options.atEnd)
        m_session->goTo(options.stepOf ? options.stepOf(*search.trace) : options.step);
    if (options.atEnd) {
        m_greeting = howToStepText(); // shown if a quiz ends early
        emit messageChanged(options.message(search));
    } else {
        m_summary = options.message(search);
        const QString keys = m_session->atEnd() ? QString() : howToStepText();
        m_greeting = options.greeting.isEmpty() ? keys
                     : options.inField          ? options.greeting
                                                : paragraphOf({options.greeting, keys});
        emit messageChanged(m_greeting);
    }
    emit presented();
}

void LabController::reportResultAtEnd()
{
    if (m_session->atEnd() && !m_session->solutionHidden() && !m_summary.isEmpty())
        emit messageChanged(std::exchange(m_summary, {}));
}

void LabController::setPredicting(bool predicting)
{
    if (predicting)
        emit messageChanged(
            m_session->filling()
                ? tr("Filling in the tree: it shows what you write, and nothing of the search.")
                : tr("Predicting: the lists and the tree show only what has happened."));
    else if (m_session->hasTrace())
        emit messageChanged(m_session->atEnd() && !m_session->solutionHidden()
                                ? summaryText(m_session->search())
                                : m_greeting);
}

} // namespace ui::lab
