#pragma once

#include "ai/lab/lessons/treesheet.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/quiz/quizscore.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui::lab {

/// A quiz about a whole search: the learner writes the value of each inner node, exact or a bound,
/// and marks the branches that are cut; then all is marked at once. What is wrong may be corrected
/// and is marked once more. While it asks, the session shows what was written and nothing that the
/// search found; afterwards the one or the other. GUI thread.
class WholeTreeQuiz : public QObject
{
    Q_OBJECT

public:
    using Answer = ai::lab::TreeSheet::Answer;
    using Mark = ai::lab::TreeSheet::Mark;

    /// The session must outlive the quiz.
    explicit WholeTreeQuiz(LabSession *session, QObject *parent = nullptr);

    bool isRunning() const { return m_sheet.has_value(); }
    /// Whether the answers are still to come.
    bool isAsking() const { return isRunning() && !m_finished; }
    bool isFinished() const { return m_finished; }

    /// Starts. If the search cannot be filled in, returns the reason in words instead.
    QString start();
    /// Ends it; while it still asks, nothing is marked.
    void stop();
    /// nullopt erases what was written.
    void write(int node, const std::optional<Answer> &answer);
    void setCut(int node, bool cut) { m_session->setMarked(this->node(node).path, cut); }
    /// Marks all. The first time what is wrong can be corrected; afterwards, and where nothing is,
    /// the quiz is finished. Returns how many answers were right.
    int check();
    /// Ends the answering as it is.
    void finish();
    /// Once it is finished: the search's own tree, or what was written.
    void showSolution(bool solution);
    bool solutionShown() const { return m_finished && !m_session->filling(); }

    // While it runs:

    const ai::lab::TreeSheet &sheet() const { return *m_sheet; }
    const ai::lab::WholeNode &node(int index) const
    {
        return m_sheet->nodes()[static_cast<std::size_t>(index)];
    }
    const Answer &answer(int node) const { return m_answers[static_cast<std::size_t>(node)]; }
    int count() const { return static_cast<int>(m_answers.size()); }
    /// The node that is selected in the session; -1 where it is none of the sheet.
    int selected() const;
    /// Whether something is to be written at the node: not below what is marked as cut.
    bool isAsked(int node) const;
    /// The next node after the given one, in the order in which the search returns and then from
    /// the beginning, that has no answer yet; -1 where all have one.
    int nextOpen(int node) const;
    /// What the tree shows at the node, with its mark.
    LabSession::Written writtenAt(int node) const;
    /// The marks of the last check, each with the step after which it is known.
    const std::vector<Mark> &marks() const { return m_last; }
    /// The score, once the quiz is finished.
    const QuizScore &score() const { return m_score; }

    /// "MIN at child 2", "Leaf 7 at child 2.1".
    QString titleOf(int node) const;
    /// "≤ 2"; empty where nothing was written.
    QString answerText(int node) const;

signals:
    void started();
    void answersChanged();
    void finished();
    void stopped();
    void solutionShownChanged();
    /// Whether answers are to come, which must not stand on the screen.
    void askingChanged(bool asking);

private:
    void applyMarks();
    void leaveOnStep();
    void showWritten();
    void keepScore();
    std::optional<bool> isRight(int node, bool cuts) const;
    void forgetMarks(int node, bool cuts);
    std::vector<int> inSearchOrder() const;

    LabSession *m_session;
    std::optional<ai::lab::TreeSheet> m_sheet;
    std::vector<Answer> m_answers;
    std::vector<Mark> m_first; ///< of the first check
    std::vector<Mark> m_last;  ///< but of nodes that were changed since
    bool m_finished = false;
    QuizScore m_score;
};

} // namespace ui::lab
