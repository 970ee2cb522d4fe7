#pragma once

#include "ui/background/orderedtasks.h"

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>

namespace ui {

/// The file in which QSettings stores this program's settings.
QString settingsPath();

/// Keeps the settings' entries in memory and writes their file by QSettings in the background;
/// shared by all users in the program. GUI thread, which waits for the disk when the file is read
/// at the start, and briefly in the destructor.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    SettingsStore();
    /// Waits at most two seconds for unwritten changes.
    ~SettingsStore() override;

    /// The program's shared store, which exists as long as anyone uses it.
    static std::shared_ptr<SettingsStore> ofProgram();

    /// The entry of a key such as "nim/heaps"; invalid if there is none.
    QVariant value(const QString &key) const { return m_entries.value(key); }
    /// Changes an entry and writes it at once or, if the file is being written, afterwards with all
    /// other changes.
    void set(const QString &key, const QVariant &value);
    /// A sentence that says why the last changes could not be saved; empty if there is no known
    /// problem. Such changes are kept in memory and written with the next change.
    const QString &problem() const { return m_problem; }

signals:
    /// Changes could not be saved; the sentence of problem().
    void failed(const QString &problem);

private:
    using Entries = QMap<QString, QVariant>;
    /// The entries of the file after reading or writing it, and the problem, or empty.
    struct Content
    {
        Entries entries;
        QString problem;
    };

    static Content exchange(const Entries &changes);
    void write();
    void receive(const Content &content);

    Entries m_entries;
    Entries m_unwritten; ///< changes not yet passed to a task
    Entries m_given;     ///< changes that the running task writes
    QString m_problem;
    OrderedTasks m_tasks;
};

} // namespace ui
