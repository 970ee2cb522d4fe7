#include "ui/lab/window/lablessons.h"

#include "ui/common/errortext.h"
#include "ui/common/filedialogs.h"

#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>

#include <utility>

namespace ui::lab {

using ai::lab::Lesson;

namespace {

/// The local file that is dragged, if it is one and no more.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.constFirst().toLocalFile() : QString();
}

core::Result<Lesson> readFile(const QString &path)
{
    QFile file(path);
    core::Error unreadable(core::ErrorKind::FileNotReadable,
                           {QFileInfo(path).fileName().toStdString()});
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return unreadable;
    const QByteArray text = file.read(qint64(ai::lab::maxLessonBytes) + 1);
    if (file.error() != QFileDevice::NoError)
        return unreadable;
    return ai::lab::readLesson({text.data(), std::size_t(text.size())});
}

} // namespace

LabLessons::LabLessons(LabController *controller, LessonPanel *panel, QMainWindow *window)
    : QObject(window)
    , m_controller(controller)
    , m_panel(panel)
    , m_window(window)
{
    m_words = wordsNow();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    connect(controller, &LabController::opening, this, [this](LabController::Origin origin) {
        m_belongs = m_belongs && origin == LabController::Origin::Edit;
    });
    connect(panel, &LessonPanel::edited, this, [this] { m_belongs = true; });
    connect(panel, &LessonPanel::openRequested, this, &LabLessons::chooseAndOpen);
    connect(panel, &LessonPanel::saveRequested, this, &LabLessons::chooseAndSave);
    connect(&m_worker, &BackgroundTask::runningChanged, this, &LabLessons::busyChanged);
    connect(&m_worker, &BackgroundTask::failed, this, &LabLessons::messageChanged);
    connect(&m_saver, &FileSaver::finished, this, &LabLessons::busyChanged);
    connect(&m_saver, &FileSaver::saved, this, [this](const QString &path, const QString &problem) {
        emit messageChanged(problem.isEmpty() ? tr("Saved as %1.").arg(path)
                                              : tr("Could not save %1: %2.").arg(path, problem));
    });
}

void LabLessons::open(const QString &path)
{
    m_worker.startDetached([this, path](const BackgroundTask::Context &) -> BackgroundTask::Answer {
        const core::Result<Lesson> lesson = readFile(path);
        return [this, path, lesson] {
            if (!lesson) {
                emit messageChanged(
                    tr("Could not open %1: %2.", "a file, a problem")
                        .arg(QFileInfo(path).fileName(), errorText(lesson.error())));
                return;
            }
            // No question that waits: whoever meant it opens the file again.
            if (wordsNow() != m_words && std::exchange(m_refused, path) != path) {
                emit messageChanged(
                    tr("The words of the lesson in hand are not saved. Open %1 again "
                       "to replace them.",
                       "%1: a file")
                        .arg(QFileInfo(path).fileName()));
                return;
            }
            m_panel->setLesson(*lesson);
            remember(path);
            m_controller->openLesson(*lesson, QFileInfo(path).completeBaseName());
            m_belongs = true;
            emit opened();
        };
    });
}

void LabLessons::save(const QString &path)
{
    const LabSession *session = m_controller->session();
    if (!session->hasTrace())
        return;
    // The steps of a subtree by itself are not those of the search that is saved.
    const std::uint32_t step = session->search().path.empty() ? session->step() : 0;
    const std::string text = writeLesson(m_panel->lesson(session->setup(), step));
    m_saver.save(path, QByteArray::fromStdString(text));
    remember(path);
    m_belongs = true;
    emit busyChanged();
}

ai::lab::Lesson LabLessons::lessonShown() const
{
    const LabSession *session = m_controller->session();
    if (m_belongs)
        return m_panel->lesson(session->setup(), session->step());
    Lesson lesson;
    lesson.setup = session->setup();
    lesson.step = session->step();
    return lesson;
}

/// Title, notes and questions, as they are written down.
std::string LabLessons::wordsNow() const
{
    return writeLesson(m_panel->lesson({}, 0));
}

void LabLessons::remember(const QString &path)
{
    m_path = path;
    m_words = wordsNow();
    m_refused.clear();
}

void LabLessons::chooseAndOpen()
{
    const QString path =
        chooseFile(m_window, tr("Open a lesson"), {}, tr("Lessons (*.lesson);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void LabLessons::chooseAndSave()
{
    const QFileInfo opened(m_path);
    const QString path = chooseSavePath(m_window, tr("Save as a lesson"),
                                        m_path.isEmpty() ? QString() : opened.path(),
                                        m_path.isEmpty() ? tr("search") : opened.completeBaseName(),
                                        {{tr("Lessons (*.lesson)"), "lesson"}});
    if (!path.isEmpty())
        save(path);
}

bool LabLessons::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(object, event);
    auto *drop = static_cast<QDropEvent *>(event);
    const QString file = draggedFile(drop->mimeData());
    if (file.isEmpty())
        return QObject::eventFilter(object, event);
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        open(file);
    return true;
}

} // namespace ui::lab
