#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace ui {

/// Runs jobs on a thread of its own, one at a time; the latest wins. start() and cancel() never
/// wait. Destruction stops the job and joins the thread. A job must not throw.
class BackgroundWorker
{
public:
    using Job = std::function<void(std::stop_token)>;

    BackgroundWorker();
    ~BackgroundWorker();
    BackgroundWorker(const BackgroundWorker &) = delete;
    BackgroundWorker &operator=(const BackgroundWorker &) = delete;

    /// Stops the job that is running, if any, and replaces one that waits.
    void start(Job job);
    void cancel();

private:
    void run(const std::stop_token &quit);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Job> m_waiting; // guarded by m_mutex
    std::stop_source m_running;   // guarded by m_mutex
    std::jthread m_thread;        // last: joined before the rest is freed
};

} // namespace ui
