#include "ui/background/filesaver.h"

#include "core/failure.h"
#include "core/storage/filewriting.h"

#include <QFile>
#include <QTimer>

namespace ui {

QString writeFile(const QString &path, const QByteArray &bytes, core::storage::FileSystem &files)
{
    const std::error_code problem =
        core::storage::replaceFile(files, QFile::encodeName(path).toStdString(),
                                   {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return problem ? QString::fromLocal8Bit(problem.message().c_str()) : QString();
}

FileSaver::FileSaver(QObject *parent, core::storage::FileSystem &files)
    : PendingWrites(parent)
    , m_files(files)
{
    connect(&m_tasks, &OrderedTasks::finished, this, &FileSaver::finished);
    // No thread could be created, for the last file: what a job throws is its own answer.
    connect(&m_tasks, &OrderedTasks::failed, this,
            [this](const QString &problem) { emit saved(m_path, problem); });
}

void FileSaver::save(const QString &path, const QByteArray &bytes)
{
    constexpr int noticed = 300; ///< milliseconds
    m_path = path;
    m_tasks.add([this, &files = m_files, path, bytes]() -> OrderedTasks::Completion {
        QString problem;
        try {
            problem = writeFile(path, bytes, files);
        } catch (...) {
            problem = QString::fromStdString(core::currentFailure().message);
        }
        return [this, path, problem] { emit saved(path, problem); };
    });
    QTimer::singleShot(noticed, this, [this, number = ++m_number] {
        if (isBusy() && number == m_number)
            emit slow(m_path);
    });
}

} // namespace ui
