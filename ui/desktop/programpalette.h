#pragma once

#include <QObject>
#include <QPalette>

namespace ui {

/// Gives the program its colours where the desktop has none of its own for it, which means Qt's own
/// style Fusion with its standard palette: a warm ground in the light, a deep one in the dark. Dark
/// is what the desktop's settings portal asks for by the key color-scheme of
/// org.freedesktop.appearance, also where the desktop has given a light palette: GNOME's does not
/// tell Qt 6.4. A dark palette of the desktop, or another style, is left alone. GUI thread.
class ProgramPalette : public QObject
{
    Q_OBJECT

public:
    explicit ProgramPalette(QObject *parent);

private:
    void follow(bool dark);

    const QPalette m_light; ///< ours, or the desktop's where it has one
    bool m_isDark = false;  ///< whether the application's palette is our dark one
};

} // namespace ui
