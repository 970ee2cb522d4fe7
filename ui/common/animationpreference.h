#pragma once

#include <QObject>

class QDBusPendingCallWatcher;

namespace ui {

/// Queries the desktop's settings portal, without waiting for it, whether the person wants less
/// motion: the key reduced-motion of org.freedesktop.appearance, or GNOME's enable-animations where
/// the desktop does not know that one yet. Reports nothing where nobody answers. Window's thread.
class AnimationPreference : public QObject
{
    Q_OBJECT

public:
    explicit AnimationPreference(QObject *parent);

signals:
    void reducedMotionWanted();

private:
    void query(const QString &group, const QString &key, bool (*means)(const QVariant &));
};

} // namespace ui
