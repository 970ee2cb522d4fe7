#include "ui/common/gamesetup.h"

#include <QTest>

#include <set>

using core::GameKind;
using ui::GameSetup;

/// The position that the selectors' choices lead to.
class TestGameSetup : public QObject
{
    Q_OBJECT

private slots:
    void everyGameHasItsUsualStart();
    void heapsAreReadAsTyped_data();
    void heapsAreReadAsTyped();
    void wrongHeapsAreReported_data();
    void wrongHeapsAreReported();
    void randomHeapsDifferAndKeepTheRule();
    void onlyNimsChoicesMakeAnotherPosition();
    void reverseOthelloIsAnotherPosition();
};

namespace {

GameSetup nim(const QString &heaps, bool misere = true)
{
    GameSetup setup;
    setup.game = GameKind::Nim;
    setup.nimHeaps = heaps;
    setup.nimMisere = misere;
    return setup;
}

} // namespace

void TestGameSetup::everyGameHasItsUsualStart()
{
    for (const GameKind kind : {GameKind::Othello, GameKind::TicTacToe}) {
        GameSetup setup;
        setup.game = kind;
        setup.nimHeaps = "nonsense"; // of another game
        const auto position = startPosition(setup);
        QVERIFY(position.ok());
        QVERIFY(*position == core::startOf(kind));
    }
    QVERIFY(*startPosition(nim(ui::usualHeaps)) == core::startOf(GameKind::Nim));
}

void TestGameSetup::heapsAreReadAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("heaps");
    QTest::newRow("hyphens") << "1-3-5-7"
                             << "1-3-5-7";
    QTest::newRow("blanks") << " 1 3  5 "
                            << "1-3-5";
    QTest::newRow("commas") << "1,3, 5"
                            << "1-3-5";
    QTest::newRow("semicolons") << "2;4 ; 6"
                                << "2-4-6";
    QTest::newRow("limit") << "21 limit 4"
                           << "21 limit 4";
    QTest::newRow("heaps and a limit") << "3, 4 limit 2"
                                       << "3-4 limit 2";
}

void TestGameSetup::heapsAreReadAsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, heaps);
    for (const bool misere : {true, false}) {
        const auto position = startPosition(nim(typed, misere));
        QVERIFY2(position.ok(), qPrintable(typed));
        const QString expected = heaps + (misere ? " misere" : " normal");
        QVERIFY(*position == *core::parsePosition(GameKind::Nim, expected.toStdString()));
    }
}

void TestGameSetup::wrongHeapsAreReported_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"", "heaps", "-1", "3-x", "3-4 limit 0", "1000000000"})
        QTest::newRow(typed) << QString(typed);
}

void TestGameSetup::wrongHeapsAreReported()
{
    QFETCH(QString, typed);
    QVERIFY(!startPosition(nim(typed)));
    // A game that would be over at its start.
    const auto empty = startPosition(nim("0-0"));
    QVERIFY(!empty);
    QCOMPARE(empty.error().text, std::string("every heap is empty; expected counters to take"));
}

void TestGameSetup::randomHeapsDifferAndKeepTheRule()
{
    std::set<std::string> texts;
    for (int i = 0; i < 60; ++i) {
        const bool misere = i % 2 == 0;
        const auto position = startPosition(nim(QString(ui::randomHeaps), misere));
        QVERIFY(position.ok());
        const auto &game = std::get<core::Nim>(*position);
        QVERIFY(game.heapCount() >= 2 && game.heapCount() <= 5);
        for (int heap = 0; heap < game.heapCount(); ++heap)
            QVERIFY(game.heap(heap) >= 1 && game.heap(heap) <= 9);
        QVERIFY(game.rule() == (misere ? core::Nim::Rule::Misere : core::Nim::Rule::Normal));
        QCOMPARE(game.takeLimit(), 0);
        texts.insert(game.toText());
    }
    QVERIFY(texts.size() > 30);
}

void TestGameSetup::onlyNimsChoicesMakeAnotherPosition()
{
    GameSetup othello;
    GameSetup other = othello;
    other.starter = ui::Starter::Computer;
    other.opponent = core::Role();
    other.nimHeaps = "3-4";
    QVERIFY(samePosition(othello, other));
    other.game = GameKind::TicTacToe;
    QVERIFY(!samePosition(othello, other));
    QVERIFY(samePosition(nim("3-4"), nim("3-4")));
    QVERIFY(!samePosition(nim("3-4"), nim("3-5")));
    QVERIFY(!samePosition(nim("3-4"), nim("3-4", false)));
}

void TestGameSetup::reverseOthelloIsAnotherPosition()
{
    GameSetup usual;
    GameSetup reverse = usual;
    reverse.othelloRule = core::Othello::Rule::Fewest;
    QVERIFY(!samePosition(usual, reverse));
    const auto start = startPosition(reverse);
    QVERIFY(start.ok() && isReverseOthello(*start));
    // Neither another program nor a player of the articles knows the rule.
    for (const core::Role &opponent : ui::offeredOpponents()) {
        QCOMPARE(ui::offers(reverse, opponent), opponent.isHuman() || ui::playsByLevel(opponent));
        QCOMPARE(ui::offers(*start, opponent), ui::offers(reverse, opponent));
        QCOMPARE(ui::offers(usual, opponent), ui::offers(GameKind::Othello, opponent));
    }
    reverse.game = GameKind::Nim; // whose rule it is not
    QCOMPARE(ui::offers(reverse, core::Role::computer("random")),
             ui::offers(GameKind::Nim, core::Role::computer("random")));
}

QTEST_APPLESS_MAIN(TestGameSetup)
#include "tst_gamesetup.moc"
