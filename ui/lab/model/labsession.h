#pragma once

#include "ai/lab/trace/labsearch.h"
#include "ai/lab/trace/stepfacts.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <set>

namespace ui::lab {

/// The state that the Lab's views show: one traced search and its counts, the current step, the
/// selected node, and the nodes that the user opened or closed. GUI thread.
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
    const ai::lab::StepCounts &counts() const { return *m_search.counts; }
    std::uint32_t step() const { return m_step; }
    /// The steps at which stepping stops, from 0 to the last: see Trace::joinsNext().
    const std::vector<std::uint32_t> &stops() const { return m_stops; }
    /// The index in stops() of the first stop that is not before `step`.
    std::uint32_t stopOf(std::uint32_t step) const;
    bool atEnd() const { return hasTrace() && m_step == trace().stepCount(); }
    /// Whether an exercise asks for the search's result.
    bool solutionHidden() const { return m_solutionHidden; }
    /// Whether a quiz asks for the next steps: an open node's best value so far would be the
    /// answer.
    bool predicting() const { return m_predicting; }
    /// Whether either asks, so that views may show only what the steps so far have found.
    bool hidesAnswers() const { return m_predicting || m_solutionHidden; }
    /// The node whose value the quiz is asking for: its value so far, its window and the steps that
    /// compare its children would give the answer. noNode if there is none.
    ai::lab::NodeId asked() const { return m_asked; }
    /// Whether the node is still to be visited and that must not show in a quiz or while answers
    /// are hidden: until its visit it must look like a cut one.
    bool isHiddenByQuiz(ai::lab::NodeId node) const;
    /// The branches that the user marked as cut in the quiz.
    const std::set<Path> &marked() const { return m_marked; }

    /// What a learner wrote at a node when filling in the whole tree, and how it was judged.
    struct Written
    {
        QString text;
        QString remark; ///< on the node's other answer
        std::optional<bool> right = {};
        bool cut = false; ///< the branch to the node is marked as cut

        friend bool operator==(const Written &, const Written &) = default;
    };
    /// Whether the tree shows only what the learner wrote, and no results of the search.
    bool filling() const { return m_filling; }
    const std::map<Path, Written> &written() const { return m_written; }
    /// Whether the learner is asked anything that another search could answer.
    bool asks() const { return hidesAnswers() || m_filling; }

    /// The path of the selected node from the trace's root. The node need not have been visited.
    const Path &selected() const { return m_selected; }
    /// The selected node, or noNode if it was not visited.
    ai::lab::NodeId selectedNode() const { return trace().find(m_selected); }
    /// The node of a path, or noNode if it was not visited or isHiddenByQuiz().
    ai::lab::NodeId shownNode(const Path &path) const;
    /// The position that a path from the trace's root leads to.
    ai::lab::LabPosition positionAt(const Path &path) const;
    /// The node being searched at this step.
    ai::lab::NodeId current() const { return trace().current(m_step); }

    /// A finished search with one node fixed at a value; drawn instead of the current search.
    struct WhatIf
    {
        ai::lab::TracedSearch search;
        Path path;
        int value = 0;
    };
    const std::optional<WhatIf> &whatIf() const { return m_whatIf; }

    /// The move that was played at the root, if the search explains a game's move.
    const std::optional<core::Move> &played() const { return m_played; }
    /// Sets the move played at the root of the search that is shown next.
    void setPlayed(const std::optional<core::Move> &move) { m_played = move; }

    /// Whether the user opened (true) or closed (false) the node; nothing if neither.
    std::optional<bool> opened(const Path &path) const;

    /// The next stop of a step size, forwards or backwards.
    std::uint32_t stepFrom(std::uint32_t step, StepSize size, bool forwards) const;

public slots:
    /// Shows a search at its last or its first step, with the root selected.
    void show(const ai::lab::TracedSearch &search, bool atEnd);
    /// Whether the views must omit everything that would give an answer away.
    void setSolutionHidden(bool hidden);
    void setPredicting(bool predicting);
    void setAsked(ai::lab::NodeId node);
    /// Sets which branches may be marked as cut, and clears the marks.
    void offerMarks(const std::set<Path> &branches);
    void setMarked(const Path &branch, bool marked);
    /// Toggles the mark of a branch; false if it may not be marked.
    bool toggleMark(const Path &branch);
    /// Handles a press on a node: marks its branch if marks are offered for it, else selects it.
    /// While the whole tree is filled in, it always selects, so that the user can write there.
    void press(const Path &path);
    /// Clears what was written.
    void setFilling(bool filling);
    void setWritten(const std::map<Path, Written> &written);
    /// Goes to a step, or to the next stop after it, and selects the node being searched there.
    void goTo(std::uint32_t step);
    void stride(StepSize size, bool forwards);
    void select(const Path &path);
    /// Draws the trial until another step or node is chosen.
    void setWhatIf(const WhatIf &whatIf);
    void endWhatIf();
    void setOpened(const Path &path, bool opened);
    /// Opens every node; the user can still close them.
    void openAll();
    /// Forgets which nodes the user opened or closed.
    void foldAgain();

signals:
    void traceChanged();
    void stepChanged();
    void selectionChanged();
    /// Which nodes are open changed.
    void foldingChanged();
    void solutionHiddenChanged(bool hidden);
    void predictingChanged(bool predicting);
    /// Emitted after either of the two signals above.
    void hidesAnswersChanged();
    void askedChanged();
    /// The marked branches, or what is written at a node, changed.
    void marksChanged();
    void whatIfChanged();
    void fillingChanged();

private:
    ai::lab::TracedSearch m_search;
    std::vector<std::uint32_t> m_stops;
    std::uint32_t m_step = 0;
    Path m_selected;
    std::map<Path, bool> m_opened;
    bool m_allOpened = false;
    std::optional<core::Move> m_played;
    std::optional<WhatIf> m_whatIf;
    bool m_solutionHidden = false;
    bool m_predicting = false;
    ai::lab::NodeId m_asked = ai::lab::noNode;
    std::set<Path> m_offered; ///< the branches that may be marked
    std::set<Path> m_marked;
    bool m_filling = false;
    std::map<Path, Written> m_written;
};

/// The text of a step (steptexts.h) as far as it may be shown: while the quiz asks for a node's
/// return value, the steps that compare its children would give it away.
QString shownStepText(const LabSession &session, std::uint32_t step);
/// The text beside the tree: of the current step, or of what the tree shows instead.
QString shownStepText(const LabSession &session);
/// Whether the step is one that would give the quiz's answer away.
bool tellsAnswer(const LabSession &session, std::uint32_t step);

/// Whether the second path begins with the first.
bool leadsTo(const LabSession::Path &from, const LabSession::Path &to);

} // namespace ui::lab
