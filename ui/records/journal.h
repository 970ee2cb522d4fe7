#pragma once

#include "ui/play/gamestore.h"

#include <QLockFile>
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
    bool over = false; ///< the game was finished
    QString problem;   ///< a sentence, where the journal was damaged; else empty
};

/// The folder that journals are kept in: of the state, not of settings or documents.
QString journalFolder();

/// Keeps the game that is being played, so that no crash loses it: after each change the whole game
/// is appended to its journal and forced to the disk. One journal a game, locked while it is being
/// written, so that two programs never write the same. The journals stay, as recent games.
///
/// Lives on the window's thread; the disk is waited for on a thread of its own, which writes every
/// record, in order: no ai::LatestWorker, which drops all requests but the latest.
class Journal : public GameStore
{
    Q_OBJECT

public:
    explicit Journal(const QString &folder, QObject *parent = nullptr);
    ~Journal() override;

    /// The next record begins a new journal.
    void beginNew() override;
    /// Goes on in a journal. False where another program is writing it; nothing has changed then.
    /// What is in it may have grown since it was listed: read() it afterwards.
    bool resume(const QString &path);
    /// The journal being written, empty before its first record.
    QString path() const { return m_path; }

    /// Written means forced to the disk.
    bool append(const core::GameRecord &game, std::chrono::milliseconds patience) override;

    /// The newest games of a folder, newest first, at most so many. Journals that are being
    /// written, here or by another program, are left out.
    static QList<JournalledGame> games(const QString &folder, int most);
    /// Reads one journal; a damaged one that nobody is writing is put aside under another name and
    /// written anew with what could be read. Nothing where it has no readable record.
    static std::optional<JournalledGame> read(const QString &path);

signals:
    /// The game cannot be saved, and why. Told once until it can be again, or another one begins.
    void failed(const QString &why);
    /// The game is saved again, with all its moves.
    void recovered();
    /// From the writing thread, to this object alone.
    void reported();

private:
    struct Job
    {
        QString path;
        std::string text;
        std::shared_ptr<QLockFile> lock; ///< taken before the file is written
        bool begin = false;              ///< the file is another one than before
    };

    void nameNew(const core::GameRecord &game);
    void report();
    void run(const std::stop_token &quit);
    QString perform(const Job &job);
    QString open(const Job &job);

    QString m_folder;
    QString m_path;
    std::shared_ptr<QLockFile> m_lock; ///< of m_path; the jobs in hand have it as well
    bool m_begin = false;
    bool m_failed = false;  ///< told already
    bool m_awaited = false; ///< written() is owed

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::condition_variable m_done;
    std::deque<Job> m_jobs;   // guarded by m_mutex, as are the two below
    std::size_t m_open = 0;   ///< jobs that are not finished
    QString m_problem;        ///< of the last job that was finished; empty where it went well
    int m_file = -1;          // the thread's alone, as is the one below
    std::int64_t m_whole = 0; ///< bytes of the file that hold whole records
    std::jthread m_thread;    // last: joined before the rest is freed
};

} // namespace ui
