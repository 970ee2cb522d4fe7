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

/// Keeps the game that is being played, so that no crash loses it: after each change the whole game
/// is appended to its journal and forced to the disk. One journal a game, locked while it is being
/// written, so that two programs never write the same. The journals stay, as recent games. A
/// journal that is removed while it is written is recreated.
///
/// Lives on the GUI thread; the disk is waited for on the thread of its tasks, which writes every
/// record, in order.
class Journal : public GameStore
{
    Q_OBJECT

public:
    /// The calls must outlive it.
    explicit Journal(const QString &folder, QObject *parent = nullptr,
                     core::storage::FileSystem &files = core::storage::systemFiles());
    /// Returns when all records are written.
    ~Journal() override;

    /// The next record begins a new journal.
    void beginNew() override;
    /// Goes on in a journal, with its lock.
    void resume(const QString &path, std::shared_ptr<core::storage::FileLock> lock);
    /// The journal being written, empty before its first record reached the writing thread.
    QString path() const;

    /// Whether the current game cannot be saved, as failed() said.
    bool isFailing() const { return m_failed; }

    /// Written means forced to the disk.
    bool append(const core::GameRecord &game, std::chrono::milliseconds patience) override;

    /// A journal's file that says which program is writing it, by being locked.
    static QString lockName(const QString &path) { return path + ".lock"; }
    /// The lock of a journal that is to be continued; null where a program is writing it. Until
    /// then it may have grown since it was listed: read it afterwards. From any thread.
    static std::shared_ptr<core::storage::FileLock> lock(const QString &path);

signals:
    /// The game cannot be saved, and why. Reported once until it can be again, or another one
    /// begins.
    void failed(const QString &why);
    /// The game is saved again, with all its moves.
    void recovered();
    /// The journal had been removed or replaced, and was recreated with the whole game.
    void recreated();

private:
    struct Outcome
    {
        QString problem; ///< empty where the game was written
        bool recreated = false;
    };
    /// What a game is written to. The path of a new one is chosen by the writing thread.
    struct Target
    {
        QString path; // guarded by m_mutex
        std::shared_ptr<core::storage::FileLock> lock;
        Outcome outcome; ///< of its last job that was finished; guarded by m_mutex
    };
    class Writer;

    void write(const core::GameRecord &game, const std::shared_ptr<Target> &target);
    void report(bool isDone);

    QString m_folder;
    core::storage::FileSystem &m_files;
    std::shared_ptr<Target>
        m_target;           ///< the jobs that run have it as well; null: a new one is next
    bool m_failed = false;  ///< reported already
    bool m_awaited = false; ///< written() is owed

    mutable std::mutex m_mutex;
    std::unique_ptr<Writer> m_writer;
    OrderedTasks m_tasks; // last: the rest is there until it is done
};

} // namespace ui
