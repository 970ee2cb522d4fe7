#pragma once

#include "core/storage/filesystem.h"
#include "ui/background/orderedtasks.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace ui {

/// The files being saved for a window. Lives on the GUI thread, which never waits for one.
class PendingWrites : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual bool isBusy() const = 0;
    /// A file being saved; empty for none.
    virtual QString path() const = 0;
    /// Makes the destructor give up what is not saved yet.
    virtual void abandon() = 0;

signals:
    /// The file was saved, or could not be: then `problem` says why.
    void saved(const QString &path, const QString &problem);
    /// Nothing is left to be saved.
    void finished();
};

/// Writes a file as a whole: a crash or a loss of power leaves the old one or the new one. Returns
/// why it could not be written; empty if it was. Any thread, which it blocks while it writes.
QString writeFile(const QString &path, const QByteArray &bytes,
                  core::storage::FileSystem &files = core::storage::systemFiles());

/// Renames a file, and replaces one that has the new name. Returns whether it succeeded. Any
/// thread.
bool renameFile(const QString &from, const QString &to, core::storage::FileSystem &files);

/// Writes files in the order of the calls, all of them, also when the window is closed meanwhile.
class FileSaver : public PendingWrites
{
    Q_OBJECT

public:
    /// `files` must outlive the writing.
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
