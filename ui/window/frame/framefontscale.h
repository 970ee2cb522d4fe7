#pragma once

#include <QMainWindow>
#include <QObject>

namespace ui {

/// Has the fonts of a window's menus and docks grow with a large window, as those beside the board
/// do.
class FrameFontScale : public QObject
{
    Q_OBJECT

public:
    /// The window, which is the parent, has its menus and docks already.
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
