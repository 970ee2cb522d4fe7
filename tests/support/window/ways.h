#pragma once

#include "core/position.h"
#include "tests/support/qt/waits.h"
#include "ui/board/boardwidget.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

// The same actions by mouse, by keyboard, and by assistive technology.

enum class InputWay { Mouse, Keyboard, Accessible };

/// Adds a data column "way".
inline void addWays()
{
    QTest::addColumn<int>("way");
    QTest::newRow("mouse") << int(InputWay::Mouse);
    QTest::newRow("keyboard") << int(InputWay::Keyboard);
    QTest::newRow("accessible action") << int(InputWay::Accessible);
}

/// Moves the focus to a widget with the Tab key.
inline void tabTo(QWidget &widget)
{
    for (int i = 0; i < 100 && widget.window()->focusWidget() != &widget; ++i)
        QTest::keyClick(widget.window()->focusWidget(), Qt::Key_Tab);
    QCOMPARE(widget.window()->focusWidget(), &widget);
}

inline void activate(QWidget &button, InputWay way)
{
    switch (way) {
    case InputWay::Mouse: {
        // A check box's text may end before its centre.
        const int side = button.height() / 2;
        const bool isBox = qobject_cast<QCheckBox *>(&button) != nullptr;
        return QTest::mouseClick(&button, Qt::LeftButton, {},
                                 isBox ? QPoint(side, side) : QPoint());
    }
    case InputWay::Keyboard:
        tabTo(button);
        return QTest::keyClick(&button, Qt::Key_Space);
    case InputWay::Accessible:
        break;
    }
    // A press by keyboard is animated and ends later.
    auto *pressed = qobject_cast<QAbstractButton *>(&button);
    QVERIFY(pressed != nullptr);
    QSignalSpy clicked(pressed, &QAbstractButton::clicked);
    QSignalSpy toggled(pressed, &QAbstractButton::toggled);
    auto *actions = QAccessible::queryAccessibleInterface(&button)->actionInterface();
    actions->doAction(actions->actionNames().constFirst());
    QTRY_VERIFY(!clicked.isEmpty() || !toggled.isEmpty());
}

/// Plays a legal move on a board.
inline void chooseMove(ui::BoardWidget &board, core::Move move, InputWay way)
{
    const auto cells = board.cells();
    const auto cell = std::find_if(cells.begin(), cells.end(),
                                   [&](int one) { return board.moveAt(one) == move; });
    QVERIFY(cell != cells.end());
    switch (way) {
    case InputWay::Mouse:
        return QTest::mouseClick(&board, Qt::LeftButton, {},
                                 board.cellRect(*cell).center().toPoint());
    case InputWay::Keyboard:
        tabTo(board);
        QTest::keyClicks(&board, QString::fromStdString(core::moveText(board.position(), move)));
        return QTest::keyClick(&board, Qt::Key_Return);
    case InputWay::Accessible:
        break;
    }
    const auto index = int(cell - cells.begin());
    auto *actions = QAccessible::queryAccessibleInterface(&board)->child(index)->actionInterface();
    QVERIFY(actions != nullptr);
    actions->doAction(QAccessibleActionInterface::pressAction());
}
