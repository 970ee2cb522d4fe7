#pragma once

#include "ai/lab/lessons/lessonstop.h"

#include <QMainWindow>
#include <QObject>
#include <QWidget>

namespace ui {
class Settings;
}

namespace ui::lab {

/// The terms and their definitions, in a window beside the Lab's.
class GlossaryWindow : public QWidget
{
    Q_OBJECT

public:
    explicit GlossaryWindow(QWidget *parent);

    QSize sizeHint() const override { return {520, 560}; }
};

class LabCommands;
class LabController;
class StepBar;

/// The windows that accompany the Lab's, created when first used: glossary, keys, projector, the
/// refutation of a move, and the Othello article's board. GUI thread.
class CompanionWindows : public QObject
{
    Q_OBJECT

public:
    /// Connects the windows to their commands. The Lab's window is the parent; everything else must
    /// outlive this.
    CompanionWindows(QMainWindow *lab, LabController *controller, const LabCommands &commands,
                     StepBar *steps, Settings &settings);

    void showRefutation();
    void showWalledBoard();
    void closeProjector();
    /// The stop of a lesson, empty for a single stop, and its texts.
    void setStop(const QString &text, const ai::lab::LessonStop &texts);

signals:
    /// Request to show the stop that is `by` stops further on.
    void lessonStopRequested(int by);

private:
    void showTerms();
    void showShortcuts();
    void showProjector();

    QMainWindow *m_lab;
    LabController *m_controller;
    StepBar *m_steps;
    Settings &m_settings;
    QString m_stop; ///< of the lesson
    ai::lab::LessonStop m_texts;
};

} // namespace ui::lab
