#include "tests/ui/gamestest.h"
#include "ui/gamelist.h"
#include "ui/positioneditor.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QToolBar>

#include <memory>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// Games that were written down, in the window: continued, opened, pasted, dropped, saved and begun
/// from a position set up by hand.
class TestGamesWindow : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theLastGameIsOfferedAndContinued();
    void aDeclinedGameIsFoundAmongRecentOnes();
    void aFinishedGameIsNotOffered();
    void aGameTakenBackFromItsEndIsOfferedAndCountedOnce();
    void aGameThatAnotherWindowWentOnWithIsContinuedFromThere();
    void aDamagedJournalIsReportedInTheWindow();
    void whatCannotBeSavedIsSaidAndGoesOn();
    void filesOfEveryFormatAreOpened_data();
    void filesOfEveryFormatAreOpened();
    void whatAFileSaysOfAGameIsShownAndSavedAgain();
    void theTitleSaysWhereAndWhen();
    void whatCannotBeOpenedChangesNothing_data();
    void whatCannotBeOpenedChangesNothing();
    void aFolderOfWthorIsListedAndFiltered();
    void aFileOfSeveralGamesIsListed();
    void theListIsUsedByKeyboard();
    void aDroppedFileIsOpenedAndDroppedTextPasted();
    void copiedGamesArePastedAgain();
    void aPastedTextThatIsNoGameIsExplained();
    void picturesAreCopiedAndSaved();
    void aSavedGameIsOpenedAgain();
    void playersWithoutNamesAreFoundByNumber();
    void movesOfAnyGameAreOpened();
    void theFirstSaveBeginsInAFolderThatIsThere();
    void aPositionSetUpByHandIsPlayed();
    void theEditorSaysWhatIsWrong();
    void theTallyGrows();
    void aClockOfAnyTimeCanBeChosen();
    void severalPastedGamesAreListed();
    void theKindOfFileThatIsChosenIsSaved();
};

namespace {

/// Answers the next file dialog.
void answerDialog(const QString &path)
{
    QTimer::singleShot(200, qApp, [path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no file dialog is open");
        part<QLineEdit>(*dialog, "fileNameEdit")->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestGamesWindow::theLastGameIsOfferedAndContinued()
{
    play(*shown(), {"d3", "c3", "c4"});
    const auto window = shown();
    QVERIFY(part<QToolBar>(*window, "continueOffer")->isVisible());
    QCOMPARE(part<QLabel>(*window, "continueText")->text(),
             QString("Continue your Othello game (move 4)?"));
    QCOMPARE(window->game().phase(), Phase::NotStarted);
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(3));
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    QVERIFY(window->board()->position() == window->game().match().current());
}

void TestGamesWindow::aDeclinedGameIsFoundAmongRecentOnes()
{
    play(*shown(), {"d3", "c3"});
    {
        const auto window = shown();
        part<QPushButton>(*window, "declineGame")->click();
        QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    }
    const auto window = shown();
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    emit recent->aboutToShow();
    QCOMPARE(recent->actions().size(), 1);
    QVERIFY(recent->actions().at(0)->text().startsWith("Othello, move 3"));
    recent->actions().at(0)->trigger();
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

void TestGamesWindow::aFinishedGameIsNotOffered()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        QCOMPARE(window->game().phase(), Phase::Over);
    }
    const auto window = shown();
    QVERIFY(!part<QToolBar>(*window, "continueOffer")->isVisible());
    auto *recent = part<QMenu>(*window, "recentGames");
    emit recent->aboutToShow();
    QVERIFY(recent->actions().at(0)->text().startsWith("Tic-tac-toe, finished"));
}

void TestGamesWindow::aGameTakenBackFromItsEndIsOfferedAndCountedOnce()
{
    {
        const auto window = shown();
        choose(*window, "Tic-tac-toe");
        play(*window, {"1", "4", "2", "5", "3"});
        trigger(*window, "undo");
    }
    const auto window = shown();
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(4));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(*core::parseMove(game.shown(), "3"));
    QTRY_COMPARE(window->game().phase(), Phase::Over);
    QCOMPARE(part<QLabel>(*window, "tally")->text(),
             QString("First player: 1 won, 0 drawn, 0 lost."));
}

void TestGamesWindow::aGameThatAnotherWindowWentOnWithIsContinuedFromThere()
{
    play(*shown(), {"d3", "c3"});
    const auto late = shown(); // offers the game as it was
    {
        const auto early = shown();
        part<QPushButton>(*early, "continueGame")->click();
        auto &game = const_cast<ui::GameController &>(early->game());
        game.play(*core::parseMove(game.shown(), "c4"));
        QTRY_COMPARE(game.match().ply(), std::size_t(3));
        part<QPushButton>(*late, "continueGame")->click();
        QCOMPARE(late->game().phase(), Phase::NotStarted);
        QVERIFY(words(*late).contains("another window"));
    }
    part<QPushButton>(*late, "continueGame")->click();
    QCOMPARE(late->game().match().ply(), std::size_t(3));
}

void TestGamesWindow::aDamagedJournalIsReportedInTheWindow()
{
    play(*shown(), {"d3", "c3", "c4"});
    const QString folder = m_folder->path() + "/tabuleiro/games";
    const QStringList names = QDir(folder).entryList({"*.journal"}, QDir::Files);
    QCOMPARE(names.size(), 1);
    const QString path = folder + "/" + names.at(0);
    QByteArray bytes = bytesOf(path);
    bytes[bytes.size() - 3] = '?';
    QFile damaged(path);
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write(bytes);
    damaged.close();
    const auto window = shown();
    const QString text = part<QLabel>(*window, "continueText")->text();
    QVERIFY2(text.contains("(move 3)") && text.contains("recovered") && text.contains("damaged-1"),
             qPrintable(text));
    part<QPushButton>(*window, "continueGame")->click();
    QCOMPARE(window->game().match().ply(), std::size_t(2));
}

void TestGamesWindow::whatCannotBeSavedIsSaidAndGoesOn()
{
    file("tabuleiro/games", "where the folder should be");
    const auto window = shown();
    play(*window, {"d3", "c3"});
    QCOMPARE(window->game().match().ply(), std::size_t(2));
    QTRY_VERIFY2(words(*window).startsWith("Black to move.")
                     && words(*window).contains("This game cannot be saved"),
                 qPrintable(words(*window)));
    QVERIFY(QFile::remove(m_folder->path() + "/tabuleiro/games"));
    play(*window, {"d3"});
    QCOMPARE(words(*window), QString("White to move."));
}

void TestGamesWindow::filesOfEveryFormatAreOpened_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("moves");
    QTest::newRow("own") << "a.tabuleiro"
                         << QByteArray("Tabuleiro game 1\ngame: nim\nmoves: a3 a1 a2\n") << 3;
    QTest::newRow("GGF") << "a.ggf"
                         << QByteArray("(;GM[Othello]PB[ann]PW[bob]TY[8]BO[8 "
                                       "--------------------------- O*------*O"
                                       "--------------------------- *]B[f5]W[d6]B[c3];)")
                         << 3;
    QTest::newRow("transcript") << "a.txt" << QByteArray("F5d6C3d3\n") << 4;
    QTest::newRow("PlayOK") << "a.pgn"
                            << QByteArray("[Site \"kurnik\"]\n[Black \"ann\"]\n[White \"bob\"]\n"
                                          "[Result \"37-27\"]\n\n1. f5 d6 2. c3 d3 3. c4\n")
                            << 5;
    QTest::newRow("OBF") << "a.obf"
                         << QByteArray("---------------------------OX------XO"
                                       "--------------------------- X; f5:+0;\n")
                         << 0;
}

void TestGamesWindow::filesOfEveryFormatAreOpened()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(int, moves);
    const auto window = shown();
    window->openPath(file(name, bytes));
    QTRY_VERIFY(window->game().phase() != Phase::NotStarted);
    QCOMPARE(window->game().match().knownPlies(), std::size_t(moves));
    QVERIFY(window->board()->position() == window->game().shown());
}

void TestGamesWindow::whatAFileSaysOfAGameIsShownAndSavedAgain()
{
    const auto window = shown();
    window->openPath(file("a.ggf", "(;GM[Othello]PC[Oslo]DT[2003]PB[ann]PW[bob]RE[+2]CO[The final]"
                                   "TY[8]BO[8 --------------------------- O*------*O"
                                   "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(words(*window), QString("The final"));
    QCOMPARE(part<QLabel>(*part<QWidget>(*window, "firstPlayer"), "name")->text(),
             QString("ann (Black)"));
    core::GameRecord record = window->game().record();
    QCOMPARE(record.players[1], std::string("bob"));
    QCOMPARE(record.place, std::string("Oslo"));
    QCOMPARE(record.result, std::string("+2"));
    QCOMPARE(record.comment, std::string("The final"));
    auto &game = const_cast<ui::GameController &>(window->game());
    game.play(legalMoves(game.shown()).front());
    QTRY_COMPARE(game.match().ply(), std::size_t(4));
    record = game.record();
    QCOMPARE(record.result, std::string()); // it was that of the other line
    QCOMPARE(record.players[0], std::string("ann"));
    play(*window, {});
    QCOMPARE(window->game().record().players[0], std::string("Black"));
}

void TestGamesWindow::theTitleSaysWhereAndWhen()
{
    const auto window = shown();
    window->openPath(file("a.ggf", "(;GM[Othello]PC[Paris]DT[1999]PB[ann]PW[bob]RE[+12]TY[8]BO[8 "
                                   "--------------------------- O*------*O"
                                   "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(window->game().match().knownPlies(), std::size_t(3));
    QVERIFY2(window->windowTitle().endsWith("Othello, Paris, 1999"),
             qPrintable(window->windowTitle()));
    play(*window, {"d3"});
    QVERIFY2(window->windowTitle().endsWith("Othello"), qPrintable(window->windowTitle()));
}

void TestGamesWindow::whatCannotBeOpenedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("no such file") << QByteArray() << QStringList{"cannot be read"};
    QTest::newRow("illegal move") << QByteArray(
        "f5d6c3\na1") << QStringList{"line 2, column 1, byte 8", "a1", "a legal square is"};
    QTest::newRow("newer format") << QByteArray("Tabuleiro game 7\n")
                                  << QStringList{"line 1", "newer", "expected format 1"};
    QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\x00\x01\xff", 7)
                            << QStringList{"line 1, column 5, byte 5", "this is no text", "0x00",
                                           "expected"};
    QTest::newRow("too large") << QByteArray("large") << QStringList{"at most"};
}

void TestGamesWindow::whatCannotBeOpenedChangesNothing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, expected);
    const auto window = shown();
    play(*window, {"d3", "c3"});
    const core::GameRecord before = window->game().record();
    QString path = m_folder->path() + "/missing.txt";
    if (!bytes.isEmpty())
        path = file("wrong.txt", bytes);
    if (bytes == "large")
        QVERIFY(QFile::resize(path, qint64(65) << 20)); // sparse: it takes no room
    window->openPath(path);
    QTRY_VERIFY2(words(*window).contains(expected.at(0)), qPrintable(words(*window)));
    for (const QString &word : expected)
        QVERIFY2(words(*window).contains(word), qPrintable(words(*window)));
    QVERIFY(window->game().record() == before);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestGamesWindow::aFolderOfWthorIsListedAndFiltered()
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

void TestGamesWindow::aFileOfSeveralGamesIsListed()
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

void TestGamesWindow::theListIsUsedByKeyboard()
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

void TestGamesWindow::aDroppedFileIsOpenedAndDroppedTextPasted()
{
    const auto window = shown();
    const auto drop = [&](const QMimeData &data) {
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
    };
    QMimeData url;
    url.setUrls({QUrl::fromLocalFile(file("game.txt", "f5d6c3"))});
    drop(url);
    QTRY_COMPARE(window->game().match().knownPlies(), std::size_t(3));
    QMimeData text;
    text.setText("f5 f6 e6 f4");
    drop(text);
    QCOMPARE(window->game().match().knownPlies(), std::size_t(4));
}

void TestGamesWindow::copiedGamesArePastedAgain()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4"});
    const core::GameRecord game = window->game().record();
    trigger(*window, "copyGame");
    QCOMPARE(QApplication::clipboard()->text(), QString("d3c3c4"));
    trigger(*window, "newGame");
    trigger(*window, "paste");
    QVERIFY(window->game().match().moves() == game.moves);
    trigger(*window, "copyPosition");
    const std::string position = toText(window->game().shown());
    QCOMPARE(QApplication::clipboard()->text().toStdString(), position);
    trigger(*window, "newGame");
    trigger(*window, "paste");
    QCOMPARE(toText(window->game().match().start()), position);
}

void TestGamesWindow::aPastedTextThatIsNoGameIsExplained()
{
    const auto window = shown();
    play(*window, {"d3"});
    paste(*window, "Dear Ann, see you soon");
    QVERIFY2(words(*window).contains("no game") && words(*window).contains("expected"),
             qPrintable(words(*window)));
    QCOMPARE(window->game().match().ply(), std::size_t(1));
    paste(*window, "  ");
    QVERIFY(words(*window).contains("no text on the clipboard"));
}

void TestGamesWindow::picturesAreCopiedAndSaved()
{
    const auto window = shown();
    play(*window, {"d3"});
    trigger(*window, "copyPicture");
    const QImage copied = QApplication::clipboard()->image();
    QCOMPARE(copied.size(), QSize(800, 800));
    const QString png = m_folder->path() + "/board.png";
    answerDialog(png);
    trigger(*window, "savePicture");
    QCOMPARE(QImage(png).size(), QSize(800, 800));
    QVERIFY(QImage(png).convertToFormat(QImage::Format_RGB32)
            == copied.convertToFormat(QImage::Format_RGB32));
    const QString svg = m_folder->path() + "/board.svg";
    answerDialog(svg);
    trigger(*window, "savePicture");
    const QByteArray drawing = bytesOf(svg);
    QVERIFY(drawing.contains("<svg") && drawing.contains("</svg>"));
    QVERIFY(!drawing.contains("<image")); // shapes, not pixels
}

void TestGamesWindow::aSavedGameIsOpenedAgain()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4"});
    const core::GameRecord game = window->game().record();
    for (const QString suffix : {"tabuleiro", "ggf", "txt"}) {
        const QString path = m_folder->path() + "/saved." + suffix;
        answerDialog(path);
        trigger(*window, "saveGame");
        QVERIFY2(words(*window).contains("Saved as saved."), qPrintable(words(*window)));
        trigger(*window, "newGame");
        window->openPath(path);
        QTRY_VERIFY(window->game().match().moves() == game.moves);
    }
    answerDialog(m_folder->path() + "/tabuleiro/games"); // a folder is in the way
    QTimer::singleShot(600, qApp, [] {
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
    });
    trigger(*window, "saveGame");
    QVERIFY(window->game().match().moves() == game.moves);
}

void TestGamesWindow::playersWithoutNamesAreFoundByNumber()
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

void TestGamesWindow::movesOfAnyGameAreOpened()
{
    const auto window = shown();
    choose(*window, "Othello");
    window->openPath(file("nim.txt", "a3 a1 a2\n"));
    QTRY_COMPARE(window->game().match().kind(), GameKind::Nim);
    QCOMPARE(window->game().match().knownPlies(), std::size_t(3));
    window->openPath(file("tictactoe.txt", "5 1 9\n"));
    QTRY_COMPARE(window->game().match().kind(), GameKind::TicTacToe);
    QCOMPARE(window->game().match().knownPlies(), std::size_t(3));
    paste(*window, "f5d6c3");
    QCOMPARE(window->game().match().kind(), GameKind::Othello);
}

void TestGamesWindow::theFirstSaveBeginsInAFolderThatIsThere()
{
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", m_folder->path().toUtf8()); // which has no folder of documents
    const auto window = shown();
    play(*window, {"d3"});
    QString where;
    QTimer::singleShot(200, qApp, [&where] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        where = dialog->directory().canonicalPath();
        dialog->reject();
    });
    trigger(*window, "saveGame");
    qputenv("HOME", home);
    QCOMPARE(where, QDir(m_folder->path()).canonicalPath());
}

void TestGamesWindow::aPositionSetUpByHandIsPlayed()
{
    const auto window = shown();
    part<QComboBox>(*window, "opponent")->setCurrentIndex(1);
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    auto *editor = part<ui::PositionEditor>(*window, "positionEditor");
    QVERIFY(editor->isVisible());
    auto *squares = part<QTableView>(*editor, "squares");
    auto *text = part<QLineEdit>(*editor, "positionText");
    QTest::keyClick(squares, Qt::Key_X);     // a1
    QTest::keyClick(squares, Qt::Key_Right); // b1
    QTest::keyClick(squares, Qt::Key_Space);
    QTest::keyClick(squares, Qt::Key_Space);
    QVERIFY2(text->text().startsWith("XO------"), qPrintable(text->text()));
    QTest::mouseClick(squares->viewport(), Qt::LeftButton, {},
                      squares->visualRect(squares->model()->index(0, 2)).center());
    QVERIFY2(text->text().startsWith("XOX-----"), qPrintable(text->text()));
    QTest::keyClick(squares, Qt::Key_Delete);
    QVERIFY2(text->text().startsWith("XO------"), qPrintable(text->text()));
    part<QPushButton>(*editor, "playFromHere")->click();
    QVERIFY(!editor->isVisible());
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
    QVERIFY(toText(window->game().match().start()).starts_with("XO------"));
    QVERIFY(window->board()->position() == window->game().match().start());
    // Nim's heaps are typed.
    choose(*window, "Nim");
    play(*window, {});
    trigger(*window, "setUpPosition");
    text->clear();
    QTest::keyClicks(text, "2-4 normal second");
    part<QPushButton>(*editor, "playFromHere")->click();
    QCOMPARE(toText(window->game().match().start()), std::string("2-4 normal second"));
}

void TestGamesWindow::theEditorSaysWhatIsWrong()
{
    ui::PositionEditor editor(nullptr);
    editor.edit(core::TicTacToe());
    auto *start = part<QPushButton>(editor, "playFromHere");
    auto *text = part<QLineEdit>(editor, "positionText");
    auto *problem = part<QLabel>(editor, "positionProblem");
    QVERIFY(start->isEnabled());
    for (const char *wrong : {"XXX------ O", "XXXOO---- O", "X", "banana", ""}) {
        text->clear();
        QTest::keyClicks(text, wrong);
        emit text->textEdited(text->text());
        QVERIFY2(!start->isEnabled(), wrong);
        QVERIFY2(problem->text().contains("No game") || problem->text().contains("over"),
                 qPrintable(problem->text()));
    }
    part<QPushButton>(editor, "usualStart")->click();
    QVERIFY(start->isEnabled());
}

void TestGamesWindow::theTallyGrows()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    auto *tally = part<QLabel>(*window, "tally");
    QCOMPARE(tally->text(), QString());
    play(*window, {"1", "4", "2", "5", "3"});
    QCOMPARE(tally->text(), QString("First player: 1 won, 0 drawn, 0 lost."));
    trigger(*window, "undo");
    QCOMPARE(tally->text(), QString("First player: 1 won, 0 drawn, 0 lost."));
    trigger(*window, "statistics");
    QVERIFY(part<QWidget>(*window, "statistics")->isVisible());
}

void TestGamesWindow::aClockOfAnyTimeCanBeChosen()
{
    const auto window = shown();
    trigger(*window, "otherClock");
    auto *dialog = part<QDialog>(*window, "clockDialog");
    part<QSpinBox>(*dialog, "clockMinutes")->setValue(7);
    part<QSpinBox>(*dialog, "clockIncrement")->setValue(3);
    dialog->accept();
    const auto *other = part<QAction>(*window, "otherClock");
    QVERIFY(other->isChecked());
    QVERIFY2(other->text().contains("and 3 seconds"), qPrintable(other->text()));
    play(*window, {"d3"});
    const auto clocks = window->game().record().clocks;
    QVERIFY(clocks.has_value());
    QCOMPARE(clocks->time, 420);
    QCOMPARE(clocks->increment, 3);
    QVERIFY(clocks->left[0] > 420);
    // One that is given up changes nothing, and the next start remembers.
    const auto next = shown();
    trigger(*next, "otherClock");
    auto *again = part<QDialog>(*next, "clockDialog");
    QCOMPARE(part<QSpinBox>(*again, "clockMinutes")->value(), 7);
    again->reject();
    QVERIFY(part<QAction>(*next, "otherClock")->isChecked());
}

void TestGamesWindow::severalPastedGamesAreListed()
{
    const auto window = shown();
    paste(*window, "Tabuleiro game 1\ngame: nim\nmoves: a3\n"
                   "Tabuleiro game 1\ngame: tictactoe\nmoves: 5 1\n");
    QCOMPARE(part<QTableView>(*window, "games")->model()->rowCount(), 2);
}

/// The suffix follows the kind that is chosen, and the file is of that kind.
void TestGamesWindow::theKindOfFileThatIsChosenIsSaved()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    QTimer::singleShot(200, qApp, [this] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no file dialog is open");
        dialog->setDirectory(m_folder->path());
        dialog->selectNameFilter(dialog->nameFilters().at(1));
        emit dialog->filterSelected(dialog->nameFilters().at(1));
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
    trigger(*window, "saveGame");
    const QByteArray saved = bytesOf(m_folder->path() + "/game.ggf");
    QVERIFY2(saved.startsWith("(;GM[Othello]"), saved.constData());
}

QTEST_MAIN(TestGamesWindow)
#include "tst_gameswindow.moc"
