#include "ui/backgroundworker.h"

#include <utility>

namespace ui {

BackgroundWorker::BackgroundWorker()
    : m_thread([this](const std::stop_token &quit) { run(quit); })
{}

BackgroundWorker::~BackgroundWorker()
{
    cancel();
    m_thread.request_stop();
}

void BackgroundWorker::start(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_running.request_stop();
        m_waiting = std::move(job);
    }
    m_wake.notify_one();
}

void BackgroundWorker::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_running.request_stop();
    m_waiting.reset();
}

void BackgroundWorker::run(const std::stop_token &quit)
{
    while (true) {
        std::optional<Job> job;
        std::stop_token token;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); }))
                return;
            job = std::exchange(m_waiting, std::nullopt);
            m_running = std::stop_source();
            token = m_running.get_token();
        }
        (*job)(token);
    }
}

} // namespace ui
