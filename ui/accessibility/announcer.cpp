#include "ui/accessibility/announcer.h"

#include <QList>

namespace ui {

namespace {

/// Creates and registers a notice: the accessibility bus finds it by its id until it is deleted.
AccessibleNotice *made(QWidget &speaker, QAccessible::Role role, const QString &text)
{
    auto *notice = new AccessibleNotice(speaker, role, text);
    QAccessible::registerAccessibleInterface(notice);
    return notice;
}

} // namespace

AccessibleNotice::AccessibleNotice(QWidget &speaker, QAccessible::Role role, const QString &text)
    : m_speaker(&speaker)
    , m_role(role)
    , m_text(text)
{}

QWindow *AccessibleNotice::window() const
{
    return isValid() ? m_speaker->window()->windowHandle() : nullptr;
}

QAccessibleInterface *AccessibleNotice::parent() const
{
    if (m_outer != nullptr)
        return m_outer;
    return isValid() ? QAccessible::queryAccessibleInterface(m_speaker->window()) : nullptr;
}

QString AccessibleNotice::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name ? m_text : QString();
}

QRect AccessibleNotice::rect() const
{
    return isValid() ? QRect(m_speaker->mapToGlobal(QPoint(0, 0)), m_speaker->size()) : QRect();
}

QAccessible::State AccessibleNotice::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    return state;
}

QAccessibleInterface *showNotice(QWidget &speaker, const QString &text)
{
    // Keep the last notices, because a screen reader requests the text later.
    constexpr qsizetype kept = 16;
    static QList<QAccessible::Id> ids;
    AccessibleNotice *bar = made(speaker, QAccessible::StatusBar, {});
    AccessibleNotice *notice = made(speaker, QAccessible::Notification, text);
    notice->putInto(bar);
    QAccessibleEvent appeared(notice, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&appeared);
    ids << QAccessible::uniqueId(notice) << QAccessible::uniqueId(bar);
    while (ids.size() > 2 * kept)
        QAccessible::deleteAccessibleInterface(ids.takeFirst());
    return notice;
}

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
