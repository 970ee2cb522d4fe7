#pragma once

#include "ui/records/gameresumer.h"
#include "ui/window/mainwindow.h"

#include <QTest>

#include <memory>

/// The main window, on the screen, in a size or, without one, in its own.
inline std::unique_ptr<ui::MainWindow> shownWindow(QSize size = {})
{
    auto window = std::make_unique<ui::MainWindow>();
    if (size.isValid())
        window->resize(size);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qFatal("the window does not show");
    // Which games can be continued is read in the background.
    const auto *resumer = window->findChild<ui::GameResumer *>();
    if (!QTest::qWaitFor([&] { return !resumer->isReading(); }, 60'000))
        qFatal("the journals are not read");
    return window;
}
