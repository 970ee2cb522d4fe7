#pragma once

#include "ui/commands/labcommands.h"
#include "ui/lab/experiments/levelspanel.h"
#include "ui/lab/experiments/weightspanel.h"
#include "ui/lab/learn/lessonpanel.h"
#include "ui/lab/learn/pathpanel.h"
#include "ui/lab/panels/comparepanel.h"
#include "ui/lab/panels/exercisepanel.h"
#include "ui/lab/panels/stepspanel.h"
#include "ui/lab/quiz/quizpanel.h"

#include <QPointer>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

namespace ui::lab {

class EditPanel;

/// The column beside the tree. Its first page shows details of the step: the code with its line,
/// the node's window, and "Do you believe it?". Other pages replace it, and Back returns to it. GUI
/// thread.
class SidePanel : public QStackedWidget
{
    Q_OBJECT

public:
    SidePanel(LabSession *session, const LabCommands &commands, Settings &settings,
              QWidget *parent = nullptr);

    StepsPanel *steps() const { return m_steps; }
    QuizPanel *quiz() const { return m_quiz; }
    ExercisePanel *exercises() const { return m_exercises; }
    LessonPanel *lesson() const { return m_lesson; }
    PathPanel *path() const { return m_path; }
    EditPanel *edit() const { return m_edit; }
    WeightsPanel *weights() const { return m_weights; }
    LevelsPanel *levels() const { return m_levels; }
    /// Whether the window is too low for a whole comparison.
    void setLow(bool low) { m_compare->setLow(low); }
    /// Shows the page that a panel is on.
    void showPageOf(QWidget *panel);
    /// Returns to the step's page.
    void showStep() { showCard(widget(0)); }
    /// Returns to the page that the current one was opened from, as a rule the step's.
    void goBack();
    void showEdit();
    void showLesson();
    /// Shows the quiz, and focuses the input of a running one.
    void showQuiz();
    /// Opens the exercise with that key from the page shown.
    void showExercise(const QString &key);

    /// Wide enough for tables of two columns in every language.
    QSize minimumSizeHint() const override;

signals:
    /// Request to play through the game that refutes the article.
    void refutationRequested();
    void walledBoardRequested();

private:
    QWidget *makeStepPage(LabSession *session);
    void addPages(LabSession *session, const LabCommands &commands);
    QWidget *addPage(QWidget *panel, const QString &name, const QString &title);
    void addPage(QWidget *panel, QAction *command);
    void addExperiments(LabSession *session);
    void showCard(QWidget *card);
    void openFromHere(QWidget *panel);
    void focusIn(QWidget *page);

    PathPanel *m_path;
    StepsPanel *m_steps;
    ComparePanel *m_compare;
    QuizPanel *m_quiz;
    ExercisePanel *m_exercises;
    LessonPanel *m_lesson;
    EditPanel *m_edit;
    WeightsPanel *m_weights;
    LevelsPanel *m_levels;
    QWidget *m_before = nullptr; ///< the page that goBack() returns to; null: the step's
    QPointer<QWidget> m_opener;  ///< had the focus there
};

} // namespace ui::lab
