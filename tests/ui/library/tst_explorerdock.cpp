#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/reviewtest.h"
#include "tests/support/window/ways.h"
#include "ui/board/boardwidget.h"
#include "ui/library/libraryservice.h"
#include "ui/settings/settings.h"

#include <QAccessible>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

/// What was played in the position on the board, beside it.
class TestExplorerDock : public GamesTest
{
    Q_OBJECT

private slots:
    void init();
    void withoutALibraryItSaysHowOneIsMade();
    void aFolderIsImportedInTheBackground();
    void movesOfThePositionAreListed();
    void itFollowsTheGameAndTheEditor();
    void itFollowsThePuzzle();
    void aLaterAnswerLeavesTheChoice();
    void filtersCountLess();
    void gamesBehindAMoveAreOpened();
    void theSameByEachWay_data() { addWays(); }
    void theSameByEachWay();
    void theWindowAnswersWhileAnImportWaits();
    void theFirstNewMoveIsNamed();
    void theReviewShowsTheFirstNewMove();
    void nothingIsOpenedBeforeItIsNeeded();
    void theDialogOffersEveryExtension();
    void finishedGamesGoInWhereThatIsChosen();
    void otherGamesHaveNone();
    void aDamagedLibraryIsNamed();
    void aNarrowWindowShowsItInsteadOfTheBoard();
    void openFiltersHaveTheirHeight();
    void screenReadersHearTheCells();

private:
    void makeLibrary(std::size_t games = 300) const;
    QString archive() const { return m_folder->path() + "/archive"; }
};

namespace {

using namespace core::library;

QTableView *movesOf(const ui::MainWindow &window)
{
    return part<QTableView>(window, "libraryMoves");
}

QString cell(const ui::MainWindow &window, int row, int column)
{
    const QAbstractItemModel &model = *movesOf(window)->model();
    return model.data(model.index(row, column)).toString();
}

QString countText(const ui::MainWindow &window)
{
    return part<QLabel>(window, "explorerText")->text();
}

/// Plays a move of a person's; it is written down before it is shown.
void playAndWait(ui::MainWindow &window, core::Move move)
{
    auto &game = const_cast<ui::GameController &>(window.game());
    const std::size_t before = game.match().ply();
    game.play(move);
    QTRY_VERIFY(game.match().ply() > before
                && (game.phase() == ui::GameController::Phase::PersonToMove
                    || game.phase() == ui::GameController::Phase::Over));
}

void open(const ui::MainWindow &window)
{
    trigger(window, "explorer");
    QTRY_VERIFY(part<QDockWidget>(window, "explorerDock")->isVisible());
}

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

void TestExplorerDock::init()
{
    useOwnFolder();
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    QCOMPARE(ui::libraryPath(), m_folder->path() + "/tabuleiro/library.db");
    QVERIFY(QDir().mkdir(archive()));
}

void TestExplorerDock::makeLibrary(std::size_t games) const
{
    support::writeArchive(archive().toStdString(), games);
    QVERIFY(QDir().mkpath(m_folder->path() + "/tabuleiro"));
    GameLibrary library =
        *GameLibrary::open(ui::libraryPath().toStdString(), GameLibrary::Access::Write);
    const std::vector<std::string> folder{archive().toStdString()};
    QVERIFY(importFiles(library, filesToImport(folder), [](const ImportProgress &) {}, {}));
    QVERIFY(!library.rebuildPositions());
}

void TestExplorerDock::withoutALibraryItSaysHowOneIsMade()
{
    const auto window = shown();
    play(*window, {"f5"});
    QTest::keyClick(window.get(), Qt::Key_F6);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    QVERIFY(!movesOf(*window)->isVisible());
    QVERIFY(part<QPushButton>(*window, "importFolder")->isVisible());
    QVERIFY(!QFile::exists(ui::libraryPath())); // looking makes none
}

void TestExplorerDock::aFolderIsImportedInTheBackground()
{
    support::writeArchive(archive().toStdString(), 200);
    const auto window = shown();
    play(*window, {"f5"});
    open(*window);
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    press(*window, "importFolder");
    QTRY_COMPARE(part<QLabel>(*window, "importText")->text(), QString("200 game(s) were added."));
    QVERIFY(!part<QProgressBar>(*window, "importProgress")->isVisible());
    QTRY_VERIFY(countText(*window).contains("of 200"));

    // A stop in the middle leaves whole files.
    support::writeArchive(archive().toStdString(), 3000);
    ui::LibraryService service(ui::libraryPath());
    QSignalSpy ended(&service, &ui::LibraryService::importEnded);
    connect(&service, &ui::LibraryService::importProgressed, &service, [&](const auto &now) {
        if (now.file == 20)
            service.cancelImport();
    });
    service.import({archive()});
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY2(ended[0][0].toString().startsWith("Stopped. "), qPrintable(ended[0][0].toString()));
    disconnect(&service, &ui::LibraryService::importProgressed, &service, nullptr);
    service.import({archive()});
    QTRY_COMPARE(ended.size(), 2);
    QVERIFY(ended[1][0].toString().endsWith(" game(s) were added."));
    service.import({archive()});
    QTRY_COMPARE(ended.size(), 3);
    QCOMPARE(ended[2][0].toString(), QString("No game was added: all were there already."));
}

void TestExplorerDock::movesOfThePositionAreListed()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"f5"});
    open(*window);
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
        QTRY_VERIFY(!cell(*window, int(row), 5).isEmpty());
}

void TestExplorerDock::itFollowsTheGameAndTheEditor()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    open(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    const QString after = countText(*window);
    trigger(*window, "lookFirst");
    QTRY_COMPARE(countText(*window), QString("300 game(s) moved on from here, of 300."));
    trigger(*window, "setUpPosition");
    QTRY_COMPARE(countText(*window), QString("300 game(s) moved on from here, of 300."));
    trigger(*window, "lookLast");
    QTRY_COMPARE(countText(*window), after);
}

/// The values of the moves come after the moves.
void TestExplorerDock::aLaterAnswerLeavesTheChoice()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    open(*window);
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
            if (cell(*window, row, 5).isEmpty())
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

void TestExplorerDock::itFollowsThePuzzle()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3", "c3"});
    open(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    const QString ofTheGame = countText(*window);
    trigger(*window, "learnPage");
    QTRY_COMPARE(countText(*window), QString("No lesson, puzzle or game is open."));
    press(*window, "solveDaily");
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
    // The game of the page Play comes back with it.
    trigger(*window, "playPage");
    QTRY_COMPARE(countText(*window), ofTheGame);
}

void TestExplorerDock::filtersCountLess()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
    QTRY_VERIFY(countText(*window).contains("of 300"));
    press(*window, "libraryFilter");
    QVERIFY(part<QWidget>(*window, "libraryFilters")->isVisible());
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    core::Othello position;
    position.play(*position.parseMove("d3"));
    GameFilter filter;
    filter.player = **explorer.player("Player 0");
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

void TestExplorerDock::gamesBehindAMoveAreOpened()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
    auto *games = part<QListWidget>(*window, "libraryGames");
    QTRY_VERIFY(games->count() > 0);
    choose(*window, "libraryOrder", "Newest games");
    QTRY_VERIFY(games->item(0)->text().contains("2025"));
    const QString text = games->item(0)->text();
    emit games->itemActivated(games->item(0));
    QTRY_VERIFY(window->game().match().knownPlies() > 20);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
    QVERIFY(text.startsWith(window->game().nameOf(core::Side::First)));
    // Under review, at the position that it was chosen for.
    QVERIFY(part<QWidget>(*window, "reviewPanel")->isVisible());
    const ui::Reviewer &review = reviewOf(*window);
    QTRY_VERIFY_WITH_TIMEOUT(review.done() > 0, 60'000);
    QCOMPARE(window->game().shownPly(), std::size_t(2));
}

/// From an import to the review of a game, by mouse, by keyboard, and by what a screen reader can
/// do.
void TestExplorerDock::theSameByEachWay()
{
    QFETCH(int, way);
    const auto input = InputWay(way);
    support::writeArchive(archive().toStdString(), 300);
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
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
    one.player = **explorer.player("Player 0");
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

/// An import that gets no further, here because a file is a pipe into which nobody writes: the
/// window goes on meanwhile.
void TestExplorerDock::theWindowAnswersWhileAnImportWaits()
{
    support::writeArchive(archive().toStdString(), 200);
    const QByteArray pipe = QFile::encodeName(archive() + "/a.jou"); // the names of the players
    QVERIFY(QFile::remove(archive() + "/WTHOR.JOU"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    press(*window, "importFolder");
    QTRY_VERIFY(part<QProgressBar>(*window, "importProgress")->isVisible());
    int writer = -1;
    const auto hasReader = [&] {
        if (writer < 0)
            writer = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        return writer >= 0;
    };
    QTRY_VERIFY(hasReader()); // the import has come to the pipe
    // All of this is done by the thread that would wait.
    playAndWait(*const_cast<ui::MainWindow *>(window.get()),
                legalMoves(window->game().match().current()).front());
    trigger(*window, "undo");
    QCOMPARE(window->game().match().ply(), std::size_t(1));
    window->resize(1200, 800);
    QTRY_COMPARE(window->size(), QSize(1200, 800));
    QVERIFY(!window->grab().isNull());
    trigger(*window, "explorer");
    open(*window);
    QVERIFY(part<QProgressBar>(*window, "importProgress")->isVisible());
    QVERIFY(part<QAbstractButton>(*window, "cancelImport")->isVisible());
    QVERIFY(!part<QLabel>(*window, "explorerText")->isVisible()); // there will be a library
    part<QAbstractButton>(*window, "cancelImport")->click();      // it may not have its place yet
    ::close(writer);
    QTRY_VERIFY(!part<QProgressBar>(*window, "importProgress")->isVisible());
    const QString ended = part<QLabel>(*window, "importText")->text();
    QVERIFY2(ended.startsWith("Stopped. "), qPrintable(ended));
}

void TestExplorerDock::theFirstNewMoveIsNamed()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
    // Down the most played moves to the first position with a move that nobody played.
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    const ui::GameController &game = window->game();
    for (;;) {
        const core::Othello position = *std::get_if<core::Othello>(&game.match().current());
        const auto statistics = explorer.statistics(position);
        const MoveStatistics &last = statistics->moves.back();
        const core::Move move = last.games == 0 ? last.move : statistics->moves.front().move;
        playAndWait(*window, move);
        if (last.games > 0)
            continue;
        auto *words = part<QLabel>(*window, "firstNewMove");
        QTRY_VERIFY2(words->isVisible(), qPrintable(countText(*window)));
        const QString expected = QString("First new move: %1. %2.")
                                     .arg(game.match().moveNumber(game.match().ply()))
                                     .arg(QString::fromStdString(position.moveText(move)));
        QVERIFY2(words->text().startsWith(expected), qPrintable(words->text()));
        break;
    }
}

/// Beside the graph and in the list of moves, and in the text at the move itself; a button goes
/// there.
void TestExplorerDock::theReviewShowsTheFirstNewMove()
{
    const auto window = shown();
    play(*window, {"d3"});
    const ui::GameController &game = window->game();
    trigger(*window, "moveList");
    auto *words = part<QLabel>(*window, "reviewNewMove");
    QVERIFY(!words->isVisible()); // there is no library
    trigger(*window, "moveList");
    makeLibrary();
    LibraryExplorer explorer = *LibraryExplorer::open(ui::libraryPath().toStdString());
    std::size_t newPly = 0;
    std::int64_t before = 0;
    while (newPly == 0) {
        const core::Othello position = *std::get_if<core::Othello>(&game.match().current());
        const auto statistics = explorer.statistics(position);
        const MoveStatistics &last = statistics->moves.back();
        if (last.games == 0)
            newPly = game.match().ply();
        else
            before = statistics->moves.front().games;
        playAndWait(*window, last.games == 0 ? last.move : statistics->moves.front().move);
    }
    const std::size_t number = game.match().moveNumber(newPly + 1);
    const QString name = QString::fromStdString(
        core::moveText(game.match().position(newPly), game.match().moves()[newPly]));
    playAndWait(*window, legalMoves(game.match().current()).front());
    trigger(*window, "lookFirst");
    trigger(*window, "moveList");
    QTRY_VERIFY(words->isVisible());
    QCOMPARE(words->text(), QString("First new move: %1. %2, after %3 game(s) of the library.")
                                .arg(number)
                                .arg(name)
                                .arg(before));
    const QAbstractItemModel &moves = *part<QListView>(*window, "moves")->model();
    for (int row = 0; row < moves.rowCount(); ++row) {
        const QString said = moves.index(row, 0).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(said.contains("new to the library"), row == int(newPly));
    }
    QTest::keyClick(part<QAbstractButton>(*window, "reviewShowNewMove"), Qt::Key_Space);
    QCOMPARE(game.shownPly(), newPly + 1);
    auto *text = part<QLabel>(*window, "reviewText");
    QVERIFY2(text->text().contains("No game of the library has this move."),
             qPrintable(text->text()));
    trigger(*window, "lookBack");
    QVERIFY(!text->text().contains("No game of the library"));
    // A line that leaves the game before the move has another.
    trigger(*window, "lookFirst");
    trigger(*window, "playFromHere");
    QTRY_VERIFY(!words->isVisible());
}

/// A library costs nothing until what was played is looked at.
void TestExplorerDock::nothingIsOpenedBeforeItIsNeeded()
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
    playAndWait(*const_cast<ui::MainWindow *>(window.get()),
                legalMoves(window->game().match().current()).front());
    QVERIFY(!isOpen());
    QVERIFY(window->findChild<QWidget *>("explorerPanel") == nullptr);
    open(*window);
    QTRY_VERIFY(countText(*window).contains("of 100"));
    QVERIFY(isOpen());
}

void TestExplorerDock::theDialogOffersEveryExtension()
{
    const auto window = shown();
    play(*window, {"f5"});
    open(*window);
    QStringList filters;
    const FileDialogAnswers answers({[&](QFileDialog &dialog) {
        filters = dialog.nameFilters();
        dialog.reject();
    }});
    press(*window, "importFiles");
    QVERIFY(answers.done());
    QVERIFY(!filters.isEmpty());
    for (const std::string_view extension : gameExtensions()) {
        const QString pattern =
            '*' + QString::fromLatin1(extension.data(), qsizetype(extension.size()));
        QVERIFY2(filters.front().contains(
                     QRegularExpression(QRegularExpression::escape(pattern) + "[ )]")),
                 qPrintable(pattern));
    }
}

void TestExplorerDock::finishedGamesGoInWhereThatIsChosen()
{
    const auto window = shown();
    play(*window, {"f5"});
    open(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    const ui::GameController &game = window->game();
    const auto playOut = [&] {
        while (game.phase() != ui::GameController::Phase::Over)
            playAndWait(*window, legalMoves(game.match().current()).back());
    };
    playOut();
    QVERIFY(!QFile::exists(ui::libraryPath())); // and it has one game below
    part<QCheckBox>(*window, "addOwnGames")->setChecked(true);
    play(*window, {"d3"});
    playOut();
    QTRY_VERIFY(QFile::exists(ui::libraryPath()));
    trigger(*window, "lookFirst");
    QTRY_COMPARE(countText(*window), QString("1 game(s) moved on from here, of 1."));
    // Chosen for good.
    QVERIFY(ui::Settings().addsToLibrary());
    GameLibrary library =
        *GameLibrary::open(ui::libraryPath().toStdString(), GameLibrary::Access::Read);
    const LibraryGame own = **library.game(1);
    QVERIFY(own.score.has_value());
    QVERIFY(own.year >= 2024);
}

void TestExplorerDock::otherGamesHaveNone()
{
    makeLibrary(100);
    const auto window = shown();
    choose(*window, "Nim");
    play(*window, {"a1"});
    open(*window);
    QTRY_COMPARE(countText(*window), QString("The library has games of Othello alone."));
    QVERIFY(!movesOf(*window)->isVisible());
}

void TestExplorerDock::aDamagedLibraryIsNamed()
{
    QVERIFY(QDir().mkpath(m_folder->path() + "/tabuleiro"));
    file("tabuleiro/library.db", QByteArray("nonsense").repeated(1000));
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
    QTRY_VERIFY2(countText(*window).contains("is not a library of games"),
                 qPrintable(countText(*window)));
}

void TestExplorerDock::aNarrowWindowShowsItInsteadOfTheBoard()
{
    makeLibrary(100);
    const auto window = shown({360, 400});
    play(*window, {"d3"});
    open(*window);
    QTRY_VERIFY(!window->board()->isVisible());
    const auto *dock = part<QDockWidget>(*window, "explorerDock");
    QVERIFY(window->rect().contains(dock->geometry()));
    QTRY_VERIFY(movesOf(*window)->isVisible());
    press(*window, "explorerToBoard");
    QVERIFY(window->board()->isVisible() && !dock->isVisible());
    QVERIFY(!part<QAction>(*window, "explorer")->isChecked());
    open(*window);
    QTest::keyClick(movesOf(*window), Qt::Key_Escape);
    QVERIFY(window->board()->isVisible() && !dock->isVisible());
}

/// In the smallest window the games and the import give way.
void TestExplorerDock::openFiltersHaveTheirHeight()
{
    makeLibrary(100);
    const auto window = shown({360, 400});
    play(*window, {"d3"});
    open(*window);
    QTRY_VERIFY(movesOf(*window)->isVisible());
    auto *games = part<QListWidget>(*window, "libraryGames");
    QTRY_VERIFY(games->isVisible());
    press(*window, "libraryFilter");
    QVERIFY(!games->isVisible());
    for (const char *name : {"libraryPlayer", "libraryColour", "libraryMover", "libraryEvent",
                             "libraryFirstYear", "libraryLastYear", "libraryOwnOnly"}) {
        const auto *field = part<QWidget>(*window, name);
        QTRY_VERIFY2(field->isVisible() && field->height() >= field->minimumSizeHint().height(),
                     name);
    }
    QVERIFY(movesOf(*window)->isVisible());
    press(*window, "libraryFilter");
    QVERIFY(games->isVisible());
}

void TestExplorerDock::screenReadersHearTheCells()
{
    makeLibrary();
    const auto window = shown();
    play(*window, {"d3"});
    open(*window);
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

QTEST_MAIN(TestExplorerDock)
#include "tst_explorerdock.moc"
