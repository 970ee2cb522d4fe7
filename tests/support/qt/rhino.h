#pragma once

#include <QStandardPaths>

/// Debian's engine gtp-rhino of the package grhino; empty where it is not installed.
inline QString rhinoProgram()
{
    const QString found = QStandardPaths::findExecutable("gtp-rhino");
    return found.isEmpty() ? QStandardPaths::findExecutable("gtp-rhino", {"/usr/games"}) : found;
}
