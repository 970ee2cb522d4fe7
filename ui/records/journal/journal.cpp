#include "ui/records/journal/journal.h"

#include "core/format/journalrecord.h"
#include "core/storage/appendedfile.h"
#include "core/storage/filewriting.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
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
        // A game that was opened brings its variations along; a record is its line alone.
        const std::error_code problem = m_file->append(
            core::format::journalRecord(game), [&] { return core::format::journalRecords(game); });
        if (m_file->recreated()) {
            // The lock's file may have gone with the journal.
            target->lock->release();
            target->lock->take();
        }
        return {problem ? text(problem) : QString(), m_file->recreated()};
    }

private:
    /// What went wrong, or nothing. What cannot be locked is written all the same: nobody else can
    /// lock it either.
    QString open(const core::GameRecord &game, Target &target)
    {
        const QString folder =
            target.path.isEmpty() ? m_journal.m_folder : QFileInfo(target.path).path();
        if (const std::error_code problem = core::storage::makeFolders(
                m_journal.m_files, QFile::encodeName(folder).toStdString(), ownFolder))
            return tr("the folder %1 cannot be made: %2", "%2: why").arg(folder, text(problem));
        if (target.path.isEmpty()) {
            const QString path = newPath(folder, game);
            const std::lock_guard lock(m_journal.m_mutex);
            target.path = path;
        }
        const std::string path = QFile::encodeName(target.path).toStdString();
        if (!target.lock)
            target.lock = unlocked(target.path);
        if (target.lock->take() == FileLock::Outcome::InUse)
            return tr("another program holds its lock");
        m_file.emplace(m_journal.m_files, path, isRecord);
        return {};
    }

    Journal &m_journal;
    std::weak_ptr<Target> m_target; ///< of m_file
    std::optional<AppendedFile> m_file;
};

Journal::Journal(const QString &folder, QObject *parent, core::storage::FileSystem &files)
    : GameStore(parent)
    , m_folder(folder)
    , m_files(files)
    , m_writer(std::make_unique<Writer>(*this))
{
    // A record could not even be tried to be written: there is no thread for it.
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

/// Writes a game on the thread of the tasks. Keeps the outcome by game: a later record has the
/// whole game as well.
void Journal::write(const core::GameRecord &game, const std::shared_ptr<Target> &target)
{
    const Outcome outcome = m_writer->write(game, target);
    const std::lock_guard lock(m_mutex);
    target->outcome.problem = outcome.problem;
    target->outcome.recreated |= outcome.recreated;
}

/// Reports what is known of the current game; is done where nothing of it is being written.
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
