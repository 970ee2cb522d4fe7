#include "app/cli/protocol/connection.h"

#include <QTest>

#include <algorithm>
#include <iostream>
#include <latch>
#include <sstream>

using namespace cli::protocol;
using core::Othello;
using core::Side;

/// What the protocols of the command line share: lines out, a search beside them, and moves
/// and scores as text.
class TestConnection : public QObject
{
    Q_OBJECT

private slots:
    void linesOfTwoThreadsAreWhole();
    void searchIsStopped();
    void nextSearchStopsTheOneBefore();
    void waitLetsASearchEnd();
    void failureOfASearchIsReported();
    void movesHaveTwoCharacters();
    void turnedChangesTheSideAlone();
    void scoresHaveASign();
};

namespace {

/// What is written to a stream goes into a text instead, while this lives.
class Captured
{
public:
    explicit Captured(std::ostream &stream)
        : m_stream(stream)
        , m_saved(stream.rdbuf(m_text.rdbuf()))
    {}
    ~Captured() { m_stream.rdbuf(m_saved); }
    Captured(const Captured &) = delete;
    Captured &operator=(const Captured &) = delete;

    std::string text() const { return m_text.str(); }

private:
    std::ostringstream m_text;
    std::ostream &m_stream;
    std::streambuf *m_saved;
};

void waitForStop(const std::stop_token &token)
{
    std::latch stopped(1);
    const std::stop_callback callback(token, [&stopped] { stopped.count_down(); });
    stopped.wait();
}

} // namespace

void TestConnection::linesOfTwoThreadsAreWhole()
{
    constexpr int count = 200;
    std::vector<std::string> lines;
    {
        const Captured captured(std::cout);
        Output output;
        std::latch both(2);
        const auto write = [&](char letter) {
            both.arrive_and_wait();
            for (int i = 0; i < count; ++i)
                output.line(std::string(50, letter));
        };
        {
            const std::jthread first(write, 'a');
            const std::jthread second(write, 'b');
        }
        std::istringstream text(captured.text());
        for (std::string line; std::getline(text, line);)
            lines.push_back(line);
    }
    QCOMPARE(std::count(lines.begin(), lines.end(), std::string(50, 'a')), count);
    QCOMPARE(std::count(lines.begin(), lines.end(), std::string(50, 'b')), count);
    QCOMPARE(lines.size(), std::size_t(2 * count));
}

void TestConnection::searchIsStopped()
{
    BackgroundSearch search;
    search.stop(); // none runs
    bool wasStopped = false;
    search.start([&](const std::stop_token &token) {
        waitForStop(token);
        wasStopped = true;
    });
    search.stop();
    QVERIFY(wasStopped);
}

void TestConnection::nextSearchStopsTheOneBefore()
{
    std::vector<int> order;
    {
        BackgroundSearch search;
        search.start([&](const std::stop_token &token) {
            waitForStop(token);
            order.push_back(1);
        });
        search.start([&](const std::stop_token &) { order.push_back(2); });
    }
    QVERIFY((order == std::vector{1, 2}));
}

void TestConnection::waitLetsASearchEnd()
{
    BackgroundSearch search;
    std::latch mayEnd(1);
    bool stopRequested = true;
    search.start([&](const std::stop_token &token) {
        mayEnd.wait();
        stopRequested = token.stop_requested();
    });
    mayEnd.count_down();
    search.wait();
    QVERIFY(!stopRequested);
}

void TestConnection::failureOfASearchIsReported()
{
    const Captured captured(std::cerr);
    BackgroundSearch search;
    std::string problem;
    search.start([](const std::stop_token &) { throw std::bad_alloc(); },
                 [&problem](const std::string &what) { problem = what; });
    search.wait();
    QCOMPARE(problem, std::string("out of memory"));
    QCOMPARE(captured.text(), std::string("tabuleiro-cli engine: out of memory\n"));
    bool ran = false;
    search.start([&](const std::stop_token &) { ran = true; });
    search.wait();
    QVERIFY(ran);
}

void TestConnection::movesHaveTwoCharacters()
{
    const Othello start;
    QCOMPARE(shortMove(*start.parseMove("f5")), std::string("F5"));
    QCOMPARE(shortMove(*start.parseMove("c4")), std::string("C4"));
    QCOMPARE(shortMove(Othello::pass), std::string("PA"));
}

void TestConnection::turnedChangesTheSideAlone()
{
    Othello game;
    game.play(*game.parseMove("f5"));
    const Othello other = turned(game);
    QVERIFY(other.sideToMove() == Side::First);
    QVERIFY(game.sideToMove() == Side::Second);
    for (const Side side : {Side::First, Side::Second})
        QCOMPARE(other.discs(side), game.discs(side));
    QVERIFY(turned(other) == game);
}

void TestConnection::scoresHaveASign()
{
    QCOMPARE(discText(3), std::string("+3.00"));
    QCOMPARE(discText(0), std::string("+0.00"));
    QCOMPARE(discText(-64), std::string("-64.00"));
}

QTEST_APPLESS_MAIN(TestConnection)
#include "tst_connection.moc"
