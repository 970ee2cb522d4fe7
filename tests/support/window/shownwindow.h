#pragma once

#include "tests/support/qt/waits.h"
#include "ui/records/journal/gameresumer.h"
#include "ui/window/mainwindow.h"

#include <memory>

/// Waits until the journals are read in the background, for the offers or for the game being
/// resumed.
inline void waitForJournals(const ui::MainWindow &window)
{
    const auto *resumer = window.findChild<ui::GameResumer *>();
    if (!QTest::qWaitFor([&] { return !resumer->isReading(); }, support::maxWait))
        qFatal("the journals are not read");
}

/// The visible main window with a given size, or its own.
inline std::unique_ptr<ui::MainWindow> shownWindow(QSize size = {})
{
    auto window = std::make_unique<ui::MainWindow>();
    if (size.isValid())
        window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qFatal("the window does not show");
    waitForJournals(*window);
    return window;
}
