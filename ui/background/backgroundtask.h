#pragma once

#include "core/failure.h"

#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <variant>

#include <sys/resource.h>

namespace ui {

/// Brings calls from other threads to the GUI thread, where they are made in the order in which
/// they were posted. Lives on the GUI thread. Calls not yet made when it is destroyed are dropped.
class Mailbox : public QObject
{
    Q_OBJECT

    class Queue;

public:
    using Call = std::function<void()>;

    /// Posts calls. May be copied, used on any thread, and outlive the mailbox; calls are then
    /// ignored.
    class Sender
    {
    public:
        void post(Call call) const;

    private:
        friend class Mailbox;
        explicit Sender(std::shared_ptr<Queue> queue);

        std::shared_ptr<Queue> m_queue;
    };

    explicit Mailbox(QObject *parent = nullptr);
    ~Mailbox() override;

    Sender sender() const { return Sender(m_queue); }

signals:
    /// Private: emitted on a sender's thread, received on the GUI thread. It has no arguments, so
    /// that all data shared by threads is protected by our own mutex, which thread sanitizers
    /// understand.
    void posted();

private:
    const std::shared_ptr<Queue> m_queue;
};

/// Identifies requests, so that an old one's answer is never mistaken for that to a new one.
using RequestId = std::uint64_t;

/// Runs `job(token)` and passes its answer, or its failure, to `receiver(id, outcome)`; passes
/// nothing once a stop is requested. If the receiver throws, it is called again with that failure.
template <typename Answer, typename Job, typename Receiver>
void runJob(const Job &job, const std::stop_token &token, RequestId id,
            const Receiver &receiver) noexcept
{
    try {
        Answer answer = job(token);
        if (!token.stop_requested())
            receiver(id, std::move(answer));
    } catch (...) {
        if (token.stop_requested())
            return;
        try {
            receiver(id, core::currentFailure());
        } catch (...) { // nobody is left who could be informed
        }
    }
}

/// Lowers the priority of the calling thread and those that it starts, so that the GUI thread stays
/// responsive while they compute. On Linux the nice value is per thread.
inline void lowerThreadPriority() noexcept
{
    // Nice +5: about a third of a normal thread's share when all processors are busy.
    constexpr int more = 5;
    ::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0) + more);
}

/// Runs jobs one at a time on a thread of low priority; a new request replaces the previous one.
/// The thread exists only while there is a job. start(), cancel() and finish() may be called from
/// any thread and never wait for a job. The destructor stops the job and joins the thread before
/// freeing anything.
template <typename Answer>
class LatestWorker
{
public:
    /// Runs on the worker's thread and must own everything it reads. Should return soon after a
    /// stop is requested; its answer is still used if finish() requested that.
    using Job = std::function<Answer(const std::stop_token &)>;
    /// The answer, or why there is none. No exception leaves the worker's thread.
    using Outcome = std::variant<Answer, core::Failure>;
    /// Receives outcomes on the worker's thread, or in start() where no thread can be created. A
    /// request that was cancelled or replaced before its job ended has none; one whose outcome was
    /// just being delivered still gets it, so compare ids. It must not destroy the worker.
    using Receiver = std::function<void(RequestId, Outcome)>;

    explicit LatestWorker(Receiver receiver)
        : m_receiver(std::move(receiver))
    {}
    ~LatestWorker() { cancel(); }
    LatestWorker(const LatestWorker &) = delete;
    LatestWorker &operator=(const LatestWorker &) = delete;

    /// Stops the job that is running, if any, and replaces one that waits.
    void start(RequestId id, Job job)
    {
        try {
            enqueue({{id, std::stop_source(), std::stop_source()}, std::move(job)});
        } catch (...) {
            m_receiver(id, core::currentFailure());
        }
    }

    /// Stops the running job and drops a waiting one.
    void cancel()
    {
        const std::lock_guard lock(m_mutex);
        m_running.cancel();
        m_waiting.reset();
    }

    /// Stops a request's job but keeps its answer; a job not yet begun is stopped when it begins.
    void finish(RequestId id)
    {
        const std::lock_guard lock(m_mutex);
        m_finished = id;
        if (m_running.id == id)
            m_running.stop.request_stop();
    }

private:
    struct Control
    {
        RequestId id = 0;
        std::stop_source stop{std::nostopstate};      ///< asks the job to return
        std::stop_source cancelled{std::nostopstate}; ///< its answer is not wanted

        void cancel()
        {
            cancelled.request_stop();
            stop.request_stop();
        }
    };

    struct Request
    {
        Control control;
        Job job;
    };

    void enqueue(Request request)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_active) // joining a previous thread takes no time, for it has run its last job
            m_thread = std::jthread([this] { run(); });
        m_active = true;
        m_running.cancel();
        m_waiting = std::move(request);
    }

    /// Runs the jobs, on the worker's thread.
    void run()
    {
        lowerThreadPriority();
        while (const std::optional<Request> request = takeWaiting()) {
            const auto job = [&](const std::stop_token &) {
                return request->job(request->control.stop.get_token());
            };
            runJob<Answer>(job, request->control.cancelled.get_token(), request->control.id,
                           m_receiver);
        }
    }

    /// The next request; without one the thread ends, and m_active is false.
    std::optional<Request> takeWaiting()
    {
        const std::lock_guard lock(m_mutex);
        m_active = m_waiting.has_value();
        if (m_active)
            m_running = m_waiting->control;
        if (m_active && m_finished == m_running.id)
            m_running.stop.request_stop();
        return std::exchange(m_waiting, std::nullopt);
    }

    const Receiver m_receiver;
    std::mutex m_mutex;
    std::optional<Request> m_waiting;    // guarded by m_mutex, like those below
    Control m_running;                   // for the running job
    std::optional<RequestId> m_finished; // the last argument of finish()
    bool m_active = false;               // whether the thread will look for another request
    std::jthread m_thread;               // last: joined before the other members are destroyed
};

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
