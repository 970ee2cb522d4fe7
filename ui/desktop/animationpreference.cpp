#include "ui/desktop/animationpreference.h"

#include "ui/desktop/settingsportal.h"

namespace ui {

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
