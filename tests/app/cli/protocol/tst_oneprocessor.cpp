#include "core/othello.h"
#include "tests/support/qt/waits.h"
#include "tests/support/slow.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

#include <sched.h>

/// The engine with two threads on one processor that others keep busy as well: moves arrive within
/// their time.
class TestOneProcessor : public QObject
{
    Q_OBJECT

private slots:
    void movesArriveInTime_data();
    void movesArriveInTime();
};

namespace {

/// The number of a processor that this program may use.
QString oneProcessor()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (::sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return "0";
    std::size_t first = 0;
    while (first + 1 < CPU_SETSIZE && !CPU_ISSET(first, &allowed))
        ++first;
    return QString::number(first);
}

QByteArray answer(QProcess &engine, const QByteArray &command)
{
    engine.write(command + "\n");
    QByteArray text;
    while (!text.endsWith("\n\n") && engine.waitForReadyRead(support::maxWait))
        text += engine.readAllStandardOutput();
    return text.trimmed();
}

} // namespace

void TestOneProcessor::movesArriveInTime_data()
{
    QTest::addColumn<int>("programs");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("tolerated");
    QTest::addRow("two busy programs") << 2 << (support::slow() ? 1000 : 10) << 0;
    // Here nobody can be sure to get the processor within the 20 ms, but what was lost once is kept
    // back the next time: without that one move in seven is late.
    if (support::slow())
        QTest::addRow("ten busy programs") << 10 << 300 << 6;
}

void TestOneProcessor::movesArriveInTime()
{
    constexpr int allowed = 200; ///< milliseconds a move
    constexpr int tolerance = 20;
    QFETCH(int, programs);
    QFETCH(int, moves);
    QFETCH(int, tolerated);
    const QString processor = oneProcessor();
    std::vector<std::unique_ptr<QProcess>> load;
    for (int i = 0; i < programs; ++i) {
        load.push_back(std::make_unique<QProcess>());
        load.back()->start("taskset", {"-c", processor, "sh", "-c", "while :; do :; done"});
    }
    for (const auto &busy : load)
        QVERIFY(busy->waitForStarted(support::maxWait));
    QProcess engine;
    engine.start("taskset", {"-c", processor, TABULEIRO_CLI, "engine", "--threads", "2",
                             "--seconds", "0.2", "--table-mb", "16"});
    QVERIFY(engine.waitForStarted(support::maxWait));
    std::vector<qint64> times;
    QByteArray side = "black";
    while (int(times.size()) < moves) {
        if (answer(engine, "gogui-rules_legal_moves") == "=") {
            answer(engine, "clear_board");
            side = "black";
        }
        QElapsedTimer clock;
        clock.start();
        const QByteArray move = answer(engine, "genmove " + side);
        times.push_back(clock.elapsed());
        QVERIFY2(move.startsWith("= "), move);
        side = side == "black" ? "white" : "black";
    }
    for (const auto &busy : load)
        busy->kill();
    answer(engine, "quit");
    engine.waitForFinished();
    for (const auto &busy : load)
        busy->waitForFinished();
    const auto late = std::count_if(times.begin(), times.end(),
                                    [](qint64 time) { return time > allowed + tolerance; });
    std::sort(times.begin(), times.end());
    qInfo("%d moves: median %lld ms, 99 %% %lld ms, longest %lld ms, %d late", moves,
          times[times.size() / 2], times[times.size() * 99 / 100], times.back(), int(late));
    // How long a move takes is measured where somebody asked for it: a shared machine may stop
    // everything for longer.
    if (support::slow())
        QVERIFY(late <= tolerated);
}

QTEST_GUILESS_MAIN(TestOneProcessor)
#include "tst_oneprocessor.moc"
