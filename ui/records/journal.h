#pragma once

#include "core/storage/filecalls.h"
#include "core/storage/filelock.h"
#include "ui/play/gamestore.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace ui {

/// A game that was journalled.
struct JournalledGame
{
    QString path;
    core::GameRecord record;
    bool over = false;  ///< the game was finished
    QString problem;    ///< a sentence, where the journal could not be read as it is; else empty
    bool inUse = false; ///< it is being written, here or by another program
    bool interrupted = false; ///< the program that was writing it was killed
};

/// The folder that journals are kept in: of the state, not of settings or documents.
QString journalFolder();

/// Keeps the game that is being played, so that no crash loses it: after each change the whole game
/// is appended to its journal and forced to the disk. One journal a game, locked while it is being
/// written, so that two programs never write the same. The journals stay, as recent games. A
/// journal that is removed while it is written is recreated.
///
/// Lives on the GUI thread; the disk is waited for on a thread of its own, which writes every
/// record, in order: no ai::LatestWorker, which drops all requests but the latest.
class Journal : public GameStore
{
    Q_OBJECT

public:
    /// The calls must outlive it.
    explicit Journal(const QString &folder, QObject *parent = nullptr,
                     core::storage::FileCalls &files = core::storage::systemFiles());
    ~Journal() override;

    /// The next record begins a new journal.
    void beginNew() override;
    /// Goes on in a journal, with its lock.
    void resume(const QString &path, std::shared_ptr<core::storage::FileLock> lock);
    /// The journal being written, empty before its first record reached the writing thread.
    QString path() const;

    /// Written means forced to the disk.
    bool append(const core::GameRecord &game, std::chrono::milliseconds patience) override;

    /// The games of a folder, newest first, at most `most` of them. From any thread, as are the two
    /// below: reading may take as long as the file system likes.
    static QList<JournalledGame> games(const QString &folder, int most);
    /// Those of them that may be gone on with: the newest, if it was not finished, and all whose
    /// program was killed; and those with a problem that was not reported yet.
    static QList<JournalledGame> unfinished(const QString &folder);
    /// Reads one journal; a damaged one that no program is writing is renamed, and rewritten with
    /// what could be read. Nothing where it has no readable record.
    static std::optional<JournalledGame> read(const QString &path);

    /// A journal's file that says which program is writing it, by being locked.
    static QString lockName(const QString &path) { return path + ".lock"; }
    /// The lock of a journal that is to be continued; null where a program is writing it. Until
    /// then it may have grown since it was listed: read() it afterwards. From any thread.
    static std::shared_ptr<core::storage::FileLock> lock(const QString &path);

signals:
    /// The game cannot be saved, and why. Reported once until it can be again, or another one
    /// begins.
    void failed(const QString &why);
    /// The game is saved again, with all its moves.
    void recovered();
    /// The journal had been removed or replaced, and was recreated with the whole game.
    void madeAgain();
    /// From the writing thread, to this object alone.
    void reported();

private:
    struct Outcome
    {
        QString problem; ///< empty where the game was written
        bool madeAgain = false;
    };
    /// What a game is written to. The path of a new one is chosen by the writing thread.
    struct Target
    {
        QString path; // guarded by m_mutex
        std::shared_ptr<core::storage::FileLock> lock;
        Outcome outcome; ///< of its last job that was finished; guarded by m_mutex
    };
    struct Job
    {
        core::GameRecord game;
        std::shared_ptr<Target> target;
    };
    class Writer;

    static Outcome outcomeOf(Writer &writer, const Job &job);
    void report();
    void run(const std::stop_token &quit);

    QString m_folder;
    core::storage::FileCalls &m_files;
    std::shared_ptr<Target> m_target; ///< the jobs in hand have it as well; null: a new one is next
    bool m_failed = false;            ///< reported already
    bool m_awaited = false;           ///< written() is owed

    mutable std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_done;
    std::deque<Job> m_jobs; // guarded by m_mutex, as is the number below
    std::size_t m_open = 0; ///< jobs that are not finished
    std::jthread m_thread;  // last: joined before the rest is freed
};

} // namespace ui
