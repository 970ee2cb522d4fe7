#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ui/lab/model/labsession.h"
#include "ui/lab/quiz/answerinput.h"
#include "ui/lab/quiz/quizscore.h"
#include "ui/lab/quiz/wholetreepanel.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// Asks before each predictable step: the value of a node and whether it is exact, the new alpha or
/// beta, the branches that are cut, which may also be marked in the tree. Judges immediately: after
/// a first wrong answer the user may try again; then it gives the answer and the reason. Keeps a
/// score by concept, also over all quizzes, and a list of the mistakes. The answers come from the
/// trace.
class QuizPanel : public QWidget
{
    Q_OBJECT

public:
    QuizPanel(LabSession *session, Settings &settings, QWidget *parent = nullptr);

    bool predicting() const { return m_predicting; }
    /// The current question; null unless predicting.
    const ai::lab::QuizQuestion *question() const;
    WholeTreePanel *wholeTree() const { return m_wholeTree; }
    /// Focuses the input; false if there is no question.
    bool focusQuestion();

public slots:
    void setPredicting(bool predicting);
    void answer();
    void goOn();
    /// Ends whichever quiz is running.
    void stop();
    /// Explains the rule that the question is about, without the answer.
    void showHint();

signals:
    /// Whether questions are open, single ones or those of the whole tree.
    void predictingChanged(bool predicting);

private:
    void layOut();
    void say(const QString &text);
    void connectControls();
    void ask(std::uint32_t from);
    void finish();
    /// Clears the question and marks of the last quiz.
    void forget();
    void showStart();
    void addMistake();
    void showQuizThatRuns();
    void showQuestion();
    void showScore();
    void review();
    void mark(ai::lab::QuizMistake mistake);

    LabSession *m_session;
    Settings &m_settings;
    bool m_predicting = false;
    bool m_answered = false;
    /// The wrong answers to the current question; after the first the user may try again.
    std::vector<ai::lab::QuizAnswer> m_wrong;
    int m_number = 0;           ///< of the current question, from 1
    std::optional<int> m_total; ///< number of questions; nothing if there are too many to count
    std::vector<ai::lab::QuizQuestion>
        m_questions;   ///< remaining questions about this step, the current one first
    QuizScore m_score; ///< of this quiz
    QPushButton *m_start;
    QLabel *m_progress;
    QLabel *m_text;
    AnswerInput *m_input;
    QPushButton *m_answer;
    QPushButton *m_next;
    QPushButton *m_hint;
    QLabel *m_mark;
    QLabel *m_scoreText;
    QListWidget *m_mistakes; ///< of the last quiz
    WholeTreePanel *m_wholeTree;
};

} // namespace ui::lab
