#include "ui/background/orderedtasks.h"

#include "ai/search/failure.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace ui {

namespace {

// What is waited for memory altogether: five seconds.
constexpr int maxTries = 500;
constexpr std::chrono::milliseconds betweenTries{10};

} // namespace

struct OrderedTasks::Shared
{
    explicit Shared(std::function<void(Answer)> post)
        : bringHome(std::move(post))
    {}

    const std::function<void(Answer)> bringHome; ///< of any thread
    std::function<void(const QString &)> fail;   ///< of the GUI thread
    std::mutex mutex;
    std::condition_variable idle;
    std::deque<Job> jobs; ///< guarded by the mutex, as is the next
    bool active = false;  ///< whether a thread will look for a job
};

OrderedTasks::OrderedTasks(QObject *parent)
    : QObject(parent)
    , m_shared(std::make_shared<Shared>([this, sender = m_mailbox.sender()](Answer answer) {
        sender.post([this, answer = std::move(answer)] { receive(answer); });
    }))
{
    m_shared->fail = [this](const QString &message) {
        emit failed(message.isEmpty() ? tr("out of memory") : message);
    };
}

OrderedTasks::~OrderedTasks()
{
    std::unique_lock lock(m_shared->mutex);
    if (!m_abandoned)
        m_shared->idle.wait(lock, [this] { return !m_shared->active; });
    m_shared->jobs.clear();
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

void OrderedTasks::add(Job job)
{
    ++m_open;
    try {
        const std::lock_guard lock(m_shared->mutex);
        m_shared->jobs.push_back(std::move(job));
        if (m_shared->active)
            return;
        try {
            std::thread(run, m_shared).detach();
            m_shared->active = true;
        } catch (...) { // no thread can be created
            m_shared->jobs.pop_back();
            throw;
        }
    } catch (...) {
        const QString message = QString::fromStdString(ai::currentFailure().message);
        receive([this, message] { emit failed(message); });
    }
}

/// On the other thread.
void OrderedTasks::run(const std::shared_ptr<Shared> &shared)
{
    while (true) {
        Job job;
        {
            const std::lock_guard lock(shared->mutex);
            if (shared->jobs.empty()) {
                shared->active = false;
                shared->idle.notify_all();
                return;
            }
            job = std::move(shared->jobs.front());
            shared->jobs.pop_front();
        }
        const Answer answer = answerOf(job, shared);
        job = {}; // what it owns ends with it
        // Who waits for the answer would wait for ever: without memory it is posted again.
        for (int tries = 0; !isPosted(answer, *shared) && tries < maxTries; ++tries)
            std::this_thread::sleep_for(betweenTries);
    }
}

OrderedTasks::Answer OrderedTasks::answerOf(const Job &job, const std::shared_ptr<Shared> &shared)
{
    try {
        return job();
    } catch (...) {
        try {
            return [shared, message = QString::fromStdString(ai::currentFailure().message)] {
                shared->fail(message);
            };
        } catch (...) { // no memory for the message; this needs none
            return [shared] { shared->fail({}); };
        }
    }
}

bool OrderedTasks::isPosted(const Answer &answer, const Shared &shared)
{
    try {
        shared.bringHome(answer);
        return true;
    } catch (...) {
        return false;
    }
}

void OrderedTasks::receive(const Answer &answer)
{
    --m_open;
    if (answer)
        answer();
    if (m_open == 0)
        emit finished();
}

} // namespace ui
