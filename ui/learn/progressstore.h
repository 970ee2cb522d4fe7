#pragma once

#include "ai/learn/progress.h"
#include "core/storage/filesystem.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/orderedtasks.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace ui {

/// The path of the progress file; it is state, and stored beside the games' journals.
QString progressPath();

/// Stores a person's progress in Learn. The file is an append-only log: each addition rewrites it
/// under a lock, including lines that other windows have added, so that nothing is lost however the
/// program ends. What cannot be written is tried again with the next addition, and at the end. A
/// file in another format is kept under another name. Lives on the GUI thread, which never waits
/// for the disk.
class ProgressStore : public QObject
{
    Q_OBJECT

public:
    /// Reads the file; changed() follows. `files` must outlive the reading and the writing.
    explicit ProgressStore(const QString &path, QObject *parent = nullptr,
                           core::storage::FileSystem &files = core::storage::systemFiles());
    ~ProgressStore() override;

    const ai::learn::Progress &progress() const { return m_progress; }
    const ai::learn::GameProgress &of(core::GameKind game) const { return m_progress.of(game); }

    /// Adds a line of Progress: immediately in memory, soon in the file. A line that says nothing
    /// new is not written.
    void add(const std::string &line);
    /// Waits until the file is read and everything is written; for tests.
    bool waitForDone();

signals:
    void changed();
    /// Progress could not be read or saved; the reason in sentences.
    void messageRequested(const QString &message);

private:
    void load();
    void take(const QByteArray &text, const QString &problem);
    bool apply(const std::string &line);
    void write(const std::vector<std::string> &lines, bool isLast = false);

    QString m_path;
    core::storage::FileSystem &m_files;
    ai::learn::Progress m_progress;
    std::vector<std::string> m_waiting; ///< lines added before the file was read
    /// Lines that could not be written and are written with the next; of the writing thread alone.
    std::shared_ptr<QByteArray> m_unwritten = std::make_shared<QByteArray>();
    bool m_isLoaded = false;
    BackgroundTask m_reading;
    OrderedTasks m_writing; // last: its thread ends before the other members are destroyed
};

} // namespace ui
