#pragma once

#include <QWidget>

/// The part of a window with this object name; the test ends where there is none.
template <class T>
T *part(const QWidget &window, const char *name)
{
    T *found = window.findChild<T *>(name);
    if (found == nullptr)
        qFatal("there is no %s", name);
    return found;
}
