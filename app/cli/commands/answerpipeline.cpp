#include "app/cli/commands/answerpipeline.h"

#include "app/commandline/progressline.h"
#include "core/failure.h"

#include <ostream>

namespace cli {

namespace {

AnswerPipeline::Answer answerOf(std::future<AnswerPipeline::Answer> &answer)
{
    try {
        return answer.get();
    } catch (...) {
        return {"error: column 1: " + core::currentFailure().message, true};
    }
}

} // namespace

AnswerPipeline::AnswerPipeline(int workers, std::function<Worker()> makeWorker, Output output,
                               std::stop_token token)
    : m_maxWaiting(static_cast<std::size_t>(workers) * 4)
    , m_makeWorker(std::move(makeWorker))
    , m_output(std::move(output))
    , m_interrupted(std::move(token), [this] { m_stop.request_stop(); })
{
    try {
        for (int i = 0; i < workers; ++i)
            m_workers.emplace_back([this] { work(); });
        m_printer = std::jthread([this] { print(); });
    } catch (...) {
        finish(); // the threads already created would wait forever
        throw;
    }
}

void AnswerPipeline::put(Input input, std::string place)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_answers.size() < m_maxWaiting; });
    Task task{std::move(input), {}};
    m_answers.push_back({task.answer.get_future(), std::move(place)});
    m_tasks.push_back(std::move(task));
    m_changed.notify_all();
}

void AnswerPipeline::finish()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }
    m_workers.clear();
    if (m_printer.joinable())
        m_printer.join();
}

/// Waits for a task; nothing after the last one.
std::optional<AnswerPipeline::Task> AnswerPipeline::nextTask()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_ended || !m_tasks.empty(); });
    if (m_tasks.empty())
        return std::nullopt;
    Task task = std::move(m_tasks.front());
    m_tasks.pop_front();
    return task;
}

void AnswerPipeline::work()
{
    Worker worker;
    while (std::optional<Task> task = nextTask()) {
        try {
            if (!worker)
                worker = m_makeWorker();
            task->answer.set_value(worker(task->input, m_stop.get_token()));
        } catch (...) {
            task->answer.set_exception(std::current_exception());
        }
    }
}

void AnswerPipeline::print()
{
    commandline::ProgressLine status;
    for (;;) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_ended || !m_answers.empty(); });
        if (m_answers.empty())
            break;
        Expected next = std::move(m_answers.front());
        lock.unlock();
        const Answer answer = answerOf(next.answer);
        lock.lock();
        m_answers.pop_front();
        m_changed.notify_all();
        lock.unlock();
        // Drop the answer of an interrupted search, which differs from that of a complete one.
        if (stopped())
            continue;
        for (const core::Error &remark : answer.remarks)
            m_output.report(remark.in(next.place));
        if (!(m_output.answers << answer.text + '\n' << std::flush)) {
            m_stop.request_stop();
            continue;
        }
        ++m_lines;
        if (answer.bad && ++m_badLines == 1)
            m_firstBadPlace = next.place;
        if (m_output.showsProgress)
            status.show(std::to_string(m_lines) + " lines");
    }
}

} // namespace cli
