#pragma once

#include "tests/support/qt/process.h"

// `tabuleiro-cli engine` as another program meets it.

/// Sends an input to the engine, which searches four moves deep, and closes it.
inline Outcome speak(const QString &protocol, const QByteArray &input)
{
    return run(TABULEIRO_CLI, {"engine", "--protocol", protocol, "--depth", "4"}, input);
}

inline const QByteArray startText =
    "---------------------------OX------XO---------------------------";
/// Longer than any line that the engine reads.
inline const QByteArray longLine = QByteArray(1 << 20, 'x');
