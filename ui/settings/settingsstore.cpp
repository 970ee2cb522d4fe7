#include "ui/settings/settingsstore.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace ui {

namespace {

/// How long the program waits at its end for a disk that does not respond.
constexpr std::chrono::seconds endPatience(2);

} // namespace

/// Derives the path from that of another name, because constructing a QSettings reads its file at
/// once, and would block if that were a pipe.
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

/// Writes changes and reads the whole file, on any thread. Does not replace an unreadable file,
/// because its entries would be lost; rewrites a damaged one with the entries that are readable.
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

/// Takes over the file's entries, because other programs may have changed some. Changes that could
/// not be written are left to the next task, which starts at once only if there are newer changes.
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
