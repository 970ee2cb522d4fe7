#include "ui/window/windowmemory.h"

#include <QScreen>

namespace ui {

void restorePlace(QMainWindow &window, const Settings &settings, const QList<QWidget *> &parts)
{
    if (!window.restoreGeometry(settings.geometry()))
        window.resize(window.sizeHint().boundedTo(window.screen()->availableSize() * 0.9));
    window.setWindowState(window.windowState().setFlag(Qt::WindowFullScreen, false));
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
