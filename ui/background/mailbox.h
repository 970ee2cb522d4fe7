#pragma once

#include <QObject>

#include <functional>
#include <memory>

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

} // namespace ui
