#pragma once

#include "ui/background/mailbox.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

namespace ui {

/// Runs every job on one other thread, in the order in which they were added, and delivers
/// their answers to the GUI thread: for what must happen, such as writing a file, where a
/// BackgroundTask drops what a later job replaces. The thread exists only while there are jobs.
/// Lives on the GUI thread. Its destructor waits for all jobs, so that what was added is done
/// when the program ends in an orderly way; abandon() makes it wait for none.
class OrderedTasks : public QObject
{
    Q_OBJECT

public:
    /// What is done with an answer, on the GUI thread; dropped if this is destroyed first. May
    /// be empty.
    using Completion = std::function<void()>;
    /// Runs on the other thread and must own all that it reads. What it throws is reported by
    /// failed().
    using Job = std::function<Completion()>;

    explicit OrderedTasks(QObject *parent = nullptr);
    ~OrderedTasks() override;

    void add(Job job);
    /// Whether an answer is still to come.
    bool isBusy() const { return m_open > 0; }
    /// Waits for the jobs, though not for their answers to be delivered. False where that would
    /// take longer.
    bool waitForDone(std::chrono::milliseconds patience);
    /// The destructor waits for no job any more, for one may be blocked by the system for ever. The
    /// one that runs may still end.
    void abandon();

signals:
    /// The last answer was delivered.
    void finished();
    /// A job ended with an exception, or no thread could be created for it; why.
    void failed(const QString &message);

private:
    struct Shared;

    static void run(const std::shared_ptr<Shared> &shared);
    /// What a job answers, or what reports its exception.
    static Completion answerOf(const Job &job, const std::shared_ptr<Shared> &shared);
    void receive(const Completion &answer);

    int m_open = 0;
    bool m_abandoned = false;
    Mailbox m_mailbox;
    std::shared_ptr<Shared> m_shared; ///< the thread has it as well
};

} // namespace ui
