#pragma once

#include "tests/support/qt/process.h"

/// Runs tabuleiro-cli to its end. The test's definition must pass its path:
/// tabuleiro_test_program(... TABULEIRO_CLI ...).
inline TextOutcome runCli(const QStringList &arguments, const QByteArray &input = {})
{
    return TextOutcome(run(TABULEIRO_CLI, arguments, input));
}

/// Starts tabuleiro-cli without input, sends Ctrl-C once it has printed a text, and waits for its
/// end.
inline TextOutcome interruptedCli(const QByteArray &text, const QStringList &arguments)
{
    return TextOutcome(interruptedAfter(text, TABULEIRO_CLI, arguments));
}
