#include "ui/lab/model/labsession.h"

#include "ui/lab/texts/quizstrings.h"
#include "ui/lab/texts/steptexts.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui::lab {

using ai::lab::EventKind;
using ai::lab::NodeId;

ai::lab::LabPosition LabSession::positionAt(const Path &path) const
{
    return after(after(m_search.setup.root, m_search.path), path);
}

bool LabSession::isHiddenByQuiz(NodeId node) const
{
    return (hidesAnswers() || m_filling)
           && trace().state(node, m_step).status == ai::lab::Trace::Status::NotYet;
}

NodeId LabSession::shownNode(const Path &path) const
{
    const NodeId node = trace().find(path);
    return node == ai::lab::noNode || isHiddenByQuiz(node) ? ai::lab::noNode : node;
}

std::uint32_t LabSession::stopOf(std::uint32_t step) const
{
    const auto found = std::lower_bound(m_stops.begin(), m_stops.end() - 1, step);
    return static_cast<std::uint32_t>(found - m_stops.begin());
}

std::optional<bool> LabSession::opened(const Path &path) const
{
    const auto found = m_opened.find(path);
    if (found != m_opened.end())
        return found->second;
    return m_allOpened ? std::optional(true) : std::nullopt;
}

std::uint32_t LabSession::stepFrom(std::uint32_t step, StepSize size, bool forwards) const
{
    const auto &events = trace().events();
    const auto stops = [&](std::uint32_t at) {
        const EventKind kind = events[at - 1].kind;
        switch (size) {
        case StepSize::Event:
            return !trace().joinsNext(at);
        case StepSize::Node:
            return kind == EventKind::Leaf || kind == EventKind::Leave || kind == EventKind::Known;
        case StepSize::Cut:
            return kind == EventKind::Cut;
        }
        return true;
    };
    if (forwards) {
        while (step < trace().stepCount()) {
            if (stops(++step))
                break;
        }
        return step;
    }
    while (step > 0) {
        if (--step > 0 && stops(step))
            break;
    }
    return step;
}

void LabSession::show(const ai::lab::TracedSearch &search, bool atEnd)
{
    endWhatIf();
    m_search = search;
    m_stops.clear();
    for (std::uint32_t step = 0; step <= trace().stepCount(); ++step) {
        if (!trace().joinsNext(step))
            m_stops.push_back(step);
    }
    m_step = atEnd ? trace().stepCount() : 0;
    m_selected.clear();
    m_opened.clear();
    m_allOpened = false;
    m_asked = ai::lab::noNode;
    m_offered.clear();
    m_marked.clear();
    m_filling = false;
    m_written.clear();
    emit traceChanged();
}

void LabSession::setSolutionHidden(bool hidden)
{
    if (hidden == m_solutionHidden)
        return;
    m_solutionHidden = hidden;
    emit solutionHiddenChanged(hidden);
    emit hidesAnswersChanged();
}

void LabSession::setPredicting(bool predicting)
{
    if (predicting == m_predicting)
        return;
    m_predicting = predicting;
    emit predictingChanged(predicting);
    emit hidesAnswersChanged();
}

void LabSession::setAsked(NodeId node)
{
    if (node == m_asked)
        return;
    m_asked = node;
    emit askedChanged();
}

void LabSession::offerMarks(const std::set<Path> &branches)
{
    if (branches == m_offered && m_marked.empty())
        return;
    m_offered = branches;
    m_marked.clear();
    emit marksChanged();
}

void LabSession::setMarked(const Path &branch, bool marked)
{
    if (!m_offered.contains(branch) || m_marked.contains(branch) == marked)
        return;
    if (marked)
        m_marked.insert(branch);
    else
        m_marked.erase(branch);
    emit marksChanged();
}

bool LabSession::toggleMark(const Path &branch)
{
    if (!m_offered.contains(branch))
        return false;
    setMarked(branch, !m_marked.contains(branch));
    return true;
}

void LabSession::press(const Path &path)
{
    if (m_filling || !toggleMark(path))
        select(path);
}

void LabSession::setFilling(bool filling)
{
    if (filling == m_filling)
        return;
    m_filling = filling;
    m_written.clear();
    emit fillingChanged();
    emit marksChanged();
}

void LabSession::setWritten(const std::map<Path, Written> &written)
{
    if (written == m_written)
        return;
    m_written = written;
    emit marksChanged();
}

void LabSession::goTo(std::uint32_t step)
{
    if (!hasTrace())
        return;
    step = m_stops[stopOf(step)];
    if (step == m_step)
        return;
    endWhatIf();
    m_step = step;
    m_selected = trace().path(current());
    emit stepChanged();
    emit selectionChanged();
}

void LabSession::stride(StepSize size, bool forwards)
{
    if (hasTrace())
        goTo(stepFrom(m_step, size, forwards));
}

void LabSession::select(const Path &path)
{
    if (path == m_selected)
        return;
    endWhatIf();
    m_selected = path;
    emit selectionChanged();
}

void LabSession::setWhatIf(const WhatIf &whatIf)
{
    m_whatIf = whatIf;
    emit whatIfChanged();
}

void LabSession::endWhatIf()
{
    if (!m_whatIf)
        return;
    m_whatIf.reset();
    emit whatIfChanged();
}

void LabSession::openAll()
{
    m_opened.clear();
    m_allOpened = true;
    emit foldingChanged();
}

void LabSession::foldAgain()
{
    m_opened.clear();
    m_allOpened = false;
    emit foldingChanged();
}

void LabSession::setOpened(const Path &path, bool opened)
{
    m_opened[path] = opened;
    emit foldingChanged();
}

QString shownStepText(const LabSession &session, std::uint32_t step)
{
    return tellsAnswer(session, step) ? quizString(QuizString::Hidden)
                                      : stepText(session.search(), step);
}

QString shownStepText(const LabSession &session)
{
    return session.filling() ? QCoreApplication::translate(
               "ui::lab::StepView", "The tree shows what you write; the steps come afterwards.")
                             : shownStepText(session, session.step());
}

bool tellsAnswer(const LabSession &session, std::uint32_t step)
{
    using ai::lab::EventKind;
    const ai::lab::Trace &trace = session.trace();
    if (step == 0 || session.asked() == ai::lab::noNode
        || trace.nodeOf(step - 1) != session.asked())
        return false;
    const EventKind kind = trace.events()[step - 1].kind;
    return kind == EventKind::Compare || kind == EventKind::Window || kind == EventKind::Cut
           || kind == EventKind::Sum;
}

bool leadsTo(const LabSession::Path &from, const LabSession::Path &to)
{
    return from.size() <= to.size() && std::equal(from.begin(), from.end(), to.begin());
}

} // namespace ui::lab
