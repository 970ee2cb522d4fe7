#include "app/cli/commands/answerpipeline.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <semaphore>
#include <sstream>
#include <stdexcept>

using cli::AnswerPipeline;
using Answer = AnswerPipeline::Answer;
using Input = AnswerPipeline::Input;
using Worker = AnswerPipeline::Worker;

namespace {

Input lineOf(const std::string &text)
{
    return core::protocol::Line{text, false};
}

std::string textOf(const Input &input)
{
    return std::get<core::protocol::Line>(input).text;
}

/// Says when something has been written.
class FlushedBuffer : public std::stringbuf
{
public:
    void waitForFlush() { m_flushed.acquire(); }

protected:
    int sync() override
    {
        m_flushed.release();
        return 0;
    }

private:
    std::counting_semaphore<> m_flushed{0};
};

} // namespace

/// What the answers of several workers become: lines in the order of the inputs.
class TestAnswerPipeline : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_answers = std::ostringstream(); }
    void answersKeepTheOrderOfTheInputs();
    void eachWorkerIsMadeOnce();
    void badAnswersAreCounted();
    void anExceptionIsABadAnswer();
    void remarksComeBeforeTheirAnswer();
    void fewInputsAreHeld();
    void aFullDiskStops();
    void aStopRequestDropsWhatIsUnfinished();

private:
    /// Puts the inputs in and waits; returns what is written.
    std::string written(AnswerPipeline &pipeline, const std::vector<std::string> &inputs)
    {
        int number = 0;
        for (const std::string &input : inputs)
            pipeline.put(lineOf(input), "line " + std::to_string(++number));
        pipeline.finish();
        return m_answers.str();
    }
    AnswerPipeline::Output output()
    {
        return {m_answers, [this](const core::Error &remark) {
                    m_answers << "remark: " << remark.text << '\n';
                }};
    }

    std::ostringstream m_answers;
};

void TestAnswerPipeline::answersKeepTheOrderOfTheInputs()
{
    std::binary_semaphore later(0);
    const auto makeWorker = [&later] {
        return [&later](const Input &input, const std::stop_token &) {
            if (textOf(input) == "first")
                later.acquire(); // until the other worker has answered the second one
            else
                later.release();
            return Answer{"answer to " + textOf(input)};
        };
    };
    AnswerPipeline pipeline(2, makeWorker, output(), {});
    QCOMPARE(written(pipeline, {"first", "second"}), "answer to first\nanswer to second\n");
    QCOMPARE(pipeline.lines(), std::size_t(2));
    QCOMPARE(pipeline.badLines(), std::size_t(0));
    QVERIFY(!pipeline.stopped());
}

/// A worker has an engine with its table, which must not be set up for each line.
void TestAnswerPipeline::eachWorkerIsMadeOnce()
{
    std::atomic<int> made = 0;
    const auto makeWorker = [&made] {
        ++made;
        return [](const Input &, const std::stop_token &) { return Answer{"answer"}; };
    };
    AnswerPipeline pipeline(1, makeWorker, output(), {});
    written(pipeline, std::vector<std::string>(20, "line"));
    QCOMPARE(pipeline.lines(), std::size_t(20));
    QCOMPARE(made.load(), 1);
}

void TestAnswerPipeline::badAnswersAreCounted()
{
    const auto makeWorker = [] {
        return [](const Input &input, const std::stop_token &) {
            return Answer{textOf(input), textOf(input) == "bad"};
        };
    };
    AnswerPipeline pipeline(3, makeWorker, output(), {});
    QCOMPARE(written(pipeline, {"good", "bad", "good", "bad"}), "good\nbad\ngood\nbad\n");
    QCOMPARE(pipeline.lines(), std::size_t(4));
    QCOMPARE(pipeline.badLines(), std::size_t(2));
    QCOMPARE(pipeline.firstBadPlace(), "line 2");
}

void TestAnswerPipeline::anExceptionIsABadAnswer()
{
    const auto makeWorker = [] {
        return [](const Input &input, const std::stop_token &) {
            if (textOf(input) == "hard")
                throw std::runtime_error("too hard");
            return Answer{textOf(input)};
        };
    };
    AnswerPipeline pipeline(1, makeWorker, output(), {});
    QCOMPARE(written(pipeline, {"hard", "easy"}), "error: column 1: too hard\neasy\n");
    QCOMPARE(pipeline.badLines(), std::size_t(1));
    QCOMPARE(pipeline.firstBadPlace(), "line 1");
}

void TestAnswerPipeline::remarksComeBeforeTheirAnswer()
{
    const auto makeWorker = [] {
        return [](const Input &input, const std::stop_token &) {
            return Answer{textOf(input), false, {core::Error("odd")}};
        };
    };
    AnswerPipeline pipeline(2, makeWorker, output(), {});
    QCOMPARE(written(pipeline, {"a", "b"}), "remark: line 1: odd\na\nremark: line 2: odd\nb\n");
}

/// Else a long file would be read into memory faster than it is analysed.
void TestAnswerPipeline::fewInputsAreHeld()
{
    std::atomic<std::size_t> accepted = 0;
    std::size_t answered = 0;
    std::size_t held = 0;
    const auto makeWorker = [&] {
        return [&](const Input &, const std::stop_token &) {
            held = std::max(held, accepted - answered++);
            return Answer{"answer"};
        };
    };
    AnswerPipeline pipeline(1, makeWorker, output(), {});
    for (int i = 0; i < 2000; ++i) {
        pipeline.put(lineOf("line"), "place");
        ++accepted;
    }
    pipeline.finish();
    QCOMPARE(answered, std::size_t(2000));
    QVERIFY2(held <= 4, std::to_string(held).c_str());
}

void TestAnswerPipeline::aFullDiskStops()
{
    m_answers.setstate(std::ios::badbit);
    const auto makeWorker = [] {
        return [](const Input &, const std::stop_token &) { return Answer{"answer", true}; };
    };
    AnswerPipeline pipeline(1, makeWorker, output(), {});
    written(pipeline, {"line"});
    QVERIFY(pipeline.stopped());
    QCOMPARE(pipeline.lines(), std::size_t(0));
    QCOMPARE(pipeline.badLines(), std::size_t(0));
}

void TestAnswerPipeline::aStopRequestDropsWhatIsUnfinished()
{
    std::stop_source user;
    const auto makeWorker = [&user] {
        return [&user](const Input &input, const std::stop_token &token) {
            if (textOf(input) == "second")
                user.request_stop();
            return Answer{token.stop_requested() ? "stopped" : "complete"};
        };
    };
    FlushedBuffer buffer;
    std::ostream answers(&buffer);
    AnswerPipeline pipeline(1, makeWorker, {answers, [](const core::Error &) {}}, user.get_token());
    pipeline.put(lineOf("first"), "line 1");
    buffer.waitForFlush();
    pipeline.put(lineOf("second"), "line 2");
    pipeline.put(lineOf("third"), "line 3");
    pipeline.finish();
    QVERIFY(pipeline.stopped());
    QCOMPARE(buffer.str(), "complete\n");
    QCOMPARE(pipeline.lines(), std::size_t(1));
}

QTEST_APPLESS_MAIN(TestAnswerPipeline)
#include "tst_answerpipeline.moc"
