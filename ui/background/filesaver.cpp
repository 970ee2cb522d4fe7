#include "ui/background/filesaver.h"

#include "core/storage/filewriting.h"
#include "ui/background/systemtext.h"

#include <QTimer>

namespace ui {

QString writeFile(const QString &path, const QByteArray &bytes, core::storage::FileSystem &files)
{
    const std::error_code problem = core::storage::replaceFile(
        files, encodedPath(path), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return problem ? systemErrorText(problem) : QString();
}

bool renameFile(const QString &from, const QString &to, core::storage::FileSystem &files)
{
    const auto rename = [&] { return files.rename(encodedPath(from), encodedPath(to)); };
    return core::storage::uninterrupted(rename) == 0;
}

FileSaver::FileSaver(QObject *parent, core::storage::FileSystem &files)
    : PendingWrites(parent)
    , m_files(files)
{
    connect(&m_tasks, &OrderedTasks::finished, this, &FileSaver::finished);
}

void FileSaver::save(const QString &path, const QByteArray &bytes)
{
    constexpr int noticed = 300; ///< milliseconds
    m_path = path;
    const auto report = [this, path](const QString &problem) { emit saved(path, problem); };
    m_tasks.add(
        [report, &files = m_files, path, bytes] {
            return [report, problem = writeFile(path, bytes, files)] { report(problem); };
        },
        report);
    QTimer::singleShot(noticed, this, [this, number = ++m_number] {
        if (isBusy() && number == m_number)
            emit slow(m_path);
    });
}

} // namespace ui
