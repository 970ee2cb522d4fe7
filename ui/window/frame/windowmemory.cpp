#include "ui/window/frame/windowmemory.h"

#include "ui/settings/windowgeometry.h"

#include <QScreen>

namespace ui {

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
