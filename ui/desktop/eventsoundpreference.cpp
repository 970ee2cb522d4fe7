#include "ui/desktop/eventsoundpreference.h"

#include "ui/desktop/settingsportal.h"

namespace ui {

EventSoundPreference::EventSoundPreference(QObject *parent)
    : QObject(parent)
{
    new SettingsPortal(
        "org.gnome.desktop.sound", "event-sounds",
        [this](const QVariant &value) { emit soundsWanted(value.toBool()); }, this);
}

} // namespace ui
