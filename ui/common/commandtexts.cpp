#include "ui/common/commandtexts.h"

#include <QCoreApplication>

namespace ui {

QString keyText(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

QString textWithKeys(const QString &text, const QKeySequence &keys)
{
    if (keys.isEmpty())
        return text;
    return QCoreApplication::translate("ui::CommandTexts", "%1 (%2)", "a command and its keys")
        .arg(text, keyText(keys));
}

QString withoutMnemonic(QString text)
{
    text.replace("&&", QChar(0));
    return text.remove('&').remove(QChar(0x2026)).replace(QChar(0), '&');
}

} // namespace ui
