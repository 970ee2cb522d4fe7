#pragma once

#include "tests/support/qt/waits.h"

#include <QByteArray>
#include <QElapsedTimer>
#include <QProcess>
#include <QString>
#include <QStringList>

#include <signal.h>

/// How a program ended; -1 if it crashed or did not end.
struct Outcome
{
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

/// An outcome with its streams as text.
struct TextOutcome
{
    explicit TextOutcome(const Outcome &outcome)
        : status(outcome.status)
        , output(QString::fromUtf8(outcome.output))
        , errors(QString::fromUtf8(outcome.errors))
    {}

    int status;
    QString output;
    QString errors;
};

/// Waits for a started program to end.
inline Outcome outcomeOf(QProcess &process)
{
    const bool ended = process.waitForFinished(500'000);
    return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs a program with an input to its end.
inline Outcome run(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    return outcomeOf(process);
}

/// Sends Ctrl-C.
inline void interrupt(const QProcess &process)
{
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
}

/// Starts a program without input, sends Ctrl-C once its output contains a text, and waits for its
/// end.
inline Outcome interruptedAfter(const QByteArray &text, const QString &program,
                                const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    QByteArray output;
    while (!output.contains(text) && process.waitForReadyRead(support::maxWait))
        output += process.readAllStandardOutput();
    if (!output.contains(text))
        return {-1, output, process.readAllStandardError()};
    interrupt(process);
    Outcome outcome = outcomeOf(process);
    outcome.output.prepend(output);
    return outcome;
}

/// An interactive session with a program.
class Talk
{
public:
    Talk(const QString &program, const QStringList &arguments)
    {
        m_process.start(program, arguments);
    }
    ~Talk()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(20'000))
            m_process.kill();
    }
    Talk(const Talk &) = delete;
    Talk &operator=(const Talk &) = delete;

    void send(const QByteArray &line)
    {
        m_process.write(line + '\n');
        m_process.waitForBytesWritten();
    }
    /// The next line; "(none)" if there is none.
    QByteArray line(int milliseconds = support::maxWait)
    {
        QElapsedTimer timer;
        timer.start();
        while (!m_process.canReadLine()) {
            if (timer.elapsed() > milliseconds || !m_process.waitForReadyRead(milliseconds))
                return m_process.canReadLine() ? m_process.readLine().trimmed() : "(none)";
        }
        return m_process.readLine().trimmed();
    }
    /// The first line with this beginning; skips the lines before it.
    QByteArray lineWith(const QByteArray &beginning)
    {
        for (;;) {
            QByteArray next = line();
            if (next.startsWith(beginning) || next == "(none)")
                return next;
        }
    }
    /// The reply to a GTP command, without the empty line.
    QByteArray replyTo(const QByteArray &command)
    {
        send(command);
        QByteArray reply = line();
        for (QByteArray next = line(); !next.isEmpty() && next != "(none)"; next = line())
            reply += '\n' + next;
        return reply;
    }

    /// The text up to the next prompt, which ends with a colon; empty if there is none.
    QString prompt()
    {
        QByteArray text;
        while (!text.endsWith(": ")) {
            if (m_process.bytesAvailable() == 0 && !m_process.waitForReadyRead(support::maxWait))
                return {};
            text += m_process.readAllStandardOutput();
        }
        return QString::fromUtf8(text);
    }
    /// Sends a line, and returns the text up to the next prompt.
    QString answered(const QString &line)
    {
        send(line.toUtf8());
        return prompt();
    }

    QProcess &process() { return m_process; }

private:
    QProcess m_process;
};
