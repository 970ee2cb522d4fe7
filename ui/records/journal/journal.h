#pragma once

#include "core/storage/filelock.h"
#include "core/storage/filesystem.h"
#include "ui/background/orderedtasks.h"
#include "ui/play/gamestore.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <mutex>

namespace ui {

/// Saves the current game, so that a crash loses nothing: after each change the whole game is
/// appended to its journal and synced to disk. There is one journal per game, locked while it is in
/// use, so that two programs never write the same one. Journals are kept as recent games. If a
/// journal is removed while it is in use, it is recreated.
///
/// Lives on the GUI thread; the thread of m_tasks writes every record, in order, and waits for the
/// disk.
class Journal : public GameStore
{
    Q_OBJECT

public:
    /// `files` must outlive it.
    explicit Journal(const QString &folder, QObject *parent = nullptr,
                     core::storage::FileSystem &files = core::storage::systemFiles());
    /// Waits until all records are written.
    ~Journal() override;

    /// The next record starts a new journal.
    void beginNew() override;
    /// Continues a journal, whose lock is passed.
    void resume(const QString &path, std::shared_ptr<core::storage::FileLock> lock);
    /// The path of the current journal; empty until its first record is being written.
    QString path() const;

    /// Whether saving the current game has failed, as reported by failed().
    bool isFailing() const { return m_failed; }

    /// A record counts as written when it is synced to disk.
    bool append(const core::GameRecord &game, std::chrono::milliseconds patience) override;

    /// The lock file of a journal: while it is locked, a program is using the journal.
    static QString lockName(const QString &path) { return path + ".lock"; }
    /// Locks a journal that is to be continued; null if a program is using it. Read the journal
    /// only afterwards, for it may have grown since it was listed. From any thread.
    static std::shared_ptr<core::storage::FileLock> lock(const QString &path);

signals:
    /// Saving failed; the reason. Reported once until saving succeeds again or another game begins.
    void failed(const QString &why);
    /// Saving works again, and all moves are saved.
    void recovered();
    /// The journal had been removed or replaced, and was recreated with the whole game.
    void recreated();

private:
    struct Outcome
    {
        QString problem; ///< empty if the game was written
        bool recreated = false;
    };
    /// Where a game is written. The writing thread chooses the path of a new journal.
    struct Target
    {
        QString path; // guarded by m_mutex
        std::shared_ptr<core::storage::FileLock> lock;
        Outcome outcome; ///< of the last finished job; guarded by m_mutex
    };
    class Writer;

    void write(const core::GameRecord &game, const std::shared_ptr<Target> &target);
    void report(bool isDone);

    QString m_folder;
    core::storage::FileSystem &m_files;
    std::shared_ptr<Target> m_target; ///< shared with the running jobs; null: a new journal is next
    bool m_failed = false;            ///< failed() was emitted
    bool m_awaited = false;           ///< written() is still to be emitted

    mutable std::mutex m_mutex;
    std::unique_ptr<Writer> m_writer;
    OrderedTasks m_tasks; // last: destroyed, and so finished, before the members that its jobs use
};

} // namespace ui
