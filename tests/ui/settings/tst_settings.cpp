#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "ui/settings/settings.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>
#include <memory>

using namespace std::chrono_literals;
using ui::Settings;

/// What is remembered between runs, and what damaged entries read as.
class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingIsRemembered();
    void fileHasWords_data();
    void fileHasWords();
    void newUsersHaveDefaults();
    void damagedEntriesReadAsDefaults();
    void numbersKeepTheirBounds();
    void programsPlayOthelloAlone();
    void namesAreTrimmed();
    void reducedMotionIsNoChoice();
    void soundsFollowTheDesktopUntilTheyAreChosen();
    void whatCannotBeSavedIsReportedOnce();

private:
    /// The bytes of the file, as another program would find them now.
    QByteArray bytes() const;
    /// Sets an entry of the file.
    static void store(const QString &key, const QVariant &value);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
}

QByteArray TestSettings::bytes() const
{
    return bytesOf(m_folder->filePath("tabuleiro/tabuleiro.ini"));
}

void TestSettings::store(const QString &key, const QVariant &value)
{
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue(key, value);
}

void TestSettings::everythingIsRemembered()
{
    ui::GameSetup setup;
    setup.game = core::GameKind::Nim;
    setup.starter = ui::Starter::Alternate;
    setup.opponent = core::Role();
    setup.nimHeaps = "3-4-5";
    setup.nimMisere = false;
    setup.othelloRule = core::Othello::Rule::Fewest;
    const ui::ExternalProgram program{"Edax", "\"/opt/my edax\" -l 5",
                                      ui::ExternalProgram::Protocol::NBoard, 90s};
    ui::BoardDisplay display{.theme = ui::BoardTheme::Slate};
    for (const ui::DisplaySwitch &part : ui::displaySwitches)
        display.*part.on = !(display.*part.on);
    const ui::TimeControl clock{300s, 2s};
    {
        Settings settings;
        settings.setSetup(setup);
        settings.level.set(ai::Level::Hard);
        settings.thinkingTime.set(2500ms);
        settings.tableMemory.set(256);
        settings.usesBook.set(false);
        settings.setProgram(program, settings.program());
        settings.setPlayerNames({"Ann", "Bob"}, {});
        settings.setTimeControl(clock);
        settings.setDisplay(display, settings.display());
        settings.showsTheory.set(true);
        settings.setAnimationSpeed(ui::AnimationSpeed::Fast);
        settings.computerStartedLast.set(false);
        settings.decline("/games/one");
        settings.decline("/games/two");
        settings.geometry.set("window");
        settings.labGeometry.set("lab");
        settings.labSolved.set({"max-first", "nim-take"});
        settings.labTopicsDone.set({"cut"});
        settings.labScores.set({{"value", QVariantList{3, 2, 1}}});
        settings.labTree.set("max(1 2)");
    }
    const Settings settings;
    const ui::GameSetup read = settings.setup();
    QVERIFY(read.game == setup.game && read.starter == setup.starter);
    QVERIFY(read.opponent == setup.opponent && read.nimMisere == setup.nimMisere);
    QCOMPARE(read.nimHeaps, setup.nimHeaps);
    QVERIFY(read.othelloRule == setup.othelloRule);
    QVERIFY(settings.level() == ai::Level::Hard);
    QVERIFY(settings.thinkingTime() == 2500ms);
    QCOMPARE(settings.tableMemory(), 256);
    QVERIFY(!settings.usesBook());
    QVERIFY(settings.program() == program);
    QCOMPARE(settings.playerNames(), (ui::PlayerNames{"Ann", "Bob"}));
    QVERIFY(settings.timeControl() == clock);
    QVERIFY(settings.display() == display);
    QVERIFY(settings.showsTheory());
    QVERIFY(settings.animationSpeed() == ui::AnimationSpeed::Fast);
    QVERIFY(!settings.computerStartedLast());
    QVERIFY(settings.isDeclined("/games/one") && settings.isDeclined("/games/two"));
    QVERIFY(!settings.isDeclined("/games/three"));
    QCOMPARE(settings.geometry(), QByteArray("window"));
    QCOMPARE(settings.labGeometry(), QByteArray("lab"));
    QCOMPARE(settings.labSolved(), QStringList({"max-first", "nim-take"}));
    QCOMPARE(settings.labTopicsDone(), QStringList("cut"));
    const QVariantList kept = settings.labScores().value("value").toList();
    QCOMPARE(kept.size(), 3);
    QCOMPARE(kept[1].toInt(), 2);
    QCOMPARE(settings.labTree(), QString("max(1 2)"));
}

void TestSettings::fileHasWords_data()
{
    using Change = std::function<void(Settings &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *line, const Change &change) {
        QTest::newRow(line) << change << QByteArray(line);
    };
    const auto starter = [](ui::Starter who) {
        return [who](Settings &settings) {
            ui::GameSetup setup;
            setup.starter = who;
            settings.setSetup(setup);
        };
    };
    row("starter=you", starter(ui::Starter::Human));
    row("starter=computer", starter(ui::Starter::Computer));
    row("starter=alternate", starter(ui::Starter::Alternate));
    const auto opponent = [](const core::Role &whom) {
        return [whom](Settings &settings) {
            ui::GameSetup setup;
            setup.opponent = whom;
            settings.setSetup(setup);
        };
    };
    row("opponent=computer", opponent(core::Role::computer({})));
    row("opponent=person", opponent(core::Role()));
    row("opponent=program", opponent(core::Role::program({})));
    row("opponent=named", opponent(core::Role::computer("half")));
    row("player=half", opponent(core::Role::computer("half")));
    const auto speed = [](ui::AnimationSpeed chosen) {
        return [chosen](Settings &settings) { settings.setAnimationSpeed(chosen); };
    };
    row("pace=off", speed(ui::AnimationSpeed::Off));
    row("pace=slow", speed(ui::AnimationSpeed::Slow));
    row("pace=normal", speed(ui::AnimationSpeed::Normal));
    row("pace=fast", speed(ui::AnimationSpeed::Fast));
    const auto theme = [](ui::BoardTheme chosen) {
        return [chosen](Settings &settings) {
            ui::BoardDisplay display;
            display.theme = chosen;
            ui::BoardDisplay shown;
            shown.theme =
                chosen == ui::BoardTheme::Felt ? ui::BoardTheme::Wood : ui::BoardTheme::Felt;
            settings.setDisplay(display, shown);
        };
    };
    row("board=felt", theme(ui::BoardTheme::Felt));
    row("board=wood", theme(ui::BoardTheme::Wood));
    row("board=slate", theme(ui::BoardTheme::Slate));
    row("board=highContrast", theme(ui::BoardTheme::HighContrast));
    row("openingBook=false", [](Settings &settings) { settings.usesBook.set(false); });
    row("level=hard", [](Settings &settings) { settings.level.set(ai::Level::Hard); });
    row("game=tictactoe", [](Settings &settings) {
        ui::GameSetup setup;
        setup.game = core::GameKind::TicTacToe;
        settings.setSetup(setup);
    });
    row("protocol=nboard", [](Settings &settings) {
        ui::ExternalProgram program;
        program.protocol = ui::ExternalProgram::Protocol::NBoard;
        settings.setProgram(program, settings.program());
    });
}

/// And it has them soon: the settings still live.
void TestSettings::fileHasWords()
{
    QFETCH(std::function<void(Settings &)>, change);
    QFETCH(QByteArray, line);
    Settings settings;
    change(settings);
    QTRY_VERIFY2(bytes().split('\n').contains(line), bytes());
}

void TestSettings::newUsersHaveDefaults()
{
    const Settings settings;
    QVERIFY(settings.setup().game == core::GameKind::Othello);
    QCOMPARE(settings.setup().nimHeaps, QString("20 limit 3"));
    QVERIFY(settings.level() == ai::Level::Easy);
    QVERIFY(settings.thinkingTime() == ai::defaultThinkingTime);
    QCOMPARE(settings.tableMemory(), ai::defaultTableMebibytes);
    QVERIFY(!settings.program().isNamed());
    QVERIFY(!settings.timeControl().used());
    QVERIFY(settings.display() == ui::BoardDisplay());
    QVERIFY(settings.computerStartedLast()); // so that the person starts the first game
    QVERIFY(!settings.animationSpeedIsChosen());
    QVERIFY(bytes().isEmpty());
}

void TestSettings::damagedEntriesReadAsDefaults()
{
    for (const char *key :
         {"game", "starter", "opponent", "level", "thinkingTime", "tableMemory", "program/protocol",
          "program/patience", "pace", "board", "clock/seconds", "nim/heaps"})
        store(key, "no such \x01 thing");
    const Settings settings;
    const ui::GameSetup setup = settings.setup();
    QVERIFY(setup.game == core::GameKind::Othello && setup.starter == ui::Starter::Human);
    QVERIFY(setup.opponent == core::Role::computer({}));
    QCOMPARE(setup.nimHeaps, QString("20 limit 3"));
    QVERIFY(settings.level() == ai::Level::Easy);
    QVERIFY(settings.thinkingTime() == ai::defaultThinkingTime);
    QCOMPARE(settings.tableMemory(), ai::defaultTableMebibytes);
    QVERIFY(settings.program() == ui::ExternalProgram());
    QVERIFY(settings.display().theme == ui::BoardTheme::Felt);
    QVERIFY(!settings.timeControl().used());
    QVERIFY(startPosition(setup).ok());
}

void TestSettings::numbersKeepTheirBounds()
{
    const auto timeOf = [](int milliseconds) {
        store("thinkingTime", milliseconds);
        return Settings().thinkingTime();
    };
    QVERIFY(timeOf(50) == 50ms && timeOf(600'000) == 600s);
    QVERIFY(timeOf(49) == ai::defaultThinkingTime && timeOf(600'001) == ai::defaultThinkingTime);
    const auto patienceOf = [](int seconds) {
        store("program/patience", seconds);
        return Settings().program().patience;
    };
    const auto usual = ui::ExternalProgram().patience;
    QVERIFY(patienceOf(1) == 1s && patienceOf(Settings::longestPatience) == 1h);
    QVERIFY(patienceOf(0) == usual && patienceOf(Settings::longestPatience + 1) == usual);
    const auto clockOf = [](int seconds, int increment) {
        store("clock/seconds", seconds);
        store("clock/increment", increment);
        return Settings().timeControl();
    };
    QVERIFY(clockOf(86'400, 3600) == (ui::TimeControl{24h, 1h}));
    QVERIFY(!clockOf(86'401, 0).used() && !clockOf(60, 3601).used() && !clockOf(60, -1).used());
    const auto memoryOf = [](int mebibytes) {
        store("tableMemory", mebibytes);
        return Settings().tableMemory();
    };
    QCOMPARE(memoryOf(65'536), 65'536);
    QCOMPARE(memoryOf(65'537), ai::defaultTableMebibytes);
    QCOMPARE(memoryOf(-1), ai::defaultTableMebibytes);
}

void TestSettings::programsPlayOthelloAlone()
{
    store("opponent", "program");
    store("game", "nim");
    QVERIFY(Settings().setup().opponent == core::Role::computer({}));
    store("game", "othello");
    QVERIFY(Settings().setup().opponent == core::Role::program({}));
}

void TestSettings::namesAreTrimmed()
{
    Settings settings;
    settings.setPlayerNames({"  Ann\t B. ", "\n"}, {});
    QCOMPARE(settings.playerNames(), (ui::PlayerNames{"Ann B.", ""}));
}

void TestSettings::reducedMotionIsNoChoice()
{
    Settings settings;
    settings.setMotionReduced();
    QVERIFY(settings.animationSpeed() == ui::AnimationSpeed::Off);
    QVERIFY(!settings.animationSpeedIsChosen());
    settings.setAnimationSpeed(ui::AnimationSpeed::Slow);
    QVERIFY(settings.animationSpeed() == ui::AnimationSpeed::Slow);
    QVERIFY(settings.animationSpeedIsChosen());
}

/// A file where the folder should be refuses as a read-only disk does, root included.
void TestSettings::soundsFollowTheDesktopUntilTheyAreChosen()
{
    Settings settings;
    QVERIFY(!settings.playsSounds());
    settings.setEventSoundsOn(true);
    QVERIFY(settings.playsSounds());
    settings.setPlaysSounds(false);
    QVERIFY(!settings.playsSounds());
    Settings later;
    later.setEventSoundsOn(true);
    QVERIFY(!later.playsSounds());
}

void TestSettings::whatCannotBeSavedIsReportedOnce()
{
    Settings settings;
    QStringList problems;
    settings.onProblem(this, [&](const QString &problem) { problems << problem; });
    QFile file(m_folder->filePath("tabuleiro"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    settings.level.set(ai::Level::Hard);
    QTRY_COMPARE(problems.size(), 1);
    QSignalSpy failed(ui::SettingsStore::ofProgram().get(), &ui::SettingsStore::failed);
    settings.showsTheory.set(true);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(problems.size(), 1);
    Settings().onProblem(this, [&](const QString &problem) { problems << "again: " + problem; });
    QCOMPARE(problems.size(), 2); // of what was before, and that at once
    QVERIFY(problems[1].startsWith("again: "));
    QVERIFY2(problems[0].contains("cannot be saved"), qPrintable(problems[0]));
    QVERIFY2(problems[0].contains(ui::settingsPath()), qPrintable(problems[0]));
    QVERIFY(settings.level() == ai::Level::Hard); // and holds
}

QTEST_MAIN(TestSettings)
#include "tst_settings.moc"
