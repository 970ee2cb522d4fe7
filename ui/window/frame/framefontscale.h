#pragma once

#include <QMainWindow>
#include <QObject>

namespace ui {

/// Scales the fonts of a window's menus and docks with the window's size, like those beside the
/// board.
class FrameFontScale : public QObject
{
    Q_OBJECT

public:
    /// The parent is the window, which already has its menus and docks.
    explicit FrameFontScale(QMainWindow *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    qreal wantedScale() const;
    void follow();

    QMainWindow *m_window;
    qreal m_scale = 1;
};

} // namespace ui
