#pragma once

#include <QStandardPaths>

/// The path of gtp-rhino from Debian's package grhino; empty if it is not installed.
inline QString rhinoProgram()
{
    const QString found = QStandardPaths::findExecutable("gtp-rhino");
    return found.isEmpty() ? QStandardPaths::findExecutable("gtp-rhino", {"/usr/games"}) : found;
}
