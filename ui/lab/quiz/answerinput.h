#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ui/lab/model/labsession.h"

#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// What the answer to a question of the quiz goes into: a field for a number, the branches to be
/// ticked, which may be marked in the tree as well, or the kinds of bound. GUI thread.
class AnswerInput : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit AnswerInput(LabSession *session, QWidget *parent = nullptr);

    /// Shows what the question needs, empty, and gives it the keyboard.
    void ask(const ai::lab::QuizQuestion &question);
    /// No question is asked.
    void clear();
    /// The answer is marked: ticks do not reach the tree any more.
    void setAnswered() { m_answered = true; }
    /// Gives the keyboard back, with a number selected.
    void focusInput();
    /// Nothing where the field holds no number.
    std::optional<ai::lab::QuizAnswer> given() const;

signals:
    /// Return was pressed.
    void submitted();

private:
    QWidget *input() const;
    void listBranches();
    /// The branches that are listed can be marked in the tree as well.
    void offerMarks();
    /// Takes the marks of the tree into the list.
    void applyMarks();
    LabSession::Path branch(core::Move move) const;
    static core::Move moveOf(const QListWidgetItem &item);

    LabSession *m_session;
    std::optional<ai::lab::QuizQuestion> m_question;
    bool m_answered = false;
    QLineEdit *m_value;
    QListWidget *m_branches;
    QListWidget *m_bounds;
};

} // namespace ui::lab
