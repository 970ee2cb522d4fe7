#include "ai/learn/puzzles.h"
#include "core/library/libraryexplorer.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/librarytest.h"
#include "tests/support/window/ways.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/flatbutton.h"
#include "ui/learn/puzzlestudy.h"
#include "ui/library/explorermodel.h"
#include "ui/library/libraryservice.h"
#include "ui/window/windowpages.h"

#include <QAccessible>
#include <QLineEdit>
#include <QListWidget>
#include <QSet>

/// What was played in the position on the board, in the column beside it.
class TestExplorer : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void withoutALibraryItSaysHowOneIsMade();
    void movesOfThePositionAreListed();
    void itFollowsTheGameAndTheEditor();
    void aLaterAnswerLeavesTheChoice();
    void itFollowsThePuzzle();
    void filtersCountLess();
    void theSameByEachWay_data() { addWays(); }
    void theSameByEachWay();
    void nothingIsOpenedBeforeItIsNeeded();
    void otherGamesHaveNone();
    void aDamagedLibraryIsNamed();
    void anotherLibraryIsOpened();
    void screenReadersHearTheCells();
};

namespace {

using namespace core::library;
using ui::ExplorerModel;

/// Writes into a field, instead of what stands there.
void enter(QLineEdit &field, const QString &text, InputWay way)
{
    switch (way) {
    case InputWay::Mouse:
        QTest::mouseClick(&field, Qt::LeftButton);
        break;
    case InputWay::Keyboard:
        tabTo(field);
        break;
    case InputWay::Accessible:
        return QAccessible::queryAccessibleInterface(&field)->setText(QAccessible::Value, text);
    }
    field.selectAll();
    QTest::keyClicks(&field, text);
}

/// Chooses a row of a view that has the first one chosen, or none.
void chooseRow(QAbstractItemView &view, int row, InputWay way)
{
    const QModelIndex index = view.model()->index(row, 0);
    switch (way) {
    case InputWay::Mouse:
        return QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                                 view.visualRect(index).center());
    case InputWay::Keyboard:
        tabTo(view);
        for (int i = 0; i < row + 1; ++i)
            QTest::keyClick(&view, Qt::Key_Down);
        while (view.currentIndex().row() > row)
            QTest::keyClick(&view, Qt::Key_Up);
        break;
    case InputWay::Accessible: {
        auto *const table = QAccessible::queryAccessibleInterface(&view)->tableInterface();
        QAccessibleActionInterface *const actions = table->cellAt(row, 0)->actionInterface();
        QVERIFY(actions != nullptr && !actions->actionNames().isEmpty());
        actions->doAction(actions->actionNames().constFirst());
        break;
    }
    }
    QCOMPARE(view.selectionModel()->selectedRows().value(0), index);
}

} // namespace

void TestExplorer::withoutALibraryItSaysHowOneIsMade()
{
    const auto window = shown();
    play(*window, {"f5"});
    QTest::keyClick(window.get(), Qt::Key_F6);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    QVERIFY(!movesOf(*window)->isVisible());
    QVERIFY(part<QPushButton>(*window, "importFolder")->isVisible());
    QVERIFY(!QFile::exists(ui::libraryPath())); // looking makes none
    const auto other = shown();                 // with no game either
    openExplorer(*other);
    QTRY_VERIFY(countText(*other).startsWith("No library yet."));
    QStringList prominent;
    for (const auto *button : other->findChildren<ui::FlatButton *>()) {
        if (button->isVisible() && button->isProminent())
            prominent << button->objectName();
    }
    QCOMPARE(prominent, QStringList("importFolder"));
}

void TestExplorer::movesOfThePositionAreListed()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"f5"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    core::Othello position;
    position.play(*position.parseMove("f5"));
    const auto statistics = explorer.statistics(position);
    QCOMPARE(movesOf(*window)->model()->rowCount(), int(statistics->moves.size()));
    for (std::size_t row = 0; row < statistics->moves.size(); ++row) {
        const MoveStatistics &move = statistics->moves[row];
        if (move.games == 0)
            continue;
        QVERIFY(cell(*window, int(row), 0)
                    .startsWith(QString::fromStdString(position.moveText(move.move))));
        QCOMPARE(cell(*window, int(row), 1), QString::number(move.games));
    }
    // Moves that nobody played stand at the end, and all have values in the end.
    for (std::size_t row = 0; row < statistics->moves.size(); ++row)
        QTRY_VERIFY(!cell(*window, int(row), ExplorerModel::Value).isEmpty());
}

void TestExplorer::itFollowsTheGameAndTheEditor()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    const QString after = countText(*window);
    trigger(*window, "lookFirst");
    QTRY_COMPARE(countText(*window), QString("300 game(s) moved on from here, of 300."));
    // The tools of the editor first, and back to them.
    trigger(*window, "setUpPosition");
    const auto *tools = part<QWidget>(*window, "positionEditor");
    const auto *panel = part<QWidget>(*window, "explorerPanel");
    QVERIFY(tools->isVisible() && !panel->isVisible());
    QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
    openExplorer(*window);
    QVERIFY(!tools->isVisible());
    QTRY_COMPARE(countText(*window), QString("300 game(s) moved on from here, of 300."));
    press(*window, "explorerBack");
    QVERIFY(tools->isVisible() && !panel->isVisible());
    trigger(*window, "lookLast");
    QVERIFY(panel->isVisible());
    QTRY_COMPARE(countText(*window), after);
}

/// The values of the moves come after the moves.
void TestExplorer::aLaterAnswerLeavesTheChoice()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    QObject once;
    connect(movesOf(*window)->model(), &QAbstractItemModel::modelReset, &once, [&] {
        QMetaObject::invokeMethod(
            movesOf(*window), [&] { movesOf(*window)->selectRow(1); }, Qt::QueuedConnection);
        QObject::disconnect(movesOf(*window)->model(), nullptr, &once, nullptr); // once
    });
    trigger(*window, "lookBack");
    const auto chosenRow = [&] {
        return movesOf(*window)->selectionModel()->selectedRows().value(0).row();
    };
    QTRY_COMPARE(chosenRow(), 1);
    const auto hasValues = [&] {
        for (int row = 0; row < movesOf(*window)->model()->rowCount(); ++row) {
            if (cell(*window, row, ExplorerModel::Value).isEmpty())
                return false;
        }
        return true;
    };
    QTRY_VERIFY(hasValues());
    const int games = cell(*window, 1, 1).toInt();
    QVERIFY(games > 0 && games < 50 && games != cell(*window, 0, 1).toInt());
    QTRY_COMPARE(part<QListWidget>(*window, "libraryGames")->count(), games);
    QCOMPARE(chosenRow(), 1);
}

void TestExplorer::itFollowsThePuzzle()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    const QString ofTheGame = countText(*window);
    trigger(*window, "learnPage");
    auto *command = part<QAction>(*window, "explorer");
    QVERIFY(!command->isEnabled() && !command->isChecked()); // at home is no board
    press(*window, "solveDaily");
    const auto *task = part<QWidget>(*window, "studyTitle");
    QVERIFY(task->isVisible() && command->isEnabled());
    const QObject untilHere;
    bool isFinal = false; // the last answer, after which no value comes
    connect(window->findChild<ui::LibraryService *>(), &ui::LibraryService::found, &untilHere,
            [&](const ui::LibraryAnswer &answer) { isFinal = answer.isFinal; });
    openExplorer(*window);
    QVERIFY(!task->isVisible());
    const core::Position puzzle = part<ui::BoardWidget>(*window, "learnBoard")->position();
    const auto &position = *std::get_if<core::Othello>(&puzzle);
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    const auto statistics = explorer.statistics(position);
    QSet<QString> expected;
    for (const MoveStatistics &move : statistics->moves)
        expected << QString::fromStdString(position.moveText(move.move));
    const auto listed = [&window] {
        QSet<QString> moves;
        for (int row = 0; row < movesOf(*window)->model()->rowCount(); ++row)
            moves << cell(*window, row, 0);
        return moves;
    };
    QTRY_COMPARE(listed(), expected);
    // No value gives the answer away before it is found or shown.
    const auto valued = [&window] {
        int values = 0;
        for (int row = 0; row < movesOf(*window)->model()->rowCount(); ++row)
            values += cell(*window, row, ExplorerModel::Value).isEmpty() ? 0 : 1;
        return values;
    };
    QTRY_VERIFY(isFinal);
    QCOMPARE(valued(), 0);
    auto *const study = window->findChild<ui::PuzzleStudy *>();
    const auto &puzzles = ai::learn::puzzlesOf(core::GameKind::Othello).puzzles;
    const auto one = std::find_if(puzzles.begin(), puzzles.end(),
                                  [&](const auto &other) { return other.position == puzzle; });
    QVERIFY(one != puzzles.end());
    const auto choices = position.legalMoves();
    const auto wrong = std::find_if(choices.begin(), choices.end(),
                                    [&](core::Move move) { return move != one->solution; });
    QVERIFY(wrong != choices.end());
    study->chooseMove(*wrong);
    for (auto *button : window->findChildren<QAbstractButton *>()) {
        if (button->text() == "Show the &answer")
            button->click();
    }
    QTRY_COMPARE(valued(), movesOf(*window)->model()->rowCount());
    press(*window, "explorerBack");
    QVERIFY(task->isVisible() && !part<QWidget>(*window, "explorerPanel")->isVisible());
    QVERIFY(part<QWidget>(*window, "learnBoard")->hasFocus());
    openExplorer(*window);
    // The game of the page Play comes back with it.
    trigger(*window, "playPage");
    QVERIFY(part<QWidget>(*window, "explorerPanel")->isVisible());
    QTRY_COMPARE(countText(*window), ofTheGame);
    trigger(*window, "learnPage");
    QVERIFY(!task->isVisible()); // the puzzle goes on beneath it
    window->findChild<ui::WindowPages *>()->showFirstLesson(core::GameKind::Othello);
    QVERIFY(task->isVisible() && !command->isChecked());
}

void TestExplorer::filtersCountLess()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    press(*window, "libraryFilter");
    QVERIFY(part<QWidget>(*window, "libraryFilters")->isVisible());
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    core::Othello position;
    position.play(*position.parseMove("d3"));
    GameFilter filter;
    filter.player = *explorer.playerMeant("Player 0")->id;
    filter.mover = GameFilter::Mover::Opponent;
    filter.firstYear = 1990;
    const auto expected = explorer.statistics(position, filter)->games;
    QVERIFY(expected > 0);
    part<QLineEdit>(*window, "libraryPlayer")->setText("Player 0");
    part<QLineEdit>(*window, "libraryFirstYear")->setText("1990");
    choose(*window, "libraryMover", "the opponents' moves");
    QTRY_VERIFY2(countText(*window).startsWith(QString("%1 game").arg(expected)),
                 qPrintable(countText(*window)));
    QVERIFY(part<QAbstractButton>(*window, "libraryFilter")->text().contains("Filtered"));
    // As a person types it: a part, in small letters, once it is one player's alone.
    part<QLineEdit>(*window, "libraryPlayer")->setText("player");
    QTRY_VERIFY2(countText(*window).startsWith("More than one player has player in the name: "),
                 qPrintable(countText(*window)));
    part<QLineEdit>(*window, "libraryPlayer")->setText("player 0");
    QTRY_VERIFY2(countText(*window).startsWith(QString("%1 game").arg(expected)),
                 qPrintable(countText(*window)));
    part<QLineEdit>(*window, "libraryPlayer")->setText("Nobody");
    QTRY_COMPARE(countText(*window), QString("The library has no player called Nobody."));
    QVERIFY(movesOf(*window)->model()->rowCount() > 0);
    part<QLineEdit>(*window, "libraryPlayer")->clear();
    part<QLineEdit>(*window, "libraryEvent")->setText("Nowhere");
    QTRY_COMPARE(countText(*window), QString("The library has no event called Nowhere."));
    part<QLineEdit>(*window, "libraryEvent")->clear();
    part<QLineEdit>(*window, "libraryFirstYear")->setText("2090");
    QTRY_COMPARE(countText(*window), QString("None of these games moved on from here."));
}

/// From an import to the review of a game, by mouse, by keyboard, and by what a screen reader can
/// do.
void TestExplorer::theSameByEachWay()
{
    QFETCH(int, way);
    const auto input = InputWay(way);
    support::writeArchive(archive().toStdString(), 300);
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    activate(*part<QAbstractButton>(*window, "importFolder"), input);
    QTRY_VERIFY(answers.done());
    QTRY_VERIFY2(countText(*window).contains("of 300"), qPrintable(countText(*window)));
    const QString all = countText(*window);

    auto *const filter = part<QAbstractButton>(*window, "libraryFilter");
    activate(*filter, input);
    enter(*part<QLineEdit>(*window, "libraryPlayer"), "Player 0", input);
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    core::Othello position;
    position.play(*position.parseMove("d3"));
    GameFilter one;
    one.player = *explorer.playerMeant("Player 0")->id;
    const auto counted = explorer.statistics(position, one)->games;
    QTRY_VERIFY2(countText(*window).startsWith(QString("%1 game").arg(counted)),
                 qPrintable(countText(*window)));
    enter(*part<QLineEdit>(*window, "libraryFirstYear"), "1990", input);
    one.firstYear = 1990;
    const auto later = explorer.statistics(position, one)->games;
    QVERIFY(later > 0 && later < counted);
    QTRY_VERIFY(countText(*window).startsWith(QString("%1 game").arg(later)));
    activate(*part<QAbstractButton>(*window, "libraryOwnOnly"), input);
    QTRY_COMPARE(countText(*window), QString("None of these games moved on from here."));
    activate(*part<QAbstractButton>(*window, "libraryOwnOnly"), input);
    QTRY_VERIFY(countText(*window).startsWith(QString("%1 game").arg(later)));
    part<QLineEdit>(*window, "libraryPlayer")->clear();
    part<QLineEdit>(*window, "libraryFirstYear")->clear();
    activate(*filter, input);
    QTRY_COMPARE(countText(*window), all);

    // The second move: it is marked on the board, and its games are listed.
    const auto statistics = explorer.statistics(position);
    const core::Move second = statistics->moves[1].move;
    const auto listed = explorer.games(position, second, {}, GameOrder::BestKnown, 50);
    chooseRow(*movesOf(*window), 1, input);
    QCOMPARE(window->board()->cursorCell(), int(second.code()));
    auto *const games = part<QListWidget>(*window, "libraryGames");
    const auto black = [&] { return QString::fromStdString(listed->front().game.players[0]); };
    QTRY_VERIFY(games->count() == int(listed->size())
                && games->item(0)->text().startsWith(black()));
    QCOMPARE(window->board()->cursorCell(), int(second.code()));

    auto *const review = part<QAbstractButton>(*window, "openLibraryGame");
    QVERIFY(!review->isEnabled());
    chooseRow(*games, 0, input);
    QVERIFY(review->isEnabled());
    if (input == InputWay::Keyboard)
        QTest::keyClick(games, Qt::Key_Return);
    else
        activate(*review, input);
    QTRY_VERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    QCOMPARE(window->game().nameOf(core::Side::First), black());
    QCOMPARE(window->game().shownPly(), std::size_t(2)); // behind the move, perhaps mirrored
}

/// A library costs nothing until what was played is looked at.
void TestExplorer::nothingIsOpenedBeforeItIsNeeded()
{
    makeLibrary(100);
    const auto isOpen = [] {
        const QString library = QFileInfo(ui::libraryPath()).canonicalFilePath();
        const QDir handles("/proc/self/fd");
        for (const QString &handle : handles.entryList(QDir::Files | QDir::System)) {
            if (QFile::symLinkTarget(handles.filePath(handle)) == library)
                return true;
        }
        return false;
    };
    const auto window = shown();
    play(*window, {"d3"});
    playAndWait(*window, legalMoves(window->game().match().current()).front());
    QVERIFY(!isOpen());
    QVERIFY(window->findChild<QWidget *>("explorerPanel") == nullptr);
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 100"));
    QVERIFY(isOpen());
}

void TestExplorer::otherGamesHaveNone()
{
    makeLibrary(100);
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1"});
    openExplorer(*window);
    QTRY_COMPARE(countText(*window), QString("The library has games of Othello alone."));
    QVERIFY(!movesOf(*window)->isVisible());
}

void TestExplorer::aDamagedLibraryIsNamed()
{
    QVERIFY(QDir().mkpath(m_folder->path() + "/tabuleiro"));
    file("tabuleiro/library.db", QByteArray("nonsense").repeated(1000));
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY2(countText(*window).contains("is not a library of games"),
                 qPrintable(countText(*window)));
}

void TestExplorer::anotherLibraryIsOpened()
{
    makeLibrary(100);
    const QString other = m_folder->path() + "/other.db";
    QVERIFY(QFile::rename(ui::libraryPath(), other));
    file("foreign.db", QByteArray("nonsense").repeated(1000));
    const QString foreign = m_folder->path() + "/foreign.db";
    {
        const auto window = shown({960, 660});
        play(*window, {"d3"});
        const FileDialogAnswers answers(
            {FileDialogAnswers::choose(foreign), FileDialogAnswers::choose(other)});
        trigger(*window, "openLibrary");
        QTRY_VERIFY2(stateText(*window).contains("is not a library of games"),
                     qPrintable(stateText(*window)));
        QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
        trigger(*window, "openLibrary");
        QTRY_VERIFY(part<QAction>(*window, "explorer")->isChecked());
        QVERIFY(answers.done());
        QTRY_VERIFY(countText(*window).contains("of 100"));
    }
    {
        const auto window = shown();
        play(*window, {"d3"});
        openExplorer(*window);
        QTRY_VERIFY(countText(*window).contains("of 100"));
    }
    QVERIFY(QFile::remove(other)); // then the program's own is
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
}

void TestExplorer::screenReadersHearTheCells()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    QAccessibleInterface *const table = QAccessible::queryAccessibleInterface(movesOf(*window));
    QCOMPARE(table->text(QAccessible::Name), QString("Moves played here"));
    QAccessibleInterface *const results = table->tableInterface()->cellAt(0, 2);
    QVERIFY2(results->text(QAccessible::Name).startsWith("Black won "),
             qPrintable(results->text(QAccessible::Name)));
    for (const char *name :
         {"libraryPlayer", "libraryEvent", "libraryFirstYear", "libraryColour", "libraryMover",
          "libraryOrder", "libraryGames", "importFolder", "addOwnGames", "libraryFilter"}) {
        QAccessibleInterface *const one =
            QAccessible::queryAccessibleInterface(part<QWidget>(*window, name));
        QVERIFY2(!one->text(QAccessible::Name).isEmpty(), name);
    }
}

QTEST_MAIN(TestExplorer)
#include "tst_explorer.moc"
