#include "ui/records/gamecollection.h"

#include <QTest>

/// Which games of a collection a filter finds.
class TestGameCollection : public QObject
{
    Q_OBJECT

private slots:
    void playersWithoutNamesAreFoundByNumber();
    void namesTurnNoTextAround();
    void resultOfReverseOthelloHasTheDiscsOfTheBoard();
};

void TestGameCollection::playersWithoutNamesAreFoundByNumber()
{
    std::vector<core::format::WthorGame> games(3);
    games[0].black = 1;
    games[1].white = 12;
    games[2].black = 1;
    games[2].white = 3;
    const ui::GameCollection unnamed(games, {}, {}, {});
    const auto found = [&](const ui::GameCollection &all, const QString &player) {
        return all.matching({player, {}, {}});
    };
    QCOMPARE(found(unnamed, "#12"), (std::vector<std::size_t>{1}));
    QCOMPARE(found(unnamed, "#1"), (std::vector<std::size_t>{0, 1, 2}));
    const ui::GameCollection half(games, {"???", "Ann"}, {}, {});
    QCOMPARE(found(half, "ann"), (std::vector<std::size_t>{0, 2}));
    QCOMPARE(found(half, "#3"), (std::vector<std::size_t>{2}));
}

void TestGameCollection::resultOfReverseOthelloHasTheDiscsOfTheBoard()
{
    core::format::Records records;
    records.records.resize(3);
    const auto start = core::Othello().withRule(core::Othello::Rule::Fewest);
    for (core::format::Record &record : records.records)
        record.game.start = start;
    records.records[0].game.result = "-8.000"; // White won, with 28 discs
    records.records[1].game.result = "+64.00:r";
    const ui::GameCollection games(records);
    QCOMPARE(games.row(0).result, QString("36-28 (fewest win)"));
    QCOMPARE(games.row(1).result, QString("0-64, resigned (fewest win)"));
    QCOMPARE(games.row(2).result, QString("(fewest win)"));
    QCOMPARE(games.matching({{}, {}, "36-28"}), (std::vector<std::size_t>{0}));
}

void TestGameCollection::namesTurnNoTextAround()
{
    core::format::Records records;
    records.records.resize(1);
    records.records[0].game.players = {"a\u202eevil", "Zo\u00eb"};
    const ui::GameCollection games(records);
    QCOMPARE(games.row(0).first, QString("a?evil"));
    QCOMPARE(games.row(0).second, QString("Zo\u00eb"));
}

QTEST_MAIN(TestGameCollection)
#include "tst_gamecollection.moc"
