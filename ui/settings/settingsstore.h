#pragma once

#include "ui/background/orderedtasks.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>

namespace ui {

/// The file that QSettings keeps the settings of this program in.
QString settingsPath();

/// The entries of the settings in memory, and the writing of their file by QSettings in the
/// background. What one user changes, all others of the program read. GUI thread, which waits for
/// the disk when the file is read, at the start, and a moment when the last user goes.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    SettingsStore();
    /// Waits two seconds at most for what is not on the disk yet.
    ~SettingsStore() override;

    /// The one that the program shares, as long as somebody has it.
    static std::shared_ptr<SettingsStore> ofProgram();

    /// The entry of a key such as "nim/heaps"; invalid where there is none.
    QVariant value(const QString &key) const { return m_entries.value(key); }
    /// Changes an entry, and has it written at once: with those changed while the file is being
    /// written.
    void set(const QString &key, const QVariant &value);
    /// That the last changes are not in the file, and why, in a sentence; empty where nothing is
    /// known of that. They hold meanwhile, and are written with the next change.
    const QString &problem() const { return m_problem; }

signals:
    /// Changes are not in the file: the sentence of problem().
    void failed(const QString &problem);

private:
    using Entries = QMap<QString, QVariant>;
    /// The file as it was read or written, and why it could not be; empty where it could.
    struct Content
    {
        Entries entries;
        QString problem;
    };

    static Content exchange(const Entries &changes);
    void write();
    void receive(const Content &content);

    Entries m_entries;
    Entries m_unwritten; ///< changes that no task has yet
    Entries m_given;     ///< those that the task under way has
    QString m_problem;
    OrderedTasks m_tasks;
};

} // namespace ui
