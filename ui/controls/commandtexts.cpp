#include "ui/controls/commandtexts.h"

#include <QCoreApplication>

namespace ui {

QString textWithKeys(const QString &text, const QKeySequence &keys)
{
    if (keys.isEmpty())
        return text;
    return QCoreApplication::translate("ui::CommandTexts", "%1 (%2)", "a command and its keys")
        .arg(text, keys.toString(QKeySequence::NativeText));
}

void describeCommand(QAction &command, const QKeySequence &keys, const char *name)
{
    command.setObjectName(name);
    command.setShortcut(keys);
    QString plain = command.text();
    plain.remove('&').remove(QChar(0x2026));
    command.setIconText(plain);
    command.setToolTip(textWithKeys(plain, keys));
}

} // namespace ui
