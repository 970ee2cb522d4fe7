#include "ui/settings/windowgeometry.h"

#include <QScreen>

namespace ui {

bool restoreWindowGeometry(QWidget &window, const QByteArray &geometry)
{
    if (!window.restoreGeometry(geometry))
        return false;
    window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, false));
    const QRect screens = window.screen()->availableVirtualGeometry();
    window.resize(window.size().boundedTo(screens.size()));
    if (!window.frameGeometry().intersects(screens))
        window.move(screens.topLeft());
    return true;
}

} // namespace ui
