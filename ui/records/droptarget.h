#pragma once

#include <QWidget>

namespace ui {

/// Accepts drops on a window: files, or a text with a game. During a drag it covers the window and
/// says what a drop would open. All other drags are passed through. GUI thread.
class DropTarget : public QWidget
{
    Q_OBJECT

public:
    /// Accepts drops on the window, its parent, from now on.
    explicit DropTarget(QWidget *window);

    /// Handles drag events of the window.
    bool eventFilter(QObject *object, QEvent *event) override;

signals:
    /// The first of the dropped files, or a folder.
    void fileDropped(const QString &path);
    void textDropped(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void cover(const QString &text);

    QString m_text;
};

} // namespace ui
