#include "ui/settings/settingsstore.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace ui {

namespace {

/// How long the end of the program waits for a disk that does not answer.
constexpr std::chrono::seconds endPatience(2);

} // namespace

/// The path is that beside another name: QSettings reads at once the file that it is asked for,
/// and would wait for a pipe in its place.
QString settingsPath()
{
    const QSettings beside(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "beside");
    return QFileInfo(beside.fileName()).path() + "/tabuleiro.ini";
}

SettingsStore::SettingsStore()
{
    const Content content = exchange({});
    m_entries = content.entries;
    m_problem = content.problem;
    connect(&m_tasks, &OrderedTasks::failed, this, [this](const QString &problem) {
        receive({m_entries, problem});
    });
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
        store = std::make_shared<SettingsStore>();
        shared = store;
        path = settingsPath();
    }
    return store;
}

void SettingsStore::set(const QString &key, const QVariant &value)
{
    m_entries[key] = value;
    m_unwritten[key] = value;
    if (!m_tasks.isBusy())
        write();
}

/// Writes changes and reads what is there, on any thread. A file that cannot be read is not
/// replaced, for its entries would be lost; one that is damaged is, by what can be read of it.
SettingsStore::Content SettingsStore::exchange(const Entries &changes)
{
    const QString path = settingsPath();
    const auto problem = [&path](const QString &reason) {
        return tr("The settings cannot be saved in %1 (%2). They hold until the window is closed.",
                  "a file, a problem")
            .arg(path, reason);
    };
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return {changes, problem(tr("it is not a file"))};
    QSettings file(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    if (file.status() == QSettings::AccessError)
        return {changes, problem(tr("it cannot be read"))};
    for (auto entry = changes.begin(); entry != changes.end(); ++entry)
        file.setValue(entry.key(), entry.value());
    file.sync();
    Content content;
    for (const QString &key : file.allKeys())
        content.entries[key] = file.value(key);
    if (file.status() == QSettings::AccessError)
        content.problem = problem(tr("it cannot be written"));
    return content;
}

void SettingsStore::write()
{
    m_given = std::exchange(m_unwritten, {});
    m_tasks.add([this, changes = m_given] {
        return [this, content = exchange(changes)] { receive(content); };
    });
}

/// Other programs may have changed other entries. What could not be written is given to the next
/// task, which begins at once only where there are other changes as well.
void SettingsStore::receive(const Content &content)
{
    const bool changed = !m_unwritten.isEmpty();
    m_problem = content.problem;
    if (m_problem.isEmpty()) {
        m_entries = content.entries;
        m_entries.insert(m_unwritten);
    } else {
        m_given.insert(m_unwritten);
        m_unwritten = std::exchange(m_given, {});
        emit failed(m_problem);
    }
    if (changed)
        write();
}

} // namespace ui
