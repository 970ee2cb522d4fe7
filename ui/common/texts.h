#pragma once

#include "core/error.h"

#include <QFont>
#include <QKeySequence>
#include <QPaintDevice>
#include <QStringList>

namespace ui {

/// An error as a sentence in the user's language.
QString errorText(const core::Error &error);

/// A value with a sign, such as "+3" or "\u2265 3", isolated so that surrounding right-to-left text
/// does not put the sign after the number.
QString leftToRight(const QString &value);

/// Keys in the desktop's notation: "Ctrl+Z"; empty for none.
QString keyText(const QKeySequence &keys);

/// A command's text with its keys, for tooltips: "Undo (Ctrl+Z)"; the text alone without keys.
QString textWithKeys(const QString &text, const QKeySequence &keys);

/// The text of a menu item without the mnemonic's & and the ellipsis.
QString withoutMnemonic(QString text);

/// The lines into which a text is broken so that none is wider than `width`, in units of the device
/// (the screen if null): after spaces, or anywhere in a longer word.
QStringList linesOf(const QString &text, const QFont &font, qreal width,
                    const QPaintDevice *device = nullptr);

} // namespace ui
