#include "ui/window/frame/windowmemory.h"

#include "ui/settings/windowplace.h"

#include <QScreen>

namespace ui {

void restorePlace(QMainWindow &window, const Settings &settings, const QList<QWidget *> &parts)
{
    if (!restoreWindowPlace(window, settings.geometry()))
        window.resize(window.sizeHint().boundedTo(window.screen()->availableSize() * 0.9));
    window.restoreState(settings.windowLayout());
    for (QWidget *part : parts)
        part->hide();
}

void savePlace(const QMainWindow &window, Settings &settings)
{
    settings.setGeometry(window.saveGeometry());
    settings.setWindowLayout(window.saveState());
}

void rememberSwitch(QAction *action, Settings &settings, bool (Settings::*remembered)() const,
                    void (Settings::*remember)(bool))
{
    if (action->isChecked() != (settings.*remembered)())
        action->trigger();
    QObject::connect(action, &QAction::toggled, action,
                     [&settings, remember](bool on) { (settings.*remember)(on); });
}

} // namespace ui
