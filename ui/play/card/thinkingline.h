#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

namespace ui {

/// A thin line that is animated while the computer thinks, as a sign of life during a long search.
/// Otherwise it is empty but keeps its place. It stands still if animations are off. GUI thread.
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
    QElapsedTimer m_since; ///< since the animation began
};

} // namespace ui
