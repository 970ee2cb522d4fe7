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

/// Brings a switch to the state that the settings remember, and has them remember what it becomes.
/// The settings must outlive the switch.
void rememberSwitch(QAction *action, Settings &settings, bool (Settings::*remembered)() const,
                    void (Settings::*remember)(bool));

} // namespace ui
