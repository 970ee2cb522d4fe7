#pragma once

#include "tests/support/qt/part.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QTest>

// What a person does in a window, by the object names of its parts.

inline void trigger(const QWidget &window, const char *action)
{
    part<QAction>(window, action)->trigger();
}

inline void press(const QWidget &window, const char *button)
{
    QTest::mouseClick(part<QAbstractButton>(window, button), Qt::LeftButton);
}

/// Chooses an item of a selector by its text.
inline void choose(const QWidget &window, const char *selector, const QString &text)
{
    auto *box = part<QComboBox>(window, selector);
    const int index = box->findText(text);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
}
