#include "ui/lab/labwindow.h"

#include "ui/gametexts.h"
#include "ui/lab/labtexts.h"
#include "ui/lab/refutationwindow.h"

#include <algorithm>
#include <utility>

namespace ui {

using ai::lab::LabPosition;
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

/// "MAX is White (Computer).": the sides of the search and of the game, in one.
QString whoIsMaxText(const GameController &game, core::Side side)
{
    const QString name = sideTitle(game.match().kind(), side);
    const QString player = playerTitle(game, side);
    return player == name
               ? QString()
               : LabWindow::tr("MAX is %1 (%2).", "a side and who plays it").arg(name, player);
}

} // namespace

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
    m_exerciseTitle = exhibitTitle(key.toStdString());
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
    const QString who = whoIsMaxText(*m_game, sideToMove(position));
    open(level.setup, tr("The position being played"),
         {{}, [level, who](const TracedSearch &search) {
              return tr("%1 %2 %3", "sentences")
                  .arg(summaryText(search), who, departureText(level.departure))
                  .simplified();
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
    const QString who = whoIsMaxText(*m_game, side);
    const QString note = byComputer ? departureText(level.departure) : QString();
    open(level.setup, tr("Why %1?", "a move").arg(QString::fromStdString(moveText(position, move))),
         {{move}, [mover, move, who, note](const TracedSearch &search) {
              return tr("%1 %2 %3", "sentences")
                  .arg(verdictText(search, mover, move), who, note)
                  .simplified();
          }});
}

void LabWindow::openOwnTree()
{
    auto tree = TextTree::parse(m_settings.labTree().toStdString());
    if (!tree)
        tree = TextTree::parse("MAX(MIN(3,5,10),MIN(2,a,b),MIN(2,7,3))");
    Then then{{}, summaryText, false};
    then.greeting = tr("Write your tree and press Enter; the keys then go to the tree.");
    then.inField = true;
    open({*tree, ai::lab::Algorithm::AlphaBetaShared}, tr("My own tree"), then);
    m_bar->treeField()->setFocus();
    m_bar->treeField()->selectAll();
}

void LabWindow::openRandomTree()
{
    // Not hidden in between, which would take the focus from the field that is being changed.
    const SearchSetup setup{m_random->tree(), ai::lab::Algorithm::AlphaBetaShared};
    const QString title = tr("Random tree %1").arg(m_random->seed());
    m_random->show();
    m_exercises->clearChoice();
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
    if (title != m_exerciseTitle)
        m_exercises->clearChoice();
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
        showWhatIsShown();
        say(tr("The game is over here: nothing is left to be searched."));
        return;
    }
    m_message->setText(tr("Searching…"));
    m_worker.start([this, setup, title, then](ai::SearchControl &control) -> LabWorker::Answer {
        const ai::lab::Estimate estimate = ai::lab::estimate(setup);
        if (estimate.expected > ai::lab::nodeBudget)
            return [this, estimate] {
                showWhatIsShown();
                say(refusalText(estimate));
            };
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

void LabWindow::showWhatIsShown()
{
    if (m_session->hasTrace())
        m_bar->setSetup(m_session->setup(), m_title);
}

void LabWindow::stop()
{
    if (m_worker.busy()) {
        m_worker.cancel();
        showWhatIsShown();
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
    if (!then.select.empty()) {
        m_session->select(then.select);
        m_session->setOpened(then.select, true); // with what is answered there
        m_canvas->fit();
    }
    if (then.atEnd) {
        m_greeting = then.message(search);
    } else {
        m_summary = then.message(search);
        m_greeting = then.greeting.isEmpty() ? howToStep()
                     : then.inField          ? then.greeting
                                    : tr("%1 %2", "two sentences").arg(then.greeting, howToStep());
    }
    say(m_greeting);
}

} // namespace ui
