#include "ui/records/journal.h"

#include "core/format/journalrecord.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ui {

namespace {

constexpr qint64 maxJournalBytes = 8 << 20;
const char *const suffix = ".journal";

QString lockName(const QString &path)
{
    return path + ".lock";
}

/// A lock that only its owner's end makes stale, however long a game takes.
std::shared_ptr<QLockFile> lockOf(const QString &path)
{
    auto lock = std::make_shared<QLockFile>(lockName(path));
    lock->setStaleLockTime(0);
    return lock;
}

/// Whether a lock could be taken, or cannot be taken by anybody: in a folder that is read-only
/// nobody writes.
bool takeIfFree(QLockFile &lock)
{
    return lock.tryLock() || lock.error() != QLockFile::LockFailedError;
}

bool isFinished(const core::GameRecord &game)
{
    // Moves that were taken back may have ended it; it goes on all the same.
    return game.outOfTime
           || isOver(positionAfter(game.start, game.moves, game.ply.value_or(game.moves.size())));
}

/// Puts a damaged journal aside and writes what was read of it in its place. The new name, or
/// empty.
QString setAside(const QString &path, const core::format::JournalContent &journal)
{
    QString aside;
    for (int i = 1; aside.isEmpty() || QFile::exists(aside); ++i)
        aside = path + QString(".damaged-%1").arg(i);
    if (!QFile::copy(path, aside))
        return {};
    if (!journal.valid()) {
        QFile::remove(path);
        return aside;
    }
    const std::string text = core::format::journalRecords(journal.game);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly)
        && file.write(text.data(), qint64(text.size())) == qint64(text.size()) && file.commit())
        return aside;
    QFile::remove(aside); // the journal itself is as it was
    return {};
}

QString problemText(const core::format::JournalContent &journal, const QString &aside)
{
    const QString name = QFileInfo(aside).fileName();
    if (aside.isEmpty())
        return Journal::tr("The journal of this game is damaged; %n move(s) could be read.",
                           nullptr, int(journal.game.moves.size()));
    if (!journal.valid())
        return Journal::tr(
                   "The journal of a game was damaged and nothing of it could be read; it is "
                   "kept as %1.")
            .arg(name);
    return Journal::tr("The journal of this game was damaged: %n move(s) were recovered, and the "
                       "damaged file is kept as %1.",
                       nullptr, int(journal.game.moves.size()))
        .arg(name);
}

QString systemProblem()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

/// The last bytes of a journal, from the beginning of a record: every record is the whole game, and
/// no journal is as long as that but one that was played with for weeks.
QByteArray readEnd(QFile &file)
{
    if (file.size() <= maxJournalBytes)
        return file.readAll();
    file.seek(file.size() - maxJournalBytes);
    const QByteArray end = file.read(maxJournalBytes);
    return end.mid(end.indexOf('\n') + 1);
}

core::format::JournalContent readRecords(const QByteArray &bytes)
{
    return core::format::readJournal({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

/// Takes away what a power cut left of a last record, so that it will not look damaged when records
/// follow it. One that lacks no more than its newline stays.
void dropCutOff(int file)
{
    constexpr off_t longest = 64 << 10;
    const off_t size = ::lseek(file, 0, SEEK_END);
    QByteArray end(qsizetype(std::min(size, longest)), Qt::Uninitialized);
    if (::pread(file, end.data(), std::size_t(end.size()), size - end.size()) != end.size())
        return;
    const qsizetype newline = end.lastIndexOf('\n');
    const QByteArray last = end.mid(newline + 1);
    const bool wholeLine = newline >= 0 || size <= longest;
    if (wholeLine && !last.isEmpty() && !readRecords(last).valid()
        && ::ftruncate(file, size - last.size()) != 0)
        return; // it will be passed over
}

/// Why no file can be written in a folder, found out by writing one.
QString problemOf(const QString &folder)
{
    QTemporaryFile probe(folder + "/probe-XXXXXX");
    if (probe.open() && probe.write("probe") > 0 && probe.flush())
        return Journal::tr("another program holds its lock");
    return probe.errorString();
}

/// Makes the name of a new file last, too.
void syncFolder(const QString &folder)
{
    const int handle =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0)
        return;
    ::fsync(handle);
    ::close(handle);
}

} // namespace

QString journalFolder()
{
    // QStandardPaths knows the folder for states from Qt 6.7 on.
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state))
        state = QDir::homePath() + "/.local/state";
    return state + "/tabuleiro/games";
}

Journal::Journal(const QString &folder, QObject *parent)
    : GameStore(parent)
    , m_folder(folder)
    , m_thread([this](const std::stop_token &quit) { run(quit); })
{
    connect(this, &Journal::reported, this, &Journal::report, Qt::QueuedConnection);
}

Journal::~Journal()
{
    m_thread.request_stop();
    m_thread.join(); // what was given to it is written first
    if (m_file >= 0)
        ::close(m_file);
}

void Journal::beginNew()
{
    m_lock.reset();
    m_path.clear();
    m_failed = false;
    const std::lock_guard lock(m_mutex);
    m_problem.clear();
}

bool Journal::resume(const QString &path)
{
    if (path == m_path)
        return true;
    auto lock = lockOf(path);
    if (!takeIfFree(*lock))
        return false;
    m_lock = std::move(lock);
    m_path = path;
    m_begin = true;
    m_failed = false;
    return true;
}

/// Names a new journal. Nothing of the disk is touched on this thread.
void Journal::nameNew(const core::GameRecord &game)
{
    const QString time = QDateTime::currentDateTimeUtc().toString("yyyyMMdd-HHmmss-zzz");
    const QString game_ = QString::fromUtf8(core::gameName(kindOf(game.start)).data());
    // The time alone may be another program's as well.
    m_path = QString("%1/%2-%3-%4%5")
                 .arg(m_folder, time, game_)
                 .arg(QCoreApplication::applicationPid())
                 .arg(suffix);
    m_lock = lockOf(m_path);
    m_begin = true;
}

bool Journal::append(const core::GameRecord &game, std::chrono::milliseconds patience)
{
    const bool isNew = m_path.isEmpty();
    if (isNew)
        nameNew(game);
    // A game that was opened brings its variations along.
    std::string text =
        isNew ? core::format::journalRecords(game) : core::format::journalRecord(game);
    std::unique_lock lock(m_mutex);
    m_jobs.push_back({m_path, std::move(text), m_lock, std::exchange(m_begin, false)});
    ++m_open;
    m_wake.notify_one();
    const bool done = m_done.wait_for(lock, patience, [this] { return m_open == 0; });
    m_awaited = !done;
    lock.unlock();
    if (done)
        report();
    return done;
}

/// Tells what the writing thread has to tell.
void Journal::report()
{
    QString problem;
    bool done = false;
    {
        const std::lock_guard lock(m_mutex);
        problem = m_problem;
        done = m_open == 0;
    }
    if (!problem.isEmpty() && !std::exchange(m_failed, true))
        emit failed(problem);
    else if (problem.isEmpty() && done && std::exchange(m_failed, false))
        emit recovered();
    if (done && std::exchange(m_awaited, false))
        emit written();
}

void Journal::run(const std::stop_token &quit)
{
    while (true) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return !m_jobs.empty(); }))
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        const QString problem = perform(job);
        job = {}; // a lock that nobody else has any more is free before the job counts as done
        {
            const std::lock_guard lock(m_mutex);
            --m_open;
            m_problem = problem;
        }
        m_done.notify_all();
        emit reported();
    }
}

/// Makes the file the one to be written; what went wrong, or nothing.
QString Journal::open(const Job &job)
{
    if (m_file >= 0)
        ::close(std::exchange(m_file, -1));
    const QString folder = QFileInfo(job.path).path();
    std::error_code problem;
    std::filesystem::create_directories(QFile::encodeName(folder).constData(), problem);
    if (problem)
        return tr("the folder %1 cannot be made: %2", "%2: why")
            .arg(folder, QString::fromLocal8Bit(problem.message().c_str()));
    if (!job.lock->isLocked() && !job.lock->tryLock())
        return tr("files cannot be written in %1: %2", "%2: why").arg(folder, problemOf(folder));
    m_file = ::open(QFile::encodeName(job.path).constData(),
                    O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (m_file < 0)
        return systemProblem();
    dropCutOff(m_file);
    m_whole = ::lseek(m_file, 0, SEEK_END);
    if (m_whole == 0)
        syncFolder(folder);
    return {};
}

/// Appends to the file and forces it to the disk; what went wrong, or nothing.
QString Journal::perform(const Job &job)
{
    if (job.begin || m_file < 0) {
        if (const QString problem = open(job); !problem.isEmpty())
            return problem;
    }
    std::string text = job.text;
    char last = '\n';
    if (m_whole > 0 && ::pread(m_file, &last, 1, m_whole - 1) == 1 && last != '\n')
        text.insert(text.begin(), '\n'); // the record before was cut off
    for (std::size_t at = 0; at < text.size();) {
        const ssize_t count = ::write(m_file, text.data() + at, text.size() - at);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0) {
            const QString problem = systemProblem();
            // Half a record would spoil the next one.
            if (::ftruncate(m_file, m_whole) != 0)
                m_whole += static_cast<std::int64_t>(at);
            return problem;
        }
        at += static_cast<std::size_t>(count);
    }
    m_whole += static_cast<std::int64_t>(text.size());
    return ::fdatasync(m_file) == 0 ? QString() : systemProblem();
}

QList<JournalledGame> Journal::games(const QString &folder, int most)
{
    QList<JournalledGame> games;
    // The names begin with the time.
    const QStringList names =
        QDir(folder).entryList({QString("*") + suffix}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        if (games.size() >= most)
            break;
        const QString path = folder + "/" + name;
        // The lock of a program that was killed is there and yet free.
        if (QFile::exists(lockName(path)) && !takeIfFree(*lockOf(path)))
            continue;
        if (const auto game = read(path))
            games.push_back(*game);
    }
    return games;
}

std::optional<JournalledGame> Journal::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    core::format::JournalContent journal = readRecords(readEnd(file));
    JournalledGame game{path, {}, false, {}};
    if (journal.damaged > 0) {
        const auto lock = lockOf(path);
        QString aside;
        if (takeIfFree(*lock)) {
            // It may be another one than before it was locked.
            file.close();
            if (file.open(QIODevice::ReadOnly))
                journal = readRecords(readEnd(file));
            aside = setAside(path, journal);
        }
        game.problem = problemText(journal, aside);
    }
    if (!journal.valid() && game.problem.isEmpty())
        return std::nullopt; // begun, and ended before its first record
    game.record = journal.game;
    game.over = journal.valid() && isFinished(journal.game);
    if (!journal.valid())
        game.path.clear();
    return game;
}

} // namespace ui
