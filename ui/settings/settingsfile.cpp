#include "ui/settings/settingsfile.h"

#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>
#include <QStringList>

#include <cctype>
#include <cerrno>
#include <chrono>

namespace ui {

namespace {

struct SettingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::Settings)
};

/// Hundreds of times what the program writes.
constexpr off_t maxSettingsBytes = 4 << 20;
/// How long another program may take to write the file.
constexpr std::chrono::milliseconds settingsPatience(200);
constexpr mode_t ownFolder = 0700;
constexpr mode_t ownFile = 0600;

/// Any string, so that QSettings reads the same one; a word as it is.
QString quoted(const QString &string)
{
    static const QRegularExpression word("^[A-Za-z0-9_.-]+$");
    if (word.match(string).hasMatch() && !string.endsWith('\n'))
        return string;
    QString text(1, '"');
    bool afterNumber = false; // whose digits those that follow would be
    for (const QChar c : string) {
        const bool isDigit = c.unicode() < 0x80 && std::isxdigit(c.unicode()) != 0;
        const bool isNumber = c.unicode() < ' ' || c.isSurrogate() || (afterNumber && isDigit);
        if (isNumber)
            text += "\\x" + QString::number(c.unicode(), 16);
        else if (c == '"' || c == '\\')
            text += QString('\\') + c;
        else
            text += c;
        afterNumber = isNumber;
    }
    return text + '"';
}

/// A value as a string; what is none begins with @.
QString asString(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::QString: {
        const QString string = value.toString();
        return string.startsWith('@') ? '@' + string : string;
    }
    case QMetaType::QByteArray:
        return "@ByteArray(" + QString::fromLatin1(value.toByteArray()) + ')';
    default: {
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_4_0); // in which QSettings reads it
        stream << value;
        return "@Variant(" + QString::fromLatin1(bytes) + ')';
    }
    }
}

QString entryText(const QVariant &value)
{
    if (value.typeId() != QMetaType::QStringList)
        return value.isValid() ? quoted(asString(value)) : "@Invalid()";
    QStringList strings;
    for (const QString &string : value.toStringList())
        strings << quoted(asString(string));
    return strings.isEmpty() ? "@Invalid()" : strings.join(", ");
}

/// Whether a key is of the form that the program's keys have: others come of damage.
bool isOurKey(const QString &key)
{
    static const QRegularExpression form("^(?!general/)[a-z0-9_.-]+(/[a-z0-9_.-]+)*$",
                                         QRegularExpression::CaseInsensitiveOption
                                             | QRegularExpression::DontCaptureOption);
    return form.match(key).hasMatch();
}

SettingsEntries entriesOf(const QSettings &store)
{
    SettingsEntries entries;
    for (const QString &key : store.allKeys()) {
        if (isOurKey(key))
            entries[key] = store.value(key);
    }
    return entries;
}

QString inWords(const std::error_code &problem)
{
    return QString::fromLocal8Bit(problem.message().c_str());
}

} // namespace

/// Asked for by another name: QSettings reads at once what it is asked for, and a pipe in the place
/// of the file would be waited for.
QString settingsPath()
{
    const QSettings beside(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "beside");
    return QFileInfo(beside.fileName()).path() + "/tabuleiro.ini";
}

QByteArray settingsText(const SettingsEntries &entries)
{
    QMap<QString, QString> groups;
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        const qsizetype slash = entry.key().indexOf('/');
        const QString group = slash < 0 ? "General" : entry.key().left(slash);
        groups[group] +=
            entry.key().mid(slash + 1).replace('/', '\\') + '=' + entryText(entry.value()) + '\n';
    }
    QStringList texts;
    for (auto group = groups.begin(); group != groups.end(); ++group)
        texts << '[' + group.key() + "]\n" + group.value();
    return texts.join('\n').toUtf8();
}

SettingsFile::SettingsFile(core::storage::FileCalls &files)
    : m_path(settingsPath())
    , m_name(QFile::encodeName(m_path).toStdString())
    , m_files(files)
    , m_defaults(entriesOf(
          QSettings(QSettings::IniFormat, QSettings::SystemScope, "tabuleiro", "tabuleiro")))
{
    m_problem = read();
}

SettingsEntries SettingsFile::entries() const
{
    SettingsEntries entries = m_defaults;
    entries.insert(m_saved);
    entries.insert(m_unsaved);
    return entries;
}

QString SettingsFile::problem() const
{
    return m_problem.isEmpty()
               ? QString()
               : SettingsTexts::tr("The settings cannot be saved in %1 (%2). They hold until the "
                                   "window is closed.",
                                   "a file, a problem")
                     .arg(m_path, m_problem);
}

void SettingsFile::set(const SettingsEntries &changes)
{
    m_unsaved.insert(changes);
    m_problem = write();
}

SettingsFile::Identity SettingsFile::identityOf(const struct stat &status)
{
    return {status.st_dev, status.st_ino, status.st_size, status.st_mtim.tv_sec,
            status.st_mtim.tv_nsec};
}

/// Why the file cannot be read, or nothing.
QString SettingsFile::read()
{
    struct stat status = {};
    const auto find = [&] { return m_files.status(m_name, status); };
    if (core::storage::uninterrupted(find) != 0) {
        if (errno != ENOENT)
            return inWords(core::storage::lastError());
        m_identity = {};
        m_saved.clear();
        return {};
    }
    if (!S_ISREG(status.st_mode)) // a pipe would be waited for
        return inWords(core::storage::notRegularFile());
    const Identity identity = identityOf(status);
    if (identity == m_identity)
        return {};
    if (status.st_size > maxSettingsBytes)
        return inWords(std::make_error_code(std::errc::file_too_large));
    const QSettings store(m_path, QSettings::IniFormat);
    if (store.status() == QSettings::AccessError)
        return inWords(std::make_error_code(std::errc::permission_denied));
    m_saved = entriesOf(store);
    m_identity = identity;
    return {};
}

/// Why the changes are not in the file, or nothing.
QString SettingsFile::write()
{
    if (const auto problem = core::storage::makeFolders(
            m_files, QFile::encodeName(QFileInfo(m_path).path()).toStdString(), ownFolder))
        return inWords(problem);
    core::storage::FileLock lock(m_name + ".lock");
    lock.take(settingsPatience); // without it the entries are as good as they can be
    if (QString problem = read(); !problem.isEmpty())
        return problem; // what cannot be read is not to be lost
    SettingsEntries entries = m_saved;
    entries.insert(m_unsaved);
    const QByteArray text = settingsText(entries);
    if (const auto problem = core::storage::replaceFile(
            m_files, m_name, {text.constData(), std::size_t(text.size())}, ownFile))
        return inWords(problem);
    m_unsaved.clear();
    m_identity = {}; // if it cannot be found now, it is read the next time
    struct stat status = {};
    if (m_files.status(m_name, status) == 0)
        m_identity = identityOf(status);
    m_saved = entries;
    return {};
}

} // namespace ui
