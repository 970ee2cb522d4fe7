#pragma once

#include "core/storage/filecalls.h"

#include <QMap>
#include <QString>
#include <QVariant>

#include <string>

namespace ui {

/// Entries by their keys, such as "nim/heaps".
using SettingsEntries = QMap<QString, QVariant>;

/// Where QSettings has the settings of this program.
QString settingsPath();

/// The entries as the text of a file that QSettings reads back: strings, numbers, switches, bytes,
/// lists of strings, and what else QVariant can put into a stream.
QByteArray settingsText(const SettingsEntries &entries);

/// The file of the settings, which QSettings can read. It is written by core/storage, as everything
/// that is kept for the user: QSettings ignores a disk that fails to keep what it was given, and
/// replaces the old file by the new one nevertheless. One thread at a time.
class SettingsFile
{
public:
    /// The file at settingsPath(). The calls must outlive this.
    explicit SettingsFile(core::storage::FileCalls &files);

    const QString &path() const { return m_path; }
    /// The file as it was read or written last, with the changes that could not be written to it;
    /// entries that it does not have are the system administrator's defaults.
    SettingsEntries entries() const;
    /// Changes entries and writes all changes that are not in the file yet, leaving the others as
    /// another program wrote them last.
    void set(const SettingsEntries &changes);
    /// That the last change is not in the file, and why, in a sentence; empty where it is. What
    /// could not be written holds meanwhile, and is written with the next change.
    QString problem() const;

private:
    /// What tells a file from the one that takes its place.
    struct Identity
    {
        bool operator==(const Identity &) const = default;

        dev_t device{};
        ino_t number{};
        off_t size = 0;
        time_t seconds = 0;
        long nanoseconds = 0;
    };

    static Identity identityOf(const struct stat &status);
    QString read();
    QString write();

    QString m_path;
    std::string m_name; ///< the path for the system
    core::storage::FileCalls &m_files;
    Identity m_identity;
    const SettingsEntries m_defaults; ///< the system administrator's
    SettingsEntries m_saved;          ///< as the file was when it was read or written last
    SettingsEntries m_unsaved;        ///< over these
    QString m_problem;                ///< the reason alone
};

} // namespace ui
