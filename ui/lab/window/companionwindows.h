#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ai/lab/trace/labsearch.h"

#include <QMainWindow>
#include <QObject>

namespace ui::lab {

class LabCommands;
class LabController;
class StepBar;

/// The windows that open beside the Lab's, each made when it is first used: the terms, the keys,
/// the projector, the heuristic's weights, the three levels, the tree level by level, how a move is
/// refuted, and the Othello article's board. GUI thread.
class CompanionWindows : public QObject
{
    Q_OBJECT

public:
    /// Opens them by their commands. The Lab's window is the parent; the rest must
    /// outlive it.
    CompanionWindows(QMainWindow *lab, LabController *controller, const LabCommands &commands,
                     StepBar *steps);

    void showRefutation();
    void showWalledBoard();
    void showWeights();
    void showLevels();
    void showGrowth();
    void closeProjector();
    /// Which stop of a lesson is shown, empty where it has no others, and what is written there.
    void setStop(const QString &text, const ai::lab::LessonStop &texts);

signals:
    /// Another stop of the lesson is to be shown, so many further on.
    void stopRequested(int by);

private:
    template <class Window>
    void showExperiment();
    void enableExperiments();
    void showTerms();
    void showShortcuts();
    void showProjector();

    QMainWindow *m_lab;
    const LabCommands &m_commands;
    LabController *m_controller;
    StepBar *m_steps;
    QString m_stop; ///< of the lesson
    ai::lab::LessonStop m_texts;
};

} // namespace ui::lab
