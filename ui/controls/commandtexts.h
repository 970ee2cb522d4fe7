#pragma once

#include <QAction>
#include <QKeySequence>
#include <QString>

namespace ui {

/// A command's text with its keys, for tooltips: "Undo (Ctrl+Z)"; the text alone without keys.
QString textWithKeys(const QString &text, const QKeySequence &keys);

/// Gives a command, whose text is that of a menu, its keys and its name for tests and tools, and
/// for buttons the text without mnemonic and ellipsis and a tooltip with the keys.
void describeCommand(QAction &command, const QKeySequence &keys, const char *name);

} // namespace ui
