#pragma once

#include "ui/settings/settings.h"

#include <QAction>
#include <QMainWindow>

namespace ui {

/// Places a window where the settings remember it, with its docks; else in its own size, no larger
/// than the screen. It never fills the screen: without menus one would not know how to leave that.
/// Which of `parts`, its bars and docks, are shown is not remembered here: all are hidden.
void restorePlace(QMainWindow &window, const Settings &settings, const QList<QWidget *> &parts);

/// Has the settings remember where a window and its docks are.
void savePlace(const QMainWindow &window, Settings &settings);

/// Brings a switch to the state that a setting remembers, and has it remember what the switch
/// becomes. The setting must outlive the switch.
void rememberSwitch(QAction *action, Setting<bool> &setting);

} // namespace ui
