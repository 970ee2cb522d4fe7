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

/// Asks before each step that can be foreseen: the value of a node and whether it is exact, the new
/// alpha or beta, the branches that are cut, which may be marked in the tree. Marks at once:
/// after a wrong answer one may try once more; then the answer and its reason are given. Keeps a
/// score by concept, over all quizzes too, and the mistakes, to be looked at again. The trace has
/// the answers.
class QuizPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuizPanel(LabSession *session, QWidget *parent = nullptr);

    bool predicting() const { return m_predicting; }
    /// The current question; only while predicting.
    const ai::lab::QuizQuestion *question() const;
    WholeTreePanel *wholeTree() const { return m_wholeTree; }
    /// Gives the focus to what the answer goes into; false without a question.
    bool focusQuestion();

public slots:
    void setPredicting(bool predicting);
    void answer();
    void goOn();
    /// Ends whichever quiz is running.
    void stop();
    /// The rule that the question is about, without its answer.
    void showHint();

signals:
    /// Whether answers are to come, to single questions or in the whole tree.
    void predictingChanged(bool predicting);
    /// What was marked, for a screen reader.
    void marked(const QString &text);

private:
    void layOut();
    void connectControls();
    void ask(std::uint32_t from);
    void finish();
    /// What the last quiz left: its question and its marks.
    void forget();
    void showStart();
    void addMistake();
    void showQuizThatRuns();
    void showQuestion();
    void showScore();
    void review();
    void mark(ai::lab::QuizMistake mistake);

    LabSession *m_session;
    bool m_predicting = false;
    bool m_answered = false;
    /// The wrong answers to the current question; after the first it may be tried again.
    std::vector<ai::lab::QuizAnswer> m_wrong;
    int m_number = 0;           ///< of the current question in this quiz, from 1
    std::optional<int> m_total; ///< how many it asks; nothing if that is too many to be counted
    std::vector<ai::lab::QuizQuestion>
        m_questions;   ///< of this step that are left; the first is the current one
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
