#pragma once

#include <QObject>

namespace ui {

/// Tells by the desktop's settings portal, without waiting for it, whether the person wants sounds
/// for events: the key event-sounds of org.gnome.desktop.sound. Reports nothing where nobody
/// answers. GUI thread.
class EventSoundPreference : public QObject
{
    Q_OBJECT

public:
    explicit EventSoundPreference(QObject *parent);

signals:
    void soundsWanted(bool wanted);
};

} // namespace ui
