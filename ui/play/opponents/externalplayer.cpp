#include "ui/play/opponents/externalplayer.h"

#include "core/notation.h"
#include "ui/background/systemtext.h"
#include "ui/common/texts.h"

#include <QFileInfo>
#include <QProcess>

#include <utility>

#include <unistd.h>

namespace ui {

using core::protocol::EngineFailure;
using std::chrono::milliseconds;

namespace {

/// The depth for programs that ignore time limits: takes a few seconds, but always terminates.
constexpr int usualDepth = 20;
constexpr qsizetype standardErrorKept = 1000;

/// Quotes what another program wrote, which may contain any bytes.
QString inQuotes(std::string_view text)
{
    return QString::fromStdString(core::inQuotes(core::trimmed(text)));
}

core::protocol::MoveRequest moveRequest(const ExternalPlayer::Request &request,
                                        milliseconds patience)
{
    core::protocol::MoveRequest move;
    move.start = request.start;
    move.moves = request.moves;
    move.limits = {.time = request.time, .moves = 1, .depth = usualDepth};
    move.patience = patience;
    move.movePatience = move.timedMovePatience = request.time + patience;
    return move;
}

} // namespace

ExternalPlayer::ExternalPlayer(QObject *parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &ExternalPlayer::reportSilence);
}

ExternalPlayer::~ExternalPlayer()
{
    constexpr int killedTime = 1000; // milliseconds, within which a killed process ends
    endProcess();
    for (QProcess *process : findChildren<QProcess *>()) {
        // QProcess's destructor waits for half a minute. What the system does not let end by now,
        // such as a program that waits for a disk, ends without us.
        if (!process->waitForFinished(killedTime))
            process->setParent(nullptr);
    }
}

void ExternalPlayer::start(const ExternalProgram &program, const Request &request)
{
    cancel();
    if (m_process != nullptr && !(m_program == program))
        endProcess();
    m_program = program;
    m_request = request;
    m_thinking = true;
    m_requested = false;
    const int number = ++m_requests;
    // Not before the caller has returned: a failure is reported like any other.
    QMetaObject::invokeMethod(
        this,
        [this, number] {
            if (m_thinking && number == m_requests)
                begin();
        },
        Qt::QueuedConnection);
}

void ExternalPlayer::cancel()
{
    if (m_thinking)
        stop();
}

void ExternalPlayer::stop()
{
    m_thinking = false;
    endProcess();
}

void ExternalPlayer::begin()
{
    if (!supportsStart(m_program.protocol, m_request.start)) {
        fail(tr("%1 cannot play from this start: GTP has only the usual one.")
                 .arg(m_program.title()));
        return;
    }
    if (m_process == nullptr) {
        startProcess();
        return;
    }
    requestMove();
    sendLines();
}

void ExternalPlayer::requestMove()
{
    m_client->requestMove(moveRequest(m_request, m_program.patience));
    m_requested = true;
}

void ExternalPlayer::startProcess()
{
    QStringList arguments = QProcess::splitCommand(m_program.command);
    if (arguments.isEmpty()) {
        fail(tr("No program is named in the Preferences."));
        return;
    }
    m_client = core::protocol::makeClient(m_program.protocol, m_program.patience);
    requestMove();
    m_lines = core::protocol::LineBuffer();
    m_standardErrorTail.clear();
    m_process = new QProcess(this);
    m_process->setProgram(arguments.takeFirst());
    m_process->setArguments(arguments);
    // Many programs look for their files in the folder in which they lie.
    if (const QFileInfo file(m_process->program()); file.isAbsolute())
        m_process->setWorkingDirectory(file.path());
    // The processes that it starts end with it.
    if (const int error = m_group.emplace().error(); error != 0) {
        fail(tr("%1 does not start: %2.", "a program; why")
                 .arg(m_program.title(), systemErrorText({error, std::generic_category()})));
        return;
    }
    m_process->setChildProcessModifier([group = m_group->id()] { ::setpgid(0, group); });
    connect(m_process, &QProcess::started, this, &ExternalPlayer::sendLines);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("%1 does not start: there is no program %2 that can be run.")
                     .arg(m_program.title(), m_process->program()));
    });
    connect(m_process, &QProcess::finished, this, &ExternalPlayer::reportEnd);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ExternalPlayer::read);
    connect(m_process, &QProcess::readyReadStandardError, this, [this] {
        m_standardErrorTail =
            (m_standardErrorTail + m_process->readAllStandardError()).right(standardErrorKept);
    });
    m_process->start();
}

/// Ends the process at once and waits for nothing; Qt frees it when it has ended.
void ExternalPlayer::endProcess()
{
    m_patience.stop();
    if (m_process == nullptr)
        return;
    QProcess *process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    m_group.reset(); // also what it started, which may go on when it has ended
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    process->kill();
}

void ExternalPlayer::sendLines()
{
    const std::vector<std::string> lines = m_client->takeLines();
    for (const std::string &line : lines)
        m_process->write(QByteArray::fromStdString(line) + '\n');
    if (const auto wait = m_client->wait(); wait && !lines.empty())
        m_patience.start(wait->limit);
}

void ExternalPlayer::read()
{
    const QByteArray bytes = m_process->readAllStandardOutput();
    m_lines.append(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    while (const auto line = m_lines.takeLine()) {
        if (line->tooLong)
            continue;
        m_client->receive(line->text);
        if (!m_thinking || !m_requested)
            continue;
        if (m_client->failure())
            reportFailure();
        else if (m_client->isIdle())
            complete();
        else
            sendLines();
        // Whoever receives the answer may end the process or begin another request.
        if (m_process == nullptr)
            return;
    }
}

void ExternalPlayer::complete()
{
    m_patience.stop();
    m_thinking = false;
    emit answered(*m_client->move());
}

void ExternalPlayer::reportFailure()
{
    const EngineFailure failure = *m_client->failure();
    switch (failure.kind) {
    case EngineFailure::Kind::RefusedCommand:
    case EngineFailure::Kind::RefusedMove:
        fail(tr("%1 refused the command %2: %3.")
                 .arg(m_program.title(), inQuotes(failure.command), inQuotes(failure.text)));
        return;
    case EngineFailure::Kind::IllegalMove:
        fail(tr("%1 answered with an illegal move: %2.")
                 .arg(m_program.title(), errorText(*failure.error)));
        return;
    case EngineFailure::Kind::Resigned:
        fail(tr("%1 gives up.").arg(m_program.title()));
        return;
    }
}

void ExternalPlayer::reportSilence()
{
    const auto wait = m_client->wait();
    const int limit = core::protocol::wholeSeconds(wait->limit);
    const QString command = inQuotes(wait->command);
    if (m_client->isGreeted()) {
        fail(tr("%1 did not answer %2 within %n second(s).", nullptr, limit)
                 .arg(m_program.title(), command));
        return;
    }
    const std::string protocol(protocolName(m_program.protocol));
    fail(tr("%1 does not speak %2: it did not answer %3 within %n second(s).", nullptr, limit)
             .arg(m_program.title(), QString::fromStdString(protocol), command));
}

/// An end between two requests does no harm: the next one starts the program again.
void ExternalPlayer::reportEnd()
{
    read();
    if (m_process == nullptr)
        return;
    if (!m_thinking || m_client->isIdle()) {
        endProcess();
        return;
    }
    m_standardErrorTail += m_process->readAllStandardError();
    const bool crashed = m_process->exitStatus() == QProcess::CrashExit;
    QString how = crashed ? tr("it crashed") : tr("its status was %1").arg(m_process->exitCode());
    const QByteArray written = m_standardErrorTail.trimmed();
    if (!written.isEmpty())
        how = tr("%1, and it said %2")
                  .arg(how, inQuotes(written.mid(written.lastIndexOf('\n') + 1).toStdString()));
    fail(tr("%1 ended instead of answering (%2).").arg(m_program.title(), how));
}

void ExternalPlayer::fail(const QString &message)
{
    endProcess();
    m_thinking = false;
    emit failed(message);
}

} // namespace ui
