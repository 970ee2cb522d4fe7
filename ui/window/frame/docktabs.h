#pragma once

#include <QMainWindow>
#include <QObject>

namespace ui {

/// Names the tab bars of a window's docks that stand behind one another for screen readers, and has
/// the keyboard stop at those with a choice alone.
class DockTabs : public QObject
{
    Q_OBJECT

public:
    /// The window is the parent; the name tells what its docks hold.
    DockTabs(QMainWindow *window, const QString &name);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void refresh();

    QMainWindow *m_window;
    QString m_name;
};

} // namespace ui
