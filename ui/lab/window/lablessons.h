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

class LessonGuard;

/// The Lab's lesson and its file: chosen, dropped onto the window, read and written on a worker of
/// its own, opened in the Lab stop by stop. The text of a stop stays with the search that it was
/// written for, whatever is shown meanwhile, and is not lost without a question. GUI thread.
class LabLessons : public QObject
{
    Q_OBJECT

public:
    /// The window, which is the parent, takes files that are dropped from now on.
    LabLessons(LabController *controller, LessonPanel *panel, QMainWindow *window);

    bool busy() const { return m_worker.isRunning() || m_saver.isBusy(); }
    PendingWrites *saving() { return &m_saver; }
    /// Whether something of it is in no file: text, or a change of the tree that has a file.
    bool isModified() const;
    /// Whether nothing was written and no file was opened.
    bool isEmpty() const;
    /// Its title, or else its file's name.
    QString name() const;
    /// Asks before text that is not saved would be replaced.
    void open(const QString &path);
    void save(const QString &path);
    /// Saves the lesson to its file, which is chosen where it has none.
    void saveAgain();
    /// The same; calls the function once that was possible.
    void saveThen(const std::function<void()> &then);
    /// Back to what the file has, or to nothing.
    void discard();
    /// Whether something is not saved, which then is asked about; see LessonGuard.
    bool confirmDiscard(const std::function<void()> &then);
    /// The search that is shown, at its step, with the text that was opened, saved or written
    /// with it: without any once another search was opened. Of a subtree the step is its own.
    ai::lab::LessonStop lessonShown() const;
    /// The whole lesson where the text belongs to the search that is shown, or else the search.
    ai::lab::Lesson wholeLessonShown() const;
    void chooseAndOpen();
    void chooseAndSave();
    /// Shows another stop of the lesson, so many further on; nothing where there is none.
    void goOn(int by);
    /// Whether there is one.
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
    /// A lesson was opened: its text is to be seen.
    void opened();
    /// The name, whether something is not saved, or which search the text belongs to.
    void stateChanged();

private:
    void connectPanel();
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
    void reportSaved(const QString &path, const QString &problem);
    /// The stop that is shown, with the search that the text belongs to.
    ai::lab::LessonStop stop() const;
    std::uint32_t stepShown() const;
    std::string textNow() const;
    void remember(const QString &path);
    void updateState();

    QString m_path;                ///< of the open lesson, where it has a file
    ai::lab::Lesson m_stops;       ///< of which the one that is shown may be changed since
    std::size_t m_stop = 0;        ///< which of them is shown
    ai::lab::Lesson m_saved;       ///< in the file
    std::string m_savedText;       ///< the same without its searches, as it is written down
    ai::lab::SearchSetup m_own;    ///< what the text of the stop belongs to
    ai::lab::SearchSetup m_before; ///< the same before the last edit, which may not be possible
    std::uint32_t m_ownStep = 0;   ///< the step that was shown of it last
    bool m_belongs = true;         ///< the text, to the search that is shown
    bool m_edits = false;          ///< the next search is the same one edited
    std::function<void()> m_afterSaving;
    LabController *m_controller;
    LessonPanel *m_panel;
    QMainWindow *m_window;
    LessonGuard *m_guard;
    QPointer<QMessageBox> m_removal; ///< asks whether a stop is to be removed
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
