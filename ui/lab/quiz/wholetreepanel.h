#pragma once

#include "ui/lab/quiz/wholetreequiz.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QWidget>

namespace ui::lab {

/// Filling in the whole tree, here and in the drawing: a list of all nodes, with check boxes for
/// branches that may be cut, a field for the selected node's value and, after the check, the
/// mistakes with their steps.
class WholeTreePanel : public QWidget
{
    Q_OBJECT

public:
    WholeTreePanel(LabSession *session, Settings &settings, QWidget *parent = nullptr);

    WholeTreeQuiz *quiz() const { return m_quiz; }
    /// The drawn tree, in which values can be typed too; not owned.
    void takeKeysFrom(QWidget *tree) { tree->installEventFilter(this); }

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void nameParts();
    void layOut();
    void connectControls();
    void connectQuiz();
    void run(bool running);
    void begin();
    void check();
    void showResults();
    void fillList();
    void showAnswers();
    void showSelected();
    void showParts();
    void readField(const QString &text);
    void goOn();
    void showHint();
    void solve();
    void review();
    void say(const QString &text);
    int rowOf(int node) const;
    static int nodeOf(const QListWidgetItem &item) { return item.data(Qt::UserRole).toInt(); }

    LabSession *m_session;
    WholeTreeQuiz *m_quiz;
    QPushButton *m_start;
    QLabel *m_text;
    QListWidget *m_list;
    QLabel *m_place;
    QLineEdit *m_value;
    QPushButton *m_check;
    QPushButton *m_solution;
    QPushButton *m_hint;
    QLabel *m_mark;
    QLabel *m_scoreText;
    QListWidget *m_mistakes;
};

} // namespace ui::lab
