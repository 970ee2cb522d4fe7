#pragma once

#include "ui/commands/labcommands.h"
#include "ui/lab/learn/lessonpanel.h"
#include "ui/lab/learn/pathpanel.h"
#include "ui/lab/panels/exercisepanel.h"
#include "ui/lab/panels/stepspanel.h"
#include "ui/lab/quiz/quizpanel.h"

#include <QStackedWidget>

namespace ui::lab {

class EditPanel;

/// The column beside the tree. At first it has what a step needs: the code with its line, the
/// window of the node, and "Do you believe it?". Each of the other pages takes its place, and Back
/// returns to it. GUI thread.
class SidePanel : public QStackedWidget
{
    Q_OBJECT

public:
    SidePanel(LabSession *session, const LabCommands &commands, QWidget *parent = nullptr);

    StepsPanel *steps() const { return m_steps; }
    QuizPanel *quiz() const { return m_quiz; }
    ExercisePanel *exercises() const { return m_exercises; }
    LessonPanel *lesson() const { return m_lesson; }
    PathPanel *path() const { return m_path; }
    EditPanel *edit() const { return m_edit; }
    /// Shows the page that a panel is on.
    void showPageOf(QWidget *panel);
    /// Back to the step's page.
    void showStep() { setCurrentIndex(0); }
    void showEdit();
    void showLesson();
    /// Shows the quiz, with the focus on what a running one asks for.
    void showQuiz();
    /// The exercise of that key.
    void showExercise(const QString &key);

signals:
    /// The game that refutes the article is to be played through.
    void refutationRequested();
    void walledBoardRequested();
    /// The heuristic's weights are to be changed, or the levels compared.
    void weightsRequested();
    void levelsRequested();

private:
    QWidget *makeStepPage(LabSession *session);
    void addPages(LabSession *session, const LabCommands &commands);
    void addPage(QWidget *panel, QAction *command);
    void focusIn(QWidget *page);
    /// The label that shows a text reads it out.
    void announce(const char *label, const QString &text);

    PathPanel *m_path;
    StepsPanel *m_steps;
    QuizPanel *m_quiz;
    ExercisePanel *m_exercises;
    LessonPanel *m_lesson;
    EditPanel *m_edit;
};

} // namespace ui::lab
