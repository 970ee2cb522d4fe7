#include "ui/journal.h"

#include "core/format/journalrecord.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <cerrno>
#include <cstring>

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
std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(lockName(path));
    lock->setStaleLockTime(0);
    return lock;
}

bool isFinished(const core::GameRecord &game)
{
    return game.outOfTime || isOver(positionAfter(game.start, game.moves, game.moves.size()));
}

/// Puts a damaged journal aside and writes what was read of it in its place. The new name, or
/// empty.
QString setAside(const QString &path, const core::format::Journal &journal)
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
    // The lines that were left are told by records of their own.
    std::string text;
    core::GameRecord line = journal.game;
    for (const auto &moves : journal.game.variations) {
        line.moves = moves;
        line.ply = moves.size();
        text += core::format::journalRecord(line);
    }
    text += core::format::journalRecord(journal.game);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text.data(), qint64(text.size())) >= 0)
        file.commit();
    return aside;
}

QString problemText(const core::format::Journal &journal, const QString &aside)
{
    const QString name = QFileInfo(aside).fileName();
    if (!journal.valid())
        return Journal::tr(
                   "The journal of a game was damaged and nothing of it could be read; it is "
                   "kept as %1.")
            .arg(name);
    if (aside.isEmpty())
        return Journal::tr("The journal of this game is damaged; %n move(s) could be read.",
                           nullptr, int(journal.game.moves.size()));
    return Journal::tr("The journal of this game was damaged: %n move(s) were recovered, and the "
                       "damaged file is kept as %1.",
                       nullptr, int(journal.game.moves.size()))
        .arg(name);
}

std::string systemProblem()
{
    return std::strerror(errno);
}

/// Makes the name of a new file last, too.
void syncFolderOf(const std::string &path)
{
    const std::string folder = path.substr(0, path.rfind('/'));
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
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
    : QObject(parent)
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
}

bool Journal::resume(const QString &path)
{
    if (path == m_path)
        return true;
    auto lock = lockOf(path);
    if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError)
        return false;
    m_lock = std::move(lock);
    m_path = path;
    m_begin = true;
    m_failed = false;
    return true;
}

bool Journal::openNew(const core::GameRecord &game)
{
    if (!QDir().mkpath(m_folder)) {
        fail(tr("the folder %1 cannot be made").arg(m_folder));
        return false;
    }
    const QString time = QDateTime::currentDateTimeUtc().toString("yyyyMMdd-HHmmss-zzz");
    const QString game_ = QString::fromUtf8(core::gameName(kindOf(game.start)).data());
    // The time alone may be another program's as well.
    const QString path = QString("%1/%2-%3-%4%5")
                             .arg(m_folder, time, game_)
                             .arg(QCoreApplication::applicationPid())
                             .arg(suffix);
    auto lock = lockOf(path);
    if (!lock->tryLock()) {
        fail(tr("files cannot be written in %1").arg(m_folder));
        return false;
    }
    m_lock = std::move(lock);
    m_path = path;
    m_begin = true;
    return true;
}

bool Journal::append(const core::GameRecord &game, std::chrono::milliseconds patience)
{
    if (m_path.isEmpty() && !openNew(game))
        return true;
    std::unique_lock lock(m_mutex);
    m_jobs.push_back(
        {m_path.toStdString(), core::format::journalRecord(game), std::exchange(m_begin, false)});
    ++m_open;
    m_wake.notify_one();
    const bool done = m_done.wait_for(lock, patience, [this] { return m_open == 0; });
    m_awaited = !done;
    lock.unlock();
    if (done)
        report();
    return done;
}

void Journal::fail(const QString &why)
{
    if (std::exchange(m_failed, true))
        return;
    emit failed(why);
}

/// Tells what the writing thread has to tell.
void Journal::report()
{
    std::string problem;
    bool done = false;
    {
        const std::lock_guard lock(m_mutex);
        problem.swap(m_problem);
        done = m_open == 0;
    }
    if (!problem.empty())
        fail(QString::fromLocal8Bit(problem.c_str()));
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
        const std::string problem = perform(job);
        {
            const std::lock_guard lock(m_mutex);
            --m_open;
            if (!problem.empty())
                m_problem = problem;
        }
        m_done.notify_all();
        emit reported();
    }
}

/// Appends to the file and forces it to the disk; what went wrong, or nothing.
std::string Journal::perform(const Job &job)
{
    if (job.begin || m_file < 0) {
        if (m_file >= 0)
            ::close(m_file);
        m_file = ::open(job.path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (m_file < 0)
            return systemProblem();
        m_whole = ::lseek(m_file, 0, SEEK_END);
        if (m_whole == 0)
            syncFolderOf(job.path);
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
            const std::string problem = systemProblem();
            // Half a record would spoil the next one.
            if (::ftruncate(m_file, m_whole) != 0)
                m_whole += static_cast<std::int64_t>(at);
            return problem;
        }
        at += static_cast<std::size_t>(count);
    }
    m_whole += static_cast<std::int64_t>(text.size());
    return ::fdatasync(m_file) == 0 ? std::string() : systemProblem();
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
        auto lock = lockOf(path);
        // Where the folder is read-only there is no lock, and nobody else writes there either.
        if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError)
            continue;
        if (const auto game = read(path))
            games.push_back(*game);
    }
    return games;
}

std::optional<JournalledGame> Journal::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxJournalBytes)
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    file.close();
    const auto journal =
        core::format::readJournal({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    JournalledGame game{path, journal.game, false, {}};
    if (journal.damaged > 0)
        game.problem = problemText(journal, setAside(path, journal));
    if (!journal.valid() && game.problem.isEmpty())
        return std::nullopt; // begun, and ended before its first record
    game.over = journal.valid() && isFinished(journal.game);
    if (!journal.valid())
        game.path.clear();
    return game;
}

} // namespace ui
