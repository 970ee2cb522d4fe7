#pragma once

#include "ui/settings/settings.h"

#include <QAction>
#include <QByteArray>
#include <QMainWindow>
#include <QWidget>

namespace ui {

/// Restores a window's geometry from QWidget::saveGeometry(), but no larger than the screens and
/// visible on them, even if the bytes are damaged: Qt would accept a height of 180,000. Full screen
/// is not restored. Returns whether the bytes are a valid geometry.
bool restoreWindowGeometry(QWidget &window, const QByteArray &geometry);

/// Restores a window's place and its docks from the settings; without a saved place uses the
/// window's own size, at most the screen's. It never starts full-screen: without menus a user would
/// not know how to leave that. All of `parts`, the window's bars and docks, are hidden: their
/// visibility is not saved here.
void restorePlace(QMainWindow &window, const Settings &settings, const QList<QWidget *> &parts);

/// Saves the place of a window and its docks to the settings.
void savePlace(const QMainWindow &window, Settings &settings);

/// Sets a checkable command to the saved setting, and saves its later changes. The setting must
/// outlive the command.
void rememberSwitch(QAction *action, Setting<bool> &setting);

} // namespace ui
