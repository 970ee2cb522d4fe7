#pragma once

#include <QCoreApplication>
#include <QEvent>

/// Performs all pending layouts after a change, however slow the machine: a label's height grows,
/// then the window, then the layouts within it. Processes only layout events at the end, so that
/// texts arriving from background threads wait.
inline void layOut()
{
    constexpr int levels = 10; // nesting depth of layouts; one pass for each
    for (int pass = 0; pass < levels; ++pass)
        QCoreApplication::processEvents();
    for (int pass = 0; pass < levels; ++pass)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}
