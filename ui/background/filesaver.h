#pragma once

#include "core/storage/files.h"
#include "ui/background/orderedtasks.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace ui {

/// Writes a file as a whole: a crash or a loss of power leaves the old one or the new one. Why it
/// could not, or nothing. On any thread, which it may block as long as the file system likes.
QString writeFile(const QString &path, const QByteArray &bytes,
                  core::storage::Files &files = core::storage::systemFiles());

/// Writes files for the window, whose thread it lives on and which never waits for one: in the
/// order of the calls, all of them, also when the window is closed meanwhile.
class FileSaver : public QObject
{
    Q_OBJECT

public:
    /// The calls must outlive the writing.
    explicit FileSaver(QObject *parent = nullptr,
                       core::storage::Files &files = core::storage::systemFiles());

    /// saved() follows, and before it slow() where somebody would notice the waiting.
    void save(const QString &path, const QByteArray &bytes);
    bool isBusy() const { return m_tasks.isBusy(); }
    /// The file being written; empty for none.
    QString path() const { return isBusy() ? m_path : QString(); }
    /// What is not written by now is given up when this is destroyed.
    void abandon() { m_tasks.abandon(); }

signals:
    /// The file was written, or there is a problem, in words.
    void saved(const QString &path, const QString &problem);
    /// The writing takes long.
    void slow(const QString &path);
    /// Nothing is left to be written.
    void finished();

private:
    core::storage::Files &m_files;
    QString m_path; ///< the last one
    int m_number = 0;
    OrderedTasks m_tasks;
};

} // namespace ui
