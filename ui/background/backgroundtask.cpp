#include "ui/background/backgroundtask.h"

#include <QThread>

#include <cassert>
#include <deque>
#include <mutex>
#include <utility>

namespace ui {

class Mailbox::Queue
{
public:
    explicit Queue(Mailbox *mailbox)
        : m_mailbox(mailbox)
    {}

    /// Posts a call from any thread. The lock keeps the mailbox alive until the signal is emitted.
    void post(Call call)
    {
        const std::lock_guard lock(m_mutex);
        if (m_mailbox == nullptr)
            return;
        m_calls.push_back(std::move(call));
        emit m_mailbox->posted();
    }

    /// The oldest call not yet taken. Each posted() has one.
    Call take()
    {
        const std::lock_guard lock(m_mutex);
        Call call = std::move(m_calls.front());
        m_calls.pop_front();
        return call;
    }

    /// Destroys what the calls own on the GUI thread and after the lock is released.
    void close()
    {
        std::deque<Call> dropped;
        const std::lock_guard lock(m_mutex);
        m_mailbox = nullptr;
        dropped.swap(m_calls);
    }

private:
    std::mutex m_mutex;
    Mailbox *m_mailbox; ///< guarded by m_mutex, like m_calls; null once the mailbox is destroyed
    std::deque<Call> m_calls;
};

Mailbox::Sender::Sender(std::shared_ptr<Queue> queue)
    : m_queue(std::move(queue))
{}

void Mailbox::Sender::post(Call call) const
{
    m_queue->post(std::move(call));
}

Mailbox::Mailbox(QObject *parent)
    : QObject(parent)
    , m_queue(std::make_shared<Queue>(this))
{
    connect(
        this, &Mailbox::posted, this, [this] { m_queue->take()(); }, Qt::QueuedConnection);
}

Mailbox::~Mailbox()
{
    m_queue->close();
}

void BackgroundTask::GuiQueue::post(RequestId id, Outcome outcome, bool isLast) const
{
    sender.post([task = task, id, outcome = std::move(outcome), isLast] {
        task->receive(id, outcome, isLast);
    });
}

void BackgroundTask::Context::report(Completion answer) const
{
    m_guiQueue.post(m_id, std::move(answer), false);
}

BackgroundTask::BackgroundTask(QObject *parent)
    : QObject(parent)
    , m_worker([queue = guiQueue()](RequestId id, Outcome outcome) {
        queue.post(id, std::move(outcome), true);
    })
{}

BackgroundTask::~BackgroundTask()
{
    m_detached.request_stop();
}

void BackgroundTask::start(Job job)
{
    const RequestId id = stopAndCount();
    m_worker.start(id,
                   [queue = guiQueue(), id, job = std::move(job)](const std::stop_token &token) {
                       return job(Context(token, queue, id));
                   });
    setCurrent(id);
}

void BackgroundTask::startDetached(Job job)
{
    const RequestId id = stopAndCount();
    m_detached = std::stop_source();
    const auto run = [queue = guiQueue(), id, job = std::move(job),
                      token = m_detached.get_token()] {
        runJob<Completion>(
            [&](const std::stop_token &stop) { return job(Context(stop, queue, id)); }, token, id,
            [&](RequestId, Outcome outcome) { queue.post(id, std::move(outcome), true); });
    };
    try {
        std::thread(run).detach();
    } catch (...) { // no thread can be created
        guiQueue().post(id, core::currentFailure(), true);
    }
    setCurrent(id);
}

void BackgroundTask::cancel()
{
    stopAndCount();
    setCurrent(0);
}

/// Stops the previous job and returns the id for the next one.
RequestId BackgroundTask::stopAndCount()
{
    assert(QThread::currentThread() == thread());
    m_worker.cancel();
    m_detached.request_stop();
    return ++m_last;
}

void BackgroundTask::setCurrent(RequestId id)
{
    const bool before = isRunning();
    m_current = id;
    if (before != isRunning())
        emit runningChanged(isRunning());
}

void BackgroundTask::receive(RequestId id, const Outcome &outcome, bool isLast)
{
    if (id != m_current)
        return; // cancelled or replaced while its answer was in the event queue
    if (isLast)
        setCurrent(0);
    if (m_last != id)
        return; // a slot of runningChanged() has cancelled or replaced it
    if (const auto *failure = std::get_if<core::Failure>(&outcome))
        emit failed(QString::fromStdString(failure->message));
    else if (const Completion &answer = std::get<Completion>(outcome))
        answer();
}

} // namespace ui
