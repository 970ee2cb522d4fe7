#pragma once

#include <QWidget>

/// The window's widget with this object name; aborts the test if there is none.
template <class T>
T *part(const QWidget &window, const char *name)
{
    T *found = window.findChild<T *>(name);
    if (found == nullptr)
        qFatal("there is no %s", name);
    return found;
}
