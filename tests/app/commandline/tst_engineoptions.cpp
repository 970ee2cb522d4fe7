#include "app/commandline/engineoptions.h"

#include <QTest>

#include <unistd.h>

using commandline::Arguments;
using commandline::engineOptionsOf;
using commandline::Option;

/// The options that every command with the Othello engine takes.
class TestEngineOptions : public QObject
{
    Q_OBJECT

private slots:
    void defaultsHoldWhereNothingIsGiven();
    void valuesAreTaken();
    void commandMayLackAnOption();
    void valuesOutsideTheirRangeAreErrors_data();
    void valuesOutsideTheirRangeAreErrors();
    void tableMustFitTheMachine();
};

namespace {

constexpr std::array engineOptions{commandline::threadsOption, commandline::tableOption("16")};

Arguments parsedOptions(std::vector<std::string_view> words)
{
    return *Arguments::parse(engineOptions, words);
}

} // namespace

void TestEngineOptions::defaultsHoldWhereNothingIsGiven()
{
    const auto engine = engineOptionsOf(parsedOptions({}));
    QVERIFY(engine.ok());
    QCOMPARE(engine->threads, 1);
    QCOMPARE(engine->tableBytes, std::size_t(16) * 1024 * 1024);
    QVERIFY(engine->kernel == ai::othello::EngineOptions().kernel);
}

void TestEngineOptions::valuesAreTaken()
{
    const auto engine = engineOptionsOf(parsedOptions({"--threads=3", "--table-mb", "2"}));
    QVERIFY(engine.ok());
    QCOMPARE(engine->threads, 3);
    QCOMPARE(engine->tableBytes, std::size_t(2) * 1024 * 1024);
}

void TestEngineOptions::commandMayLackAnOption()
{
    constexpr std::array tableOnly{commandline::tableOption("16")};
    const std::array<std::string_view, 1> words{"--table-mb=8"};
    const auto engine = engineOptionsOf(*Arguments::parse(tableOnly, words));
    QVERIFY(engine.ok());
    QCOMPARE(engine->threads, 1);
    QCOMPARE(engine->tableBytes, std::size_t(8) * 1024 * 1024);
}

void TestEngineOptions::valuesOutsideTheirRangeAreErrors_data()
{
    QTest::addColumn<QByteArray>("option");
    QTest::addColumn<QByteArray>("value");
    for (const char *value : {"0", "1025", "-1", "two"})
        QTest::addRow("threads %s", value) << QByteArray("--threads") << QByteArray(value);
    for (const char *value : {"0", "65537", "-1", "64M"})
        QTest::addRow("table %s", value) << QByteArray("--table-mb") << QByteArray(value);
}

void TestEngineOptions::valuesOutsideTheirRangeAreErrors()
{
    QFETCH(QByteArray, option);
    QFETCH(QByteArray, value);
    const auto engine = engineOptionsOf(parsedOptions({option.constData(), value.constData()}));
    QVERIFY(!engine.ok());
    const QByteArray text = QByteArray::fromStdString(engine.error().text);
    QVERIFY2(text.startsWith(option + ": \"" + value + "\"; expected a whole number from 1 to "),
             text.constData());
}

void TestEngineOptions::tableMustFitTheMachine()
{
    const std::int64_t memory =
        (std::int64_t(sysconf(_SC_PHYS_PAGES)) * std::int64_t(sysconf(_SC_PAGESIZE))) >> 20;
    QVERIFY(memory > 0);
    if (memory >= ai::maxTableMebibytes)
        QSKIP("every table that can be named fits into this machine");
    const std::string larger = std::to_string(memory + 1);
    const auto engine = engineOptionsOf(parsedOptions({"--table-mb", larger}));
    QVERIFY(!engine.ok());
    QCOMPARE(engine.error().text, "--table-mb: " + larger
                                      + " is more than this machine's memory; expected at most "
                                      + std::to_string(memory));
    QVERIFY(engineOptionsOf(parsedOptions({"--table-mb", std::to_string(memory)})).ok());
}

QTEST_APPLESS_MAIN(TestEngineOptions)
#include "tst_engineoptions.moc"
