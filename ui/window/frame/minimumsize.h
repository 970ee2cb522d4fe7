#pragma once

#include <QMainWindow>
#include <QSize>

namespace ui {

/// Keeps a window large enough for its middle, in a font of any size, together with the docks that
/// are open; but no larger than the screen. GUI thread.
class MinimumSize : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent and has its middle and its docks; `floor` is needed
    /// in any case.
    MinimumSize(QMainWindow *window, QSize floor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    QSize needed() const;

    QMainWindow *m_window;
    QSize m_floor;
};

} // namespace ui
