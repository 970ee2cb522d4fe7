#pragma once

#include "ai/searchcontrol.h"

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace ui {

/// Runs the Lab's searches on a thread of its own, one at a time; the latest job wins. Lives on the
/// window's thread and never waits for a job, except in its destructor, which stops it.
class LabWorker : public QObject
{
    Q_OBJECT

public:
    /// What is to be shown, run on the window's thread; it is forgotten if another job was started
    /// since.
    using Answer = std::function<void()>;
    /// Runs on the worker's thread and must own all that it reads.
    using Job = std::function<Answer(ai::SearchControl &control)>;

    explicit LabWorker(QObject *parent = nullptr);
    ~LabWorker() override;

    void start(Job job);
    /// Stops what runs; its answer is forgotten.
    void cancel();
    bool busy() const { return m_current != 0; }

signals:
    void busyChanged(bool busy);
    /// A job ended with an exception; why.
    void failed(const QString &message);
    /// From the worker's thread, to this object alone: an answer lies in the mailbox.
    void answerCame();

private:
    struct Mail
    {
        quint64 id = 0;
        Answer answer;
        QString failure;
    };

    void run(const std::stop_token &quit);
    void receive();
    void setCurrent(quint64 id);

    quint64 m_last = 0;
    quint64 m_current = 0; ///< the job that is open; 0 for none
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::pair<quint64, Job>> m_waiting; // guarded by m_mutex
    std::optional<Mail> m_mail;                       // guarded by m_mutex
    std::stop_source m_running;                       // guarded by m_mutex
    std::jthread m_thread;                            // last: joined before the rest is freed
};

} // namespace ui
