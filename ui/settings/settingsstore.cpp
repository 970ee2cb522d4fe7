#include "ui/settings/settingsstore.h"

#include <utility>

namespace ui {

namespace {

/// How long the end of the program waits for a disk that does not answer.
constexpr std::chrono::seconds endPatience(2);

} // namespace

SettingsStore::SettingsStore(core::storage::FileCalls &files)
    : m_file(std::make_shared<SettingsFile>(files))
    , m_entries(m_file->entries())
    , m_problem(m_file->problem())
{
    connect(&m_tasks, &OrderedTasks::failed, this, &SettingsStore::keep);
}

SettingsStore::~SettingsStore()
{
    if (!m_unwritten.isEmpty())
        write();
    if (!m_tasks.waitForDone(endPatience))
        m_tasks.abandon();
}

std::shared_ptr<SettingsStore> SettingsStore::ofProgram()
{
    static std::weak_ptr<SettingsStore> shared;
    static QString path;
    std::shared_ptr<SettingsStore> store = shared.lock();
    if (!store || path != settingsPath()) {
        store = std::make_shared<SettingsStore>(core::storage::systemFiles());
        shared = store;
        path = settingsPath();
    }
    return store;
}

QVariant SettingsStore::value(const QString &key, const QVariant &fallback) const
{
    const QVariant value = m_entries.value(key);
    return value.isValid() ? value : fallback;
}

void SettingsStore::set(const QString &key, const QVariant &value)
{
    m_entries[key] = value;
    m_unwritten[key] = value;
    if (!m_tasks.isBusy())
        write();
}

void SettingsStore::write()
{
    m_given = std::exchange(m_unwritten, {});
    m_tasks.add([this, file = m_file, changes = m_given] {
        file->set(changes);
        return [this, entries = file->entries(), problem = file->problem()] {
            receive(entries, problem);
        };
    });
}

/// Other programs may have changed other entries.
void SettingsStore::receive(const SettingsEntries &entries, const QString &problem)
{
    m_entries = entries;
    m_entries.insert(m_unwritten);
    m_problem = problem;
    if (!m_problem.isEmpty())
        emit failed(m_problem);
    if (!m_unwritten.isEmpty())
        write();
}

/// There was no memory or no thread to write the changes: they are written with the next one, or at
/// the end; at once only with those that were made meanwhile.
void SettingsStore::keep(const QString &problem)
{
    const bool changed = !m_unwritten.isEmpty();
    m_given.insert(m_unwritten);
    m_unwritten = std::exchange(m_given, {});
    m_problem = problem;
    emit failed(m_problem);
    if (changed)
        write();
}

} // namespace ui
