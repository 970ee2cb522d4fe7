#pragma once

#include <QObject>
#include <QPalette>

namespace ui {

/// Sets the program's palette if the desktop provides none, that is, if Qt uses Fusion with its
/// standard palette: a warm light one or a deep dark one. Dark applies if the desktop's settings
/// portal asks for it by the key color-scheme of org.freedesktop.appearance, even if the desktop
/// has set a light palette, because GNOME does not tell Qt 6.4. A dark palette of the desktop, or
/// another style, is left alone. GUI thread.
class ProgramPalette : public QObject
{
    Q_OBJECT

public:
    explicit ProgramPalette(QObject *parent);

private:
    void follow(bool dark);

    const QPalette m_light; ///< the program's, or the desktop's if it has one
    bool m_isDark = false;  ///< the application's palette is the program's dark one
};

} // namespace ui
