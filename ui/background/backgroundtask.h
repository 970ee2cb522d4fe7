#pragma once

#include "ui/background/latestworker.h"
#include "ui/background/mailbox.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <utility>

namespace ui {

/// Runs jobs on another thread and delivers their answers to the GUI thread; a new job replaces the
/// previous one. Lives on the GUI thread and never waits for a job, except in its destructor, which
/// stops the job begun by start().
class BackgroundTask : public QObject
{
    Q_OBJECT

public:
    /// Handles an answer on the GUI thread. Dropped if the job was cancelled or replaced meanwhile.
    /// May be empty.
    using Completion = std::function<void()>;

private:
    using Outcome = LatestWorker<Completion>::Outcome;

    /// Delivers answers to the GUI thread, from any thread.
    struct GuiQueue
    {
        void post(RequestId id, Outcome outcome, bool isLast) const;

        BackgroundTask *task; ///< used only on the GUI thread
        Mailbox::Sender sender;
    };

public:
    /// What a running job may use.
    class Context
    {
    public:
        const std::stop_token stopToken;
        /// Delivers an intermediate answer to the GUI thread.
        void report(Completion answer) const;

    private:
        friend class BackgroundTask;
        Context(std::stop_token token, const GuiQueue &queue, RequestId id)
            : stopToken(std::move(token))
            , m_guiQueue(queue)
            , m_id(id)
        {}

        const GuiQueue &m_guiQueue;
        const RequestId m_id;
    };

    /// Runs on another thread and must own everything it reads. Should return soon after a stop is
    /// requested. An exception is reported by failed().
    using Job = std::function<Completion(const Context &)>;

    explicit BackgroundTask(QObject *parent = nullptr);
    ~BackgroundTask() override;

    /// Stops the previous job, if any, and runs this one instead.
    void start(Job job);
    /// Runs a job on a detached thread, for which neither the next job nor the destructor nor the
    /// end of the program waits: for jobs that the system may block forever, such as reading a
    /// file.
    void startDetached(Job job);
    /// Stops the job begun by start() but keeps its answer; a job not yet begun is stopped when it
    /// begins.
    void finish() { m_worker.finish(m_current); }
    /// Stops the job. Neither its answer nor a failure is reported.
    void cancel();
    bool isRunning() const { return m_current != 0; }

signals:
    void runningChanged(bool running);
    /// The job threw an exception; its message.
    void failed(const QString &message);

private:
    GuiQueue guiQueue() { return {this, m_mailbox.sender()}; }
    RequestId stopAndCount();
    void setCurrent(RequestId id);
    void receive(RequestId id, const Outcome &outcome, bool isLast);

    RequestId m_last = 0;
    RequestId m_current = 0; ///< the running job's id; 0 for none
    Mailbox m_mailbox;
    std::stop_source m_detached{std::nostopstate};
    LatestWorker<Completion> m_worker; // last: its thread ends before the rest is destroyed
};

} // namespace ui
