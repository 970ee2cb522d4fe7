#include "tests/support/window/gamestest.h"

#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

using core::GameKind;

/// Several games are listed, filtered and chosen.
class TestGameListWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void aFolderOfWthorIsListedAndFiltered();
    void aFileOfSeveralGamesIsListed();
    void severalPastedGamesAreListed();
    void gamesWithoutANameShowTheirBeginning();
    void archivesOfOtherProgramsAreListed();
    void theListIsUsedByKeyboard();
};

void TestGameListWindow::aFolderOfWthorIsListedAndFiltered()
{
    const QString folder = m_folder->path() + "/wthor";
    QVERIFY(QDir().mkpath(folder));
    const auto two = [](int number) { return QByteArray(1, char(number)) + char(number >> 8); };
    const auto header = [&](int games, int names, int year) {
        return QByteArray("\x14\x1a\x01\x01", 4) + two(games) + two(0) + two(names) + two(year)
               + QByteArray("\x08\x00\x18\x00", 4);
    };
    const auto game = [&](int black, int white, int score) {
        // f5 d6 c3 d3
        return two(1) + two(black) + two(white) + char(score) + char(score)
               + QByteArray("\x38\x40\x21\x22", 4).leftJustified(60, '\0');
    };
    file("wthor/WTH_1999.WTB", header(2, 0, 1999) + game(1, 2, 40) + game(2, 1, 20));
    file("wthor/WTH_2003.wtb", header(1, 0, 2003) + game(3, 1, 32));
    QByteArray players = header(0, 4, 0);
    for (const char *name : {"???", "Ann Ash", "Bob Birch", "Cem Cedar"})
        players += QByteArray(name).leftJustified(20, '\0');
    file("wthor/WTHOR.JOU", players);
    QByteArray tournaments = header(0, 2, 0);
    for (const char *name : {"Diverses parties", "Open of Paris"})
        tournaments += QByteArray(name).leftJustified(26, '\0');
    file("wthor/WTHOR.TRN", tournaments);

    const auto window = shown();
    window->openPath(folder);
    QTRY_VERIFY(window->findChild<QWidget *>("gameList") != nullptr);
    auto *list = part<QWidget>(*window, "gameList");
    QVERIFY(list->isVisible());
    auto *games = part<QTableView>(*list, "games")->model();
    QCOMPARE(games->rowCount(), 3);
    QStringList row;
    for (int column = 0; column < games->columnCount(); ++column)
        row << games->index(0, column).data().toString();
    QCOMPARE(row, (QStringList{"Ann Ash", "Bob Birch", "40-24", "1999", "Open of Paris"}));
    const auto filter = [&](const char *field, const QString &text, int left) {
        part<QLineEdit>(*list, field)->setText(text);
        QTRY_COMPARE(games->rowCount(), left);
        part<QLineEdit>(*list, field)->clear();
        QTRY_COMPARE(games->rowCount(), 3);
    };
    filter("playerFilter", "birch", 2);
    filter("yearFilter", "2003", 1);
    filter("resultFilter", "20-44", 1);
    filter("playerFilter", "nobody", 0);
    QVERIFY(part<QPushButton>(*list, "showGame")->isEnabled());
    part<QLineEdit>(*list, "playerFilter")->setText("nobody");
    QTRY_VERIFY(!part<QPushButton>(*list, "showGame")->isEnabled());
    part<QLineEdit>(*list, "playerFilter")->clear();
    QTRY_COMPARE(games->rowCount(), 3);
    part<QLineEdit>(*list, "yearFilter")->setText("2003");
    QTRY_COMPARE(games->rowCount(), 1);
    part<QPushButton>(*list, "showGame")->click();
    QCOMPARE(window->game().match().knownPlies(), std::size_t(4));
    QVERIFY(list->isVisible()); // for the next one
    // Not kept before the board by the desktop, as what belongs to a window is.
    QVERIFY(list->windowHandle() != nullptr);
    QVERIFY(list->windowHandle()->transientParent() == nullptr);
    QVERIFY(list->windowType() == Qt::Window);
    QVERIFY(!list->testAttribute(Qt::WA_QuitOnClose));
    list->close();
    QVERIFY(part<QAction>(*window, "showGameList")->isEnabled());
    trigger(*window, "showGameList");
    QVERIFY(list->isVisible());
    QCOMPARE(games->rowCount(), 1); // as it was left
}

void TestGameListWindow::aFileOfSeveralGamesIsListed()
{
    const auto window = shown();
    window->openPath(file("two.tabuleiro", "Tabuleiro game 1\ngame: nim\nfirst: Ann\nmoves: a3\n"
                                           "Tabuleiro game 1\ngame: tictactoe\nmoves: 5 1\n"));
    QTRY_VERIFY(window->findChild<QWidget *>("gameList") != nullptr);
    auto *table = part<QTableView>(*window, "games");
    QCOMPARE(table->model()->rowCount(), 2);
    table->setCurrentIndex(table->model()->index(1, 0));
    part<QPushButton>(*window, "showGame")->click();
    QCOMPARE(window->game().match().kind(), GameKind::TicTacToe);
    QCOMPARE(window->game().match().knownPlies(), std::size_t(2));
}

void TestGameListWindow::severalPastedGamesAreListed()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: nim\nmoves: a3\n"
                   "Tabuleiro game 1\ngame: tictactoe\nmoves: 5 1\n");
    QCOMPARE(part<QTableView>(*window, "games")->model()->rowCount(), 2);
}

void TestGameListWindow::gamesWithoutANameShowTheirBeginning()
{
    const auto window = shown();
    window->openPath(file("list.txt", "f5d6c3d3c4f4f6f3e6\nf5f6\n"
                                      "---------------------------OX------XO-----------------------"
                                      "---- X\nHeath f5f6e6\n"));
    QTRY_VERIFY(window->findChild<QWidget *>("gameList") != nullptr);
    const QAbstractItemModel &games = *part<QTableView>(*window, "games")->model();
    const auto place = [&games](int row) { return games.index(row, 4).data().toString(); };
    QCOMPARE(place(0), QString("f5d6c3d3c4f4f6f3\u2026"));
    QCOMPARE(place(1), QString("f5f6"));
    QVERIFY(place(2).startsWith("------"));
    QCOMPARE(place(3), QString("Heath"));
}

/// Archives of servers: a list whatever the format, results as words and so that the filter finds
/// them, and a message about what saving does not keep.
void TestGameListWindow::archivesOfOtherProgramsAreListed()
{
    const auto window = shown();
    for (const auto &[name, rows] : {std::pair{"a01-two-games.pgn", 2},
                                     {"a22-a-game-a-line.txt", 2},
                                     {"a16-cut.wtb", 2},
                                     {"a24-results.ggf", 7}}) {
        window->openPath(QString(TABULEIRO_TEST_DATA "/field/") + name);
        QTRY_VERIFY2(window->findChild<QWidget *>("gameList") != nullptr, name);
        auto *list = part<QWidget>(*window, "gameList");
        QTRY_COMPARE(list->windowTitle(), QString(name));
        QCOMPARE(part<QTableView>(*list, "games")->model()->rowCount(), rows);
        // The cut file, and no names beside it: all problems can be read.
        const auto *problems = part<QPlainTextEdit>(*list, "allGameWarnings");
        const bool isCut = QString(name) == "a16-cut.wtb";
        QCOMPARE(problems->isVisible(), isCut);
        if (isCut) {
            for (const char *part : {"should hold 3 records", ".jou", ".trn"})
                QVERIFY2(problems->toPlainText().contains(part), part);
        }
    }
    auto *table = part<QTableView>(*window, "games");
    const auto shown = [&](int row, int column) {
        return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(shown(0, 2), QString("64-0, resigned"));
    QCOMPARE(shown(1, 2), QString("0-64, out of time"));
    QCOMPARE(shown(2, 2), QString("32-32, left"));
    QCOMPARE(shown(3, 2), QString("33-31"));
    QCOMPARE(shown(3, 3), QString("2000-01-08"));
    QCOMPARE(shown(6, 2), QString("Black +8.5"));
    QCOMPARE(shown(6, 3), QString("2010-10-11"));
    table->setCurrentIndex(table->model()->index(6, 0));
    part<QPushButton>(*window, "showGame")->click();
    QCOMPARE(window->game().match().knownPlies(), std::size_t(60));
    QVERIFY2(stateText(*window).contains("neither the komi nor"), qPrintable(stateText(*window)));
}

void TestGameListWindow::theListIsUsedByKeyboard()
{
    const auto window = shown();
    window->openPath(file("two.tabuleiro", "Tabuleiro game 1\ngame: nim\nfirst: Ann\nmoves: a3\n"
                                           "Tabuleiro game 1\ngame: tictactoe\nfirst: Bob\n"
                                           "moves: 5 1\n"));
    QTRY_VERIFY(window->findChild<QWidget *>("gameList") != nullptr);
    auto *list = part<QWidget>(*window, "gameList");
    QVERIFY(part<QPushButton>(*list, "showGame")->isDefault());
    auto *table = part<QTableView>(*list, "games");
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(list->isVisible());
    QCOMPARE(window->game().match().kind(), GameKind::TicTacToe);
    // What is typed counts at once.
    auto *player = part<QLineEdit>(*list, "playerFilter");
    QTest::keyClicks(player, "ann");
    QTest::keyClick(player, Qt::Key_Return);
    QCOMPARE(window->game().match().kind(), GameKind::Nim);
}

QTEST_MAIN(TestGameListWindow)
#include "tst_gamelistwindow.moc"
