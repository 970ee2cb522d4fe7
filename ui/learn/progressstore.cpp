#include "ui/learn/progressstore.h"

#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"
#include "ui/background/systemtext.h"
#include "ui/records/journal/journalreading.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace ui {

namespace {

QByteArray progressHeading()
{
    return QByteArray(ai::learn::Progress::heading.data(),
                      qsizetype(ai::learn::Progress::heading.size()))
           + '\n';
}

/// Reads a file; empty if there is none. `problem` gets an error message.
QByteArray progressIn(const QString &path, QString &problem)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly)) {
        problem = ProgressStore::tr("What you have learnt cannot be read from %1: %2.")
                      .arg(QDir::toNativeSeparators(path), file.errorString());
        return {};
    }
    return file.readAll();
}

/// Appends lines to the file; returns an error message or nothing.
QString writtenLines(const QString &path, const QByteArray &lines, core::storage::FileSystem &files)
{
    const auto failed = [&path](const QString &why) {
        return ProgressStore::tr("What you have learnt cannot be saved in %1: %2.")
            .arg(QDir::toNativeSeparators(path), why);
    };
    const QString folder = QFileInfo(path).path();
    if (const auto problem = core::storage::makeFolders(files, encodedPath(folder), 0700))
        return failed(systemErrorText(problem));
    // Another window holds the lock only briefly; if locks are not available, write anyway.
    core::storage::FileLock lock(encodedPath(path + ".lock"));
    lock.take(std::chrono::seconds(5));
    QString problem;
    QByteArray text = progressIn(path, problem);
    if (!problem.isEmpty())
        return problem;
    if (!text.isEmpty() && !text.startsWith(progressHeading())) {
        const QString aside = path + ".damaged";
        QFile::remove(aside);
        if (!QFile::rename(path, aside))
            return failed(ProgressStore::tr("the file is damaged"));
        text.clear();
    }
    if (text.isEmpty())
        text = progressHeading();
    if (!text.endsWith('\n'))
        text += '\n';
    text += lines;
    if (const auto error =
            core::storage::replaceFile(files, encodedPath(path), text.toStdString(), 0600))
        return failed(systemErrorText(error));
    return {};
}

} // namespace

QString progressPath()
{
    return QFileInfo(journalFolder()).path() + "/learn";
}

ProgressStore::ProgressStore(const QString &path, QObject *parent, core::storage::FileSystem &files)
    : QObject(parent)
    , m_path(path)
    , m_files(files)
{
    connect(&m_writing, &OrderedTasks::failed, this, &ProgressStore::messageRequested);
    load();
}

ProgressStore::~ProgressStore()
{
    write(m_waiting);
}

void ProgressStore::load()
{
    m_reading.startDetached([this, path = m_path](const BackgroundTask::Context &) {
        QString problem;
        const QByteArray text = progressIn(path, problem);
        return [this, text, problem] { take(text, problem); };
    });
}

void ProgressStore::take(const QByteArray &text, const QString &problem)
{
    int damaged = 0;
    const QByteArray all = text.isEmpty() ? progressHeading() : text;
    m_progress = ai::learn::Progress::fromText({all.constData(), std::size_t(all.size())}, damaged);
    m_isLoaded = true;
    std::vector<std::string> lines = std::exchange(m_waiting, {});
    std::erase_if(lines, [this](const std::string &line) { return !apply(line); });
    if (!problem.isEmpty())
        emit messageRequested(problem);
    else if (damaged > 0)
        emit messageRequested(tr("%n line(s) of %1 are damaged and were passed over.", "", damaged)
                                  .arg(QDir::toNativeSeparators(m_path)));
    write(lines);
    emit changed();
}

/// Whether a line was new.
bool ProgressStore::apply(const std::string &line)
{
    return m_progress.apply(line) != ai::learn::Progress::Line::Repeated;
}

/// Lines added before the file has been read are written only afterwards, so that a foreign file is
/// never extended.
void ProgressStore::add(const std::string &line)
{
    const bool isNew = apply(line);
    if (!m_isLoaded)
        m_waiting.push_back(line);
    else if (isNew)
        write({line});
    emit changed();
}

void ProgressStore::write(const std::vector<std::string> &lines)
{
    if (lines.empty())
        return;
    QByteArray bytes;
    for (const std::string &line : lines)
        bytes += QByteArray::fromStdString(line) + '\n';
    m_writing.add([this, path = m_path, bytes, &files = m_files]() -> OrderedTasks::Completion {
        const QString problem = writtenLines(path, bytes, files);
        if (problem.isEmpty())
            return {};
        return [this, problem] { emit messageRequested(problem); };
    });
}

bool ProgressStore::waitForDone()
{
    constexpr std::chrono::seconds patience(20);
    const QDeadlineTimer end(patience);
    while (!m_isLoaded && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    return m_isLoaded && m_writing.waitForDone(patience);
}

} // namespace ui
