#pragma once

#include "tests/support/qt/waits.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"

#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QRadioButton>

#include <utility>

/// The width that a control has for its text, and the text's width.
inline std::pair<int, int> textWidths(const QWidget &widget)
{
    if (const auto *button = qobject_cast<const ui::FlatButton *>(&widget))
        return {button->width(), button->widthFor(button->text())};
    if (const auto *segment = qobject_cast<const QRadioButton *>(&widget)) {
        QFont bold = segment->font();
        bold.setBold(true);
        return {segment->width(), QFontMetrics(bold).horizontalAdvance(segment->text())};
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return {button->width(),
                button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width()};
    if (const auto *box = qobject_cast<const ui::FlatComboBox *>(&widget))
        return {box->width(), box->widthFor(box->currentText())};
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (label != nullptr && !label->wordWrap() && label->pixmap().isNull())
        return {label->width(), label->sizeHint().width()};
    return {0, 0};
}

/// Verifies that everything in the central widget is inside it, with space for its text, whose font
/// is at least as large as the system's.
inline void verifyTexts(const QWidget &central)
{
    for (const QWidget *widget : central.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != central.window())
            continue;
        const QRect place(widget->mapTo(&central, QPoint(0, 0)), widget->size());
        QVERIFY2(central.rect().contains(place), qPrintable(widget->objectName()));
        const auto [available, text] = textWidths(*widget);
        QVERIFY2(
            available >= text,
            qPrintable(QString("%1: %2 of %3").arg(widget->objectName()).arg(available).arg(text)));
        if (text > 0)
            QVERIFY2(widget->fontInfo().pixelSize() >= QFontInfo(QApplication::font()).pixelSize(),
                     qPrintable(widget->objectName()));
    }
}
