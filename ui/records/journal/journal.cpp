#include "ui/records/journal/journal.h"

#include "core/format/journalrecord.h"
#include "core/storage/appendedfile.h"
#include "core/storage/filewriting.h"
#include "ui/background/systemtext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace ui {

using core::storage::AppendedFile;
using core::storage::FileLock;

namespace {

constexpr mode_t ownFolder = 0700; // required by the XDG Base Directory Specification

const char *const timeFormat = "yyyyMMdd-HHmmss-zzz";

bool isRecord(std::string_view line)
{
    return core::format::readJournal(line).valid();
}

/// The time for a new journal's name: now, but later than all other journals, which are ordered by
/// name even if the clock was set back.
QDateTime timeOfNext(const QString &folder)
{
    QDateTime now = QDateTime::currentDateTimeUtc();
    const QStringList names =
        QDir(folder).entryList({"*.journal"}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names) {
        const QDateTime read =
            QDateTime::fromString(name.left(int(qstrlen(timeFormat))), timeFormat);
        if (read.isValid()) {
            const QDateTime last(read.date(), read.time(), QTimeZone::utc());
            return std::max(now, last.addMSecs(1));
        }
    }
    return now;
}

QString newPath(const QString &folder, const core::GameRecord &game)
{
    // The process id distinguishes journals that two programs create at the same time.
    return QString("%1/%2-%3-%4.journal")
        .arg(folder, timeOfNext(folder).toString(timeFormat),
             QString::fromUtf8(core::gameName(kindOf(game.start))))
        .arg(QCoreApplication::applicationPid());
}

std::shared_ptr<FileLock> unlocked(const QString &path)
{
    return std::make_shared<FileLock>(encodedPath(Journal::lockName(path)));
}

} // namespace

/// Writes the records, on the thread of the tasks.
class Journal::Writer
{
public:
    explicit Writer(Journal &journal)
        : m_journal(journal)
    {}

    Outcome write(const core::GameRecord &game, const std::shared_ptr<Target> &target)
    {
        if (m_target.lock() != target) {
            m_file.reset();
            m_target = target;
        }
        if (!m_file) {
            if (const QString problem = open(game, *target); !problem.isEmpty())
                return {problem};
        }
        // One record contains only one line; a new file also needs the game's variations.
        const std::error_code problem = m_file->append(
            core::format::journalRecord(game), [&] { return core::format::journalRecords(game); });
        if (m_file->recreated()) {
            // The lock file may have been removed together with the journal.
            target->lock->release();
            target->lock->take();
        }
        return {problem ? systemErrorText(problem) : QString(), m_file->recreated()};
    }

private:
    /// An error message, or nothing. A file that cannot be locked is written anyway: nobody else
    /// can lock it either.
    QString open(const core::GameRecord &game, Target &target)
    {
        const QString folder =
            target.path.isEmpty() ? m_journal.m_folder : QFileInfo(target.path).path();
        if (const std::error_code problem =
                core::storage::makeFolders(m_journal.m_files, encodedPath(folder), ownFolder))
            return tr("the folder %1 cannot be made: %2", "%2: why")
                .arg(folder, systemErrorText(problem));
        if (target.path.isEmpty()) {
            const QString path = newPath(folder, game);
            const std::lock_guard lock(m_journal.m_mutex);
            target.path = path;
        }
        const std::string path = encodedPath(target.path);
        if (!target.lock)
            target.lock = unlocked(target.path);
        if (target.lock->take() == FileLock::Outcome::InUse)
            return tr("another program holds its lock");
        m_file.emplace(m_journal.m_files, path, isRecord);
        return {};
    }

    Journal &m_journal;
    std::weak_ptr<Target> m_target; ///< for which m_file is open
    std::optional<AppendedFile> m_file;
};

Journal::Journal(const QString &folder, QObject *parent, core::storage::FileSystem &files)
    : GameStore(parent)
    , m_folder(folder)
    , m_files(files)
    , m_writer(std::make_unique<Writer>(*this))
{
    // No thread could be created to write the record.
    connect(&m_tasks, &OrderedTasks::failed, this, [this](const QString &problem) {
        if (m_target) {
            const std::lock_guard lock(m_mutex);
            m_target->outcome.problem = problem;
        }
        report(!m_tasks.isBusy());
    });
}

Journal::~Journal() = default;

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
    m_tasks.add([this, game, target = m_target]() -> OrderedTasks::Completion {
        write(game, target);
        return [this] { report(!m_tasks.isBusy()); };
    });
    const bool isDone = m_tasks.waitForDone(patience);
    m_awaited = !isDone;
    if (isDone)
        report(isDone);
    return isDone;
}

/// Called on the writing thread. Only the last outcome for a game counts, because every record
/// contains the whole game.
void Journal::write(const core::GameRecord &game, const std::shared_ptr<Target> &target)
{
    const Outcome outcome = m_writer->write(game, target);
    const std::lock_guard lock(m_mutex);
    target->outcome.problem = outcome.problem;
    target->outcome.recreated |= outcome.recreated;
}

/// Reports the outcome for the current game; `isDone`: no write is pending.
void Journal::report(bool isDone)
{
    Outcome outcome;
    if (m_target) {
        const std::lock_guard lock(m_mutex);
        outcome = m_target->outcome;
        m_target->outcome.recreated = false;
    }
    if (!outcome.problem.isEmpty() && !std::exchange(m_failed, true))
        emit failed(outcome.problem);
    else if (outcome.problem.isEmpty() && isDone && std::exchange(m_failed, false))
        emit recovered();
    if (outcome.recreated)
        emit recreated();
    if (isDone && std::exchange(m_awaited, false))
        emit written();
}

} // namespace ui
