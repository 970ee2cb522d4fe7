#pragma once

#include "ui/background/latestworker.h"
#include "ui/background/mailbox.h"

#include <QObject>

#include <functional>
#include <stop_token>
#include <utility>

namespace ui {

/// Runs jobs on another thread and delivers their answers to the GUI thread; the latest job
/// wins. Lives on the GUI thread and never waits for a job, except in its destructor, which
/// stops the one that start() began.
class BackgroundTask : public QObject
{
    Q_OBJECT

public:
    /// What is done with an answer, on the GUI thread. It is dropped if the job was cancelled
    /// or another one was started since. May be empty.
    using Completion = std::function<void()>;

private:
    using Outcome = LatestWorker<Completion>::Outcome;

    /// The way to the GUI thread, for any other.
    struct GuiQueue
    {
        void post(RequestId id, Outcome outcome, bool isLast) const;

        BackgroundTask *task; ///< for the GUI thread alone
        Mailbox::Sender sender;
    };

public:
    /// What a job is given.
    class Context
    {
    public:
        const std::stop_token stopToken;
        /// Delivers an answer to the GUI thread while the job goes on.
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

    /// Runs on another thread and must own all that it reads. Returns soon once a stop is
    /// requested. What it throws is reported by failed().
    using Job = std::function<Completion(const Context &)>;

    explicit BackgroundTask(QObject *parent = nullptr);
    ~BackgroundTask() override;

    /// Stops the job before, if any, and runs this one in its place.
    void start(Job job);
    /// Starts a job on a thread that nobody waits for, neither the next job nor the destructor nor
    /// the end of the program: for jobs that the system may block for ever, such as reading a file.
    void startDetached(Job job);
    /// Has the job that start() began answer with what it has: stops it, or as soon as it begins.
    void finish() { m_worker.finish(m_current); }
    /// Stops the job. Neither its answer nor its failure will be reported.
    void cancel();
    bool isRunning() const { return m_current != 0; }

signals:
    void runningChanged(bool running);
    /// The job ended with an exception; why.
    void failed(const QString &message);

private:
    GuiQueue guiQueue() { return {this, m_mailbox.sender()}; }
    RequestId stopAndCount();
    void setCurrent(RequestId id);
    void receive(RequestId id, const Outcome &outcome, bool isLast);

    RequestId m_last = 0;
    RequestId m_current = 0; ///< of the job that runs; 0 for none
    Mailbox m_mailbox;
    std::stop_source m_detached{std::nostopstate};
    LatestWorker<Completion> m_worker; // last: its thread ends before the rest is destroyed
};

} // namespace ui
