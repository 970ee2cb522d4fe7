#include "ui/window/frame/savingguard.h"

#include <QFileInfo>

#include <algorithm>

namespace ui {

SavingGuard::SavingGuard(QWidget *window)
    : QObject(window)
    , m_window(window)
{}

void SavingGuard::watch(Saving *saving)
{
    m_savings << saving;
    connect(saving, &Saving::saved, this, [this](const QString &, const QString &problem) {
        if (!problem.isEmpty())
            m_closesWhenSaved = false; // what went wrong is to be read
    });
    connect(saving, &Saving::finished, this, [this] {
        if (m_closesWhenSaved && busyOne() == nullptr)
            m_window->close();
    });
}

/// Null for none.
Saving *SavingGuard::busyOne() const
{
    const auto found = std::find_if(m_savings.begin(), m_savings.end(),
                                    [](const Saving *saving) { return saving->isBusy(); });
    return found == m_savings.end() ? nullptr : *found;
}

bool SavingGuard::deferClosing()
{
    const Saving *busy = busyOne();
    if (busy == nullptr)
        return false;
    if (m_closesWhenSaved) {
        for (Saving *saving : m_savings)
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
