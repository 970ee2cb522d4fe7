#pragma once

#include "tests/support/qt/cli.h"

// The game in the terminal, played by a test.

inline QStringList playing(const QStringList &options)
{
    return QStringList{"play"} + options;
}

inline TextOutcome play(const QStringList &options, const QByteArray &input = {})
{
    return runCli(playing(options), input);
}

/// Every move that could be typed, often enough: what is not legal is refused with a line.
inline QByteArray everyMove(const QString &game)
{
    QByteArray round;
    for (int i = 0; i < 64 && game == "othello"; ++i)
        round += QByteArray(1, char('a' + i % 8)) + char('1' + i / 8) + '\n';
    for (int i = 1; i <= 9 && game == "tictactoe"; ++i)
        round += QByteArray::number(i) + '\n';
    if (game == "nim")
        round = "1\n";
    return round.repeated(33);
}
