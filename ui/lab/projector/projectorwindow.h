#pragma once

#include "ai/lab/lessons/lessonstop.h"
#include "ui/controls/stableheightlabel.h"
#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/tree/treecanvas.h"

#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace ui::lab {

/// The tree and one sentence over the whole screen, in large type, for a room of people: keys go
/// from step to step, choose a black or a white ground, and leave it. Over a tree that is too deep
/// to be drawn whole stands the way from the root, so that the room sees where it is. Follows the
/// session, as the Lab's window does. From the last step of a lesson's stop the way forwards leads
/// to the next one. The stop's notes are shown until a step is taken; a key brings them back, and
/// the questions with their answers one after the other. GUI thread.
class ProjectorWindow : public QWidget
{
    Q_OBJECT

public:
    explicit ProjectorWindow(LabSession *session, QWidget *parent = nullptr);

    /// Which stop of a lesson is shown, empty where it has no others, and what is written there.
    void setStop(const QString &text, const ai::lab::LessonStop &texts);

signals:
    /// Another stop of the lesson is to be shown, so many further on.
    void stopRequested(int by);
    /// The steps are to run by themselves, or to stop.
    void playToggled();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setOnBlack(bool black);
    void showStep();
    void leavePages();
    void turnPage();
    void showWay();
    void goTo(std::uint32_t step);
    void strideOn(bool forwards);
    void stride(LabSession::StepSize size, bool forwards);
    bool stepByKey(const QKeyEvent &event);

    static constexpr qsizetype noPage = -1;

    LabSession *m_session;
    QLabel *m_stop;
    Breadcrumbs *m_way;
    TreeCanvas *m_tree;
    QLabel *m_sentence;
    StableHeightLabel *m_sentencePlace;
    QStringList m_pages;       ///< of the stop: its notes, each question, each with its answer
    qsizetype m_page = noPage; ///< that is shown in place of the step's sentence
    QLabel *m_keys;
    bool m_onBlack = true;
};

} // namespace ui::lab
