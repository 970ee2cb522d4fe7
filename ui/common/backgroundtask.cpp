#include "ui/common/backgroundtask.h"

#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace ui {

/// The way to the window's thread. A detached job may still hold it when the task is gone.
class BackgroundTask::Home
{
public:
    struct Posted
    {
        ai::RequestId id;
        Outcome outcome;
        bool isLast;
    };

    explicit Home(BackgroundTask *task)
        : m_task(task)
    {}

    /// From any thread. A queued call dies with its receiver.
    void post(ai::RequestId id, Outcome outcome, bool isLast)
    {
        const std::lock_guard lock(m_mutex);
        if (m_task == nullptr)
            return;
        m_posted.push_back({id, std::move(outcome), isLast});
        emit m_task->outcomePosted();
    }

    /// The oldest outcome that was posted and not taken. There is one for each outcomePosted().
    Posted take()
    {
        const std::lock_guard lock(m_mutex);
        Posted posted = std::move(m_posted.front());
        m_posted.pop_front();
        return posted;
    }

    void close()
    {
        const std::lock_guard lock(m_mutex);
        m_task = nullptr;
    }

private:
    std::mutex m_mutex;
    BackgroundTask *m_task;      ///< guarded by m_mutex; null once the task is gone
    std::deque<Posted> m_posted; ///< guarded by m_mutex
};

void BackgroundTask::Context::report(Answer answer) const
{
    m_home.post(m_id, std::move(answer), false);
}

BackgroundTask::BackgroundTask(QObject *parent)
    : QObject(parent)
    , m_home(std::make_shared<Home>(this))
    , m_worker([home = m_home](ai::RequestId id, Outcome outcome) {
        home->post(id, std::move(outcome), true);
    })
{
    connect(this, &BackgroundTask::outcomePosted, this, &BackgroundTask::receive,
            Qt::QueuedConnection);
}

BackgroundTask::~BackgroundTask()
{
    m_home->close();
    m_detached.request_stop();
}

void BackgroundTask::start(Job job)
{
    const ai::RequestId id = stopAndCount();
    m_worker.start(id, [home = m_home, id, job = std::move(job)](const std::stop_token &token) {
        return job(Context(token, *home, id));
    });
    setCurrent(id);
}

void BackgroundTask::startDetached(Job job)
{
    const ai::RequestId id = stopAndCount();
    m_detached = std::stop_source();
    const auto run = [home = m_home, id, job = std::move(job), token = m_detached.get_token()] {
        ai::runJob<Answer>(
            [&](const std::stop_token &stop) { return job(Context(stop, *home, id)); }, token, id,
            [&](ai::RequestId, Outcome outcome) { home->post(id, std::move(outcome), true); });
    };
    try {
        std::thread(run).detach();
    } catch (...) { // no thread can be created
        m_home->post(id, ai::currentFailure(), true);
    }
    setCurrent(id);
}

void BackgroundTask::cancel()
{
    stopAndCount();
    setCurrent(0);
}

/// Stops the job before and returns the id of the next one.
ai::RequestId BackgroundTask::stopAndCount()
{
    m_worker.cancel();
    m_detached.request_stop();
    return ++m_last;
}

void BackgroundTask::setCurrent(ai::RequestId id)
{
    const bool before = isRunning();
    m_current = id;
    if (before != isRunning())
        emit runningChanged(isRunning());
}

void BackgroundTask::receive()
{
    const auto [id, outcome, isLast] = m_home->take();
    if (id != m_current)
        return; // it was cancelled or replaced while the call was queued
    if (isLast)
        setCurrent(0);
    if (const auto *failure = std::get_if<ai::Failure>(&outcome))
        emit failed(QString::fromStdString(failure->message));
    else if (const Answer &answer = std::get<Answer>(outcome))
        answer();
}

} // namespace ui
