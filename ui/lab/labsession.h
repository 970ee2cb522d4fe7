#pragma once

#include "ai/lab/labsearch.h"

#include <QObject>

#include <map>
#include <optional>

namespace ui {

/// What the Lab's window shows: one traced search, the step that has been reached, the node that is
/// selected and the nodes that were opened or closed by hand. All views follow it. Window's thread.
class LabSession : public QObject
{
    Q_OBJECT

public:
    using Path = std::vector<core::Move>;
    enum class Grain { Event, Node, Cut };

    explicit LabSession(QObject *parent = nullptr)
        : QObject(parent)
    {}

    bool hasTrace() const { return m_search.trace != nullptr; }
    const ai::lab::TracedSearch &search() const { return m_search; }
    const ai::lab::Trace &trace() const { return *m_search.trace; }
    const ai::lab::SearchSetup &setup() const { return m_search.setup; }
    std::uint32_t step() const { return m_step; }
    bool atEnd() const { return hasTrace() && m_step == trace().stepCount(); }
    bool answersHidden() const { return m_answersHidden; }

    /// From the trace's root. The node need not have been searched.
    const Path &selected() const { return m_selected; }
    /// The node of the selected path, or noNode where the search has not been.
    ai::lab::NodeId selectedNode() const { return trace().find(m_selected); }
    /// The position that a path from the trace's root leads to.
    ai::lab::LabPosition positionAt(const Path &path) const;
    /// The node that is worked on at this step.
    ai::lab::NodeId current() const { return trace().current(m_step); }

    /// Nothing if the person did not say.
    std::optional<bool> opened(const Path &path) const;

    /// The step that a stride of the grain leads to, forwards or back.
    std::uint32_t stepFrom(std::uint32_t step, Grain grain, bool forwards) const;

public slots:
    /// At the end or at the beginning of its steps, with the root selected.
    void show(const ai::lab::TracedSearch &search, bool atEnd = true);
    /// Whether what would give the answer to a question away is to be left out of the views.
    void setAnswersHidden(bool hidden);
    /// Also selects the node that is worked on.
    void goTo(std::uint32_t step);
    void stride(Grain grain, bool forwards);
    void select(const Path &path);
    void setOpened(const Path &path, bool opened);

signals:
    void traceChanged();
    void stepChanged();
    void selectionChanged();
    /// Which nodes are open changed.
    void foldingChanged();
    void answersHiddenChanged(bool hidden);

private:
    ai::lab::TracedSearch m_search;
    std::uint32_t m_step = 0;
    Path m_selected;
    std::map<Path, bool> m_opened;
    bool m_answersHidden = false;
};

} // namespace ui
