#pragma once

#include "ai/lab/lessons/quiz.h"
#include "ui/lab/model/labsession.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

#include <array>

namespace ui::lab {

/// Asks before each step that can be foreseen: the value of a node, the new alpha or beta, the
/// branches that are cut. Marks at once, gives the reason, and keeps a score by concept. The trace
/// has the answers.
class QuizPanel : public QWidget
{
    Q_OBJECT

public:
    explicit QuizPanel(LabSession *session, QWidget *parent = nullptr);

    bool predicting() const { return m_predicting; }
    /// The current question; only while predicting.
    const ai::lab::QuizQuestion *question() const;

public slots:
    void setPredicting(bool predicting);
    void answer();
    void goOn();

signals:
    void predictingChanged(bool predicting);
    /// What was marked, for a screen reader.
    void marked(const QString &text);

private:
    struct Score
    {
        int right = 0;
        int asked = 0;
    };

    void ask(std::uint32_t from);
    void finish();
    void showQuestion();
    void showScore();
    QString questionText() const;
    QString mistakeText(ai::lab::Mistake mistake) const;
    QString moveTitle(core::Move move) const;

    LabSession *m_session;
    bool m_predicting = false;
    bool m_answered = false;
    std::vector<ai::lab::QuizQuestion>
        m_questions; ///< of this step that are left; the first is the current one
    std::array<Score, ai::lab::allConcepts.size()> m_scores;
    QPushButton *m_start;
    QLabel *m_text;
    QLineEdit *m_value;
    QListWidget *m_branches;
    QPushButton *m_answer;
    QPushButton *m_next;
    QLabel *m_mark;
    QLabel *m_score;
};

} // namespace ui::lab
