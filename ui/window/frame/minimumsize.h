#pragma once

#include <QMainWindow>
#include <QSize>

namespace ui {

/// Keeps a window large enough for its central widget and open docks at any font size, but no
/// larger than the screen. GUI thread.
class MinimumSize : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is its parent and has its central widget and docks; the minimum is
    /// never below `floor`.
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
