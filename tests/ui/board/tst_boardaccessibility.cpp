#include "tests/support/qt/boards.h"
#include "ui/board/accessibleboard.h"

#include <QAccessible>
#include <QTest>

#include <memory>

using core::GameKind;
using ui::BoardWidget;
using ui::CellEvent;

namespace {

QAccessibleInterface *interfaceOf(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget);
}

} // namespace

class BoardAccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void boardHasRowsOfCells_data();
    void boardHasRowsOfCells();
    void pressPlaysAWholeGame_data() { boardHasRowsOfCells_data(); }
    void pressPlaysAWholeGame();
    void pressOnATakenSquareIsRefused();
    void focusFollowsTheCursor();
    void changedSquaresAreReported();
    void onlyWhatWasAskedForIsReported();
    void turnChangesWhatSquaresSay();
    void takenCountersLeaveTheBoard();
    void returnedCountersComeBack();
    void interfacesGoWithTheBoard();
    void givenNameIsKept();
};

void BoardAccessibilityTest::boardHasRowsOfCells_data()
{
    QTest::addColumn<GameKind>("kind");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("first");
    QTest::newRow("tic-tac-toe") << GameKind::TicTacToe << 3 << 3 << "1, empty";
    QTest::newRow("Othello") << GameKind::Othello << 8 << 8 << "a1, empty";
    QTest::newRow("Nim") << GameKind::Nim << 1 << 20 << "counter 1 of 20";
}

void BoardAccessibilityTest::boardHasRowsOfCells()
{
    QFETCH(GameKind, kind);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QString, first);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->resize(400, 400);
    board->show();
    QAccessibleInterface *table = interfaceOf(*board);
    QCOMPARE(table->role(), QAccessible::Grouping);
    QVERIFY(!table->text(QAccessible::Name).isEmpty());
    QVERIFY(!table->text(QAccessible::Description).isEmpty());
    QCOMPARE(table->childCount(), rows * columns);
    QCOMPARE(table->child(0)->text(QAccessible::Name), first);
    QVERIFY(table->child(table->childCount()) == nullptr);
    QVERIFY(table->tableInterface() != nullptr);
    QCOMPARE(table->tableInterface()->rowCount(), rows);
    QCOMPARE(table->tableInterface()->columnCount(), columns);
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface *cell = table->child(i);
        QVERIFY(cell->isValid());
        QCOMPARE(cell->role(), QAccessible::Cell);
        QVERIFY(cell->parent() == table);
        QCOMPARE(table->indexOfChild(cell), i);
        QVERIFY(cell->state().focusable);
        QVERIFY(cell->actionInterface() != nullptr);
        QVERIFY(table->rect().contains(cell->rect()));
        QVERIFY(table->childAt(cell->rect().center().x(), cell->rect().center().y()) == cell);
        QAccessibleTableCellInterface *place = cell->tableCellInterface();
        QVERIFY(place != nullptr);
        QCOMPARE(place->rowIndex() * columns + place->columnIndex(), i);
        QVERIFY(table->tableInterface()->cellAt(place->rowIndex(), place->columnIndex()) == cell);
    }
    QVERIFY(table->tableInterface()->cellAt(rows, 0) == nullptr);
}

void BoardAccessibilityTest::pressPlaysAWholeGame()
{
    QFETCH(GameKind, kind);
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(kind, nullptr));
    board->setAnimationSpeed(ui::AnimationSpeed::Off);
    board->setInteractive(true);
    connect(board.get(), &BoardWidget::moveChosen, board.get(),
            [&board](core::Move move) { support::playMove(*board, move); });
    QAccessibleInterface *table = interfaceOf(*board);
    while (!core::isOver(board->position())) {
        if (core::mustPass(board->position())) {
            support::playMove(*board, core::Othello::pass);
            continue;
        }
        const core::Position before = board->position();
        for (int i = table->childCount() - 1; i >= 0 && board->position() == before; --i)
            table->child(i)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(board->position() != before);
    }
}

void BoardAccessibilityTest::pressOnATakenSquareIsRefused()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    board->setInteractive(true);
    QString reason;
    connect(board.get(), &BoardWidget::refused, this,
            [&reason](const QString &why) { reason = why; });
    const int cursor = board->cursorCell();
    QAccessibleActionInterface *actions = interfaceOf(*board)->child(27)->actionInterface();
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(reason.startsWith("d4 is taken"));
    QCOMPARE(board->cursorCell(),
             cursor); // or a screen reader would say the square beside the move
    actions->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(board->cursorCell(), 27);
}

void BoardAccessibilityTest::focusFollowsTheCursor()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::TicTacToe, nullptr));
    board->resize(300, 300);
    board->show();
    board->activateWindow();
    board->setFocus();
    if (!QTest::qWaitFor([&board] { return board->hasFocus(); }, 1000))
        QSKIP("the platform gives the window no focus");
    QTest::keyClick(board.get(), Qt::Key_Right);
    QCOMPARE(interfaceOf(*board)->focusChild()->text(QAccessible::Name), "6, empty");
    QVERIFY(interfaceOf(*board)->child(5)->state().focused);
    QVERIFY(!interfaceOf(*board)->child(4)->state().focused);
}

void BoardAccessibilityTest::changedSquaresAreReported()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    const ui::CellNames before = ui::cellNames(*board);
    support::playMove(*board, core::Move(19));
    const QList<CellEvent> expected{{QAccessible::NameChanged, 19}, {QAccessible::NameChanged, 27}};
    QVERIFY(ui::cellEvents(before, ui::cellNames(*board)) == expected);
}

/// Othello's moves change the names of dozens of squares, of which a screen reader knows a few.
void BoardAccessibilityTest::onlyWhatWasAskedForIsReported()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    auto *table = dynamic_cast<ui::AccessibleBoard *>(interfaceOf(*board));
    QVERIFY(table != nullptr);
    QVERIFY(table->child(27) != nullptr);
    QVERIFY(table->isKnown(27));
    const ui::CellNames before = ui::cellNames(*board);
    support::playMove(*board, core::Move(19));
    table->report(ui::cellEvents(before, ui::cellNames(*board)));
    QVERIFY(!table->isKnown(19));
}

void BoardAccessibilityTest::turnChangesWhatSquaresSay()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    const ui::CellNames before = ui::cellNames(*board);
    board->setInteractive(true);
    const ui::CellNames after = ui::cellNames(*board);
    QCOMPARE(after[19], "d3, empty, legal move, turns 1");
    QCOMPARE(ui::cellEvents(before, after).size(), 4); // the four legal moves of the start
}

void BoardAccessibilityTest::takenCountersLeaveTheBoard()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Nim, nullptr));
    auto *table = dynamic_cast<ui::AccessibleBoard *>(interfaceOf(*board));
    QVERIFY(table != nullptr);
    QAccessibleInterface *last = table->child(19);
    const QAccessible::Id id = QAccessible::uniqueId(last);
    const ui::CellNames before = ui::cellNames(*board);
    support::playMove(*board, core::Nim::take(0, 3));
    QCOMPARE(table->childCount(), 17);
    QVERIFY(!last->isValid());
    const QList<CellEvent> events = ui::cellEvents(before, ui::cellNames(*board));
    QCOMPARE(events.size(), 20); // "of 20" became "of 17" on all that stayed
    QVERIFY(events[16] == (CellEvent{QAccessible::NameChanged, 17}));
    QVERIFY(events[17] == (CellEvent{QAccessible::ObjectDestroyed, 18}));
    table->report(events);
    QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
}

void BoardAccessibilityTest::returnedCountersComeBack()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Nim, nullptr));
    support::playMove(*board, core::Nim::take(0, 2));
    const ui::CellNames before = ui::cellNames(*board);
    board->showPosition(core::Nim(), std::nullopt);
    QCOMPARE(interfaceOf(*board)->childCount(), 20);
    const QList<CellEvent> events = ui::cellEvents(before, ui::cellNames(*board));
    QVERIFY(events.contains(CellEvent{QAccessible::ObjectCreated, 20}));
}

void BoardAccessibilityTest::interfacesGoWithTheBoard()
{
    std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Othello, nullptr));
    QAccessibleInterface *table = interfaceOf(*board);
    const QAccessible::Id tableId = QAccessible::uniqueId(table);
    const QAccessible::Id cellId = QAccessible::uniqueId(table->child(12));
    QVERIFY(QAccessible::accessibleInterface(cellId) != nullptr);
    board.reset();
    QVERIFY(QAccessible::accessibleInterface(tableId) == nullptr);
    QVERIFY(QAccessible::accessibleInterface(cellId) == nullptr);
}

void BoardAccessibilityTest::givenNameIsKept()
{
    const std::unique_ptr<BoardWidget> board(ui::createBoardWidget(GameKind::Nim, nullptr));
    QCOMPARE(interfaceOf(*board)->text(QAccessible::Name), "Nim board");
    board->setAccessibleName("Another name");
    QCOMPARE(interfaceOf(*board)->text(QAccessible::Name), "Another name");
}

QTEST_MAIN(BoardAccessibilityTest)
#include "tst_boardaccessibility.moc"
