#pragma once

#include "core/storage/filesystem.h"
#include "ui/background/orderedtasks.h"
#include "ui/background/pendingwrites.h"

#include <QByteArray>

namespace ui {

/// Writes a file as a whole: a crash or a loss of power leaves the old one or the new one. Returns
/// why it could not be written; empty if it was. Any thread, which it blocks while it writes.
QString writeFile(const QString &path, const QByteArray &bytes,
                  core::storage::FileSystem &files = core::storage::systemFiles());

/// Writes files in the order of the calls, all of them, also when the window is closed meanwhile.
class FileSaver : public PendingWrites
{
    Q_OBJECT

public:
    /// The calls must outlive the writing.
    explicit FileSaver(QObject *parent = nullptr,
                       core::storage::FileSystem &files = core::storage::systemFiles());

    /// Saves a file; saved() follows, and before it slow() if the wait is noticeable.
    void save(const QString &path, const QByteArray &bytes);
    bool isBusy() const override { return m_tasks.isBusy(); }
    /// The path of the file saved last; empty while nothing is being written.
    QString path() const override { return isBusy() ? m_path : QString(); }
    void abandon() override { m_tasks.abandon(); }

signals:
    /// The writing takes long.
    void slow(const QString &path);

private:
    core::storage::FileSystem &m_files;
    QString m_path; ///< the last one
    int m_number = 0;
    OrderedTasks m_tasks;
};

} // namespace ui
