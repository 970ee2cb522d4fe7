#include "ui/learn/progressstore.h"

#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"
#include "ui/background/systemtext.h"
#include "ui/records/journal/journalreading.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
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

QByteArray linesOf(const std::vector<std::string> &lines)
{
    QByteArray bytes;
    for (const std::string &line : lines)
        bytes += QByteArray::fromStdString(line) + '\n';
    return bytes;
}

/// Reads a file; empty if there is none. `problem` gets an error message.
QByteArray progressIn(const QString &path, core::storage::FileSystem &files, QString &problem)
{
    const core::storage::FileContents read = core::storage::readFile(files, encodedPath(path));
    if (read.error && !read.isMissing())
        problem = ProgressStore::tr("What you have learnt cannot be read from %1: %2.")
                      .arg(QDir::toNativeSeparators(path), systemErrorText(read.error));
    return QByteArray::fromStdString(read.bytes);
}

/// Appends lines to the file, and clears them once they are in it. Returns an error message or
/// nothing. The last attempt does not wait for a window that holds the lock for long.
QString writeLines(const QString &path, QByteArray &lines, core::storage::FileSystem &files,
                   bool isLast)
{
    using core::storage::FileLock;
    const auto failed = [&path](const QString &why) {
        return ProgressStore::tr("What you have learnt cannot be saved in %1: %2.")
            .arg(QDir::toNativeSeparators(path), why);
    };
    const QString folder = QFileInfo(path).path();
    if (const auto problem = core::storage::makeFolders(files, encodedPath(folder), 0700))
        return failed(systemErrorText(problem));
    FileLock lock(encodedPath(path + ".lock"));
    // Where the file system has no locks, the lines are written without one.
    if (lock.take(std::chrono::seconds(2)) == FileLock::Outcome::InUse && !isLast)
        return failed(ProgressStore::tr("another window is writing the file"));
    QString problem;
    QByteArray text = progressIn(path, files, problem);
    if (!problem.isEmpty())
        return problem;
    if (!text.isEmpty() && !text.startsWith(progressHeading())) {
        if (renameDamaged(files, path).isEmpty())
            return failed(ProgressStore::tr("the file is damaged"));
        text.clear();
    }
    if (text.isEmpty())
        text = progressHeading();
    if (!text.endsWith('\n'))
        text += '\n';
    text += lines;
    const std::string bytes = text.toStdString();
    const auto error = core::storage::replaceFile(files, encodedPath(path), bytes, 0600);
    // After an error the file may have been replaced all the same, and only not be synced.
    if (!error || core::storage::readFile(files, encodedPath(path)).bytes == bytes)
        lines.clear();
    return error ? failed(systemErrorText(error)) : QString();
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
    write(m_waiting, true);
}

void ProgressStore::load()
{
    m_reading.startDetached(
        [this, path = m_path, &files = m_files](const BackgroundTask::Context &) {
            QString problem;
            const QByteArray text = progressIn(path, files, problem);
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
    if (!lines.empty())
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

/// Writes lines, and those that could not be written before.
void ProgressStore::write(const std::vector<std::string> &lines, bool isLast)
{
    m_writing.add([this, path = m_path, bytes = linesOf(lines), &files = m_files, isLast,
                   unwritten = m_unwritten]() -> OrderedTasks::Completion {
        *unwritten += bytes;
        if (unwritten->isEmpty())
            return {};
        const QString problem = writeLines(path, *unwritten, files, isLast);
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
