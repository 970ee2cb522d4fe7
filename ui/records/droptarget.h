#pragma once

#include <QWidget>

namespace ui {

/// Takes what is dragged over a window and dropped on it: files, or a text with a game. Meanwhile
/// it lies over the window and says what a release would open. Lets everything else through. GUI
/// thread.
class DropTarget : public QWidget
{
    Q_OBJECT

public:
    /// The window is the parent. Things can be dropped on it from now on.
    explicit DropTarget(QWidget *window);

    /// Handles what is dragged over the window.
    bool eventFilter(QObject *object, QEvent *event) override;

signals:
    /// The first of the files, or a folder.
    void fileDropped(const QString &path);
    void textDropped(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void cover(const QString &text);

    QString m_text;
};

} // namespace ui
