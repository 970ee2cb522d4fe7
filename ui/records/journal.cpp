#include "ui/records/journal.h"

#include "core/format/journalrecord.h"
#include "core/storage/appendedfile.h"
#include "core/storage/filewriting.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <exception>
#include <new>
#include <utility>

namespace ui {

using core::storage::AppendedFile;
using core::storage::FileLock;

namespace {

constexpr mode_t ownFolder = 0700; // as the XDG Base Directory Specification has it

const char *const timeFormat = "yyyyMMdd-HHmmss-zzz";

QString text(const std::error_code &problem)
{
    return QString::fromLocal8Bit(problem.message().c_str());
}

bool isRecord(std::string_view line)
{
    return core::format::readJournal(line).valid();
}

/// The time that a new journal is named after: now, but after that of every other journal, for
/// their order is that of their names, and clocks are set back.
QDateTime timeOfNext(const QString &folder)
{
    QDateTime now = QDateTime::currentDateTimeUtc();
    const QStringList names =
        QDir(folder).entryList({"*.journal"}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        QDateTime last = QDateTime::fromString(name.left(int(qstrlen(timeFormat))), timeFormat);
        last.setTimeSpec(Qt::UTC);
        if (last.isValid())
            return std::max(now, last.addMSecs(1));
    }
    return now;
}

QString newPath(const QString &folder, const core::GameRecord &game)
{
    // The time alone may be another program's as well.
    return QString("%1/%2-%3-%4.journal")
        .arg(folder, timeOfNext(folder).toString(timeFormat),
             QString::fromUtf8(core::gameName(kindOf(game.start)).data()))
        .arg(QCoreApplication::applicationPid());
}

std::shared_ptr<FileLock> unlocked(const QString &path)
{
    return std::make_shared<FileLock>(QFile::encodeName(Journal::lockName(path)).toStdString());
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

/// Does the jobs, on the writing thread.
class Journal::Writer
{
public:
    explicit Writer(Journal &journal)
        : m_journal(journal)
    {}

    Outcome write(const Job &job)
    {
        if (m_target.lock() != job.target) {
            m_file.reset();
            m_target = job.target;
        }
        if (!m_file) {
            if (const QString problem = open(job); !problem.isEmpty())
                return {problem};
        }
        // A game that was opened brings its variations along; a record is its line alone.
        const std::error_code problem = m_file->append(core::format::journalRecord(job.game), [&] {
            return core::format::journalRecords(job.game);
        });
        if (m_file->madeAgain()) {
            // The lock's file may have gone with the journal.
            job.target->lock->release();
            job.target->lock->take();
        }
        return {problem ? text(problem) : QString(), m_file->madeAgain()};
    }

private:
    /// What went wrong, or nothing. What cannot be locked is written all the same: nobody else can
    /// lock it either.
    QString open(const Job &job)
    {
        const QString folder =
            job.target->path.isEmpty() ? m_journal.m_folder : QFileInfo(job.target->path).path();
        if (const std::error_code problem = core::storage::makeFolders(
                m_journal.m_files, QFile::encodeName(folder).toStdString(), ownFolder))
            return tr("the folder %1 cannot be made: %2", "%2: why").arg(folder, text(problem));
        if (job.target->path.isEmpty()) {
            const QString path = newPath(folder, job.game);
            const std::lock_guard lock(m_journal.m_mutex);
            job.target->path = path;
        }
        const std::string path = QFile::encodeName(job.target->path).toStdString();
        if (!job.target->lock)
            job.target->lock = unlocked(job.target->path);
        if (job.target->lock->take() == FileLock::Outcome::InUse)
            return tr("another program holds its lock");
        m_file.emplace(m_journal.m_files, path, isRecord);
        return {};
    }

    Journal &m_journal;
    std::weak_ptr<Target> m_target; ///< of m_file
    std::optional<AppendedFile> m_file;
};

Journal::Journal(const QString &folder, QObject *parent, core::storage::FileCalls &files)
    : GameStore(parent)
    , m_folder(folder)
    , m_files(files)
    , m_thread([this](const std::stop_token &quit) { run(quit); })
{
    connect(this, &Journal::reported, this, &Journal::report, Qt::QueuedConnection);
}

Journal::~Journal()
{
    m_thread.request_stop();
    m_thread.join(); // what was given to it is written first
}

QString Journal::path() const
{
    const std::lock_guard lock(m_mutex);
    return m_target ? m_target->path : QString();
}

void Journal::beginNew()
{
    m_target.reset();
    m_failed = false;
}

void Journal::resume(const QString &path, std::shared_ptr<FileLock> lock)
{
    m_target = std::make_shared<Target>(Target{path, std::move(lock), {}});
    m_failed = false;
}

std::shared_ptr<FileLock> Journal::lock(const QString &path)
{
    auto lock = unlocked(path);
    return lock->take() == FileLock::Outcome::InUse ? nullptr : lock;
}

bool Journal::append(const core::GameRecord &game, std::chrono::milliseconds patience)
{
    if (!m_target)
        m_target = std::make_shared<Target>();
    std::unique_lock lock(m_mutex);
    m_jobs.push_back({game, m_target});
    ++m_open;
    m_wake.notify_one();
    const bool done = m_done.wait_for(lock, patience, [this] { return m_open == 0; });
    m_awaited = !done;
    lock.unlock();
    if (done)
        report();
    return done;
}

/// Reports what the writing thread has found about the game in hand.
void Journal::report()
{
    Outcome outcome;
    bool done = false;
    {
        const std::lock_guard lock(m_mutex);
        if (m_target) {
            outcome = m_target->outcome;
            m_target->outcome.madeAgain = false;
        }
        done = m_open == 0;
    }
    if (!outcome.problem.isEmpty() && !std::exchange(m_failed, true))
        emit failed(outcome.problem);
    else if (outcome.problem.isEmpty() && done && std::exchange(m_failed, false))
        emit recovered();
    if (outcome.madeAgain)
        emit madeAgain();
    if (done && std::exchange(m_awaited, false))
        emit written();
}

/// No exception leaves the writing thread: the record after this one has the whole game as well.
Journal::Outcome Journal::outcomeOf(Writer &writer, const Job &job)
{
    try {
        return writer.write(job);
    } catch (const std::bad_alloc &) {
        return {tr("out of memory")};
    } catch (const std::exception &problem) {
        return {QString::fromLocal8Bit(problem.what())};
    }
}

void Journal::run(const std::stop_token &quit)
{
    Writer writer(*this);
    while (true) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return !m_jobs.empty(); }))
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        const Outcome outcome = outcomeOf(writer, job);
        {
            const std::lock_guard lock(m_mutex);
            job.target->outcome.problem = outcome.problem;
            job.target->outcome.madeAgain |= outcome.madeAgain;
        }
        job = {}; // a lock that nobody else has any more is free before the job counts as done
        {
            const std::lock_guard lock(m_mutex);
            --m_open;
        }
        m_done.notify_all();
        emit reported();
    }
}

} // namespace ui
