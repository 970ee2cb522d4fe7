#pragma once

#include "ui/background/backgroundtask.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace ui {

/// Runs every job on one other thread, in the order in which they were added, and delivers the
/// answers to the GUI thread: for work that must not be dropped, such as writing a file, whereas a
/// new job of a BackgroundTask replaces the previous one. The thread exists only while there are
/// jobs. Lives on the GUI thread. The destructor waits for all jobs, so that they are done when the
/// program ends normally, unless abandon() was called.
class OrderedTasks : public QObject
{
    Q_OBJECT

public:
    /// Handles an answer on the GUI thread; dropped if this is destroyed first. May be empty.
    using Completion = std::function<void()>;
    /// Runs on the other thread and must own everything it reads.
    using Job = std::function<Completion()>;
    /// Handles a failure on the GUI thread: the message of a job's exception, or why no thread
    /// could be created for it.
    using FailureHandler = std::function<void(const QString &message)>;

    explicit OrderedTasks(QObject *parent = nullptr);
    ~OrderedTasks() override;

    /// A failure goes to the handler, or else to failed().
    void add(Job job, FailureHandler handler = {});
    /// Whether an answer is still to be delivered.
    bool isBusy() const { return m_open > 0; }
    /// Waits for the jobs to end, but not for the delivery of their answers. False on a timeout.
    bool waitForDone(std::chrono::milliseconds patience);
    /// Makes the destructor wait for no job, since the system may block one forever, and drop
    /// those that have not begun. The running one may still end.
    void abandon();

signals:
    /// All answers have been delivered.
    void finished();
    /// A job without a handler of its own failed.
    void failed(const QString &message);

private:
    struct Task
    {
        Job job;
        FailureHandler handler;
    };
    struct Shared;

    static void run(const std::shared_ptr<Shared> &shared);
    /// Runs a job; returns its answer, or a completion that reports its exception.
    static Completion answerOf(const Task &task);
    void receive(const Completion &answer);

    int m_open = 0;
    bool m_abandoned = false;
    Mailbox m_mailbox;
    std::shared_ptr<Shared> m_shared; ///< shared with the thread
};

} // namespace ui
