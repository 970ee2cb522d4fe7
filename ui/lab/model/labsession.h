#pragma once

#include "ai/lab/lessons/levelgrowth.h"
#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/stepcounts.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>

namespace ui::lab {

/// What the Lab's window shows: one traced search and its counts, the step that has been reached,
/// the node that is selected and the nodes that were opened or closed by hand. All views follow it.
/// GUI thread.
class LabSession : public QObject
{
    Q_OBJECT

public:
    using Path = std::vector<core::Move>;
    enum class StepSize { Event, Node, Cut };

    explicit LabSession(QObject *parent = nullptr)
        : QObject(parent)
    {}

    bool hasTrace() const { return m_search.trace != nullptr; }
    const ai::lab::TracedSearch &search() const { return m_search; }
    const ai::lab::Trace &trace() const { return *m_search.trace; }
    const ai::lab::SearchSetup &setup() const { return m_search.setup; }
    const ai::lab::StepCounts &counts() const { return m_counts; }
    std::uint32_t step() const { return m_step; }
    /// The steps at which one stops, from 0 to the last: see Trace::joinsNext().
    const std::vector<std::uint32_t> &stops() const { return m_stops; }
    /// The place among the stops of the first one that is not before a step.
    std::uint32_t stopOf(std::uint32_t step) const;
    bool atEnd() const { return hasTrace() && m_step == trace().stepCount(); }
    /// Whether an exercise asks what the search finds.
    bool solutionHidden() const { return m_solutionHidden; }
    /// Whether a quiz asks what comes next: an open node's best value so far is then the answer.
    bool predicting() const { return m_predicting; }
    /// Whether either asks, so that nothing but the steps so far may say what the search finds.
    bool hidesAnswers() const { return m_predicting || m_solutionHidden; }
    /// The node about whose value the quiz asks now: what it has so far, its window and the steps
    /// that compared its children would answer. noNode if there is none.
    ai::lab::NodeId asked() const { return m_asked; }
    /// Whether the search is still to come to the node and that must not show: until then a node
    /// looks like one that is cut, in a quiz and while answers are hidden.
    bool isHiddenByQuiz(ai::lab::NodeId node) const;
    /// The branches that the quiz's question has marked as cut.
    const std::set<Path> &marked() const { return m_marked; }

    /// What a learner who fills in the whole tree wrote at a node, and how it was marked.
    struct Written
    {
        QString text;
        QString remark; ///< on what else was asked of the node
        std::optional<bool> right = {};
        bool cut = false; ///< the branch that leads to the node

        friend bool operator==(const Written &, const Written &) = default;
    };
    /// Whether the tree shows what was written, and nothing that a search found.
    bool filling() const { return m_filling; }
    const std::map<Path, Written> &written() const { return m_written; }

    /// The selected node, by its path from the trace's root. The node need not have been searched.
    const Path &selected() const { return m_selected; }
    /// The node of the selected path, or noNode where the search has not been.
    ai::lab::NodeId selectedNode() const { return trace().find(m_selected); }
    /// The node of a path as it may be shown: noNode also where the node is kept back.
    ai::lab::NodeId shownNode(const Path &path) const;
    /// The position that a path from the trace's root leads to.
    ai::lab::LabPosition positionAt(const Path &path) const;
    /// The node that is worked on at this step.
    ai::lab::NodeId current() const { return trace().current(m_step); }

    /// A finished search in which one node is held at a value: drawn in place of what is shown.
    struct Trial
    {
        ai::lab::TracedSearch search;
        Path path;
        int value = 0;
    };
    const std::optional<Trial> &trial() const { return m_trial; }

    /// A tree that is drawn as it grows level by level, in place of the steps of its search.
    struct Growth
    {
        ai::lab::LevelGrowth levels;
        int stage = 0;
    };
    const std::optional<Growth> &growth() const { return m_growth; }

    /// The root's move that was played in the game, where the search explains it.
    const std::optional<core::Move> &played() const { return m_played; }
    /// Sets the move that was played in the root of the search that is shown next.
    void setPlayed(const std::optional<core::Move> &move) { m_played = move; }

    /// Whether the person opened or closed the node; nothing if neither.
    std::optional<bool> opened(const Path &path) const;

    /// The next step of a size, forwards or back.
    std::uint32_t stepFrom(std::uint32_t step, StepSize size, bool forwards) const;

public slots:
    /// Shows a search at the end or at the beginning of its steps, with the root selected.
    void show(const ai::lab::TracedSearch &search, const ai::lab::StepCounts &counts, bool atEnd);
    /// Whether what would give the answer to a question away is to be left out of the views.
    void setSolutionHidden(bool hidden);
    void setPredicting(bool predicting);
    void setAsked(ai::lab::NodeId node);
    /// Which branches may be marked as cut; none of them is at first.
    void offerMarks(const std::set<Path> &branches);
    void setMarked(const Path &branch, bool marked);
    /// Marks the branch or takes its mark away; false where it may not be marked.
    bool toggleMark(const Path &branch);
    /// Marks the branch where that is asked for; selects any other node, and all while the whole
    /// tree is filled in, where each node can be written at.
    void press(const Path &path);
    /// What was written before is gone.
    void setFilling(bool filling);
    void setWritten(const std::map<Path, Written> &written);
    /// Goes to a step, or on to the next one at which one stops, and selects the node that the
    /// search is at there.
    void goTo(std::uint32_t step);
    void stride(StepSize size, bool forwards);
    void select(const Path &path);
    /// Draws the trial until another step or node is chosen.
    void setWhatIf(const Trial &trial);
    void endTrial();
    /// Draws the growth of this search's tree until another search is shown.
    void setGrowth(const Growth &growth);
    void setOpened(const Path &path, bool opened);
    /// Opens every node, until it is closed by hand.
    void openAll();
    /// Forgets which nodes were opened or closed by hand.
    void foldAgain();

signals:
    void traceChanged();
    void stepChanged();
    void selectionChanged();
    /// Which nodes are open changed.
    void foldingChanged();
    void solutionHiddenChanged(bool hidden);
    void predictingChanged(bool predicting);
    /// Emitted after either of the two above.
    void hidesAnswersChanged();
    void askedChanged();
    /// What is marked as cut, or written at a node, has changed.
    void marksChanged();
    void trialChanged();
    void growthChanged();
    void fillingChanged();

private:
    ai::lab::TracedSearch m_search;
    ai::lab::StepCounts m_counts;
    std::vector<std::uint32_t> m_stops;
    std::uint32_t m_step = 0;
    Path m_selected;
    std::map<Path, bool> m_opened;
    bool m_allOpened = false;
    std::optional<core::Move> m_played;
    std::optional<Trial> m_trial;
    std::optional<Growth> m_growth;
    bool m_solutionHidden = false;
    bool m_predicting = false;
    ai::lab::NodeId m_asked = ai::lab::noNode;
    std::set<Path> m_offered; ///< to be marked
    std::set<Path> m_marked;
    bool m_filling = false;
    std::map<Path, Written> m_written;
};

} // namespace ui::lab
