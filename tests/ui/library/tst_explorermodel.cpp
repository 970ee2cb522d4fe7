#include "ui/library/explorermodel.h"

#include <QPointF>
#include <QTest>

/// What the table says of a move: by numbers where there are few games, by shares where there are
/// many.
class TestExplorerModel : public QObject
{
    Q_OBJECT

private slots:
    void manyGamesHaveShares();
    void fewGamesHaveNumbers();
    void unplayedMovesAreThere();
    void transpositionsHaveASign();
    void valuesSayHowTheyWereFound();
    void sameMovesKeepTheirRows();
};

namespace {

using core::library::MoveStatistics;
using ui::ExplorerModel;

MoveStatistics statistics(std::int64_t black, std::int64_t draws, std::int64_t white)
{
    MoveStatistics move;
    move.move = core::Move(19); // d3
    move.games = move.gamesUnfiltered = move.gamesAfter = black + draws + white;
    move.blackWins = black;
    move.draws = draws;
    move.whiteWins = white;
    move.scoreSum = -3 * move.games;
    move.firstYear = 1990;
    move.lastYear = 2020;
    return move;
}

QString text(const ExplorerModel &model, int column, int role = Qt::DisplayRole)
{
    return model.data(model.index(0, column), role).toString();
}

} // namespace

void TestExplorerModel::manyGamesHaveShares()
{
    ExplorerModel model;
    model.show({}, {statistics(50, 10, 140)});
    QCOMPARE(text(model, ExplorerModel::Notation), QString("d3"));
    QCOMPARE(text(model, ExplorerModel::Games), QString("200"));
    QCOMPARE(text(model, ExplorerModel::Results), QString("25 \u2013 5 \u2013 70%"));
    QCOMPARE(text(model, ExplorerModel::Results, Qt::AccessibleTextRole),
             QString("Black won 25%, drawn 5%, White won 70%"));
    QCOMPARE(text(model, ExplorerModel::Value, ExplorerModel::detailRole),
             QString("avg. \u22123.0"));
    QCOMPARE(text(model, ExplorerModel::Games, ExplorerModel::detailRole),
             QString("1990\u20132020"));
    QCOMPARE(text(model, ExplorerModel::Value, Qt::AccessibleTextRole),
             QString("\u22123.0 discs for the mover on average"));
    core::Othello whiteToMove;
    whiteToMove.play(whiteToMove.legalMoves()[0]);
    ExplorerModel forWhite;
    forWhite.show(whiteToMove, {statistics(50, 10, 140)});
    QCOMPARE(text(forWhite, ExplorerModel::Value, ExplorerModel::detailRole), QString("avg. +3.0"));
    const QPointF shares =
        model.data(model.index(0, ExplorerModel::Results), ExplorerModel::sharesRole).toPointF();
    QCOMPARE(shares, QPointF(0.25, 0.05));
}

void TestExplorerModel::fewGamesHaveNumbers()
{
    ExplorerModel model;
    model.show({}, {statistics(6, 1, 2)});
    QCOMPARE(text(model, ExplorerModel::Results), QString("6 \u2013 1 \u2013 2"));
    QVERIFY(!text(model, ExplorerModel::Results, Qt::AccessibleTextRole).contains('%'));
    QCOMPARE(text(model, ExplorerModel::Value, ExplorerModel::detailRole), QString());
    QVERIFY(
        !model.data(model.index(0, ExplorerModel::Results), ExplorerModel::sharesRole).isValid());
    model.show({}, {statistics(6, 2, 2)}); // the tenth
    QVERIFY(text(model, ExplorerModel::Results).contains('%'));
}

void TestExplorerModel::unplayedMovesAreThere()
{
    ExplorerModel model;
    MoveStatistics move = statistics(0, 0, 0);
    move.firstYear = move.lastYear = 0;
    move.value = -2;
    move.depth = 8;
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Games), QString("\u2013"));
    QCOMPARE(text(model, ExplorerModel::Games, Qt::AccessibleTextRole), QString("not played"));
    QCOMPARE(text(model, ExplorerModel::Results), QString());
    QCOMPARE(text(model, ExplorerModel::Games, ExplorerModel::detailRole), QString());
    QCOMPARE(text(model, ExplorerModel::Value), QString("\u22122 (8)"));
}

void TestExplorerModel::transpositionsHaveASign()
{
    ExplorerModel model;
    MoveStatistics move = statistics(10, 0, 10);
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Notation), QString("d3"));
    move.gamesAfter = 25;
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Notation), QString("d3 \u21c4"));
    QVERIFY(text(model, ExplorerModel::Notation, Qt::AccessibleTextRole)
                .contains("lead to the same position"));
}

void TestExplorerModel::valuesSayHowTheyWereFound()
{
    ExplorerModel model;
    MoveStatistics move = statistics(10, 0, 10);
    move.value = 4;
    move.depth = 12;
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Value), QString("+4 (12)"));
    move.exact = true;
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Value), QString("+4 exact"));
    QVERIFY(text(model, ExplorerModel::Value, Qt::ToolTipRole).contains("with best play"));
    move.exact = false;
    move.depth = 0;
    move.value = 0;
    model.show({}, {move});
    QCOMPARE(text(model, ExplorerModel::Value), QString("0"));
    QVERIFY(text(model, ExplorerModel::Value, Qt::ToolTipRole).contains("opening book"));
}

void TestExplorerModel::sameMovesKeepTheirRows()
{
    ExplorerModel model;
    int resets = 0;
    connect(&model, &QAbstractItemModel::modelReset, this, [&] { ++resets; });
    model.show({}, {statistics(10, 0, 10)});
    QCOMPARE(resets, 1);
    model.show({}, {statistics(20, 0, 10)});
    QCOMPARE(resets, 1);
    QCOMPARE(text(model, ExplorerModel::Games), QString("30"));
    model.show({}, {});
    QCOMPARE(resets, 2);
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(TestExplorerModel)
#include "tst_explorermodel.moc"
