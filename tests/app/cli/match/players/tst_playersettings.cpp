#include "app/cli/match/players/playersettings.h"

#include <QTest>

using namespace cli::match;
using namespace std::chrono_literals;
using Kind = PlayerSettings::Kind;

/// A player as the command line describes it: what is set, and what is wrong with it.
class TestPlayerSettings : public QObject
{
    Q_OBJECT

private slots:
    void kindsAreRead();
    void limitReplacesTheMatchs();
    void clocksHaveAnIncrement();
    void programsHaveTheirPatience();
    void commandKeepsCommasAndColons();
    void mistakesAreReported_data();
    void mistakesAreReported();
    void fingerprintDiffersWithTheSettings();
};

namespace {

/// The settings of a correct text.
PlayerSettings settingsOf(const std::string &text, const PlayerSettings &fallback = {})
{
    const auto settings = readPlayerSettings(text, fallback);
    if (!settings)
        qFatal("%s", settings.error().text.c_str());
    return *settings;
}

} // namespace

void TestPlayerSettings::kindsAreRead()
{
    QVERIFY(settingsOf("engine").kind == Kind::Engine);
    QCOMPARE(settingsOf("engine").name, std::string("engine"));
    QVERIFY(settingsOf("medium").kind == Kind::Level);
    QVERIFY(settingsOf("medium").level == ai::Level::Medium);
    QVERIFY(settingsOf("random").kind == Kind::Opponent);
    QCOMPARE(settingsOf("random").opponent, ai::playerNamed("random"));
    QVERIFY(settingsOf("gtp:edax -gtp").kind == Kind::Gtp);
    QVERIFY(settingsOf("nboard:edax").isExternal());
    QCOMPARE(settingsOf("gtp: edax -gtp ").command, std::string("edax -gtp"));
    QCOMPARE(settingsOf("gtp:edax -gtp").name, std::string("edax -gtp"));
    QCOMPARE(settingsOf("gtp,name=Edax:edax -gtp").name, std::string("Edax"));
}

void TestPlayerSettings::limitReplacesTheMatchs()
{
    PlayerSettings match;
    match.limits.time = 100ms;
    QVERIFY(settingsOf("engine", match).limits.time == 100ms);
    const PlayerSettings byNodes = settingsOf("engine,nodes=3000", match);
    QVERIFY(byNodes.limits.time == 0ms);
    QCOMPARE(byNodes.limits.nodes, std::uint64_t(3000));
    QCOMPARE(settingsOf("hard,depth=7", match).limits.depth, 7);
    QVERIFY(settingsOf("gtp,seconds=0.25:x", match).limits.time == 250ms);
    QCOMPARE(settingsOf("nboard,depth=6:x", match).limits.depth, 6);
    QVERIFY(settingsOf("hard,book=on").usesBook);
    QVERIFY(!settingsOf("hard,book=off").usesBook && !settingsOf("hard").usesBook);
    QCOMPARE(settingsOf("engine,table=16").tableBytes, std::size_t(16) << 20);
}

void TestPlayerSettings::clocksHaveAnIncrement()
{
    const auto clock = settingsOf("engine,clock=300+2.5").limits.clock;
    QVERIFY(clock && clock->remaining == 300s && clock->increment == 2500ms);
    const auto plain = settingsOf("hard,clock=0.5").limits.clock;
    QVERIFY(plain && plain->remaining == 500ms && plain->increment == 0ms);
}

void TestPlayerSettings::programsHaveTheirPatience()
{
    const PlayerSettings settings = settingsOf("gtp,patience=2,start=0.5,margin=0:x");
    QCOMPARE(settings.patience.count(), 2.0);
    QCOMPARE(settings.startPatience.count(), 0.5);
    QCOMPARE(settings.margin.count(), 0.0);
}

void TestPlayerSettings::commandKeepsCommasAndColons()
{
    QCOMPARE(settingsOf("gtp:\"a b\" \"\"\"").command, std::string("\"a b\" \"\"\""));
    const PlayerSettings settings = settingsOf("gtp,name=x:run --at=a:b,c=d");
    QCOMPARE(settings.command, std::string("run --at=a:b,c=d"));
    QCOMPARE(settings.name, std::string("x"));
    // A player of ours has no command, so that its name may have a colon.
    QCOMPARE(settingsOf("engine,name=a:b").name, std::string("a:b"));
}

void TestPlayerSettings::mistakesAreReported_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *text, const char *message) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(message);
    };
    row("", "\"\" is not a valid player; expected engine, gtp, nboard, easy");
    row("harf", "did you mean hard?");
    row("wins", "is not a valid player"); // of tic-tac-toe alone
    row("gtp", "no command is given; expected gtp:COMMAND");
    row("nboard: ", "no command is given; expected nboard:COMMAND");
    row("easy:edax", "\"easy\" takes no command");
    row("engine,nodes=0", "nodes: \"0\"; expected a whole number from 1");
    row("engine,depth=61", "depth: \"61\"; expected a whole number from 1 to 60");
    row("engine,seconds=0", "seconds: \"0\"; expected a number of seconds");
    row("engine,seconds=nan", "seconds: \"nan\"; expected a number of seconds");
    row("engine,clock=0.05", "clock: \"0.05\"; expected a number of seconds from 0.1 to 86400");
    row("engine,clock=5+", "clock: \"\"; expected a number of seconds");
    row("engine,clock=5+x", "clock: \"x\"; expected a number of seconds");
    row("engine,table=0", "table: \"0\"; expected a whole number");
    row("hard,book=maybe", "book: \"maybe\"; expected on or off");
    row("engine,book=on",
        "\"book\" cannot be set for engine; expected name, seconds, nodes, depth, "
        "clock, table or weights");
    row("engine,dpeth=3", "; did you mean depth?");
    row("engine,=3", "\"\" cannot be set for engine");
    row("random,nodes=3", "\"nodes\" cannot be set for random; expected name");
    // These look a fixed number of moves ahead.
    row("easy,seconds=3", "\"seconds\" cannot be set for easy; expected name");
    row("medium,depth=3", "\"depth\" cannot be set for medium; expected name");
    row("gtp,nodes=3:x",
        "\"nodes\" cannot be set for gtp; expected name, seconds, patience, start");
    row("gtp,clock=3:x", "\"clock\" cannot be set for gtp");
    row("engine,patience=3", "\"patience\" cannot be set for engine");
    row("hard,weights=/dev/null", "\"weights\" cannot be set for hard");
    row("engine,weights=", "weights: nothing is given; expected weights=VALUE");
    row("hard,book", "book: nothing is given; expected book=VALUE");
    row("hard,name=a,name=b", "name is given twice; expected once");
    row("engine,nodes=5,seconds=2", "nodes and seconds exclude each other; expected one of them");
    row("hard,clock=5,depth=2", "clock and depth exclude each other");
    row("gtp:\"a b", "a quotation mark of the command is not closed");
    row("gtp,patience=-1:x", "patience: \"-1\"; expected a number of seconds");
}

void TestPlayerSettings::mistakesAreReported()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const auto settings = readPlayerSettings(text.toStdString(), {});
    QVERIFY(!settings);
    const QByteArray error = QByteArray::fromStdString(settings.error().text);
    QVERIFY2(error.startsWith("player \"" + text + "\": "), error);
    QVERIFY2(error.contains(message), error);
}

/// By it a match knows whether its file is its own.
void TestPlayerSettings::fingerprintDiffersWithTheSettings()
{
    const auto of = [](const char *text, const PlayerSettings &fallback = {}) {
        return fingerprint(settingsOf(text, fallback), 1);
    };
    QCOMPARE(of("engine"), of("engine"));
    QVERIFY(of("engine") != of("hard"));
    QVERIFY(of("engine,nodes=5") != of("engine,nodes=6"));
    PlayerSettings match;
    match.limits.depth = 4;
    QVERIFY(of("engine", match) != of("engine"));
    PlayerSettings clock;
    clock.limits.clock = ai::Clock{.remaining = 5s};
    QVERIFY(of("engine", clock) != of("engine"));
    PlayerSettings weights = settingsOf("engine");
    weights.weights = {1, 2, 3};
    QVERIFY(fingerprint(weights, 1) != of("engine"));
    QVERIFY(fingerprint(weights, 2) != fingerprint(weights, 1));
}

QTEST_APPLESS_MAIN(TestPlayerSettings)
#include "tst_playersettings.moc"
