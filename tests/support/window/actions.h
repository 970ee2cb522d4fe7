#pragma once

#include "tests/support/qt/waits.h"
#include "tests/support/window/part.h"
#include "ui/controls/segmentedrow.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>

// User actions in a window; widgets are identified by object name.

inline void trigger(const QWidget &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

inline void press(const QWidget &window, const char *button)
{
    QTest::mouseClick(part<QAbstractButton>(window, button), Qt::LeftButton);
}

/// Chooses an item of a selector (segmented row or combo box) by its text.
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

/// The current text of a selector.
inline QString chosen(const QWidget &window, const char *selector)
{
    if (const auto *row = window.findChild<ui::SegmentedRow *>(selector))
        return row->segment(row->value())->text();
    return part<QComboBox>(window, selector)->currentText();
}
