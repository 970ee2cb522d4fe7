#include "tests/support/archive.h"
#include "tests/support/packing.h"
#include "tests/support/qt/files.h"
#include "ui/records/gamecollection.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

/// Which games of a collection a filter finds.
class TestGameCollection : public QObject
{
    Q_OBJECT

private slots:
    void playersWithoutNamesAreFoundByNumber();
    void compressedWthorFilesHaveTheNamesBesideThem();
    void damagedWthorFieldsAreEmpty();
    void namesTurnNoTextAround();
    void resultOfReverseOthelloHasTheDiscsOfTheBoard();
    void folderListsTheGamesOfItsFiles();
    void gamesWithoutAWrittenResultHaveThatOfTheirEnd();
};

void TestGameCollection::gamesWithoutAWrittenResultHaveThatOfTheirEnd()
{
    const auto results = [](const ui::LoadedGames &loaded) {
        QStringList all;
        for (std::size_t i = 0; loaded.games && i < loaded.games->size(); ++i)
            all << loaded.games->row(i).result;
        return all;
    };
    const auto othello = ui::readGames(
        "d3c3b3f4f5b2a1f6g3c2d2b1c1f3e3c4f7g2h1a2b4e6a3d1c5e2f2d6d7g4h4a4e1f1g1g7h8g8e7h3h2g5h5f8g6"
        "b5a5c6b7a6e8h6b6h7a7c7c8a8b8d8\nd3c3\n",
        core::GameKind::Othello);
    QCOMPARE(results(othello), (QStringList{"42-22", ""}));
    QCOMPARE(othello.games->matching({{}, {}, "42-22"}), (std::vector<std::size_t>{0}));
    const auto ticTacToe =
        ui::readGames("Tabuleiro game 1\ngame: tictactoe\nmoves: 5 1 2 8 4 6 3 7 9\n"
                      "Tabuleiro game 1\ngame: tictactoe\nmoves: 1 5 2 4 3\n",
                      core::GameKind::Othello);
    QCOMPARE(results(ticTacToe), (QStringList{"1/2-1/2", "1-0"}));
}

/// Each by its name, or its file's; what cannot be read costs itself alone.
void TestGameCollection::folderListsTheGamesOfItsFiles()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &text) {
        QVERIFY(writeBytes(folder.filePath(name), text));
    };
    QVERIFY2(ui::loadGames(folder.path(), core::GameKind::Othello).error.contains("no games"),
             "empty");
    write("b.txt", "f5d6c3d3c4");
    write("a.ggf", "(;GM[Othello]PB[Ann]PW[Bo]TY[8]RE[?]BO[8 ---------------------------O*------"
                   "*O--------------------------- *]B[F5]W[D6];)");
    write("c.txt", "f5d6 zz");
    write("d.txt", "nothing of a game");
    write("picture.png", "no game");
    QVERIFY(QDir(folder.path()).mkdir("sub"));
    write("sub/e.txt", "f5d6");
    const auto loaded = ui::loadGames(folder.path(), core::GameKind::Othello);
    QVERIFY2(loaded.games, qPrintable(loaded.error));
    const ui::GameCollection &games = *loaded.games;
    QCOMPARE(games.size(), std::size_t(4)); // c.txt as far as it can be read
    QCOMPARE(games.row(0).first, QString("Ann"));
    QCOMPARE(games.row(1).place, QString("b.txt"));
    QCOMPARE(games.record(1).game.moves.size(), std::size_t(5));
    QCOMPARE(games.row(3).place, QString("sub/e.txt"));
    const QString warnings = games.warnings().join('\n');
    for (const char *name : {"c.txt", "d.txt"})
        QCOMPARE(warnings.count(name), 1);
    write("old.wtb", "no WTHOR");
    QVERIFY(!ui::loadGames(folder.path(), core::GameKind::Othello).error.isEmpty());
}

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

/// Of several files of names that with the usual name counts, as for an import into a library.
void TestGameCollection::compressedWthorFilesHaveTheNamesBesideThem()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const char *name, const std::string &bytes) {
        QVERIFY(writeBytes(folder.filePath(name), QByteArray::fromStdString(bytes)));
    };
    core::format::WthorGame game;
    game.white = 1;
    game.score = 40;
    game.moves[0] = 56;
    const std::string games = support::wthorFile({game}, 2003);
    write("WTH_2003.wtb.gz", support::gzipped(games));
    write("a.jou", support::wthorNamesFile({"wrong", "names"}, 20));
    write("WTHOR.JOU", support::wthorNamesFile({"Ann", "Bo"}, 20));
    write("WTHOR.TRN", support::wthorNamesFile({"Open of Paris"}, 26));
    for (const QString &path : {folder.path(), folder.filePath("WTH_2003.wtb.gz")}) {
        const ui::LoadedGames loaded = ui::loadGames(path, core::GameKind::Othello);
        QVERIFY2(loaded.games, qPrintable(loaded.error));
        QCOMPARE(loaded.games->size(), std::size_t(1));
        const ui::GameCollection::Row row = loaded.games->row(0);
        QCOMPARE(row.first + row.second + row.place, QString("AnnBoOpen of Paris"));
        QCOMPARE(loaded.games->warnings(), QStringList());
    }
    const QTemporaryDir above; // one of years
    QVERIFY(QDir(above.path()).mkdir("2003"));
    QVERIFY(
        QFile::copy(folder.filePath("WTH_2003.wtb.gz"), above.filePath("2003/WTH_2003.wtb.gz")));
    const ui::LoadedGames below = ui::loadGames(above.path(), core::GameKind::Othello);
    QVERIFY2(below.games, qPrintable(below.error));
    QCOMPARE(below.games->size(), std::size_t(1));
    write("WTH_2004.wtb.gz", support::gzipped(games).substr(0, 30));
    const ui::LoadedGames loaded = ui::loadGames(folder.path(), core::GameKind::Othello);
    QVERIFY(loaded.games);
    QVERIFY2(loaded.games->warnings().join('\n').contains("WTH_2004.wtb.gz"),
             qPrintable(loaded.games->warnings().join('\n')));
}

void TestGameCollection::damagedWthorFieldsAreEmpty()
{
    core::format::WthorGame game;
    game.score = 70; // of 64 squares
    const ui::GameCollection games({game}, {}, {}, {});
    QCOMPARE(games.row(0).result, QString());
    QCOMPARE(games.row(0).date, QString());
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
