#include "ai/players/searchservice.h"
#include "tests/support/qt/print.h"
#include "tests/support/qt/waits.h"
#include "tests/support/randomplay.h"

#include <QElapsedTimer>

#include <atomic>
#include <memory>
#include <set>

using ai::Failure;
using ai::RequestId;
using ai::SearchAnswer;
using ai::SearchRequest;
using ai::SearchResult;
using ai::SearchService;
using core::Othello;
using core::TicTacToe;

namespace {

/// An answer that has not come by then never comes.
constexpr std::chrono::seconds patience{60};

RequestId idOf(const SearchAnswer &answer)
{
    return answer.id;
}

/// Keeps the answers that arrive on the service's thread, and lets a test wait for one or hold the
/// thread within the delivery of one.
class Inbox
{
public:
    void receive(const SearchAnswer &answer)
    {
        std::unique_lock lock(m_mutex);
        m_answers.push_back(answer);
        m_changed.notify_all();
        m_changed.wait_for(lock, patience, [this] { return !m_holding; });
    }

    ai::SearchService::Receiver receiver()
    {
        return [this](const SearchAnswer &answer) { receive(answer); };
    }

    bool waitForAnswerTo(RequestId id)
    {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, patience, [this, id] {
            return !m_answers.empty() && idOf(m_answers.back()) == id;
        });
    }

    /// The next delivery does not return before release().
    void hold()
    {
        const std::lock_guard lock(m_mutex);
        m_holding = true;
    }
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_holding = false;
        m_changed.notify_all();
    }

    std::vector<SearchAnswer> answers()
    {
        const std::lock_guard lock(m_mutex);
        return m_answers;
    }
    std::vector<RequestId> ids()
    {
        std::vector<RequestId> found;
        for (const SearchAnswer &answer : answers())
            found.push_back(idOf(answer));
        return found;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<SearchAnswer> m_answers;
    bool m_holding = false;
};

SearchRequest small(RequestId id)
{
    return {
        .id = id, .position = TicTacToe(), .level = ai::Level::Medium, .limits = {}, .seed = id};
}

/// Thinks for an hour unless it is stopped.
SearchRequest large(RequestId id)
{
    return {.id = id,
            .position = Othello(),
            .level = ai::Level::Hard,
            .limits = {.time = std::chrono::hours(1)},
            .seed = id};
}

/// Starts a small request and waits for its answer: whatever was started before is over then.
void startAndWait(SearchService &service, Inbox &inbox, RequestId id)
{
    service.start(small(id));
    QVERIFY(inbox.waitForAnswerTo(id));
}

/// A search of its own on this thread, which gives the service's thread the time to begin.
void thinkMeanwhile()
{
    SearchRequest request = large(0);
    request.limits = {.nodes = 5000};
    ai::Engine().think(request);
}

} // namespace

/// Searches in the background: only the latest request is answered, and nobody waits.
class TestSearchService : public QObject
{
    Q_OBJECT

private slots:
    void finishedSearchAnswersWithItsBestMove();
    void requestFinishedBeforeItBeginsAnswersAtOnce();
    void aRequestIsAnswered();
    void randomCallsNeverBringAStaleAnswer();
    void callsFromManyThreadsAreSafe();
    void theLatestWaitingRequestWins();
    void cancelledRequestsStaySilent();
    void aFinishedGameIsAFailureAndTheServiceGoesOn();
    void aStoppedSearchReturnsAtOnce();
    void destructionWhileThinkingReturnsAtOnce();
    void destructionWithARequestWaitingReturns();
    void anIdleServiceIsDestroyed();
    void preparingAnswersNothingAndRequestsGoOn();
};

void TestSearchService::aRequestIsAnswered()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    service.start(small(7));
    QVERIFY(inbox.waitForAnswerTo(7));
    const SearchAnswer answer = inbox.answers().front();
    const auto *result = std::get_if<SearchResult>(&answer.outcome);
    QVERIFY(result != nullptr);
    QVERIFY(TicTacToe().isLegal(result->move));
}

void TestSearchService::preparingAnswersNothingAndRequestsGoOn()
{
    Inbox inbox;
    {
        SearchService service(inbox.receiver());
        service.prepareOthello();
        service.start(small(7));
        QVERIFY(inbox.waitForAnswerTo(7));
        service.prepareOthello();
    }
    QCOMPARE(inbox.answers().size(), std::size_t(1));
}

void TestSearchService::randomCallsNeverBringAStaleAnswer()
{
    support::Random random(1);
    Inbox inbox;
    SearchService service(inbox.receiver());
    std::set<RequestId> endless;
    RequestId id = 0;
    int calls = 0;
    for (; calls < 2000; ++calls) {
        switch (random() % 6) {
        case 0:
            service.cancel();
            break;
        case 1:
        case 2:
            endless.insert(++id);
            service.start(large(id));
            break;
        case 3:
            // As a game does: the next request once the last is answered.
            startAndWait(service, inbox, ++id);
            break;
        default:
            service.start(small(++id));
        }
    }
    startAndWait(service, inbox, ++id);

    const std::vector<RequestId> ids = inbox.ids();
    qInfo("%d calls, %llu requests, %zu answers", calls, static_cast<unsigned long long>(id),
          ids.size());
    RequestId before = 0;
    for (const RequestId answered : ids) {
        QVERIFY2(answered > before, "an answer out of turn, or twice");
        QVERIFY2(answered <= id, "an answer to no request");
        QVERIFY2(!endless.contains(answered), "an answer to a search that was stopped");
        before = answered;
    }
    for (const SearchAnswer &answer : inbox.answers()) {
        const auto *result = std::get_if<SearchResult>(&answer.outcome);
        QVERIFY(result != nullptr);
        QVERIFY(TicTacToe().isLegal(result->move));
    }
}

void TestSearchService::callsFromManyThreadsAreSafe()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    {
        std::vector<std::jthread> callers;
        for (RequestId caller = 1; caller <= 4; ++caller) {
            callers.emplace_back([&service, caller] {
                support::Random random(caller);
                for (RequestId i = 0; i < 200; ++i) {
                    if (random() % 4 == 0)
                        service.cancel();
                    else
                        service.start(random() % 2 == 0 ? small(caller * 1000 + i)
                                                        : large(caller * 1000 + i));
                }
            });
        }
    }
    startAndWait(service, inbox, 9999);
    const std::vector<RequestId> ids = inbox.ids();
    QCOMPARE(std::set<RequestId>(ids.begin(), ids.end()).size(), ids.size());
}

void TestSearchService::theLatestWaitingRequestWins()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    inbox.hold();
    service.start(small(1));
    QVERIFY(inbox.waitForAnswerTo(1));
    for (RequestId id = 2; id <= 10; ++id)
        service.start(small(id));
    inbox.release();
    QVERIFY(inbox.waitForAnswerTo(10));
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{1, 10}));
}

void TestSearchService::cancelledRequestsStaySilent()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    // The thread is held within a delivery, so that these are cancelled before they can begin.
    inbox.hold();
    service.start(small(1));
    QVERIFY(inbox.waitForAnswerTo(1));
    service.start(small(2));
    service.cancel();
    inbox.release();
    startAndWait(service, inbox, 3);
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{1, 3}));
    // And one while it thinks.
    service.start(large(4));
    service.cancel();
    startAndWait(service, inbox, 5);
    QCOMPARE(inbox.ids(), (std::vector<RequestId>{1, 3, 5}));
    service.cancel();
    service.cancel();
    QCOMPARE(inbox.ids().size(), 3u);
}

void TestSearchService::aFinishedGameIsAFailureAndTheServiceGoesOn()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    service.start({.id = 1,
                   .position = *TicTacToe::parse("XXXOO---- O"),
                   .level = ai::Level::Hard,
                   .limits = {},
                   .seed = 0});
    QVERIFY(inbox.waitForAnswerTo(1));
    const SearchAnswer answer = inbox.answers().front();
    const auto *failure = std::get_if<Failure>(&answer.outcome);
    QVERIFY(failure != nullptr);
    QVERIFY2(failure->message.find("finished") != std::string::npos, failure->message.c_str());
    startAndWait(service, inbox, 2);
    QVERIFY(std::holds_alternative<SearchResult>(inbox.answers().back().outcome));
}

// The stopped searches would go on for hours: that the next, small request is answered shows that
// they end. The time it takes is printed, for a machine's load decides it.
void TestSearchService::aStoppedSearchReturnsAtOnce()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    qint64 slowest = 0;
    for (RequestId id = 1; id <= 50; ++id) {
        service.start(large(2 * id));
        thinkMeanwhile();
        QElapsedTimer timer;
        timer.start();
        startAndWait(service, inbox, 2 * id + 1);
        slowest = std::max(slowest, timer.nsecsElapsed());
    }
    qInfo("slowest of 50: %.1f ms", double(slowest) / 1e6);
}

void TestSearchService::destructionWhileThinkingReturnsAtOnce()
{
    qint64 slowest = 0;
    for (RequestId id = 1; id <= 50; ++id) {
        Inbox inbox;
        auto service = std::make_unique<SearchService>(inbox.receiver());
        startAndWait(*service, inbox, id);
        service->start(large(id + 100));
        thinkMeanwhile();
        QElapsedTimer timer;
        timer.start();
        service.reset();
        slowest = std::max(slowest, timer.nsecsElapsed());
        QCOMPARE(inbox.ids(), std::vector<RequestId>{id});
    }
    qInfo("slowest of 50: %.1f ms", double(slowest) / 1e6);
}

void TestSearchService::destructionWithARequestWaitingReturns()
{
    for (int i = 0; i < 50; ++i) {
        Inbox inbox;
        {
            SearchService service(inbox.receiver());
            service.start(large(1));
            service.start(large(2));
        }
        QVERIFY(inbox.ids().empty());
    }
}

void TestSearchService::anIdleServiceIsDestroyed()
{
    Inbox inbox;
    for (int i = 0; i < 50; ++i)
        SearchService service(inbox.receiver());
    QVERIFY(inbox.ids().empty());
}

/// A search that nobody ends within a test.
static SearchRequest endlessRequest(RequestId id)
{
    SearchRequest request;
    request.id = id;
    request.position = Othello();
    request.limits.time = std::chrono::hours(24);
    return request;
}

void TestSearchService::finishedSearchAnswersWithItsBestMove()
{
    Inbox inbox;
    std::atomic<int> depth = 0;
    SearchService service(inbox.receiver(), [&](RequestId id, const SearchResult &result) {
        if (id == 1)
            depth = result.depth;
    });
    service.start(endlessRequest(1));
    QTRY_VERIFY(depth >= 4);
    service.finish(7); // another request's
    QVERIFY(inbox.ids().empty());
    service.finish(1);
    QVERIFY(inbox.waitForAnswerTo(1));
    const auto result = std::get<SearchResult>(inbox.answers().back().outcome);
    QVERIFY(isLegal(core::Position(Othello()), result.move));
    QVERIFY(result.depth >= 4);
}

void TestSearchService::requestFinishedBeforeItBeginsAnswersAtOnce()
{
    Inbox inbox;
    SearchService service(inbox.receiver());
    service.finish(1);
    service.start(endlessRequest(1));
    QVERIFY(inbox.waitForAnswerTo(1));
    const auto result = std::get<SearchResult>(inbox.answers().back().outcome);
    QVERIFY(isLegal(core::Position(Othello()), result.move));
}

QTEST_APPLESS_MAIN(TestSearchService)
#include "tst_searchservice.moc"
