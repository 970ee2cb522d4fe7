#pragma once

#include "tests/support/qt/waits.h"
#include "tests/support/window/part.h"
#include "ui/controls/segmentedrow.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>

// What a person does in a window, by the object names of its parts.

inline void trigger(const QWidget &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

inline void press(const QWidget &window, const char *button)
{
    QTest::mouseClick(part<QAbstractButton>(window, button), Qt::LeftButton);
}

/// Chooses an item of a selector, a row of segments or a combo box, by its text.
inline void choose(const QWidget &window, const char *selector, const QString &text)
{
    if (const auto *row = window.findChild<ui::SegmentedRow *>(selector)) {
        for (QAbstractButton *segment : row->findChildren<QAbstractButton *>()) {
            if (segment->text() == text)
                return segment->setChecked(true);
        }
    } else {
        auto *box = part<QComboBox>(window, selector);
        if (const int index = box->findText(text); index >= 0)
            return box->setCurrentIndex(index);
    }
    QFAIL(qPrintable("there is no " + text));
}

/// The text that is chosen in a selector.
inline QString chosen(const QWidget &window, const char *selector)
{
    if (const auto *row = window.findChild<ui::SegmentedRow *>(selector))
        return row->segment(row->value())->text();
    return part<QComboBox>(window, selector)->currentText();
}
