#include "ui/lab/window/lablessons.h"

#include "ui/common/errortext.h"
#include "ui/common/filedialogs.h"
#include "ui/lab/window/lessonguard.h"

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
    core::Error unreadable = core::fileNotReadable(QFileInfo(path).fileName().toStdString());
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
    , m_guard(new LessonGuard(this, window))
{
    m_words = wordsNow();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
    connect(controller, &LabController::opening, this, [this](LabController::Origin origin) {
        m_edits = origin == LabController::Origin::Edit;
    });
    connect(controller, &LabController::setupChanged, this, &LabLessons::follow);
    connectPanel();
    connect(&m_worker, &BackgroundTask::runningChanged, this, &LabLessons::busyChanged);
    connect(&m_worker, &BackgroundTask::failed, this, &LabLessons::messageChanged);
    connect(&m_saver, &FileSaver::finished, this, &LabLessons::busyChanged);
    connect(&m_saver, &FileSaver::saved, this, &LabLessons::reportSaved);
}

void LabLessons::connectPanel()
{
    connect(m_panel, &LessonPanel::edited, this, &LabLessons::updateState);
    connect(m_panel, &LessonPanel::newRequested, this, &LabLessons::startNew);
    connect(m_panel, &LessonPanel::openRequested, this, &LabLessons::chooseAndOpen);
    connect(m_panel, &LessonPanel::saveRequested, this, &LabLessons::saveAgain);
    connect(m_panel, &LessonPanel::ownSearchRequested, this, &LabLessons::showOwnSearch);
    connect(m_panel, &LessonPanel::useRequested, this, &LabLessons::useWithShownSearch);
}

// Which search the words belong to

/// Another way to search the same tree is still the lesson's search, and so is its edited tree.
void LabLessons::follow(const ai::lab::SearchSetup &setup)
{
    const LabSession *session = m_controller->session();
    if (m_belongs && session->hasTrace() && session->search().path.empty()
        && session->setup() == m_own)
        m_ownStep = session->step();
    const bool edited = std::exchange(m_edits, false);
    if ((edited && m_belongs) || isEmpty() || setup.root == m_own.root) {
        m_before = edited ? m_own : setup;
        m_own = setup;
        m_belongs = true;
    } else if (m_belongs && setup.root == m_before.root) { // the edit was not possible
        m_own = setup;
    } else {
        m_belongs = false;
    }
    updateState();
}

void LabLessons::showOwnSearch()
{
    m_controller->openLesson(lesson(), name());
}

void LabLessons::useWithShownSearch()
{
    m_own = m_controller->openSetup().value_or(m_own);
    m_before = m_own;
    m_belongs = true;
    updateState();
}

// Opening

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
            const auto showIt = [this, path, read = *lesson] { show(read, path); };
            if (!asksBefore(showIt))
                showIt();
        };
    });
}

void LabLessons::show(const Lesson &lesson, const QString &path)
{
    m_panel->setLesson(lesson);
    m_own = lesson.setup;
    m_before = m_own;
    m_ownStep = lesson.step;
    m_belongs = true;
    remember(path);
    m_controller->openLesson(lesson, QFileInfo(path).completeBaseName());
    emit opened();
}

void LabLessons::startNew()
{
    if (!asksBefore([this] { clear(); }))
        clear();
}

void LabLessons::clear()
{
    m_panel->startNew();
    remember({});
    useWithShownSearch();
}

void LabLessons::discard()
{
    if (m_path.isEmpty()) {
        clear();
        return;
    }
    m_panel->setLesson(m_saved);
    m_own = m_saved.setup;
    m_ownStep = m_saved.step;
    m_before = m_own;
    remember(m_path);
    follow(m_controller->openSetup().value_or(m_own));
}

// Saving

bool LabLessons::isModified() const
{
    return wordsNow() != m_words || (!m_path.isEmpty() && !(m_own.root == m_saved.setup.root));
}

bool LabLessons::isEmpty() const
{
    return m_path.isEmpty() && wordsNow() == writeLesson(Lesson());
}

QString LabLessons::name() const
{
    QString title = QString::fromStdString(m_panel->lesson({}, 0).title);
    if (!title.isEmpty())
        return title;
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

void LabLessons::save(const QString &path)
{
    const Lesson written = lesson();
    m_ownStep = written.step;
    m_saver.save(path, QByteArray::fromStdString(writeLesson(written)));
    remember(path);
    emit busyChanged();
}

void LabLessons::saveAgain()
{
    if (m_path.isEmpty())
        chooseAndSave();
    else
        save(m_path);
}

void LabLessons::saveThen(const std::function<void()> &then)
{
    m_afterSaving = then;
    saveAgain();
    if (!m_saver.isBusy())
        m_afterSaving = {}; // no file was chosen
}

bool LabLessons::asksBefore(const std::function<void()> &then)
{
    return m_guard->asksBefore(then);
}

void LabLessons::reportSaved(const QString &path, const QString &problem)
{
    const std::function<void()> then = std::exchange(m_afterSaving, {});
    if (!problem.isEmpty()) {
        emit messageChanged(tr("Could not save %1: %2.").arg(path, problem));
        m_words.clear(); // nothing is in the file
        updateState();
        return;
    }
    const QString saved = tr("Saved as %1.").arg(path);
    emit messageChanged(m_belongs ? saved
                                  : tr("%1 It has the search that its words were written for, not "
                                       "the one that is shown.",
                                       "a sentence before")
                                        .arg(saved));
    if (then)
        then();
}

Lesson LabLessons::lesson() const
{
    const LabSession *session = m_controller->session();
    if (!m_belongs || !session->hasTrace() || !(session->setup() == m_own))
        return m_panel->lesson(m_own, m_ownStep);
    // The steps of a subtree by itself are not those of the search that is saved.
    return m_panel->lesson(m_own, session->search().path.empty() ? session->step() : 0);
}

Lesson LabLessons::lessonShown() const
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
    m_saved = m_panel->lesson(m_own, m_ownStep);
    m_words = wordsNow();
    updateState();
}

void LabLessons::updateState()
{
    m_panel->setDetached(!m_belongs, name());
    emit stateChanged();
}

// Files

void LabLessons::chooseAndOpen()
{
    const QString path =
        chooseFile(m_window, tr("Open a lesson"), {}, tr("Lessons (*.lesson);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void LabLessons::chooseAndSave()
{
    const QString proposed = m_path.isEmpty() ? proposedFileName(name(), tr("lesson"))
                                              : QFileInfo(m_path).completeBaseName();
    const QString path = chooseSavePath(m_window, tr("Save the lesson"),
                                        m_path.isEmpty() ? QString() : QFileInfo(m_path).path(),
                                        proposed, {{tr("Lessons (*.lesson)"), "lesson"}});
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
