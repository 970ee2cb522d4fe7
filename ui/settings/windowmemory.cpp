#include "ui/settings/windowmemory.h"

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

void restorePlace(QMainWindow &window, const Settings &settings, const QList<QWidget *> &parts)
{
    if (!restoreWindowGeometry(window, settings.geometry()))
        window.resize(window.sizeHint().boundedTo(window.screen()->availableSize() * 0.9));
    window.restoreState(settings.windowLayout());
    for (QWidget *part : parts)
        part->hide();
}

void savePlace(const QMainWindow &window, Settings &settings)
{
    settings.geometry.set(window.saveGeometry());
    settings.windowLayout.set(window.saveState());
}

void rememberSwitch(QAction *action, Setting<bool> &setting)
{
    if (action->isChecked() != setting())
        action->trigger();
    QObject::connect(action, &QAction::toggled, action, [&setting](bool on) { setting.set(on); });
}

} // namespace ui
