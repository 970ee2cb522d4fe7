#pragma once

#include <QObject>

namespace ui {

/// Makes the program dark where the desktop's settings portal says that the person wants it so, and
/// light again: the key color-scheme of org.freedesktop.appearance. Only in Qt's own style Fusion,
/// which takes all colours from the palette, and only where the desktop has given it a light
/// palette: GNOME's does not tell Qt 6.4. GUI thread.
class DarkPreference : public QObject
{
    Q_OBJECT

public:
    explicit DarkPreference(QObject *parent);

private:
    void follow(bool dark);

    bool m_isOurs = false; ///< the application's palette
};

} // namespace ui
