#pragma once

#include <QKeySequence>
#include <QString>

namespace ui {

/// Keys in the desktop's notation: "Ctrl+Z"; empty for none.
QString keyText(const QKeySequence &keys);

/// A command's text with its keys, for tooltips: "Undo (Ctrl+Z)"; the text alone without keys.
QString textWithKeys(const QString &text, const QKeySequence &keys);

/// The text of a menu item without the mnemonic's & and the ellipsis.
QString withoutMnemonic(QString text);

} // namespace ui
