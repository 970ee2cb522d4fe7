#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/lab/learn/lessonpanel.h"
#include "ui/lab/window/labcontroller.h"

#include <QMainWindow>
#include <QMessageBox>
#include <QObject>
#include <QPointer>

#include <functional>
#include <string>

namespace ui::lab {

/// The Lab's lesson and its file: chosen or dropped onto the window, read and written on a worker,
/// shown stop by stop. A stop's text belongs to the search that it was written for, whatever is
/// shown meanwhile. Unsaved text is never discarded without asking. GUI thread.
class LabLessons : public QObject
{
    Q_OBJECT

public:
    /// The window is the parent, and accepts dropped files from now on.
    LabLessons(LabController *controller, LessonPanel *panel, QMainWindow *window);

    bool busy() const { return m_worker.isRunning() || m_saver.isBusy(); }
    PendingWrites *saving() { return &m_saver; }
    /// Whether there are unsaved changes: of the text, or of the tree of a lesson with a file.
    bool isModified() const;
    /// Whether there is neither text nor a file.
    bool isEmpty() const;
    /// The title, or else the file's name.
    QString name() const;
    /// Opens a file; asks first if unsaved text would be replaced.
    void open(const QString &path);
    /// Opens a lesson without a file; asks first, too.
    void open(const ai::lab::Lesson &lesson);
    void save(const QString &path);
    /// Saves to the lesson's file; lets the user choose one if there is none.
    void saveAgain();
    /// If there are unsaved changes, asks about them and returns true; calls `then` once they are
    /// saved or discarded. If several calls are waiting, only the last one's function is called.
    /// To be called before they would be lost: when the window or the program is closed, or another
    /// lesson is opened.
    bool deferIfModified(const std::function<void()> &then);
    /// The current search and step, with the text if it belongs to that search; without text once
    /// another search was opened. In a subtree the step is the subtree's.
    ai::lab::LessonStop lessonShown() const;
    /// The whole lesson if its text belongs to the current search; else just the search.
    ai::lab::Lesson wholeLessonShown() const;
    void chooseAndOpen();
    void chooseAndSave();
    /// Goes `by` stops further; does nothing if there is no such stop.
    void goOn(int by);
    /// Whether there is a stop `by` stops further.
    bool stopsFrom(int by) const
    {
        const int there = static_cast<int>(m_stop) + by;
        return there >= 0 && there < static_cast<int>(m_stops.size());
    }
    /// "Stop 2 of 5: The cut"; empty where there is only one.
    QString stopText() const;

    bool eventFilter(QObject *object, QEvent *event) override;

signals:
    void busyChanged();
    void messageChanged(const QString &text);
    /// A lesson was opened: show its text.
    void opened();
    /// The name, unsaved changes, or the search of the text changed.
    void stateChanged();

private:
    void connectPanel();
    void showUnlessUnsaved(const ai::lab::Lesson &lesson, const QString &path);
    void show(const ai::lab::Lesson &lesson, const QString &path);
    void showStop(std::size_t stop);
    void addStop();
    void removeStop();
    void withdrawRemoval();
    void dropStop();
    void setStop(const ai::lab::LessonStop &stop);
    ai::lab::Lesson wholeLesson() const;
    void follow(const ai::lab::SearchSetup &setup);
    void showOwnSearch();
    void useWithShownSearch();
    void startNew();
    void clear();
    void askAboutChanges();
    void answerAboutChanges(int button);
    /// Reverts to the file's content, or to nothing.
    void discard();
    void reportSaved(const QString &path, const QString &problem);
    /// The current stop, with the search that its text belongs to.
    ai::lab::LessonStop currentStop() const;
    std::uint32_t stepShown() const;
    std::string textNow() const;
    bool hasText() const;
    QString stopPlace() const;
    /// The current stop's title or, without one, its place or the lesson's name.
    QString stopName() const;
    void remember(const QString &path);
    void updateState();

    QString m_path;                      ///< the lesson's file, if it has one
    ai::lab::Lesson m_stops;             ///< the current stop may have changed since
    std::size_t m_stop = 0;              ///< index of the current stop
    ai::lab::Lesson m_saved;             ///< as in the file
    std::string m_savedText;             ///< m_saved's texts without searches, as written
    ai::lab::SearchSetup m_own;          ///< the search that the stop's text belongs to
    ai::lab::SearchSetup m_before;       ///< m_own before the last edit, which may be refused
    std::uint32_t m_ownStep = 0;         ///< its last step shown
    bool m_belongs = true;               ///< the text belongs to the current search
    bool m_isNewStop = false;            ///< added, and neither left nor saved since
    bool m_edits = false;                ///< the next search is an edit of this one
    std::function<void()> m_afterSaving; ///< if it succeeds
    std::function<void()> m_afterAnswer;
    LabController *m_controller;
    LessonPanel *m_panel;
    QMainWindow *m_window;
    QPointer<QMessageBox> m_question; ///< the open one about unsaved changes
    QPointer<QMessageBox> m_removal;  ///< the open question whether to remove a stop
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
