#pragma once

#include "ui/background/filesaver.h"

#include <QList>
#include <QWidget>

namespace ui {

/// Keeps a window open while files are being saved, and for the error message if one fails. Closing
/// it a second time does not wait. GUI thread.
class SavingGuard : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent.
    explicit SavingGuard(QWidget *window);

    /// Also waits for these writes; the object must exist whenever the window is closed.
    void watch(PendingWrites *saving);

    /// To be called when the window is asked to close. If files are being written, reports so,
    /// returns true, and closes the window once they are; the caller must then keep it open. A
    /// second call gives the writes up and returns false.
    bool deferClosing();

signals:
    /// A sentence to show.
    void messageRequested(const QString &text);

private:
    PendingWrites *busyOne() const;

    QWidget *m_window;
    QList<PendingWrites *> m_pendingWrites;
    bool m_closesWhenSaved = false;
};

} // namespace ui
