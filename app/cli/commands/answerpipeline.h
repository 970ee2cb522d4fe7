#pragma once

#include "app/cli/commands/lineanalysis.h"
#include "core/error.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

namespace cli {

/// Answers inputs with several workers in parallel and writes the answers, a line each, in the
/// order of the inputs. Few inputs are held at a time, so that their number has no limit.
class AnswerPipeline
{
public:
    using Answer = LineAnalysis::Answer;
    /// A line, or the result of reading a file with records of several lines: a record or an error.
    using Input = std::variant<core::protocol::Line, core::format::Record, core::Error>;
    /// Answers an input; a stop request asks it to be quick. An exception becomes a bad answer.
    using Worker = std::function<Answer(const Input &, const std::stop_token &)>;

    struct Output
    {
        std::ostream &answers;
        /// Reports an answer's remark, before the answer is written; called on another thread.
        std::function<void(const core::Error &)> report;
        bool showsProgress = false; ///< on standard error, if that is a terminal
    };

    /// `makeWorker` is called on each worker's thread, before its first input. A stop request of
    /// the token stops this. Throws if threads cannot be created.
    AnswerPipeline(int workers, std::function<Worker()> makeWorker, Output output,
                   std::stop_token token);
    ~AnswerPipeline() { finish(); }
    AnswerPipeline(const AnswerPipeline &) = delete;
    AnswerPipeline &operator=(const AnswerPipeline &) = delete;

    /// Adds an input; waits while four inputs a worker are unanswered. One thread at a time.
    /// @param place such as "games.txt, line 3"
    void put(Input input, std::string place);

    /// Waits for all answers; call it after the last input.
    void finish();

    /// Whether further inputs are useless: after a stop request, or if answers cannot be written.
    /// No answer is written from then on.
    bool stopped() const { return m_stop.stop_requested(); }

    // The answers written; call these after finish().
    std::size_t lines() const { return m_lines; }
    std::size_t badLines() const { return m_badLines; }
    const std::string &firstBadPlace() const { return m_firstBadPlace; }

private:
    struct Task
    {
        Input input;
        std::promise<Answer> answer;
    };
    struct Expected
    {
        std::future<Answer> answer;
        std::string place;
    };

    void work();
    std::optional<Task> nextTask();
    void print();

    const std::size_t m_maxWaiting;
    const std::function<Worker()> m_makeWorker;
    const Output m_output;
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_interrupted; ///< forwards the caller's stop request
    std::mutex m_mutex;                                      ///< guards the queues and the end
    std::condition_variable m_changed;
    std::deque<Task> m_tasks;
    std::deque<Expected> m_answers;
    bool m_ended = false;
    std::size_t m_lines = 0; ///< m_lines and below: used by the printer
    std::size_t m_badLines = 0;
    std::string m_firstBadPlace;
    std::vector<std::jthread> m_workers;
    std::jthread m_printer;
};

} // namespace cli
