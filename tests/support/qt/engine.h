#pragma once

#include "tests/support/qt/process.h"

// Talks to `tabuleiro-cli engine` like another program.

/// Sends input to the engine, which by default searches four moves deep, and closes it.
inline Outcome speak(const QString &protocol, const QByteArray &input)
{
    QStringList words{"engine", "--protocol", protocol};
    if (protocol != "cassio") // Cassio's protocol gives the depth of each search
        words << "--depth"
              << "4";
    return run(TABULEIRO_CLI, words, input);
}

inline const QByteArray startText =
    "---------------------------OX------XO---------------------------";
/// Longer than the engine's limit for a line.
inline const QByteArray longLine = QByteArray(1 << 20, 'x');
