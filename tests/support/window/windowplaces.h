#pragma once

#include "tests/support/qt/layouts.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/gamestest.h"
#include "ui/play/card/playerscard.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/window/gamelayout.h"

#include <QHash>

#include <utility>

// Common parts of the tests of the main window's layout.

namespace support {

/// The geometries of the visible parts of the window.
inline QHash<QString, QRect> places(const ui::MainWindow &window)
{
    const QWidget *area = window.findChild<ui::GameLayout *>()->parentWidget();
    QHash<QString, QRect> all;
    const auto add = [&](const QString &name, const QWidget *part) {
        if (part->isVisible() && part->parentWidget() == area)
            all.insert(name, part->geometry());
    };
    add("board", area->findChild<ui::GameBoard *>());
    add("players", area->findChild<ui::PlayersCard *>());
    add("status", area->findChild<ui::StatusText *>());
    add("commands", area->findChild<ui::ActionRow *>());
    add("offer", area->findChild<QWidget *>("offers"));
    add("setup", area->findChild<ui::SetupPanel *>());
    return all;
}

/// Completes all layouts after a change of size.
inline void settle(const ui::MainWindow &window)
{
    QHash<QString, QRect> before;
    QTRY_VERIFY(std::exchange(before, places(window)) == places(window));
    layOut();
}

inline void verifyNoOverlap(const ui::MainWindow &window)
{
    const auto all = places(window);
    for (const auto &[name, part] :
         {std::pair("commands", static_cast<const QWidget *>(window.findChild<ui::ActionRow *>())),
          std::pair("players",
                    static_cast<const QWidget *>(window.findChild<ui::PlayersCard *>()))})
        QVERIFY2(!all.contains(name) || all[name].width() >= part->minimumSizeHint().width(), name);
    for (auto one = all.begin(); one != all.end(); ++one) {
        for (auto other = std::next(one); other != all.end(); ++other)
            QVERIFY2(!one.value().intersects(other.value()),
                     qPrintable(one.key() + " lies on " + other.key()));
    }
}

inline void verifyEdges(const ui::MainWindow &window)
{
    const auto all = places(window);
    for (const QString &name : {QString("status"), QString("commands"), QString("setup")}) {
        if (!all.contains(name))
            continue;
        QCOMPARE(all[name].left(), all["players"].left());
        QCOMPARE(all[name].right(), all["players"].right());
    }
}

} // namespace support
