#pragma once

#include "ui/lab/bars/breadcrumbs.h"
#include "ui/lab/tree/treecanvas.h"

#include <QLabel>
#include <QWidget>

namespace ui::lab {

/// The tree and one sentence over the whole screen, in large type, for a room of people: keys go
/// from step to step, choose a black or a white ground, and leave it. Over a tree that is too deep
/// to be drawn whole stands the way from the root, so that the room sees where it is. Follows the
/// session, as the Lab's window does. From the last step of a lesson's stop the way forwards leads
/// to the next one. GUI thread.
class ProjectorWindow : public QWidget
{
    Q_OBJECT

public:
    explicit ProjectorWindow(LabSession *session, QWidget *parent = nullptr);

    /// Which stop of a lesson is shown; empty where it has no others.
    void setStop(const QString &text);

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
    void showWay();
    void goTo(std::uint32_t step);
    void strideOn(bool forwards);
    void stride(LabSession::StepSize size, bool forwards);
    bool stepByKey(const QKeyEvent &event);

    LabSession *m_session;
    QLabel *m_stop;
    Breadcrumbs *m_way;
    TreeCanvas *m_tree;
    QLabel *m_sentence;
    QLabel *m_keys;
    bool m_onBlack = true;
};

} // namespace ui::lab
