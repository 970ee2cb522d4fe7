#pragma once

#include "tests/support/qt/waits.h"
#include "ui/records/journal/gameresumer.h"
#include "ui/window/mainwindow.h"

#include <memory>

/// Waits until the journals are read, which is done in the background: those of the games that can
/// be continued, or that of the one that will be.
inline void waitForJournals(const ui::MainWindow &window)
{
    const auto *resumer = window.findChild<ui::GameResumer *>();
    if (!QTest::qWaitFor([&] { return !resumer->isReading(); }, 60'000))
        qFatal("the journals are not read");
}

/// The main window, on the screen, in a size or, without one, in its own.
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
