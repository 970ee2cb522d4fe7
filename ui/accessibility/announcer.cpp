#include "ui/accessibility/announcer.h"

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QAccessible>
#else
#include "ui/accessibility/accessiblenotice.h"
#endif

namespace ui {

void Announcer::announce(const QString &text)
{
    if (m_speaker == nullptr || text.isEmpty() || !m_speaker->window()->isVisible()
        || !QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(m_speaker, text);
    QAccessible::updateAccessibility(&event);
#else
    showNotice(*m_speaker, text);
#endif
}

} // namespace ui
