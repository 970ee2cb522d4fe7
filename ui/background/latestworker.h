#pragma once

#include "core/failure.h"

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <variant>

#include <sys/resource.h>

namespace ui {

/// Tells requests apart, so that the answer to an old one is never taken for that to a new one.
using RequestId = std::uint64_t;

/// Runs `job(token)` and passes its answer, or its failure, to `receiver(id, outcome)`; passes
/// nothing once a stop is requested. A receiver that throws is called again, with the failure.
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

/// Lets the calling thread, and those that it starts, leave the processors to the thread that they
/// work for: a window is to answer while all of them compute. Linux has a priority for each thread.
inline void lowerThreadPriority() noexcept
{
    constexpr int more = 5; // a third of what others get where no processor is idle
    ::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0) + more);
}

/// Runs jobs on a thread of its own that gives way to others, one at a time; the latest request
/// wins. The thread exists only while there is a job. start(), cancel() and finish() may be called
/// from any thread and never wait for a job. Destruction stops the job, joins the thread, then
/// frees.
template <typename Answer>
class LatestWorker
{
public:
    /// Runs on the worker's thread and must own all that it reads. Returns soon once a stop is
    /// requested: its answer counts where that was by finish().
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

    /// Stops the job that is running and forgets one that waits.
    void cancel()
    {
        const std::lock_guard lock(m_mutex);
        m_running.cancel();
        m_waiting.reset();
    }

    /// Has the job of a request answer with what it has: stops it, or as soon as it begins.
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
        std::stop_source stop{std::nostopstate};      ///< the job is to end
        std::stop_source cancelled{std::nostopstate}; ///< and nobody wants its answer

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
        if (!m_active) // the thread before, if any, is past its last job: joining it takes no time
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

    /// The next request; without one the thread ends.
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
    std::optional<Request> m_waiting;    // guarded by m_mutex, as are those below
    Control m_running;                   // of the job that is running
    std::optional<RequestId> m_finished; // the last request that finish() was called for
    bool m_active = false;               // whether the thread will look for a request
    std::jthread m_thread;               // last: joined before the rest is freed
};

} // namespace ui
