#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

namespace ui {

/// A slim line that moves while the computer thinks, so that a long search shows a sign of life. It
/// keeps its place while nobody thinks. Where no motion is wanted it stands still. GUI thread.
class ThinkingLine : public QWidget
{
    Q_OBJECT

public:
    explicit ThinkingLine(QWidget *parent = nullptr);

    void setThinking(bool thinking);
    void setMoving(bool moving);

    QSize sizeHint() const override;

protected:
    void timerEvent(QTimerEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void follow();

    bool m_isThinking = false;
    bool m_mayMove = true;
    QBasicTimer m_timer;
    QElapsedTimer m_since; ///< the motion began
};

} // namespace ui
