#include "ui/lab/quiz/wholetreequiz.h"

#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/quiztexts.h"

#include <algorithm>

namespace ui::lab {

using ai::lab::Concept;
using ai::lab::QuizMistake;
using ai::lab::TreeSheet;

WholeTreeQuiz::WholeTreeQuiz(LabSession *session, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_settings(settings)
{
    connect(session, &LabSession::marksChanged, this, &WholeTreeQuiz::applyMarks);
    connect(session, &LabSession::traceChanged, this, &WholeTreeQuiz::stop);
    connect(session, &LabSession::stepChanged, this, &WholeTreeQuiz::leaveOnStep);
}

QString WholeTreeQuiz::start()
{
    if (!m_session->hasTrace())
        return {};
    QString problem = sheetProblemText(TreeSheet::problem(m_session->search()));
    if (!problem.isEmpty())
        return problem;
    stop();
    m_session->setPredicting(true); // set before anything is shown
    m_session->goTo(0);
    m_sheet.emplace(m_session->search());
    m_answers.assign(m_sheet->nodes().size(), {});
    m_first.clear();
    m_last.clear();
    m_score = {};
    m_session->openAll();
    m_session->setFilling(true);
    std::set<LabSession::Path> branches;
    for (const ai::lab::WholeNode &one : m_sheet->nodes()) {
        if (m_sheet->asksCuts() && one.parent >= 0)
            branches.insert(one.path);
    }
    m_session->offerMarks(branches);
    showWritten();
    emit started();
    emit askingChanged(true);
    return {};
}

void WholeTreeQuiz::stop()
{
    if (!isRunning())
        return;
    const bool asked = isAsking();
    m_sheet.reset();
    m_finished = false;
    m_session->setFilling(false);
    m_session->offerMarks({});
    emit stopped();
    if (!asked)
        return;
    m_session->setPredicting(false);
    emit askingChanged(false);
}

void WholeTreeQuiz::write(int index, const std::optional<Answer> &answer)
{
    if (!isAsking() || !isAsked(index))
        return;
    Answer &written = m_answers[static_cast<std::size_t>(index)];
    written = {answer ? answer->value : std::nullopt,
               answer ? answer->bound : ai::lab::Bound::Exact, written.cut};
    forgetMarks(index, false);
    showWritten();
    emit answersChanged();
}

/// Copies the marks set in the tree.
void WholeTreeQuiz::applyMarks()
{
    if (!isAsking())
        return;
    bool changed = false;
    for (int i = 0; i < count(); ++i) {
        const bool cut = m_session->marked().contains(node(i).path);
        if (answer(i).cut == cut)
            continue;
        m_answers[static_cast<std::size_t>(i)].cut = cut;
        forgetMarks(node(i).parent, true);
        changed = true;
    }
    if (!changed)
        return;
    showWritten();
    emit answersChanged();
}

int WholeTreeQuiz::check()
{
    if (!isAsking())
        return 0;
    m_last = m_sheet->marks(m_answers);
    const auto right = std::count_if(m_last.begin(), m_last.end(), [](const Mark &mark) {
        return mark.mistake == QuizMistake::None;
    });
    if (right == static_cast<std::ptrdiff_t>(m_last.size()) || !m_first.empty()) {
        finish();
        return static_cast<int>(right);
    }
    m_first = m_last;
    showWritten();
    emit answersChanged();
    return static_cast<int>(right);
}

void WholeTreeQuiz::finish()
{
    if (!isAsking())
        return;
    m_last = m_sheet->marks(m_answers);
    keepScore();
    m_finished = true;
    m_session->offerMarks({});
    m_session->setPredicting(false);
    showWritten();
    emit finished();
    emit askingChanged(false);
}

void WholeTreeQuiz::keepScore()
{
    QuizScore kept(m_settings.labScores());
    for (std::size_t i = 0; i < m_last.size(); ++i) {
        const bool right = m_last[i].mistake == QuizMistake::None;
        const bool second = !m_first.empty() && m_first[i].mistake != QuizMistake::None;
        for (QuizScore *score : {&m_score, &kept})
            score->add(m_last[i].question.asked, right, second);
    }
    m_settings.labScores.set(kept.toMap());
}

void WholeTreeQuiz::showSolution(bool solution)
{
    if (!m_finished || solution == solutionShown())
        return;
    m_session->goTo(solution ? m_session->trace().stepCount() : 0);
    m_session->setFilling(!solution);
    showWritten();
    emit solutionShownChanged();
}

/// Stepping shows the search's own tree again.
void WholeTreeQuiz::leaveOnStep()
{
    if (!m_finished || !m_session->filling())
        return;
    m_session->setFilling(false);
    emit solutionShownChanged();
}

void WholeTreeQuiz::showWritten()
{
    if (!m_session->filling())
        return;
    std::map<LabSession::Path, LabSession::Written> written;
    for (int i = 0; i < count(); ++i) {
        const LabSession::Written shown = writtenAt(i);
        if (shown != LabSession::Written())
            written[node(i).path] = shown;
    }
    m_session->setWritten(written);
}

LabSession::Written WholeTreeQuiz::writtenAt(int index) const
{
    LabSession::Written shown;
    shown.cut = answer(index).cut;
    if (node(index).leaf) { // a game's leaf does not show its value, so write it
        if (!isTree(m_session->setup().root))
            shown.text = valueText(m_session->search(), *m_sheet->leafValue(index));
        return shown;
    }
    shown.right = isRight(index, false);
    shown.text = answerText(index);
    if (shown.right)
        shown.text =
            (*shown.right ? tr("\u2713 %1", "a right value") : tr("\u2717 %1", "a wrong value"))
                .arg(shown.text)
                .trimmed();
    if (!isRight(index, true).value_or(true))
        shown.remark = tr("\u2717 cuts", "the branches that are cut are wrong");
    return shown;
}

/// Whether an answer was right in the last check; nothing if it has changed since, or was not asked
/// for.
std::optional<bool> WholeTreeQuiz::isRight(int index, bool cuts) const
{
    std::optional<bool> right;
    for (const Mark &mark : m_last) {
        if (mark.node == index && (mark.question.asked == Concept::Cut) == cuts)
            right = right.value_or(true) && mark.mistake == QuizMistake::None;
    }
    return right;
}

void WholeTreeQuiz::forgetMarks(int index, bool cuts)
{
    std::erase_if(m_last, [=](const Mark &mark) {
        return mark.node == index && (mark.question.asked == Concept::Cut) == cuts;
    });
}

int WholeTreeQuiz::selected() const
{
    const auto &nodes = m_sheet->nodes();
    const auto found = std::find_if(nodes.begin(), nodes.end(), [this](const auto &one) {
        return one.path == m_session->selected();
    });
    return found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
}

bool WholeTreeQuiz::isAsked(int index) const
{
    for (int at = index; at >= 0; at = node(at).parent) {
        if (answer(at).cut)
            return false;
    }
    return !node(index).leaf;
}

std::vector<int> WholeTreeQuiz::inSearchOrder() const
{
    // The sheet is in preorder; the search returns from nodes in postorder.
    std::vector<int> order;
    std::vector<int> open;
    const auto closeBelow = [&](int parent) {
        while (!open.empty() && open.back() != parent) {
            order.push_back(open.back());
            open.pop_back();
        }
    };
    for (int i = 0; i < count(); ++i) {
        closeBelow(node(i).parent);
        open.push_back(i);
    }
    closeBelow(-1);
    return order;
}

int WholeTreeQuiz::nextOpen(int index) const
{
    std::vector<int> order = inSearchOrder();
    const auto at = std::find(order.begin(), order.end(), index);
    if (at != order.end())
        std::rotate(order.begin(), at + 1, order.end());
    const auto open = std::find_if(order.begin(), order.end(),
                                   [this](int one) { return isAsked(one) && !answer(one).value; });
    return open == order.end() ? -1 : *open;
}

QString WholeTreeQuiz::titleOf(int index) const
{
    const QString place = placeText(m_session->search(), node(index).path);
    if (!node(index).leaf)
        return tr("%1 at %2", "MAX or MIN, a place")
            .arg(levelText(node(index).max, node(index).chance), place);
    const auto value = m_sheet->leafValue(index);
    return value ? tr("Leaf %1 at %2", "a value, a place")
                       .arg(valueText(m_session->search(), *value), place)
                 : tr("Leaf at %1").arg(place);
}

QString WholeTreeQuiz::answerText(int index) const
{
    const Answer &written = answer(index);
    if (!written.value)
        return {};
    return m_sheet->asksBounds() ? boundText(*written.value, written.bound)
                                 : valueText(m_session->search(), *written.value);
}

} // namespace ui::lab
