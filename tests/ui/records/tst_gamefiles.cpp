#include "tests/support/qt/busypool.h"
#include "tests/support/qt/files.h"
#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/gamestest.h"
#include "ui/records/gamefiles.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QImage>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTimer>

#include <fstream>
#include <iterator>

#include <sys/stat.h>

using core::GameKind;
using Phase = ui::GameController::Phase;

/// A command that asks for a file, which is answered when this returns.
static void useDialog(const ui::MainWindow &window, const char *command)
{
    trigger(window, command);
    QCoreApplication::processEvents();
}

/// Games are opened, pasted, dropped, copied and saved.
class TestGameFiles : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void filesOfEveryFormatAreOpened_data();
    void filesOfEveryFormatAreOpened();
    void whatCannotBeOpenedChangesNothing_data();
    void whatCannotBeOpenedChangesNothing();
    void movesOfAnyGameAreOpened();
    void aDroppedFileIsOpenedAndDroppedTextPasted();
    void whatIsDraggedOverTheWindowIsAnswered();
    void copiedGamesArePastedAgain();
    void aPastedTextThatIsNoGameIsExplained();
    void picturesAreCopiedAndSaved();
    void aSavedGameIsOpenedAgain();
    void theFirstSaveBeginsInAFolderThatIsThere();
    void theKindOfFileThatIsChosenIsSaved();
    void aForeignEndingIsSaidAndNothingIsSaved();
    void askingForAFileAnswersAtOnce();
    void aFileIsReadWhileTheGlobalPoolIsBusy();
    void aBlockedSaveBlocksNobody();
    void aWindowClosesOnceItsFileIsSaved();
    void whoeverClosesAgainDoesNotWait();
};

namespace {

/// A pipe that nobody reads from until read() does.
class Pipe
{
public:
    explicit Pipe(const QString &path)
        : m_path(path)
    {
        if (::mkfifo(QFile::encodeName(path).constData(), 0600) != 0)
            qFatal("no pipe can be made");
    }

    const QString &path() const { return m_path; }
    /// What is written to it, up to its end.
    QByteArray read() const
    {
        std::ifstream file(m_path.toStdString(), std::ios::binary);
        return QByteArray::fromStdString({std::istreambuf_iterator<char>(file), {}});
    }

private:
    QString m_path;
};

/// Uses a command that asks for a file, which is this one.
void useDialog(const ui::MainWindow &window, const char *command, const QString &path)
{
    const FileDialogAnswers answers({FileDialogAnswers::choose(path)});
    useDialog(window, command);
    QVERIFY(answers.done());
}

} // namespace

void TestGameFiles::filesOfEveryFormatAreOpened_data()
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

void TestGameFiles::filesOfEveryFormatAreOpened()
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

void TestGameFiles::whatCannotBeOpenedChangesNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QStringList>("details");
    const QString noGame = "wrong.txt holds no game that Tabuleiro knows.";
    QTest::newRow("no such file") << QByteArray()
                                  << "missing.txt cannot be read: No such file or "
                                     "directory."
                                  << QStringList{"/missing.txt"};
    QTest::newRow("illegal move") << QByteArray("f5d6\nc3 a1")
                                  << "wrong.txt: move 4 cannot be played. Look at line 2."
                                  << QStringList{"line 2, column 4, byte 9", "a1",
                                                 "a legal square is"};
    QTest::newRow("empty") << QByteArray(" \n") << "wrong.txt is empty."
                           << QStringList{"/wrong.txt"};
    QTest::newRow("a wrong word") << QByteArray("f5d6c3d3c4zz") << noGame + " Look at character 11."
                                  << QStringList{"line 1, column 11", "\"z\""};
    QTest::newRow("newer format") << QByteArray("Tabuleiro game 7\n")
                                  << "wrong.txt was written by a newer version of Tabuleiro."
                                  << QStringList{"line 1", "newer", "expected format 1"};
    QTest::newRow("binary") << QByteArray("\x7f\x45\x4c\x46\x00\x01\xff", 7) << noGame
                            << QStringList{"line 1, column 5, byte 5", "this is not a text", "0x00",
                                           "expected"};
    QTest::newRow("binary with lines")
        << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << noGame << QStringList{"expected"};
    QTest::newRow("too large") << QByteArray("large") << "at most" << QStringList{"/wrong.txt"};
}

void TestGameFiles::whatCannotBeOpenedChangesNothing()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sentence);
    QFETCH(QStringList, details);
    const auto window = shown();
    play(*window, {"d3", "c3"});
    QVERIFY(!part<QAbstractButton>(*window, "problemDetailsStatusButton")->isVisible());
    const core::GameRecord before = window->game().record();
    QString path = m_folder->path() + "/missing.txt";
    if (!bytes.isEmpty())
        path = file("wrong.txt", bytes);
    if (bytes == "large")
        QVERIFY(QFile::resize(path, qint64(65) << 20)); // sparse: it takes no space
    window->openPath(path);
    QTRY_VERIFY2(stateText(*window).contains(sentence), qPrintable(stateText(*window)));
    press(*window, "problemDetailsStatusButton");
    const QString said = part<QPlainTextEdit>(*window, "problemDetailsText")->toPlainText();
    for (const QString &word : details)
        QVERIFY2(said.contains(word), qPrintable(said));
    QVERIFY(window->game().record() == before);
    QCOMPARE(window->game().phase(), Phase::PersonToMove);
}

void TestGameFiles::movesOfAnyGameAreOpened()
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

void TestGameFiles::aDroppedFileIsOpenedAndDroppedTextPasted()
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

void TestGameFiles::copiedGamesArePastedAgain()
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

void TestGameFiles::aPastedTextThatIsNoGameIsExplained()
{
    const auto window = shown();
    play(*window, {"d3"});
    paste(*window, "Dear Ann, see you soon");
    // Nothing follows that is not for people.
    QVERIFY2(stateText(*window).endsWith("This text holds no game that Tabuleiro knows."),
             qPrintable(stateText(*window)));
    QCOMPARE(window->game().match().ply(), std::size_t(1));
    trigger(*window, "undo"); // what is said next has no details
    QVERIFY(!part<QAbstractButton>(*window, "problemDetailsStatusButton")->isVisible());
    paste(*window, "  ");
    QVERIFY(stateText(*window).contains("no text on the clipboard"));
}

void TestGameFiles::picturesAreCopiedAndSaved()
{
    const auto window = shown();
    play(*window, {"d3"});
    trigger(*window, "copyPicture");
    const QImage copied = QApplication::clipboard()->image();
    QCOMPARE(copied.size(), QSize(800, 800));
    const QString png = m_folder->path() + "/board.png";
    useDialog(*window, "savePicture", png);
    QTRY_COMPARE(QImage(png).size(), QSize(800, 800));
    QVERIFY(QImage(png).convertToFormat(QImage::Format_RGB32)
            == copied.convertToFormat(QImage::Format_RGB32));
    const QString svg = m_folder->path() + "/board.svg";
    useDialog(*window, "savePicture", svg);
    QTRY_VERIFY(QFile::exists(svg));
    const QByteArray drawing = bytesOf(svg);
    QVERIFY(drawing.contains("<svg") && drawing.contains("</svg>"));
    QVERIFY(!drawing.contains("<image")); // shapes, not pixels
    const QString other = m_folder->path() + "/board.jpg";
    useDialog(*window, "savePicture", other);
    QTRY_VERIFY2(stateText(*window).contains("cannot write .jpg pictures"),
                 qPrintable(stateText(*window)));
    QVERIFY(!QFile::exists(other));
}

void TestGameFiles::aSavedGameIsOpenedAgain()
{
    const auto window = shown();
    play(*window, {"d3", "c3", "c4"});
    const core::GameRecord game = window->game().record();
    for (const QString suffix : {"tabuleiro", "ggf", "txt"}) {
        const QString path = m_folder->path() + "/saved." + suffix;
        useDialog(*window, "saveGame", path);
        QTRY_VERIFY2(stateText(*window).contains("Saved as saved."),
                     qPrintable(stateText(*window)));
        trigger(*window, "newGame");
        window->openPath(path);
        QTRY_VERIFY(window->game().match().moves() == game.moves);
    }
    const QString folder = m_folder->path() + "/tabuleiro/games";
    const FileDialogAnswers answers({[&folder](QFileDialog &dialog) {
        FileDialogAnswers::choose(folder)(dialog);
        QVERIFY(dialog.isVisible()); // a folder is in the way
        dialog.close();
    }});
    useDialog(*window, "saveGame");
    QVERIFY(answers.done());
    QVERIFY(window->game().match().moves() == game.moves);
}

void TestGameFiles::theFirstSaveBeginsInAFolderThatIsThere()
{
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", m_folder->path().toUtf8()); // which has no folder of documents
    const auto window = shown();
    play(*window, {"d3"});
    QString where;
    const FileDialogAnswers answers({[&where](QFileDialog &dialog) {
        where = dialog.directory().canonicalPath();
        dialog.close();
    }});
    useDialog(*window, "saveGame");
    qputenv("HOME", home);
    QCOMPARE(where, QDir(m_folder->path()).canonicalPath());
}

/// The suffix follows the kind that is chosen, and the file is of that kind.
void TestGameFiles::theKindOfFileThatIsChosenIsSaved()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    const FileDialogAnswers answers({[this](QFileDialog &dialog) {
        dialog.setDirectory(m_folder->path());
        dialog.selectNameFilter(dialog.nameFilters().at(1));
        emit dialog.filterSelected(dialog.nameFilters().at(1));
        static_cast<QDialog &>(dialog).accept();
    }});
    const QDate before = QDate::currentDate();
    useDialog(*window, "saveGame");
    const auto saved = [this] { return QDir(m_folder->path()).entryList({"*.ggf"}, QDir::Files); };
    QTRY_COMPARE(saved().size(), 1);
    const QStringList names = saved();
    // The name that is proposed tells the game, the players and the date.
    const auto named = [](const QDate &day) {
        return QString("Othello, Black - White, %1.ggf").arg(day.toString(Qt::ISODate));
    };
    QVERIFY2(names.at(0) == named(before) || names.at(0) == named(QDate::currentDate()),
             qPrintable(names.at(0)));
    const QByteArray bytes = bytesOf(m_folder->path() + "/" + names.at(0));
    QVERIFY2(bytes.startsWith("(;GM[Othello]"), bytes.constData());
}

void TestGameFiles::aForeignEndingIsSaidAndNothingIsSaved()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    const QString path = m_folder->path() + "/g1.sgf";
    useDialog(*window, "saveGame", path);
    QVERIFY2(stateText(*window).contains("cannot write .sgf"), qPrintable(stateText(*window)));
    QVERIFY(!QFile::exists(path));
}

/// A press by assistive technology has its answer before the dialog is there.
void TestGameFiles::askingForAFileAnswersAtOnce()
{
    const auto window = shown();
    for (const char *command : {"openGame", "openFolder", "saveGame", "savePicture"}) {
        trigger(*window, command);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        bool asked = false;
        QTimer::singleShot(0, window.get(), [&asked] {
            QWidget *dialog = QApplication::activeModalWidget();
            asked = dialog != nullptr;
            if (asked)
                dialog->close();
        });
        QCoreApplication::processEvents();
        QVERIFY2(asked, command);
    }
}

/// Qt paints with its global pool: a read that blocks there would freeze the window.
void TestGameFiles::aFileIsReadWhileTheGlobalPoolIsBusy()
{
    support::BusyPool pool;
    QWidget window; // not shown: nothing is painted
    const ui::GameController game;
    QMenuBar bar;
    const auto &commands = *new ui::MainCommands(&bar);
    ui::GameFiles files(&window, game, commands);
    std::vector<core::Move> moves;
    connect(&files, &ui::GameFiles::gameChosen, this,
            [&moves](const core::GameRecord &record) { moves = record.moves; });
    files.open(file("game.txt", "d3c3c4"));
    QVERIFY(QTest::qWaitFor([&moves] { return moves.size() == 3; }, support::maxWait));
    QVERIFY(pool.release());
}

/// Nobody reads from a pipe, so writing to it blocks, as writing to a network folder may.
void TestGameFiles::aBlockedSaveBlocksNobody()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    Pipe pipe(m_folder->path() + "/game.txt");
    useDialog(*window, "saveGame", pipe.path());
    QTRY_VERIFY2(stateText(*window).contains("Saving game.txt"), qPrintable(stateText(*window)));
    ui::GameController &game = window->game();
    game.play(*core::parseMove(game.shown(), "c4")); // the game goes on
    QTRY_COMPARE(game.match().ply(), std::size_t(3));
    const QString second = m_folder->path() + "/second.txt";
    useDialog(*window, "saveGame", second);
    QVERIFY(!QFile::exists(second));
    QCOMPARE(pipe.read(), QByteArray("d3c3\n")); // the game as it was when it was saved
    QTRY_VERIFY2(stateText(*window).contains("Saved as second.txt"),
                 qPrintable(stateText(*window)));
    QCOMPARE(bytesOf(second), QByteArray("d3c3c4\n"));
}

void TestGameFiles::aWindowClosesOnceItsFileIsSaved()
{
    const auto window = shown();
    play(*window, {"d3", "c3"});
    Pipe pipe(m_folder->path() + "/game.txt");
    useDialog(*window, "saveGame", pipe.path());
    QVERIFY(!window->close());
    QVERIFY(window->isVisible());
    QVERIFY2(stateText(*window).contains("game.txt is still being saved"),
             qPrintable(stateText(*window)));
    QCOMPARE(pipe.read(), QByteArray("d3c3\n"));
    QTRY_VERIFY(!window->isVisible());
}

void TestGameFiles::whoeverClosesAgainDoesNotWait()
{
    Pipe pipe(m_folder->path() + "/game.txt");
    {
        const auto window = shown();
        play(*window, {"d3", "c3"});
        useDialog(*window, "saveGame", pipe.path());
        QVERIFY(!window->close());
        QVERIFY(window->close());
    }                                 // would never end if it waited
    QVERIFY(pipe.read().size() <= 5); // lets the writing thread go
}

void TestGameFiles::whatIsDraggedOverTheWindowIsAnswered()
{
    const auto window = shown();
    const auto *target = part<QWidget>(*window, "dropTarget");
    const auto enter = [&](const QMimeData &data) {
        QDragEnterEvent event(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        event.ignore();
        QCoreApplication::sendEvent(window.get(), &event);
        return event.isAccepted();
    };
    QMimeData url;
    url.setUrls({QUrl::fromLocalFile("/somewhere/our game.ggf")});
    QVERIFY(!target->isVisible());
    QVERIFY(enter(url));
    QVERIFY(target->isVisible());
    QVERIFY2(target->accessibleName().contains("our game.ggf"),
             qPrintable(target->accessibleName()));
    QCOMPARE(target->size(), window->size());
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(window.get(), &leave);
    QVERIFY(!target->isVisible());

    QMimeData text;
    text.setText("f5d6");
    QVERIFY(enter(text));
    QVERIFY(target->isVisible());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &drop);
    QVERIFY(!target->isVisible());

    QMimeData picture; // nothing that could be opened
    picture.setData("image/png", "no text");
    QVERIFY(!enter(picture));
    QVERIFY(!target->isVisible());
}

QTEST_MAIN(TestGameFiles)
#include "tst_gamefiles.moc"
