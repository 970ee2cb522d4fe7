#include "ui/lab/labwindow.h"

#include "ui/lab/labexport.h"
#include "ui/lab/labtexts.h"

#include <QFileDialog>

#include <utility>

namespace ui {

using ai::lab::noNode;
using ai::lab::SearchSetup;
using ai::lab::TextTree;
using ai::lab::TracedSearch;

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
    open(setup, m_title, {select, [before](const TracedSearch &search) {
                              return tr("Another order: before %1, now %2",
                                        "a count of calls, a summary")
                                  .arg(countText(static_cast<qint64>(before)), summaryText(search));
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
