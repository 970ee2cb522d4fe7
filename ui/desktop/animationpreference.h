#pragma once

#include <QObject>

namespace ui {

/// Tells by the desktop's settings portal, without waiting for it, when the person wants less
/// motion: the key reduced-motion of org.freedesktop.appearance, or GNOME's enable-animations where
/// the desktop does not know that one yet. Reports nothing where nobody answers. GUI thread.
class AnimationPreference : public QObject
{
    Q_OBJECT

public:
    explicit AnimationPreference(QObject *parent);

signals:
    void reducedMotionWanted();
};

} // namespace ui
