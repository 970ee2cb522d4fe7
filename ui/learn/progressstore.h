#pragma once

#include "ai/learn/progress.h"
#include "core/storage/filesystem.h"
#include "ui/background/backgroundtask.h"
#include "ui/background/orderedtasks.h"

#include <QObject>
#include <QString>

#include <string>
#include <vector>

namespace ui {

/// The file of what was learnt: of the state, beside the journals of the games.
QString progressPath();

/// Keeps what Learn remembers of a person. The file is a record that only grows: each addition
/// replaces it as a whole, under a lock and with what another window has added meanwhile, so that
/// nothing is lost however the program ends. A file that is not one of ours is kept under another
/// name. Lives on the GUI thread, which never waits for the disk.
class ProgressStore : public QObject
{
    Q_OBJECT

public:
    /// Reads the file; changed() follows. The calls must outlive it.
    explicit ProgressStore(const QString &path, QObject *parent = nullptr,
                           core::storage::FileSystem &files = core::storage::systemFiles());
    ~ProgressStore() override;

    const ai::learn::Progress &progress() const { return m_progress; }
    const ai::learn::GameProgress &of(core::GameKind game) const { return m_progress.of(game); }

    /// Adds a line of Progress, at once here and soon in the file; one that repeats what is there
    /// is not written again.
    void add(const std::string &line);
    /// Waits until the file is read and all is written; for tests.
    bool waitForDone();

signals:
    void changed();
    /// Progress could not be read or kept, in sentences.
    void messageRequested(const QString &message);

private:
    void load();
    void take(const QByteArray &text, const QString &problem);
    bool apply(const std::string &line);
    void write(const std::vector<std::string> &lines);

    QString m_path;
    core::storage::FileSystem &m_files;
    ai::learn::Progress m_progress;
    std::vector<std::string> m_waiting; ///< lines added before the file was read
    bool m_isLoaded = false;
    BackgroundTask m_reading;
    OrderedTasks m_writing; // last: it ends before the rest
};

} // namespace ui
