#pragma once

#include "ui/background/orderedtasks.h"
#include "ui/settings/settingsfile.h"

#include <QObject>

#include <memory>

namespace ui {

/// The settings of a program in memory, and the writing of their file in the background. What one
/// user changes, all others read. GUI thread, which waits for the disk when the file is read,
/// at the start, and a moment when the last user goes.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    /// The calls must outlive the writing.
    explicit SettingsStore(core::storage::FileCalls &files);
    /// Waits two seconds at most for what is not on the disk yet.
    ~SettingsStore() override;

    /// The one that the program shares, as long as somebody has it.
    static std::shared_ptr<SettingsStore> ofProgram();

    QVariant value(const QString &key, const QVariant &fallback = {}) const;
    /// Changes an entry, and has it written at once: with those changed while the file is being
    /// written.
    void set(const QString &key, const QVariant &value);
    /// That the last changes are not in the file, and why, in a sentence; empty where nothing is
    /// known of that.
    const QString &problem() const { return m_problem; }

signals:
    /// Changes are not in the file: the sentence of problem().
    void failed(const QString &problem);

private:
    void write();
    void receive(const SettingsEntries &entries, const QString &problem);
    void keep(const QString &problem);

    const std::shared_ptr<SettingsFile> m_file; ///< of the tasks, once it is read
    SettingsEntries m_entries;
    SettingsEntries m_unwritten; ///< changes that no task has yet
    SettingsEntries m_given;     ///< those that the task under way has
    QString m_problem;
    OrderedTasks m_tasks;
};

} // namespace ui
