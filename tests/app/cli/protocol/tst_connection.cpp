#include "app/cli/protocol/connection.h"

#include <QTest>

#include <iostream>
#include <latch>
#include <sstream>
#include <unistd.h>

using namespace cli::protocol;
using core::Othello;
using core::Side;

/// What the protocols of the command line share: lines in and out, a search beside them, and moves
/// and scores as text.
class TestConnection : public QObject
{
    Q_OBJECT

private slots:
    void linesAreReadOneByOne_data();
    void linesAreReadOneByOne();
    void lineThatIsTooLongIsDropped();
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

/// The standard input of this process is a text, while this lives.
class StandardInput
{
public:
    explicit StandardInput(const std::string &text)
        : m_saved(dup(STDIN_FILENO))
        , m_file(std::tmpfile())
    {
        std::fwrite(text.data(), 1, text.size(), m_file);
        std::rewind(m_file);
        dup2(fileno(m_file), STDIN_FILENO);
    }
    ~StandardInput()
    {
        if (m_saved >= 0) {
            dup2(m_saved, STDIN_FILENO);
            close(m_saved);
        }
        std::fclose(m_file);
    }
    StandardInput(const StandardInput &) = delete;
    StandardInput &operator=(const StandardInput &) = delete;

private:
    int m_saved;
    std::FILE *m_file;
};

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

void TestConnection::linesAreReadOneByOne_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::newRow("nothing") << QByteArray() << QList<QByteArray>();
    QTest::newRow("lines") << QByteArray("one\n\ntwo\n") << QList<QByteArray>{"one", "", "two"};
    QTest::newRow("ends of Windows")
        << QByteArray("one\r\ntwo\r\n") << QList<QByteArray>{"one", "two"};
    QTest::newRow("last without an end")
        << QByteArray("one\ntwo") << QList<QByteArray>{"one", "two"};
    const QByteArray longest(qsizetype(InputLines::longest), 'x');
    QTest::newRow("longest") << longest + "\nb\n" << QList<QByteArray>{longest, "b"};
}

void TestConnection::linesAreReadOneByOne()
{
    QFETCH(QByteArray, input);
    QFETCH(QList<QByteArray>, lines);
    const StandardInput standardInput(input.toStdString());
    InputLines reader;
    for (const QByteArray &line : lines) {
        const auto read = reader.next();
        QVERIFY(read);
        QVERIFY(!read->tooLong);
        QCOMPARE(QByteArray::fromStdString(read->text), line);
    }
    QVERIFY(!reader.next());
}

void TestConnection::lineThatIsTooLongIsDropped()
{
    for (const std::size_t length : {InputLines::longest + 1, 10 * InputLines::longest}) {
        const StandardInput standardInput("one\n" + std::string(length, 'x') + "\ntwo\n");
        InputLines reader;
        QCOMPARE(reader.next()->text, std::string("one"));
        const auto dropped = reader.next();
        QVERIFY(dropped && dropped->tooLong);
        QCOMPARE(dropped->text, std::string());
        const auto after = reader.next();
        QVERIFY(after && !after->tooLong);
        QCOMPARE(after->text, std::string("two"));
    }
}

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
    search.start([](const std::stop_token &) { throw std::bad_alloc(); });
    search.wait();
    QCOMPARE(captured.text(), std::string("tabuleiro-cli engine: std::bad_alloc\n"));
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
