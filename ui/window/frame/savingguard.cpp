#include "ui/window/frame/savingguard.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ui {

SavingGuard::SavingGuard(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void SavingGuard::watch(PendingWrites *saving)
{
    m_pendingWrites << saving;
    connect(saving, &PendingWrites::saved, this, [this](const QString &, const QString &problem) {
        if (!problem.isEmpty())
            m_closesWhenSaved = false; // keep the error message in view
    });
    connect(saving, &PendingWrites::finished, this, [this] {
        // Reset the flag: after a cancelled close, a later save must not close the window.
        if (busyOne() == nullptr && std::exchange(m_closesWhenSaved, false))
            m_window->close();
    });
}

/// The first of the watched writers that is busy, or null.
PendingWrites *SavingGuard::busyOne() const
{
    const auto found = std::find_if(m_pendingWrites.begin(), m_pendingWrites.end(),
                                    [](const PendingWrites *saving) { return saving->isBusy(); });
    return found == m_pendingWrites.end() ? nullptr : *found;
}

bool SavingGuard::deferClosing()
{
    const PendingWrites *busy = busyOne();
    if (busy == nullptr)
        return false;
    if (m_closesWhenSaved) {
        for (PendingWrites *saving : m_pendingWrites)
            saving->abandon();
        return false;
    }
    m_closesWhenSaved = true;
    emit messageRequested(tr("%1 is still being saved; the window closes afterwards. Close it "
                             "again to leave without that file.",
                             "%1: a file")
                              .arg(QFileInfo(busy->path()).fileName()));
    return true;
}

} // namespace ui
