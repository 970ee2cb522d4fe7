#include "app/commandline/numbers.h"

#include <QTest>

using commandline::counted;
using commandline::grouped;
using commandline::signedNumber;

/// How numbers are written: groups of digits, signs, no -0, and the plural of a noun.
class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void digitsAreGrouped();
    void signsAreWritten();
    void nounsHaveTheirPlural();
};

void TestNumbers::digitsAreGrouped()
{
    QCOMPARE(grouped(0), std::string("0"));
    QCOMPARE(grouped(999), std::string("999"));
    QCOMPARE(grouped(1000), std::string("1,000"));
    QCOMPARE(grouped(549'945), std::string("549,945"));
    QCOMPARE(grouped(1'234'567), std::string("1,234,567"));
}

void TestNumbers::signsAreWritten()
{
    QCOMPARE(signedNumber(4), std::string("+4"));
    QCOMPARE(signedNumber(0), std::string("0"));
    QCOMPARE(signedNumber(-4), std::string("-4"));
    QCOMPARE(signedNumber(4, 0), std::string("+4"));
    QCOMPARE(signedNumber(0, 0), std::string("+0"));
    QCOMPARE(signedNumber(1.25, 1), std::string("+1.3"));
    QCOMPARE(signedNumber(-1.25, 1), std::string("-1.3"));
    QCOMPARE(signedNumber(-0.04, 1), std::string("+0.0"));
    QCOMPARE(signedNumber(-0.04, 2), std::string("-0.04"));
}

void TestNumbers::nounsHaveTheirPlural()
{
    QCOMPARE(counted(0, "game"), std::string("0 games"));
    QCOMPARE(counted(1, "game"), std::string("1 game"));
    QCOMPARE(counted(2000, "game"), std::string("2,000 games"));
}

QTEST_APPLESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
