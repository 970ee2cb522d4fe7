#include "app/cli/protocol/gtptext.h"

#include <QTest>

using namespace cli::protocol;
using core::Othello;
using core::Side;

/// The words of the Go Text Protocol, one by one.
class TestGtpText : public QObject
{
    Q_OBJECT

private slots:
    void commandsAreCleaned();
    void numbersHaveBounds_data();
    void numbersHaveBounds();
    void coloursAreReadInEitherCase();
    void scoresNameTheWinner();
    void valuesSayHowTheyAreKnown();
};

void TestGtpText::commandsAreCleaned()
{
    QCOMPARE(cleanedCommand("play\tb f5 # a comment # more"), std::string("play b f5 "));
    QCOMPARE(cleanedCommand("na\x01me\x7f\r"), std::string("name"));
    QCOMPARE(cleanedCommand("# nothing"), std::string());
}

void TestGtpText::numbersHaveBounds_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<double>("number");
    constexpr double none = -1;
    QTest::newRow("whole") << QByteArray("300") << 300.0;
    QTest::newRow("decimal") << QByteArray("0.25") << 0.25;
    QTest::newRow("largest") << QByteArray("1000000") << 1e6;
    QTest::newRow("too large") << QByteArray("1000001") << none;
    QTest::newRow("negative") << QByteArray("-1") << none;
    QTest::newRow("not a number") << QByteArray("nan") << none;
    QTest::newRow("infinite") << QByteArray("inf") << none;
    QTest::newRow("more follows") << QByteArray("5s") << none;
    QTest::newRow("nothing") << QByteArray() << none;
}

void TestGtpText::numbersHaveBounds()
{
    QFETCH(QByteArray, word);
    QFETCH(double, number);
    QCOMPARE(decimalIn(word.toStdString()).value_or(-1), number);
}

void TestGtpText::coloursAreReadInEitherCase()
{
    for (const char *black : {"b", "B", "black", "Black", "BLACK"})
        QVERIFY2(sideIn(black) == Side::First, black);
    for (const char *white : {"w", "W", "white", "White"})
        QVERIFY2(sideIn(white) == Side::Second, white);
    for (const char *neither : {"", "red", "bl", "white "})
        QVERIFY2(!sideIn(neither), neither);
}

void TestGtpText::scoresNameTheWinner()
{
    const auto textOf = [](int black, int white) {
        const std::string board = std::string(std::size_t(black), 'X')
                                  + std::string(std::size_t(white), 'O')
                                  + std::string(std::size_t(64 - black - white), '-');
        return scoreText(*Othello::parse(board + " X"));
    };
    QCOMPARE(textOf(38, 26), std::string("B+12"));
    QCOMPARE(textOf(31, 33), std::string("W+2"));
    QCOMPARE(textOf(32, 32), std::string("0"));
    QCOMPARE(textOf(60, 0), std::string("B+64")); // the empty squares are the winner's
}

void TestGtpText::valuesSayHowTheyAreKnown()
{
    const Othello start;
    const std::vector<ai::AnalyzedMove> values{{*start.parseMove("f5"), 4, true, 14},
                                               {*start.parseMove("c4"), -2, false, 7},
                                               {Othello::pass, 0, false, 3}};
    QCOMPARE(valuesText(values),
             std::string("F5 +4.00 exact\nC4 -2.00 depth 7\npass +0.00 depth 3"));
    QCOMPARE(valuesText({}), std::string());
}

QTEST_APPLESS_MAIN(TestGtpText)
#include "tst_gtptext.moc"
