#include "ui/common/announcer.h"

#include <QAccessible>

namespace ui {

void Announcer::announce(const QString &text)
{
    if (m_speaker == nullptr || text.isEmpty())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_speaker, text);
    QAccessible::updateAccessibility(&event);
#else
    // Reports NameChanged by itself where the name differs from the last one.
    m_speaker->setAccessibleName(text);
    QAccessibleEvent alert(m_speaker, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
}

} // namespace ui
