#include "ui/externalplayer.h"

#include "core/format/ggf.h"
#include "core/notation.h"

#include <QFileInfo>
#include <QProcess>

#include <algorithm>
#include <cmath>
#include <utility>

#include <csignal>
#include <unistd.h>

namespace ui {

using core::Othello;
using std::chrono::milliseconds;

namespace {

/// Of a program that heeds no clock: as deep as takes it seconds, and does end.
constexpr int nboardDepth = 20;
constexpr qsizetype longestLine = 1 << 20;
constexpr qsizetype complaintsKept = 1000;

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

/// A line of another program, whatever it holds, in quotes.
QString heard(const QByteArray &line)
{
    return text(
        core::quoted(core::trimmed(std::string_view(line.constData(), std::size_t(line.size())))));
}

/// Whole, at least 1: no protocol has less.
int wholeSeconds(milliseconds time)
{
    return std::max(1, static_cast<int>(std::lround(std::chrono::duration<double>(time).count())));
}

} // namespace

QString ExternalProgram::title() const
{
    if (!name.trimmed().isEmpty())
        return name.trimmed();
    const QStringList words = QProcess::splitCommand(command);
    return words.isEmpty() ? QString() : QFileInfo(words.constFirst()).fileName();
}

ExternalPlayer::ExternalPlayer(QObject *parent)
    : QObject(parent)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &ExternalPlayer::tellSilence);
}

ExternalPlayer::~ExternalPlayer()
{
    endProcess();
    // They are killed; Qt complains of those whose end it has not seen.
    for (QProcess *process : findChildren<QProcess *>())
        process->waitForFinished();
}

void ExternalPlayer::ask(const ExternalProgram &program, const Question &question)
{
    cancel();
    if (m_process != nullptr && !(m_program == program))
        endProcess();
    m_program = program;
    m_question = question;
    m_position = question.start;
    for (const core::Move move : question.moves)
        m_position.play(move);
    m_thinking = true;
    const int asked = ++m_asked;
    // Not before the caller has returned: a failure is told like any other.
    QMetaObject::invokeMethod(
        this,
        [this, asked] {
            if (m_thinking && asked == m_asked)
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
    if (m_program.protocol == ExternalProgram::Protocol::Gtp && m_question.start != Othello()) {
        fail(tr("%1 cannot be told this start: GTP knows the usual one alone.")
                 .arg(m_program.title()));
        return;
    }
    if (m_process == nullptr) {
        startProcess();
        return;
    }
    planQuestion();
    proceed();
}

void ExternalPlayer::startProcess()
{
    QStringList words = QProcess::splitCommand(m_program.command);
    if (words.isEmpty()) {
        fail(tr("No program is named in the Preferences."));
        return;
    }
    m_greeted = m_knowsTime = m_dropping = false;
    m_line.clear();
    m_complaints.clear();
    m_process = new QProcess(this);
    m_process->setProgram(words.takeFirst());
    m_process->setArguments(words);
    // Many look for their files beside themselves.
    if (const QFileInfo file(m_process->program()); file.isAbsolute())
        m_process->setWorkingDirectory(file.path());
    // A group of its own, so that what it starts ends with it.
    m_process->setChildProcessModifier([] { ::setpgid(0, 0); });
    connect(m_process, &QProcess::started, this, [this] {
        planGreeting();
        proceed();
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(tr("%1 does not start: there is no program %2 that may be run. Its command is in "
                    "the Preferences.")
                     .arg(m_program.title(), m_process->program()));
    });
    connect(m_process, &QProcess::finished, this, &ExternalPlayer::tellEnd);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &ExternalPlayer::read);
    connect(m_process, &QProcess::readyReadStandardError, this, [this] {
        m_complaints = (m_complaints + m_process->readAllStandardError()).right(complaintsKept);
    });
    m_process->start();
}

/// Ends the process at once and waits for nothing; Qt frees it when it has ended.
void ExternalPlayer::endProcess()
{
    m_patience.stop();
    m_steps.clear();
    if (m_process == nullptr)
        return;
    QProcess *process = std::exchange(m_process, nullptr);
    process->disconnect(this);
    if (process->state() == QProcess::NotRunning) {
        process->deleteLater();
        return;
    }
    connect(process, &QProcess::finished, process, &QObject::deleteLater);
    connect(process, &QProcess::errorOccurred, process, &QObject::deleteLater);
    if (const qint64 id = process->processId(); id > 0)
        ::kill(static_cast<pid_t>(-id), SIGKILL);
    process->kill();
}

void ExternalPlayer::planGreeting()
{
    if (m_program.protocol == ExternalProgram::Protocol::NBoard) {
        m_steps.push_back({"nboard 2", Want::Nothing, {}});
        planPing();
        return;
    }
    // Asked for its manners alone; a program may know neither command.
    m_steps.push_back({"name", Want::Response, m_program.patience});
    m_steps.push_back({"known_command time_settings", Want::TimeKnown, m_program.patience});
}

void ExternalPlayer::planQuestion()
{
    if (m_program.protocol == ExternalProgram::Protocol::Gtp)
        planGtpQuestion();
    else
        planNBoardQuestion();
}

void ExternalPlayer::planGtpQuestion()
{
    m_steps.push_back({"boardsize 8", Want::Response, m_program.patience});
    m_steps.push_back({"clear_board", Want::Acceptance, m_program.patience});
    if (m_knowsTime) {
        const QByteArray time = QByteArray::number(wholeSeconds(m_question.time));
        m_steps.push_back({"time_settings 0 " + time + " 1", Want::Response, m_program.patience});
    }
    Othello position = m_question.start;
    const auto colour = [&position] {
        return QByteArray::fromStdString(
            std::string(core::format::gtpColour(position.sideToMove())));
    };
    for (const core::Move move : m_question.moves) {
        // Programs that pass by themselves may refuse to be told.
        m_steps.push_back(
            {"play " + colour() + ' ' + QByteArray::fromStdString(position.moveText(move)),
             move == Othello::pass ? Want::Response : Want::Acceptance, m_program.patience});
        position.play(move);
    }
    m_steps.push_back(
        {"genmove " + colour(), Want::GtpMove, m_question.time + milliseconds(m_program.patience)});
}

void ExternalPlayer::planNBoardQuestion()
{
    core::GameRecord game;
    game.start = m_question.start;
    game.moves = m_question.moves;
    game.players = {"Black", "White"};
    // A clock for the rest of the game is the protocol's only word about time.
    const int moves = (m_position.empties() + 1) / 2;
    const int clock = wholeSeconds(m_question.time * std::max(1, moves));
    game.clocks = core::Clocks{clock, 0, {clock, clock}};
    const std::string told = core::format::writeGgf(game);
    m_steps.push_back({"set depth " + QByteArray::number(nboardDepth), Want::Nothing, {}});
    m_steps.push_back({"set game " + QByteArray::fromStdString(told).trimmed(), Want::Nothing, {}});
    planPing();
    m_steps.push_back({"go", Want::NBoardMove, m_question.time + milliseconds(m_program.patience)});
}

/// Has the program answer when it has done all it was told before.
void ExternalPlayer::planPing()
{
    m_steps.push_back({"ping " + QByteArray::number(++m_pings), Want::Pong, m_program.patience});
}

/// Sends what can be sent.
void ExternalPlayer::proceed()
{
    if (m_steps.empty() && !m_greeted) {
        m_greeted = true;
        planQuestion();
    }
    while (!m_steps.empty()) {
        const Step &step = m_steps.front();
        m_process->write(step.line + '\n');
        if (step.want != Want::Nothing) {
            m_response = {};
            m_patience.start(step.patience);
            return;
        }
        m_steps.pop_front();
    }
}

void ExternalPlayer::read()
{
    m_line += m_process->readAllStandardOutput();
    qsizetype start = 0;
    // An answer may end the process, or begin another question.
    for (qsizetype end; (end = m_line.indexOf('\n', start)) >= 0;) {
        const QByteArray line = m_line.mid(start, end - start);
        start = end + 1;
        if (std::exchange(m_dropping, false) || m_steps.empty())
            continue;
        take(line);
        if (m_process == nullptr)
            return;
    }
    m_line.remove(0, start);
    if (m_line.size() > longestLine) {
        m_line.clear();
        m_dropping = true;
    }
}

void ExternalPlayer::take(const QByteArray &line)
{
    const std::string_view view(line.constData(), static_cast<std::size_t>(line.size()));
    switch (m_steps.front().want) {
    case Want::Nothing:
        return;
    case Want::Pong:
        if (core::format::isNBoardPong(view, m_pings)) {
            m_steps.pop_front();
            proceed();
        }
        return;
    case Want::NBoardMove:
        if (const auto move = core::format::nboardMove(view))
            takeMove(*move);
        return;
    case Want::Response:
    case Want::Acceptance:
    case Want::TimeKnown:
    case Want::GtpMove:
        if (m_response.take(view))
            takeResponse();
        return;
    }
}

void ExternalPlayer::takeResponse()
{
    const Step step = m_steps.front();
    const QString said = text(core::quoted(m_response.text()));
    if (step.want == Want::GtpMove && m_response.accepted()) {
        takeMove(m_response.text());
        return;
    }
    if (step.want == Want::GtpMove || (step.want == Want::Acceptance && !m_response.accepted())) {
        fail(tr("%1 refused the command %2: %3.").arg(m_program.title(), heard(step.line), said));
        return;
    }
    if (step.want == Want::TimeKnown)
        m_knowsTime = m_response.accepted() && core::lowerCase(m_response.text()) == "true";
    m_steps.pop_front();
    proceed();
}

void ExternalPlayer::takeMove(const std::string &answer)
{
    if (core::lowerCase(answer) == "resign") {
        fail(tr("%1 gives up.").arg(m_program.title()));
        return;
    }
    const auto move = core::format::parseEngineMove(m_position, answer);
    if (!move) {
        fail(tr("%1 answered no legal move: %2.")
                 .arg(m_program.title(), QString::fromStdString(move.error())));
        return;
    }
    m_patience.stop();
    m_steps.clear();
    m_thinking = false;
    emit answered(*move);
}

void ExternalPlayer::tellSilence()
{
    const Step step = m_steps.front();
    const int limit = wholeSeconds(step.patience);
    const QString asked = heard(step.line);
    if (m_greeted) {
        fail(tr("%1 did not answer %2 within %n second(s).", nullptr, limit)
                 .arg(m_program.title(), asked));
        return;
    }
    const bool gtp = m_program.protocol == ExternalProgram::Protocol::Gtp;
    fail(tr("%1 does not speak %2: it did not answer %3 within %n second(s).", nullptr, limit)
             .arg(m_program.title(), gtp ? "GTP" : "NBoard", asked));
}

/// An end between two questions does no harm: the next one starts the program anew.
void ExternalPlayer::tellEnd()
{
    read();
    if (m_process == nullptr)
        return;
    if (!m_thinking || (m_greeted && m_steps.empty())) {
        endProcess();
        return;
    }
    m_complaints += m_process->readAllStandardError();
    const bool crashed = m_process->exitStatus() == QProcess::CrashExit;
    QString how = crashed ? tr("it crashed") : tr("its status was %1").arg(m_process->exitCode());
    const QByteArray complaint = m_complaints.trimmed();
    if (!complaint.isEmpty())
        how = tr("%1, and it said %2")
                  .arg(how, heard(complaint.mid(complaint.lastIndexOf('\n') + 1)));
    fail(tr("%1 ended instead of answering (%2).").arg(m_program.title(), how));
}

void ExternalPlayer::fail(const QString &message)
{
    endProcess();
    m_thinking = false;
    emit failed(message);
}

} // namespace ui
