#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/background/filesaver.h"
#include "ui/lab/learn/lessonpanel.h"
#include "ui/lab/window/labcontroller.h"

#include <QMainWindow>
#include <QObject>

#include <string>

namespace ui::lab {

/// The Lab's lessons as files: chosen, dropped onto the window, read and written on a worker of its
/// own, opened in the Lab. GUI thread.
class LabLessons : public QObject
{
    Q_OBJECT

public:
    /// The window, which is the parent, takes files that are dropped from now on.
    LabLessons(LabController *controller, LessonPanel *panel, QMainWindow *window);

    bool busy() const { return m_worker.isRunning() || m_saver.isBusy(); }
    Saving *saving() { return &m_saver; }
    /// Where the words in hand are not saved, only the second time.
    void open(const QString &path);
    void save(const QString &path);
    /// The search that is shown, at its step, with the words that were opened, saved or written
    /// with it: without words once another search was opened.
    ai::lab::Lesson lessonShown() const;
    void chooseAndOpen();
    void chooseAndSave();

    bool eventFilter(QObject *object, QEvent *event) override;

signals:
    void busyChanged();
    void messageChanged(const QString &text);
    /// A lesson was opened: its words are to be seen.
    void opened();

private:
    std::string wordsNow() const;
    void remember(const QString &path);

    QString m_path;         ///< of the lesson in hand, where it has a file
    std::string m_words;    ///< in the file
    bool m_belongs = false; ///< the words in hand, to the search that is shown
    QString m_refused;      ///< a file that was not opened, for it would replace words
    LabController *m_controller;
    LessonPanel *m_panel;
    QMainWindow *m_window;
    FileSaver m_saver;
    BackgroundTask m_worker; // last: stopped before what it writes to
};

} // namespace ui::lab
