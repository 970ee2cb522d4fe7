#pragma once

#include "ai/lab/lessons/treesheet.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/settings/settings.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ui::lab {

/// A quiz about a whole search: the learner enters the value of each inner node, exact or a bound,
/// and marks the branches that are cut. All answers are checked at once; wrong ones may be
/// corrected for one second check. Meanwhile the session shows the learner's answers and no results
/// of the search; afterwards either. GUI thread.
class WholeTreeQuiz : public QObject
{
    Q_OBJECT

public:
    using Answer = ai::lab::TreeSheet::Answer;
    using Mark = ai::lab::TreeSheet::Mark;

    /// The session and the settings must outlive the quiz.
    WholeTreeQuiz(LabSession *session, Settings &settings, QObject *parent = nullptr);

    bool isRunning() const { return m_sheet.has_value(); }
    /// Whether the quiz is waiting for answers.
    bool isAsking() const { return isRunning() && !m_finished; }
    bool isFinished() const { return m_finished; }

    /// Starts the quiz. If the search is unsuitable, returns the reason instead.
    QString start();
    /// Ends the quiz; open answers are not checked.
    void stop();
    /// nullopt erases the answer.
    void write(int node, const std::optional<Answer> &answer);
    void setCut(int node, bool cut) { m_session->setMarked(this->node(node).path, cut); }
    /// Checks all answers. After the first check wrong ones can be corrected; after the second, or
    /// if all are right, the quiz is finished. Returns the number of right answers.
    int check();
    /// Finishes the quiz with the present answers.
    void finish();
    /// For a finished quiz: shows the search's own tree, or the learner's answers.
    void showSolution(bool solution);
    bool solutionShown() const { return m_finished && !m_session->filling(); }

    // Valid while it is running:

    const ai::lab::TreeSheet &sheet() const { return *m_sheet; }
    const ai::lab::WholeNode &node(int index) const
    {
        return m_sheet->nodes()[static_cast<std::size_t>(index)];
    }
    const Answer &answer(int node) const { return m_answers[static_cast<std::size_t>(node)]; }
    int count() const { return static_cast<int>(m_answers.size()); }
    /// The sheet's node that is selected in the session; -1 if none is.
    int selected() const;
    /// Whether the node needs an answer: not if it is below a branch marked as cut.
    bool isAsked(int node) const;
    /// The next unanswered node after the given one, in postorder and wrapping around; -1 if all
    /// are answered.
    int nextOpen(int node) const;
    /// What the tree shows at the node, with its judgement.
    LabSession::Written writtenAt(int node) const;
    /// The judgements of the last check, each with the step from which it is known.
    const std::vector<Mark> &marks() const { return m_last; }
    /// The score, once the quiz is finished.
    const QuizScore &score() const { return m_score; }

    /// "MIN at child 2", "Leaf 7 at child 2.1".
    QString titleOf(int node) const;
    /// "≤ 2"; empty if there is no answer.
    QString answerText(int node) const;

signals:
    void started();
    void answersChanged();
    void finished();
    void stopped();
    void solutionShownChanged();
    /// Whether answers are open, which the views must then not show.
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
    Settings &m_settings;
    std::optional<ai::lab::TreeSheet> m_sheet;
    std::vector<Answer> m_answers;
    std::vector<Mark> m_first; ///< of the first check
    std::vector<Mark> m_last;  ///< without those of nodes changed since
    bool m_finished = false;
    QuizScore m_score;
};

} // namespace ui::lab
