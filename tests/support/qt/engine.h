#pragma once

#include "tests/support/qt/process.h"

// `tabuleiro-cli engine` as another program meets it.

/// Sends an input to the engine, which searches four moves deep by itself, and closes it.
inline Outcome speak(const QString &protocol, const QByteArray &input)
{
    QStringList words{"engine", "--protocol", protocol};
    if (protocol != "cassio") // which names the depth of each search
        words << "--depth"
              << "4";
    return run(TABULEIRO_CLI, words, input);
}

inline const QByteArray startText =
    "---------------------------OX------XO---------------------------";
/// Longer than any line that the engine reads.
inline const QByteArray longLine = QByteArray(1 << 20, 'x');
