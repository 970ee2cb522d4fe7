#include "app/commandline/arguments.h"

#include <QTest>

using commandline::Arguments;
using commandline::Option;
using core::Result;

/// The reading of options: both ways to write a value, and every mistake reported in one line.
class TestArguments : public QObject
{
    Q_OBJECT

private slots:
    void valuesAreReadBothWays();
    void absentOptionsHaveFallbacks();
    void operandsAreReadWhereTaken();
    void mistakesAreReported_data();
    void mistakesAreReported();
    void invalidValuesAreReported();
    void optionsThatExcludeEachOtherAreReported();
    void nearestFindsSlipsOnly();
};

namespace {

constexpr std::array options{
    Option{"game", "NAME", "which", "othello"},
    Option{"seconds", "S", "how long", "1.5"},
    Option{"seed", "N", "chance", "7"},
    Option{"normal", "", "a switch"},
};

Result<Arguments> parsed(std::vector<std::string_view> words)
{
    return Arguments::parse(options, words);
}

} // namespace

void TestArguments::valuesAreReadBothWays()
{
    const auto arguments = parsed({"--game", "nim", "--seconds=2.5", "--normal", "--seed=9"});
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->text("game"), std::string("nim"));
    QCOMPARE(*arguments->decimal("seconds", 0, 10), 2.5);
    QCOMPARE(*arguments->seconds("seconds", 0, 10), std::chrono::milliseconds(2500));
    QVERIFY(arguments->has("normal"));
    QCOMPARE(arguments->text("seed"), std::string("9"));
    // What looks like an option can be a value.
    QCOMPARE(parsed({"--game", "--normal"})->text("game"), std::string("--normal"));
}

void TestArguments::absentOptionsHaveFallbacks()
{
    const auto arguments = parsed({});
    QVERIFY(arguments.ok());
    QVERIFY(!arguments->has("normal"));
    QCOMPARE(arguments->text("game"), std::string("othello"));
    QCOMPARE(arguments->given("game"), std::string());
    QCOMPARE(*arguments->number("seed", 0, 10), 7);
    QCOMPARE(*arguments->numberOr("seed", -1, 0, 10), -1);
    QCOMPARE(*arguments->decimal("seconds", 0, 10), 1.5);
    constexpr std::array<std::string_view, 2> games{"nim", "othello"};
    QCOMPARE(*arguments->choice("game", games), std::size_t(1));
}

void TestArguments::operandsAreReadWhereTaken()
{
    // A board's text may begin with dashes; its space distinguishes it from an option.
    const std::array<std::string_view, 4> words{"file", "--normal", "--XO X", "-"};
    const auto arguments = Arguments::parse(options, words, 3);
    QVERIFY(arguments.ok());
    QVERIFY(arguments->has("normal"));
    QVERIFY((arguments->operands() == std::vector<std::string>{"file", "--XO X", "-"}));
    QCOMPARE(Arguments::parse(options, words, 2).error().text,
             std::string("\"-\" was not expected here"));
    for (const std::string_view word : {"-x", "--x", ""}) {
        const std::array<std::string_view, 1> wrong{word};
        QVERIFY(!Arguments::parse(options, wrong, 1).ok());
    }
    // After two dashes alone every word is an operand.
    const std::array<std::string_view, 4> after{"--normal", "--", "-x", "--"};
    const auto dashes = Arguments::parse(options, after, 2);
    QVERIFY(dashes.ok() && dashes->has("normal"));
    QVERIFY((dashes->operands() == std::vector<std::string>{"-x", "--"}));
    const std::string board = std::string(64, '-') + 'X';
    const std::array<std::string_view, 1> boardAlone{board};
    QVERIFY(Arguments::parse(options, boardAlone, 1).ok());
}

void TestArguments::mistakesAreReported_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("unknown") << QStringList{"--colour"} << "\"--colour\" is not an option";
    QTest::newRow("slip") << QStringList{"--gaem=nim"}
                          << "\"--gaem\" is not an option; did you mean --game?";
    QTest::newRow("begun") << QStringList{"--sec", "1"}
                           << "\"--sec\" is not an option; did you mean --seconds?";
    QTest::newRow("no dashes") << QStringList{"normal"}
                               << "\"normal\" was not expected here; did you mean --normal?";
    QTest::newRow("no value") << QStringList{"--game"}
                              << "--game: nothing follows; expected --game NAME";
    QTest::newRow("empty value") << QStringList{"--game="}
                                 << "--game: nothing is given; expected --game NAME";
    QTest::newRow("empty word as a value")
        << QStringList{"--game", ""} << "--game: nothing is given; expected --game NAME";
    QTest::newRow("one letter") << QStringList{"-s"} << "\"-s\" is not an option";
    QTest::newRow("help") << QStringList{"--hlep"}
                          << "\"--hlep\" is not an option; did you mean --help?";
    QTest::newRow("value of a switch")
        << QStringList{"--normal=1"} << "--normal takes no value, but was given \"1\"";
    QTest::newRow("twice") << QStringList{"--seed", "1", "--seed=1"}
                           << "--seed is given twice; expected once";
    QTest::newRow("control characters")
        << QStringList{"\x1b[31m"} << "\"?[31m\" was not expected here";
    QTest::newRow("after dashes alone")
        << QStringList{"--", "--seed=1"} << "\"--seed=1\" was not expected here";
    QTest::newRow("nothing") << QStringList{""} << "\"\" was not expected here";
}

void TestArguments::mistakesAreReported()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    std::vector<std::string> texts;
    for (const QString &word : words)
        texts.push_back(word.toStdString());
    const auto arguments = parsed(std::vector<std::string_view>(texts.begin(), texts.end()));
    QVERIFY(!arguments.ok());
    QCOMPARE(QString::fromStdString(arguments.error().text), message);
}

void TestArguments::invalidValuesAreReported()
{
    const auto arguments = parsed({"--seed", "12x", "--seconds", "nan", "--game=chess"});
    QVERIFY(arguments.ok());
    QCOMPARE(arguments->number("seed", 1, 20).error().text,
             std::string("--seed: \"12x\"; expected a whole number from 1 to 20"));
    QCOMPARE(arguments->decimal("seconds", 0.01, 60).error().text,
             std::string("--seconds: \"nan\"; expected a number from 0.01 to 60, such as 1.5"));
    constexpr std::array<std::string_view, 2> games{"nim", "othello"};
    QCOMPARE(arguments->choice("game", games).error().text,
             std::string("--game: \"chess\"; expected nim or othello"));
    for (const char *number : {"0", "21", "-1", " 1", "99999999999999999999"}) {
        const auto wrong = parsed({"--seed", number});
        QVERIFY2(!wrong->number("seed", 1, 20).ok(), number);
    }
}

void TestArguments::optionsThatExcludeEachOtherAreReported()
{
    constexpr std::array<std::string_view, 3> exclusive{"game", "seconds", "seed"};
    QVERIFY(!parsed({})->conflict(exclusive));
    QVERIFY(!parsed({"--seed", "1", "--normal"})->conflict(exclusive));
    QCOMPARE(parsed({"--seed", "1", "--game", "nim"})->conflict(exclusive)->text,
             std::string("--game and --seed exclude each other; expected one of them"));
}

void TestArguments::nearestFindsSlipsOnly()
{
    constexpr std::array<std::string_view, 4> words{"undo", "redo", "hint", "quit"};
    QCOMPARE(commandline::nearest("hnt", words), std::string_view("hint"));
    QCOMPARE(commandline::nearest("undoo", words), std::string_view("undo"));
    QCOMPARE(commandline::nearest("qu", words), std::string_view("quit"));
    QCOMPARE(commandline::nearest("f5", words), std::string_view());
    QCOMPARE(commandline::nearest("", words), std::string_view());
}

QTEST_APPLESS_MAIN(TestArguments)
#include "tst_arguments.moc"
