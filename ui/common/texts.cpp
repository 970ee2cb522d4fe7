#include "ui/common/texts.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QTextLayout>

namespace ui {

QString errorText(const core::Error &error)
{
    return QString::fromStdString(core::translated(error, [](const char *sentence) {
        return QCoreApplication::translate("core::Error", sentence).toStdString();
    }));
}

QString leftToRight(const QString &value)
{
    constexpr char16_t isolate = 0x2066;
    constexpr char16_t endOfIsolate = 0x2069;
    return QGuiApplication::isRightToLeft() ? QChar(isolate) + value + QChar(endOfIsolate) : value;
}

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

QStringList linesOf(const QString &text, const QFont &font, qreal width, const QPaintDevice *device)
{
    QTextOption breaks;
    breaks.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a tree has no spaces
    QStringList lines;
    for (const QString &paragraph : text.split('\n')) {
        QTextLayout layout(paragraph, font, device);
        layout.setTextOption(breaks);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines += paragraph.mid(line.textStart(), line.textLength());
        }
        layout.endLayout();
    }
    return lines;
}

} // namespace ui
