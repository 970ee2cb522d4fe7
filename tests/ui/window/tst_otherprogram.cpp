#include "tests/support/window/gamestest.h"
#include "tests/support/window/standin.h"
#include "ui/play/gametexts.h"

#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QStandardItemModel>

using Phase = ui::GameController::Phase;

/// Another program as the opponent in the window: playing it, and going on without it.
class TestOtherProgram : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void programIsOfferedInOthelloAlone();
    void gameIsPlayedAgainstTheProgram();
    void resultAndPassNameTheProgram();
    void continuedGameHasItsProgram();
    void failureIsReportedAndTheComputerGoesOn_data();
    void failureIsReportedAndTheComputerGoesOn();
    void undoAndNewGameWhileTheProgramThinks();
    void programLosesOnItsClock();
    void closingWhileTheProgramThinksIsQuick();
};

namespace {

QString nameOfPlayer(const ui::MainWindow &window, const char *row)
{
    return part<QLabel>(*part<QWidget>(window, row), "name")->text();
}

constexpr int d3 = 19;

} // namespace

void TestOtherProgram::programIsOfferedInOthelloAlone()
{
    const auto window = shownAgainst("fine");
    auto *box = part<QComboBox>(*window, "opponent");
    QCOMPARE(box->currentText(), QString("Stand-in"));
    const auto *items = qobject_cast<QStandardItemModel *>(box->model());
    QVERIFY(items != nullptr && items->item(2)->isEnabled());
    choose(*window, "game", "Nim");
    QCOMPARE(box->currentText(), QString("Computer"));
    QVERIFY(!items->item(2)->isEnabled());
    press(*window, "play");
    QVERIFY(window->game().program() == nullptr);
    QVERIFY(window->game().computerSide().has_value());
    choose(*window, "game", "Othello");
    QVERIFY(items->item(2)->isEnabled());
}

void TestOtherProgram::gameIsPlayedAgainstTheProgram()
{
    const auto window = shownAgainst("fine");
    press(*window, "play");
    QCOMPARE(nameOfPlayer(*window, "secondPlayer"), QString("Stand-in"));
    QVERIFY(!part<QWidget>(*window, "level")->isEnabled());
    clickCell(*window, d3);
    QCOMPARE(stateText(*window), QString("Stand-in is thinking. You played d3 and turned 1."));
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    // A stand-in plays the first legal square.
    QCOMPARE(int(window->game().match().move(1).code()),
             int(legalMoves(window->game().match().position(1)).front().code()));
    // Taken back, and played again: the program receives the whole game each time.
    press(*window, "undoButton");
    QCOMPARE(window->game().match().ply(), std::size_t(0));
    clickCell(*window, 26); // c4
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    while (window->game().phase() != Phase::Over) {
        clickCell(*window, legalMoves(window->game().match().current()).front().code());
        QTRY_VERIFY2(window->game().phase() == Phase::PersonToMove
                         || window->game().phase() == Phase::Over,
                     qPrintable(stateText(*window)));
    }
    QVERIFY(isOver(window->game().match().current()));
    QVERIFY2(!stateText(*window).contains("computer"), qPrintable(stateText(*window)));
    QCOMPARE(score(window->game().match().current()), -26); // both play the first legal square
    QCOMPARE(stateText(*window), QString("Stand-in won by 26."));
}

void TestOtherProgram::resultAndPassNameTheProgram()
{
    const core::Othello lost = *core::Othello::parse(std::string(63, 'O').append("- X"));
    QVERIFY(isOver(lost));
    ui::GameController game;
    game.addProgram({"Stand-in", "true"});
    game.start(lost, core::rolesWithOpponent(core::Side::Second, core::Role::program("true")));
    QCOMPARE(ui::stateText(game), QString("Stand-in won by 64."));
    QCOMPARE(ui::detailsText(game), QString("64 to 0. Nobody can move; the 1 empty square(s) count "
                                            "for the winner."));
    game.start(lost, core::rolesWithOpponent(core::Side::Second));
    QCOMPARE(ui::stateText(game), QString("The computer won by 64."));
}

void TestOtherProgram::continuedGameHasItsProgram()
{
    {
        const auto window = shownAgainst("fine");
        press(*window, "play");
        clickCell(*window, d3);
        QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    }
    const auto window = shownWindow();
    press(*window, "continueGame");
    waitForJournals(*window);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QVERIFY(window->game().program() != nullptr);
    clickCell(*window, legalMoves(window->game().match().current()).front().code());
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(4));
}

void TestOtherProgram::failureIsReportedAndTheComputerGoesOn_data()
{
    QTest::addColumn<QString>("manner");
    QTest::addColumn<QString>("message");
    QTest::newRow("illegal move") << "illegal"
                                  << "Stand-in answered with an illegal move: ";
    QTest::newRow("crash") << "crash"
                           << "\"out of memory\"";
    QTest::newRow("refusal") << "refuse"
                             << "Stand-in refused the command \"play black d3\"";
}

void TestOtherProgram::failureIsReportedAndTheComputerGoesOn()
{
    QFETCH(QString, manner);
    QFETCH(QString, message);
    const auto window = shownAgainst(manner);
    press(*window, "play");
    auto *goOn = part<QPushButton>(*window, "goOn");
    QVERIFY(!goOn->isVisible());
    clickCell(*window, d3);
    QTRY_COMPARE(window->game().phase(), Phase::Failed);
    QVERIFY2(stateText(*window).contains(message), qPrintable(stateText(*window)));
    QTRY_VERIFY(goOn->isVisible());
    QVERIFY((goOn->focusPolicy() & Qt::TabFocus) != 0);
    QVERIFY(part<QAction>(*window, "undo")->isEnabled());
    press(*window, "goOn");
    QVERIFY(!goOn->isVisible());
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QCOMPARE(nameOfPlayer(*window, "secondPlayer"), QString("Computer"));
}

void TestOtherProgram::undoAndNewGameWhileTheProgramThinks()
{
    // Waiting for the program takes longer than a test may.
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("program/patience", 3600);
    const auto window = shownAgainst("silent");
    press(*window, "play");
    for (int i = 0; i < 3; ++i) {
        clickCell(*window, d3);
        QCOMPARE(window->game().phase(), Phase::ComputerToMove);
        // Before and after it has started.
        if (i > 0)
            QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 1);
        if (i == 1)
            press(*window, "undoButton");
        else
            press(*window, "play");
        QCOMPARE(window->game().phase(), Phase::PersonToMove);
        QCOMPARE(window->game().match().ply(), std::size_t(0));
    }
    QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 0);
}

void TestOtherProgram::programLosesOnItsClock()
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro");
    store.setValue("clock/seconds", 2);
    const auto window = shownAgainst("silent");
    press(*window, "play");
    clickCell(*window, d3);
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    QCOMPARE(window->game().outOfTime(), window->game().computerSide());
    QCOMPARE(stateText(*window), QString("You won. Stand-in's time ran out."));
    QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 0);
}

void TestOtherProgram::closingWhileTheProgramThinksIsQuick()
{
    // Waiting for the program takes longer than a test may.
    QSettings(QSettings::IniFormat, QSettings::UserScope, "tabuleiro", "tabuleiro")
        .setValue("program/patience", 3600);
    auto window = shownAgainst("silent");
    press(*window, "play");
    clickCell(*window, d3);
    QTRY_COMPARE(window->game().findChildren<QProcess *>().size(), 1);
    const QPointer program = window->game().findChild<QProcess *>();
    QTRY_COMPARE(program->state(), QProcess::Running);
    window->close();
    window.reset();
    QVERIFY(program.isNull());
}

QTEST_MAIN(TestOtherProgram)
#include "tst_otherprogram.moc"
