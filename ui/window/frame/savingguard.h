#pragma once

#include "ui/background/pendingwrites.h"

#include <QList>
#include <QWidget>

namespace ui {

/// Keeps a window open for files that are still being saved, and for the message that one could not
/// be. Closing the window a second time does not wait. GUI thread.
class SavingGuard : public QObject
{
    Q_OBJECT

public:
    /// Works for a window, which is the parent.
    explicit SavingGuard(QWidget *window);

    /// Waits for these files as well; they must be there whenever the window is closed.
    void watch(PendingWrites *saving);

    /// To be called when the window is to be closed. While files are being written it reports so,
    /// has the window close once they are, and returns true: the window stays open until then. The
    /// second time the files are given up.
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
