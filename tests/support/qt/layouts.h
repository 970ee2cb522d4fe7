#pragma once

#include <QCoreApplication>
#include <QEvent>

/// Lays out what a change requests to be laid out, however slow the machine is: a label's height
/// grows, then the window, and then the layouts within it. In the end layouts alone: a text that
/// arrives from a background thread meanwhile waits, with its layout.
inline void layOut()
{
    constexpr int levels = 10; // of layouts within layouts, a pass each
    for (int pass = 0; pass < levels; ++pass)
        QCoreApplication::processEvents();
    for (int pass = 0; pass < levels; ++pass)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}
