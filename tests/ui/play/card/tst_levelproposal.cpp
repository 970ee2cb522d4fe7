#include "tests/support/window/gamestest.h"
#include "ui/play/card/levelproposal.h"
#include "ui/records/statistics/statistics.h"

#include <QAccessible>
#include <QSignalSpy>

#include <tuple>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// The next level is proposed after games won in a row.
class TestLevelProposal : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void comesAfterEveryThreeWins_data();
    void comesAfterEveryThreeWins();
    void isNotMadeAgainOnceDeclinedAtThatCount();
    void goesWhenItsGameOrLevelDoes();
    void goesWhenAnotherGameThatIsOverIsOpened();
    void isAnsweredInTheWindow_data();
    void isAnsweredInTheWindow();
};

namespace {

/// A game that the person has won, at a level.
void win(ui::GameController &game, ai::Level level)
{
    game.setLevel(level);
    game.start(*core::parsePosition(GameKind::Nim, "1 normal first"),
               core::rolesWithOpponent(core::Side::Second));
    game.play(core::legalMoves(game.match().current())[0]);
    QTRY_COMPARE(game.phase(), Phase::Over);
}

} // namespace

void TestLevelProposal::comesAfterEveryThreeWins_data()
{
    QTest::addColumn<ai::Level>("level");
    QTest::addColumn<int>("wins");
    QTest::addColumn<QString>("words");
    QTest::newRow("two") << ai::Level::Easy << 2 << QString();
    QTest::newRow("three") << ai::Level::Easy << 3
                           << QString("You have won 3 games in a row at Easy. Try Medium?");
    QTest::newRow("four") << ai::Level::Easy << 4 << QString();
    QTest::newRow("six") << ai::Level::Medium << 6
                         << QString("You have won 6 games in a row at Medium. Try Hard?");
    QTest::newRow("nothing above") << ai::Level::Hard << 3 << QString();
}

void TestLevelProposal::comesAfterEveryThreeWins()
{
    QFETCH(ai::Level, level);
    QFETCH(int, wins);
    QFETCH(QString, words);
    ui::GameController game;
    ui::Settings settings;
    ui::LevelProposal proposal(game, settings);
    QSignalSpy changed(&proposal, &ui::LevelProposal::changed);
    win(game, level);
    proposal.consider(GameKind::Nim, level, wins);
    QCOMPARE(changed.isEmpty() ? QString() : changed.constLast().constFirst().toString(), words);
    QCOMPARE(proposal.accept()->isEnabled(), !words.isEmpty());
    QCOMPARE(proposal.decline()->isEnabled(), !words.isEmpty());
    if (words.isEmpty())
        return;
    QSignalSpy accepted(&proposal, &ui::LevelProposal::accepted);
    proposal.accept()->trigger();
    QCOMPARE(accepted.size(), 1);
    QVERIFY(accepted.constFirst().constFirst().value<ai::Level>() > level);
    QVERIFY(!proposal.accept()->isEnabled());
}

void TestLevelProposal::isNotMadeAgainOnceDeclinedAtThatCount()
{
    ui::GameController game;
    ui::Settings settings;
    ui::LevelProposal proposal(game, settings);
    win(game, ai::Level::Easy);
    proposal.consider(GameKind::Nim, ai::Level::Easy, 3);
    proposal.decline()->trigger();
    QVERIFY(!proposal.accept()->isEnabled());
    for (const auto &[kind, wins, offered] :
         {std::tuple(GameKind::Nim, 3, false), std::tuple(GameKind::Othello, 3, true),
          std::tuple(GameKind::Nim, 6, true)}) {
        win(game, ai::Level::Easy);
        ui::Settings others; // as they are read at the next start
        ui::LevelProposal next(game, others);
        next.consider(kind, ai::Level::Easy, wins);
        QCOMPARE(next.accept()->isEnabled(), offered);
    }
}

void TestLevelProposal::goesWhenItsGameOrLevelDoes()
{
    ui::GameController game;
    ui::Settings settings;
    ui::LevelProposal proposal(game, settings);
    QSignalSpy changed(&proposal, &ui::LevelProposal::changed);
    for (const bool byLevel : {true, false}) {
        win(game, ai::Level::Easy);
        proposal.consider(GameKind::Nim, ai::Level::Easy, 3);
        game.browseTo(0);
        QVERIFY(!proposal.accept()->isEnabled());
        game.browseTo(1);
        QVERIFY(proposal.accept()->isEnabled());
        if (byLevel)
            game.setLevel(ai::Level::Hard);
        else
            game.undo();
        QVERIFY(!proposal.accept()->isEnabled());
        QCOMPARE(changed.constLast().constFirst().toString(), QString());
    }
}

void TestLevelProposal::goesWhenAnotherGameThatIsOverIsOpened()
{
    ui::GameController other;
    other.start(*core::parsePosition(GameKind::Nim, "2 normal first"), {});
    other.play(core::legalMoves(other.match().current()).back());
    ui::GameController game;
    ui::Settings settings;
    ui::LevelProposal proposal(game, settings);
    win(game, ai::Level::Easy);
    proposal.consider(GameKind::Nim, ai::Level::Easy, 3);
    QVERIFY(proposal.accept()->isEnabled());
    game.resume(other.record());
    QCOMPARE(game.phase(), Phase::Over);
    QVERIFY(!proposal.accept()->isEnabled());
}

void TestLevelProposal::isAnsweredInTheWindow_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("byKey");
    for (const bool byKey : {false, true}) {
        for (const char *button : {"nextLevelButton", "declineLevelButton", "nextLevelStatusButton",
                                   "declineLevelStatusButton"})
            QTest::addRow("%s by %s", button, byKey ? "key" : "click") << QString(button) << byKey;
    }
}

void TestLevelProposal::isAnsweredInTheWindow()
{
    QFETCH(QString, button);
    QFETCH(bool, byKey);
    ui::Statistics statistics;
    for (int i = 0; i < 2; ++i)
        QVERIFY(
            statistics.add({GameKind::Nim, ui::computerAt(ai::Level::Easy), core::Side::First}));
    // Beside the board the row has the answers, below it the status text.
    const bool inRow = !button.contains("Status");
    const auto window = shown(inRow ? QSize(960, 660) : QSize(360, 640));
    choose(*window, "Nim");
    choose(*window, "opponent", "Computer");
    ui::GameController &game = window->game();
    auto *answer = part<QPushButton>(*window, button.toUtf8().constData());
    QVERIFY(!answer->isVisible());
    win(game, ai::Level::Easy);
    QTRY_VERIFY(answer->isVisible());
    const auto places = [&window] {
        QCoreApplication::sendPostedEvents();
        QList<QRect> all;
        for (const char *name :
             {"board", "firstPlayer", "endFacts", "shareButton", "game", "play"}) {
            const auto *one = part<QWidget>(*window, name);
            all << QRect(one->mapTo(window.get(), QPoint()), one->size());
        }
        return all;
    };
    const auto whileProposed = places();
    QCOMPARE(stateText(*window).contains("You have won 3 games in a row at Easy. Try Medium?"),
             !inRow);
    QCOMPARE(part<QWidget>(*window, "levelRow")->isVisible(), inRow);
    const QString read = QAccessible::queryAccessibleInterface(part<QLabel>(*window, "stateText"))
                             ->text(QAccessible::Name);
    QVERIFY2(read.contains("Try Medium?"), qPrintable(read));
    QCOMPARE(
        part<QPushButton>(*window, inRow ? "nextLevelButton" : "nextLevelStatusButton")->text(),
        QString("Try Medium"));
    if (byKey) {
        answer->setFocus(Qt::TabFocusReason);
        QTest::keyClick(answer, Qt::Key_Return);
    } else {
        QTest::mouseClick(answer, Qt::LeftButton);
    }
    QVERIFY(!answer->isVisible());
    if (inRow && !button.startsWith("next"))
        QCOMPARE(places(), whileProposed); // nothing moves with the row
    QVERIFY(!stateText(*window).contains("Try"));
    const bool tried = button.startsWith("next");
    QCOMPARE(game.phase() == Phase::Over, !tried);
    QCOMPARE(game.level(), tried ? ai::Level::Medium : ai::Level::Easy);
    QCOMPARE(chosen(*window, "level"), QString(tried ? "Medium" : "Easy"));
}

QTEST_MAIN(TestLevelProposal)
#include "tst_levelproposal.moc"
