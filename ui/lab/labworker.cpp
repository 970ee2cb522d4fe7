#include "ui/lab/labworker.h"

#include <exception>

namespace ui {

LabWorker::LabWorker(QObject *parent)
    : QObject(parent)
    , m_thread([this](const std::stop_token &quit) { run(quit); })
{
    // Queued calls die with their receiver, so no answer can outlive this object.
    connect(this, &LabWorker::answerCame, this, &LabWorker::receive, Qt::QueuedConnection);
}

LabWorker::~LabWorker()
{
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.reset();
        m_running.request_stop();
    }
    m_thread.request_stop();
    m_thread.join();
}

void LabWorker::start(Job job)
{
    const quint64 id = ++m_last;
    {
        const std::lock_guard lock(m_mutex);
        m_running.request_stop();
        m_waiting.emplace(id, std::move(job));
    }
    m_wake.notify_one();
    setCurrent(id);
}

void LabWorker::cancel()
{
    {
        const std::lock_guard lock(m_mutex);
        m_running.request_stop();
        m_waiting.reset();
    }
    setCurrent(0);
}

void LabWorker::setCurrent(quint64 id)
{
    const bool before = busy();
    m_current = id;
    if (before != busy())
        emit busyChanged(busy());
}

/// On the worker's thread.
void LabWorker::run(const std::stop_token &quit)
{
    while (!quit.stop_requested()) {
        std::optional<std::pair<quint64, Job>> work;
        std::stop_token token;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, quit, [this] { return m_waiting.has_value(); }))
                return;
            work.swap(m_waiting);
            m_running = std::stop_source();
            token = m_running.get_token();
        }
        Mail mail{work->first, {}, {}};
        try {
            ai::SearchControl control({}, token);
            mail.answer = work->second(control);
        } catch (const std::exception &problem) {
            mail.failure = QString::fromUtf8(problem.what());
        }
        {
            const std::lock_guard lock(m_mutex);
            m_mail = std::move(mail);
        }
        emit answerCame();
    }
}

void LabWorker::receive()
{
    std::optional<Mail> mail;
    {
        const std::lock_guard lock(m_mutex);
        mail.swap(m_mail);
    }
    if (!mail || mail->id != m_current)
        return;
    setCurrent(0);
    if (mail->answer)
        mail->answer();
    else
        emit failed(mail->failure);
}

} // namespace ui
