#include "ui/board/games/nimlayout.h"

#include <QTest>

using core::Nim;
using State = ui::BoardWidget::Typed::State;

namespace {

Nim nimOf(const std::string &text)
{
    return *Nim::parse(text);
}

} // namespace

/// Which counters there are as cells, and the moves that they and typed texts mean.
class NimCellsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCounterTakesItselfAndAllAboveItOrWhatIsAllowed();
    void whatAMoveTookWasThereBefore();
    void cursorGoesToTheNextHeapThatIsLeft();
    void typedTextIsReadAsTheRulesReadIt_data();
    void typedTextIsReadAsTheRulesReadIt();
    void afterTheEndNothingCanBeTyped();
};

void NimCellsTest::everyCounterTakesItselfAndAllAboveItOrWhatIsAllowed()
{
    const Nim game = nimOf("3-0-12 normal");
    const QList<int> cells = ui::counterCells(game);
    QCOMPARE(cells.size(), game.counters());
    for (const int cell : cells) {
        QVERIFY(ui::hasCounter(game, cell));
        const QList<int> taken = ui::countersOf(game, ui::moveAt(game, cell));
        QCOMPARE(taken.front(), cell);
        const int heap = ui::NimLayout::heapOf(cell);
        QCOMPARE(taken.back(), ui::NimLayout::cellOf(heap, game.heap(heap)));
    }
    const Nim limited = nimOf("20 limit 3 misere");
    for (const int cell : ui::counterCells(limited)) {
        const int wanted = 20 - ui::NimLayout::counterOf(cell) + 1;
        QCOMPARE(ui::moveAt(limited, cell), Nim::take(0, std::min(wanted, 3)));
    }
    for (const int cell : {-1, ui::NimLayout::cellOf(0, 4), ui::NimLayout::cellOf(1, 1),
                           ui::NimLayout::cellOf(2, 0), ui::NimLayout::cellOf(3, 1)}) {
        QVERIFY(!ui::hasCounter(game, cell));
        QCOMPARE(ui::moveAt(game, cell), core::Move::none());
    }
}

void NimCellsTest::whatAMoveTookWasThereBefore()
{
    const Nim before = nimOf("5-7 limit 4 misere");
    for (const core::Move move : before.legalMoves()) {
        Nim after = before;
        after.play(move);
        const QList<int> taken = ui::takenCounters(after, move);
        QCOMPARE(taken, ui::countersOf(before, move));
        for (const int cell : taken)
            QVERIFY(!ui::hasCounter(after, cell));
    }
}

void NimCellsTest::cursorGoesToTheNextHeapThatIsLeft()
{
    using ui::NimLayout;
    const Nim game = nimOf("2-0-5 misere");
    QCOMPARE(ui::nearestCounter(game, NimLayout::cellOf(0, 1)), NimLayout::cellOf(0, 1));
    QCOMPARE(ui::nearestCounter(game, NimLayout::cellOf(0, 9)), NimLayout::cellOf(0, 2));
    QCOMPARE(ui::nearestCounter(game, NimLayout::cellOf(1, 1)), NimLayout::cellOf(2, 5));
    QCOMPARE(ui::nearestCounter(game, -1), NimLayout::cellOf(0, 2));
    QCOMPARE(ui::nearestCounter(nimOf("0-0 misere"), NimLayout::cellOf(1, 1)), -1);
}

void NimCellsTest::typedTextIsReadAsTheRulesReadIt_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"20 limit 3 misere", "9 normal", "3-0-12 normal", "40-5 limit 11"})
        QTest::newRow(game) << game;
}

/// What is complete is the move that the rules read from the same text, or none and a reason.
void NimCellsTest::typedTextIsReadAsTheRulesReadIt()
{
    QFETCH(QString, game);
    const Nim nim = nimOf(game.toStdString());
    int complete = 0;
    for (const QString heap : {"", "a", "b", "c"}) {
        for (int takes = 1; takes < 50; ++takes) {
            const QString text = heap + QString::number(takes);
            const ui::BoardWidget::Typed typed = ui::readTypedMove(nim, text);
            const auto move = nim.parseMove(text.toStdString());
            if (typed.cell >= 0) {
                ++complete;
                const core::Move taking = ui::moveAt(nim, typed.cell);
                QCOMPARE(nim.isLegal(taking), move.ok());
                QVERIFY2(!move || *move == taking, qPrintable(text));
                QCOMPARE(ui::NimLayout::heapOf(typed.cell), ui::typedHeap(text));
            } else if (typed.state == State::Complete) {
                QVERIFY(!typed.reason.isEmpty());
            }
        }
    }
    QVERIFY(complete > 0);
}

void NimCellsTest::afterTheEndNothingCanBeTyped()
{
    Nim nim;
    while (!nim.isOver())
        nim.play(nim.legalMoves()[0]);
    QCOMPARE(ui::readTypedMove(nim, "1").reason, QString("The game is over."));
}

QTEST_MAIN(NimCellsTest)
#include "tst_nimcells.moc"
