#include "ui/lab/window/lablessons.h"

#include "ai/lab/lessons/lessonfile.h"
#include "ui/common/filedialogs.h"
#include "ui/common/texts.h"
#include "ui/desktop/bringtofront.h"
#include "ui/lab/export/lessonsearch.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui::lab {

using ai::lab::Lesson;
using ai::lab::LessonStop;
using ai::lab::writeLesson;

namespace {

/// The dragged local file, if it is exactly one.
QString draggedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.constFirst().toLocalFile() : QString();
}

} // namespace

LabLessons::LabLessons(LabController *controller, LessonPanel *panel, QMainWindow *window)
    : QObject(window)
    , m_stops(1)
    , m_controller(controller)
    , m_panel(panel)
    , m_window(window)
{
    m_savedText = textNow();
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
    connect(m_panel, &LessonPanel::lessonStopRequested, this, &LabLessons::goOn);
    connect(m_panel, &LessonPanel::addStopRequested, this, &LabLessons::addStop);
    connect(m_panel, &LessonPanel::removeStopRequested, this, &LabLessons::removeStop);
}

// Which search the text belongs to

/// The same tree searched in another way, or edited, is still the lesson's search.
void LabLessons::follow(const ai::lab::SearchSetup &setup)
{
    const LabSession *session = m_controller->session();
    if (m_belongs && session->hasTrace() && session->search().path.empty()
        && session->setup() == m_own)
        m_ownStep = session->step();
    const bool edited = std::exchange(m_edits, false);
    const bool isUnwritten = isEmpty() || (m_isNewStop && !hasText());
    if ((edited && m_belongs) || isUnwritten || setup.root == m_own.root) {
        m_before = edited ? m_own : setup;
        m_own = setup;
        m_belongs = true;
    } else if (m_belongs && setup.root == m_before.root) { // the edit was refused
        m_own = setup;
    } else {
        m_belongs = false;
    }
    updateState();
}

void LabLessons::showOwnSearch()
{
    m_controller->openLesson(currentStop(), name());
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
    m_worker.startDetached(
        [this, path](const BackgroundTask::Context &) -> BackgroundTask::Completion {
            const core::Result<Lesson> lesson = readLessonFile(path);
            return [this, path, lesson] {
                if (!lesson) {
                    emit messageChanged(
                        tr("Could not open %1: %2.", "a file, a problem")
                            .arg(QFileInfo(path).fileName(), errorText(lesson.error())));
                    return;
                }
                showUnlessUnsaved(*lesson, path);
            };
        });
}

void LabLessons::open(const Lesson &lesson)
{
    showUnlessUnsaved(lesson, {});
}

/// If there are unsaved changes, asks, and shows the lesson once they are saved or discarded.
void LabLessons::showUnlessUnsaved(const Lesson &lesson, const QString &path)
{
    const auto showIt = [this, path, lesson] { show(lesson, path); };
    if (!deferIfModified(showIt))
        showIt();
}

void LabLessons::show(const Lesson &lesson, const QString &path)
{
    m_stops = lesson;
    m_stop = 0;
    setStop(m_stops.front());
    remember(path);
    m_controller->openLesson(m_stops.front(), QFileInfo(path).completeBaseName());
    emit opened();
}

/// Shows a stop's text for reading, with the search that it belongs to.
void LabLessons::setStop(const LessonStop &stop)
{
    withdrawRemoval();
    m_panel->setLesson(stop);
    m_own = stop.setup;
    m_before = m_own;
    m_ownStep = stop.step;
    m_belongs = true;
    m_isNewStop = false;
}

void LabLessons::startNew()
{
    if (!deferIfModified([this] { clear(); }))
        clear();
}

void LabLessons::clear()
{
    withdrawRemoval();
    m_stops = Lesson(1);
    m_stop = 0;
    m_isNewStop = false;
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
    m_stops = m_saved;
    m_stop = std::min(m_stop, m_stops.size() - 1);
    setStop(m_stops[m_stop]);
    remember(m_path);
    follow(m_controller->openSetup().value_or(m_own));
}

// Stops

void LabLessons::goOn(int by)
{
    if (by == 0 || !stopsFrom(by))
        return;
    m_stops[m_stop] = currentStop();
    const auto stop = static_cast<std::ptrdiff_t>(m_stop) + by;
    showStop(static_cast<std::size_t>(stop));
}

void LabLessons::showStop(std::size_t stop)
{
    const bool editing = m_panel->isEditing();
    m_stop = stop;
    setStop(m_stops[m_stop]);
    m_panel->setEditing(editing);
    updateState();
    m_controller->openLesson(m_stops[m_stop], name());
}

/// Adds a stop after this one, about the current search or, until it has text, the one shown next.
void LabLessons::addStop()
{
    if (m_stops.size() == ai::lab::maxLessonStops) {
        emit messageChanged(tr("A lesson has at most %1 stops.").arg(int(ai::lab::maxLessonStops)));
        return;
    }
    m_stops[m_stop] = currentStop();
    LessonStop added;
    added.setup = m_controller->openSetup().value_or(m_own);
    added.step = stepShown();
    ++m_stop;
    m_stops.insert(m_stops.begin() + static_cast<std::ptrdiff_t>(m_stop), added);
    setStop(added);
    m_isNewStop = true;
    m_panel->startNew();
    updateState();
}

/// Asks before removing a stop with text.
void LabLessons::removeStop()
{
    if (m_stops.size() == 1)
        return;
    if (!hasText()) {
        dropStop();
        return;
    }
    m_removal = new QMessageBox(QMessageBox::Question, tr("Lesson"),
                                tr("Remove this stop of the lesson, with its text?"),
                                QMessageBox::Yes | QMessageBox::Cancel, m_window);
    m_removal->setObjectName("removeStop");
    m_removal->setAttribute(Qt::WA_DeleteOnClose);
    m_removal->button(QMessageBox::Yes)->setText(tr("&Remove"));
    connect(m_removal, &QMessageBox::accepted, this, &LabLessons::dropStop);
    m_removal->open();
}

/// Closes the question about a stop that is no longer shown.
void LabLessons::withdrawRemoval()
{
    if (m_removal != nullptr && m_removal->isVisible())
        m_removal->reject();
}

void LabLessons::dropStop()
{
    m_stops.erase(m_stops.begin() + static_cast<std::ptrdiff_t>(m_stop));
    showStop(m_stop == 0 ? 0 : m_stop - 1);
}

QString LabLessons::stopPlace() const
{
    return tr("Stop %1 of %2").arg(m_stop + 1).arg(m_stops.size());
}

QString LabLessons::stopName() const
{
    const QString title = QString::fromStdString(m_panel->lesson({}, 0).title);
    return !title.isEmpty() ? title : m_stops.size() > 1 ? stopPlace() : name();
}

QString LabLessons::stopText() const
{
    if (m_stops.size() == 1)
        return {};
    const QString title = QString::fromStdString(m_panel->lesson({}, 0).title);
    const QString place = stopPlace();
    return title.isEmpty() ? place : tr("%1: %2", "a stop's number, its title").arg(place, title);
}

// Saving

bool LabLessons::isModified() const
{
    if (textNow() != m_savedText)
        return true;
    const Lesson now = wholeLesson(); // its number of stops may have changed
    return !m_path.isEmpty()
           && !std::equal(now.begin(), now.end(), m_saved.begin(),
                          [](const LessonStop &one, const LessonStop &other) {
                              return one.setup.root == other.setup.root;
                          });
}

bool LabLessons::isEmpty() const
{
    return m_path.isEmpty() && textNow() == writeLesson(Lesson(1));
}

QString LabLessons::name() const
{
    QString title = QString::fromStdString(wholeLesson().front().title);
    if (!title.isEmpty())
        return title;
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).completeBaseName();
}

void LabLessons::save(const QString &path)
{
    m_stops = wholeLesson();
    m_isNewStop = false;
    m_ownStep = m_stops[m_stop].step;
    m_saver.save(path, QByteArray::fromStdString(writeLesson(m_stops)));
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

bool LabLessons::deferIfModified(const std::function<void()> &then)
{
    if (!isModified())
        return false;
    m_afterAnswer = then;
    bringToFront(*m_window);
    if (m_question == nullptr)
        askAboutChanges();
    else
        m_question->raise();
    return true;
}

void LabLessons::askAboutChanges()
{
    m_question = new QMessageBox(
        QMessageBox::Question, tr("Lesson"), tr("Save the lesson \"%1\"?").arg(name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    m_question->setObjectName("unsavedLesson");
    m_question->setTextFormat(Qt::PlainText);
    m_question->setInformativeText(
        tr("Without that, what was written since it was saved last is lost."));
    m_question->setDefaultButton(QMessageBox::Save);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_question, &QMessageBox::finished, this, &LabLessons::answerAboutChanges);
    m_question->open();
}

void LabLessons::answerAboutChanges(int button)
{
    const std::function<void()> then = std::exchange(m_afterAnswer, {});
    if (button == QMessageBox::Save) {
        m_afterSaving = then;
        saveAgain();
        if (!m_saver.isBusy())
            m_afterSaving = {}; // the user chose no file
    } else if (button == QMessageBox::Discard) {
        discard();
        then();
    }
}

void LabLessons::reportSaved(const QString &path, const QString &problem)
{
    const std::function<void()> then = std::exchange(m_afterSaving, {});
    if (!problem.isEmpty()) {
        emit messageChanged(tr("Could not save %1: %2.").arg(path, problem));
        m_savedText.clear(); // nothing is in the file
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

LessonStop LabLessons::currentStop() const
{
    const LabSession *session = m_controller->session();
    if (!m_belongs || !session->hasTrace() || !(session->setup() == m_own))
        return m_panel->lesson(m_own, m_ownStep);
    return m_panel->lesson(m_own, stepShown());
}

/// The step of the stop's search. A subtree searched alone has other steps, which do not count.
std::uint32_t LabLessons::stepShown() const
{
    const LabSession *session = m_controller->session();
    return session->hasTrace() && session->search().path.empty() ? session->step() : 0;
}

LessonStop LabLessons::lessonShown() const
{
    const LabSession *session = m_controller->session();
    if (m_belongs)
        return m_panel->lesson(session->setup(), session->step());
    LessonStop lesson;
    lesson.setup = session->setup();
    lesson.step = session->step();
    return lesson;
}

Lesson LabLessons::wholeLesson() const
{
    Lesson lesson = m_stops;
    lesson[m_stop] = currentStop();
    return lesson;
}

Lesson LabLessons::wholeLessonShown() const
{
    if (!m_belongs)
        return {lessonShown()};
    Lesson lesson = m_stops;
    lesson[m_stop] = lessonShown();
    if (lesson.size() > 1) // several stops are searched when exported
        lesson[m_stop].step = stepShown();
    return lesson;
}

/// Whether anything was written about the current stop.
bool LabLessons::hasText() const
{
    return writeLesson({m_panel->lesson({}, 0)}) != writeLesson({LessonStop()});
}

/// Titles, notes and questions as written to the file.
std::string LabLessons::textNow() const
{
    Lesson texts = m_stops;
    texts[m_stop] = m_panel->lesson({}, 0);
    for (LessonStop &stop : texts) {
        stop.setup = {};
        stop.step = 0;
    }
    return writeLesson(texts);
}

void LabLessons::remember(const QString &path)
{
    m_path = path;
    m_saved = m_stops;
    m_saved[m_stop] = m_panel->lesson(m_own, m_ownStep);
    m_savedText = textNow();
    updateState();
}

void LabLessons::updateState()
{
    m_panel->setDetached(!m_belongs, stopName());
    m_panel->setStops(int(m_stop), int(m_stops.size()));
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
