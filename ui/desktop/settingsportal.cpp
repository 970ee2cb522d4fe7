#include "ui/desktop/settingsportal.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

#include <utility>

namespace ui {

namespace {

const char *const portalService = "org.freedesktop.portal.Desktop";
const char *const portalPath = "/org/freedesktop/portal/desktop";
const char *const portalInterface = "org.freedesktop.portal.Settings";

/// The portal wraps a value in a variant, older versions in two.
QVariant unwrapped(QVariant value)
{
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

SettingsPortal::SettingsPortal(const QString &group, const QString &key, Answer answer,
                               QObject *parent)
    : QObject(parent)
    , m_group(group)
    , m_key(key)
    , m_answer(std::move(answer))
{
    // Listens to any sender, because resolving the portal's name would block this thread on the
    // bus.
    QDBusConnection::sessionBus().connect({}, portalPath, portalInterface, "SettingChanged", this,
                                          SLOT(change(QString, QString, QDBusVariant)));
    query();
}

void SettingsPortal::query()
{
    QDBusMessage question =
        QDBusMessage::createMethodCall(portalService, portalPath, portalInterface, "Read");
    question << m_group << m_key;
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            m_answer(unwrapped(reply.value().variant()));
        watcher->deleteLater();
    });
}

void SettingsPortal::change(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == m_group && key == m_key)
        m_answer(unwrapped(value.variant()));
}

AnimationPreference::AnimationPreference(QObject *parent)
    : QObject(parent)
{
    const auto announceWhere = [this](const QString &group, const QString &key,
                                      bool (*means)(const QVariant &)) {
        const auto answer = [this, means](const QVariant &value) {
            if (means(value))
                emit reducedMotionWanted();
        };
        new SettingsPortal(group, key, answer, this);
    };
    announceWhere("org.freedesktop.appearance", "reduced-motion",
                  [](const QVariant &value) { return value.toUInt() == 1; });
    announceWhere("org.gnome.desktop.interface", "enable-animations",
                  [](const QVariant &value) { return !value.toBool(); });
}

} // namespace ui
