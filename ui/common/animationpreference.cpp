#include "ui/common/animationpreference.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace ui {

namespace {

/// The portal wraps a value in a variant, older ones in two.
QVariant unwrapped(QVariant value)
{
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

AnimationPreference::AnimationPreference(QObject *parent)
    : QObject(parent)
{
    query("org.freedesktop.appearance", "reduced-motion",
          [](const QVariant &value) { return value.toUInt() == 1; });
    query("org.gnome.desktop.interface", "enable-animations",
          [](const QVariant &value) { return !value.toBool(); });
}

void AnimationPreference::query(const QString &group, const QString &key,
                                bool (*means)(const QVariant &))
{
    QDBusMessage question = QDBusMessage::createMethodCall(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings", "Read");
    question << group << key;
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, means, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid() && means(unwrapped(reply.value().variant())))
            emit reducedMotionWanted();
        watcher->deleteLater();
    });
}

} // namespace ui
