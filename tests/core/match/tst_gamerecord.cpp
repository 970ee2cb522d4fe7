#include "core/match/gamerecord.h"
#include "tests/support/records.h"

#include <QTest>

using namespace core;

/// A game as it is kept: the positions of its line, and its clocks as a text.
class TestGameRecord : public QObject
{
    Q_OBJECT

private slots:
    void everyPositionOfALineIsReached();
    void clocksAreReadBack();
    void otherTextsAreNotClocks_data();
    void otherTextsAreNotClocks();
};

void TestGameRecord::everyPositionOfALineIsReached()
{
    support::Random random(3);
    for (const GameKind kind : allGames) {
        const GameRecord record = support::randomRecord(startOf(kind), random);
        Position position = record.start;
        for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
            QVERIFY(positionAfter(record.start, record.moves, ply) == position);
            position = after(position, record.moves[ply]);
        }
        QVERIFY(positionAfter(record.start, record.moves, record.moves.size()) == position);
        QVERIFY(positionAfter(record.start, record.moves, 1000) == position);
    }
}

void TestGameRecord::clocksAreReadBack()
{
    const Clocks clocks{300, 2, {287, 150}};
    QCOMPARE(clocksText(clocks), std::string("300+2 287 150"));
    support::Random random(4);
    for (int i = 0; i < 1000; ++i) {
        const auto seconds = [&random] { return static_cast<int>(random() % 86'401); };
        const Clocks drawn{1 + seconds() % 86'400, seconds(), {seconds(), seconds()}};
        QVERIFY(parseClocks(clocksText(drawn)) == drawn);
    }
}

void TestGameRecord::otherTextsAreNotClocks_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "300+2", "300+2 287", "300+2 287 150 3", "300 287 150", "0+2 0 0", "300+ 287 150",
          "+2 287 150", "300+2 -1 150", "300+2 287 x", "86401+0 1 1", "300+2 287 86401"})
        QTest::newRow(text) << QString(text);
}

void TestGameRecord::otherTextsAreNotClocks()
{
    QFETCH(QString, text);
    QVERIFY(!parseClocks(text.toStdString()));
}

QTEST_APPLESS_MAIN(TestGameRecord)
#include "tst_gamerecord.moc"
