#pragma once

#include "ui/common/windowcolours.h"

#include <QObject>
#include <QPalette>

namespace ui {

/// Sets the program's palette if the desktop provides none, that is, if Qt uses Fusion with its
/// standard palette: a warm light one or a deep dark one. Dark applies if the desktop's settings
/// portal asks for it by the key color-scheme of org.freedesktop.appearance, even if the desktop
/// has set a light palette, because GNOME does not tell Qt 6.4. A dark palette of the desktop is
/// left alone unless the user chooses other colours; another style is left alone in any case. GUI
/// thread.
class ProgramPalette : public QObject
{
    Q_OBJECT

public:
    explicit ProgramPalette(QObject *parent);

    /// Whether choose() has any effect: the style uses the program's colours.
    static bool canChoose();
    void choose(WindowColours colours);

private:
    QPalette wanted() const;
    void update();

    const QPalette m_light; ///< the program's, or the desktop's if it has one
    QPalette m_set;         ///< what was set last; by default the desktop's
    WindowColours m_chosen = WindowColours::Desktop;
    bool m_desktopWantsDark = false;
    bool m_isDesktopLight = true;
};

} // namespace ui
