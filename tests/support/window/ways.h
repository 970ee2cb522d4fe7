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

// The same by mouse alone, by keyboard alone, and by what a screen reader can press.

enum class InputWay { Mouse, Keyboard, Accessible };

/// The column "way" of a test's data.
inline void addWays()
{
    QTest::addColumn<int>("way");
    QTest::newRow("mouse") << int(InputWay::Mouse);
    QTest::newRow("keyboard") << int(InputWay::Keyboard);
    QTest::newRow("accessible action") << int(InputWay::Accessible);
}

/// Goes to a widget as the keyboard does.
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
        // The text of a box may end before the middle.
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
    // A press is animated, and is over later.
    auto *pressed = qobject_cast<QAbstractButton *>(&button);
    QVERIFY(pressed != nullptr);
    QSignalSpy clicked(pressed, &QAbstractButton::clicked);
    QSignalSpy toggled(pressed, &QAbstractButton::toggled);
    auto *actions = QAccessible::queryAccessibleInterface(&button)->actionInterface();
    actions->doAction(actions->actionNames().constFirst());
    QTRY_VERIFY(!clicked.isEmpty() || !toggled.isEmpty());
}

/// Chooses a move on a board; it is legal there.
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
