#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/tree/treecanvas.h"
#include "ui/settings/settings.h"

#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace ui::lab {

/// The tree and one sentence full-screen in large type, for a lecture: keys step, switch between a
/// dark and a light background, and close it. If the tree is too deep to be drawn whole, the path
/// from the root is shown above it. Follows the session, like the Lab's window. From the last step
/// of a lesson's stop, stepping forwards leads to the next stop. The stop's notes are shown until
/// the first step; a key shows them again, followed by the questions with their answers. GUI
/// thread.
class ProjectorWindow : public QWidget
{
    Q_OBJECT

public:
    ProjectorWindow(LabSession *session, Settings &settings, QWidget *parent = nullptr);

    /// The stop of a lesson, empty for a single stop, and its texts.
    void setStop(const QString &text, const ai::lab::LessonStop &texts);

signals:
    /// Request to show the stop that is `by` stops further on.
    void lessonStopRequested(int by);
    /// Request to start or stop playing the steps.
    void playToggled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setOnBlack(bool black);
    void showStep();
    void leavePages();
    void turnPage();
    void showBreadcrumbs();
    void goTo(std::uint32_t step);
    void strideOn(bool forwards);
    void stride(LabSession::StepSize size, bool forwards);
    bool stepByKey(const QKeyEvent &event);

    static constexpr qsizetype noPage = -1;

    LabSession *m_session;
    Settings &m_settings;
    QLabel *m_stop;
    Breadcrumbs *m_breadcrumbs;
    TreeCanvas *m_tree;
    QLabel *m_sentence;
    StableHeightLabel *m_sentencePlace;
    QStringList m_pages;       ///< of the stop: notes, then each question, each with its answer
    qsizetype m_page = noPage; ///< the page shown instead of the step's sentence
    QLabel *m_keys;
    bool m_onBlack = true;
};

} // namespace ui::lab
