#include "ui/background/mailbox.h"

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

} // namespace ui
