#include "ui/background/orderedtasks.h"

#include "core/failure.h"

#include <QThread>

#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace ui {

struct OrderedTasks::Shared
{
    explicit Shared(std::function<void(Completion)> post)
        : postToGui(std::move(post))
    {}

    const std::function<void(Completion)> postToGui; ///< called on any thread
    std::mutex mutex;
    std::condition_variable idle;
    std::deque<Task> tasks; ///< guarded by mutex, like `active`
    bool active = false;    ///< whether a thread will look for another job
};

OrderedTasks::OrderedTasks(QObject *parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>([this, sender = m_mailbox.sender()](Completion answer) {
        sender.post([this, answer = std::move(answer)] { receive(answer); });
    }))
{}

OrderedTasks::~OrderedTasks()
{
    std::unique_lock lock(m_shared->mutex);
    if (!m_abandoned)
        m_shared->idle.wait(lock, [this] { return !m_shared->active; });
    m_shared->tasks.clear();
}

bool OrderedTasks::waitForDone(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_shared->mutex);
    return m_shared->idle.wait_for(lock, patience, [this] { return !m_shared->active; });
}

void OrderedTasks::abandon()
{
    m_abandoned = true;
}

void OrderedTasks::add(Job job, FailureHandler handler)
{
    assert(QThread::currentThread() == thread());
    if (!handler)
        handler = [this](const QString &message) { emit failed(message); };
    ++m_open;
    std::unique_lock lock(m_shared->mutex);
    m_shared->tasks.push_back({std::move(job), handler});
    if (m_shared->active)
        return;
    try {
        std::thread(run, m_shared).detach();
        m_shared->active = true;
    } catch (const std::system_error &problem) { // no thread can be created
        m_shared->tasks.pop_back();
        lock.unlock();
        receive([&] { handler(QString::fromLocal8Bit(problem.what())); });
    }
}

/// Runs the jobs, on the other thread.
void OrderedTasks::run(const std::shared_ptr<Shared> &shared)
{
    while (true) {
        Task task;
        {
            const std::lock_guard lock(shared->mutex);
            if (shared->tasks.empty()) {
                shared->active = false;
                shared->idle.notify_all();
                return;
            }
            task = std::move(shared->tasks.front());
            shared->tasks.pop_front();
        }
        const Completion answer = answerOf(task);
        task = {}; // destroys what the job owns before its answer is delivered
        shared->postToGui(answer);
    }
}

OrderedTasks::Completion OrderedTasks::answerOf(const Task &task)
{
    try {
        return task.job();
    } catch (...) {
        return [handler = task.handler, message = QString::fromStdString(
                                            core::currentFailure().message)] { handler(message); };
    }
}

void OrderedTasks::receive(const Completion &answer)
{
    --m_open;
    if (answer)
        answer();
    if (m_open == 0)
        emit finished();
}

} // namespace ui
