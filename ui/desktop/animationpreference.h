#pragma once

#include <QObject>

namespace ui {

/// Reports, by the desktop's settings portal and without waiting for it, whether the user wants
/// reduced motion: the key reduced-motion of org.freedesktop.appearance, or GNOME's
/// enable-animations if the desktop does not support that key. Reports nothing if the portal does
/// not answer. GUI thread.
class AnimationPreference : public QObject
{
    Q_OBJECT

public:
    explicit AnimationPreference(QObject *parent);

signals:
    void reducedMotionWanted();
};

} // namespace ui
