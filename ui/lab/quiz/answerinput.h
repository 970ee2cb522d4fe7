#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ui/lab/model/labsession.h"

#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include <optional>

namespace ui::lab {

/// Outlines a list's check boxes: some styles draw an empty one almost invisibly on a dark
/// background.
inline void outlineTickBoxes(QListWidget &list)
{
    list.setStyleSheet("QListView::indicator:unchecked { border: 1px solid palette(text); }");
}

/// The input for a quiz answer: a number field, a list of branches to tick (also in the tree), or
/// the kinds of bound. GUI thread.
class AnswerInput : public QWidget
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit AnswerInput(LabSession *session, QWidget *parent = nullptr);

    /// Shows an empty input for the question, and focuses it.
    void ask(const ai::lab::QuizQuestion &question);
    /// There is no question.
    void clear();
    /// The answer was judged: ticks no longer change the marks in the tree.
    void setAnswered() { m_answered = true; }
    /// Focuses the input again and selects a number.
    void focusInput();
    /// The answer; nothing if the field contains no number.
    std::optional<ai::lab::QuizAnswer> given() const;

signals:
    /// Return was pressed.
    void submitted();

private:
    QWidget *input() const;
    void listBranches();
    /// Lets the listed branches be marked in the tree too.
    void offerMarks();
    /// Copies the marks of the tree into the list.
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
