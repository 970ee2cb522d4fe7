#pragma once

#include "ui/controls/flattabs.h"
#include "ui/lab/learn/lessonpanel.h"
#include "ui/lab/learn/pathpanel.h"
#include "ui/lab/panels/exercisepanel.h"
#include "ui/lab/panels/nodepanel.h"
#include "ui/lab/panels/stepspanel.h"
#include "ui/lab/quiz/quizpanel.h"

#include <QAction>
#include <QSplitter>

namespace ui::lab {

/// What stands beside the tree: the selected node, and under it a tab for each thing to do.
class SidePanel : public QSplitter
{
    Q_OBJECT

public:
    explicit SidePanel(LabSession *session, QWidget *parent = nullptr);

    StepsPanel *steps() const { return m_steps; }
    QuizPanel *quiz() const { return m_quiz; }
    ExercisePanel *exercises() const { return m_exercises; }
    LessonPanel *lesson() const { return m_lesson; }
    PathPanel *path() const { return m_path; }
    void showLesson() { m_tabs->setCurrentWidget(m_lesson); }
    void showSteps() { m_tabs->setCurrentWidget(m_steps); }
    /// With the focus on what a running quiz asks for.
    void showQuiz();
    /// The exercise of that key.
    void showExercise(const QString &key);
    /// A command for each tab, for a menu.
    QList<QAction *> tabActions() const { return m_tabActions; }

signals:
    /// The game that refutes the article is to be played through.
    void refutationRequested();
    /// The heuristic's weights are to be changed.
    void weightsRequested();
    /// What is open is to be searched in another way.
    void setupChosen(const ai::lab::SearchSetup &setup);
    /// The levels are to be compared.
    void levelsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addTabs(LabSession *session);
    void addTabActions();
    void focusIn(QWidget *page);
    void divide();
    /// The label that shows a text reads it out.
    void announce(const char *label, const QString &text);

    NodePanel *m_node;
    FlatTabs *m_tabs;
    PathPanel *m_path;
    StepsPanel *m_steps;
    QuizPanel *m_quiz;
    ExercisePanel *m_exercises;
    LessonPanel *m_lesson;
    QList<QAction *> m_tabActions;
    bool m_dividedByHand = false; ///< whether the person gave the selected node its room
};

} // namespace ui::lab
