#include "tests/support/qt/waits.h"
#include "tests/support/window/filedialoganswers.h"
#include "tests/support/window/librarytest.h"
#include "ui/settings/settings.h"

#include <QCheckBox>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

/// Games go into the library in the background.
class TestLibraryService : public LibraryTest
{
    Q_OBJECT

private slots:
    void init() { useOwnLibrary(); }
    void aFolderIsImportedInTheBackground();
    void theWindowAnswersWhileAnImportWaits();
    void theKeyboardStopsAnImport();
    void theDialogOffersEveryExtension();
    void finishedGamesGoInWhereThatIsChosen();
    void everyOwnGameGoesIn();
};

namespace {

using namespace core::library;

} // namespace

void TestLibraryService::aFolderIsImportedInTheBackground()
{
    support::writeArchive(archive().toStdString(), 200);
    const auto window = shown();
    play(*window, {"f5"});
    openExplorer(*window);
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    press(*window, "importFolder");
    QTRY_COMPARE(part<QLabel>(*window, "importText")->text(), QString("200 game(s) were added."));
    QVERIFY(!part<QProgressBar>(*window, "importProgress")->isVisible());
    QTRY_VERIFY(countText(*window).contains("of 200"));
    trigger(*window, "explorer");
    openExplorer(*window); // the import is no news any more
    QVERIFY(!part<QLabel>(*window, "importText")->isVisible());

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

/// An import that gets no further, here because a file is a pipe into which nobody writes: the
/// window goes on meanwhile.
void TestLibraryService::theWindowAnswersWhileAnImportWaits()
{
    support::writeArchive(archive().toStdString(), 200);
    const QByteArray pipe = QFile::encodeName(archive() + "/a.jou"); // the names of the players
    QVERIFY(QFile::remove(archive() + "/WTHOR.JOU"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    press(*window, "importFolder");
    QTRY_VERIFY(part<QProgressBar>(*window, "importProgress")->isVisible());
    int writer = -1;
    // Also where a check fails: the window's end waits for the import.
    const auto closeWriter = qScopeGuard([&writer] { ::close(writer); });
    const auto hasReader = [&] {
        if (writer < 0)
            writer = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        return writer >= 0;
    };
    QTRY_VERIFY(hasReader()); // the import has come to the pipe
    // All of this is done by the thread that would wait.
    playAndWait(*window, legalMoves(window->game().match().current()).front());
    trigger(*window, "undo");
    QCOMPARE(window->game().match().ply(), std::size_t(1));
    window->resize(1200, 800);
    QTRY_COMPARE(window->size(), QSize(1200, 800));
    QVERIFY(!window->grab().isNull());
    trigger(*window, "explorer");
    openExplorer(*window);
    QVERIFY(part<QProgressBar>(*window, "importProgress")->isVisible());
    QVERIFY(part<QAbstractButton>(*window, "cancelImport")->isVisible());
    const auto *text = part<QLabel>(*window, "explorerText");
    QVERIFY(!text->isVisible() || !text->text().startsWith("No library yet.")); // there will be one
    part<QAbstractButton>(*window, "cancelImport")->click(); // it may not have its place yet
    ::close(std::exchange(writer, -1));
    QTRY_VERIFY(!part<QProgressBar>(*window, "importProgress")->isVisible());
    const QString ended = part<QLabel>(*window, "importText")->text();
    QVERIFY2(ended.startsWith("Stopped. "), qPrintable(ended));
}

/// The button that had the keyboard goes away, and beside it is an option that its key changes.
void TestLibraryService::theKeyboardStopsAnImport()
{
    QCOMPARE(::mkfifo(QFile::encodeName(archive() + "/a.ggf").constData(), 0600), 0);
    int writer = -1;
    const auto closeWriter = qScopeGuard([&writer] { ::close(writer); });
    const auto window = shown();
    play(*window, {"d3"});
    openExplorer(*window);
    QTRY_VERIFY(countText(*window).startsWith("No library yet."));
    const FileDialogAnswers answers({FileDialogAnswers::choose(archive())});
    auto *const folder = part<QAbstractButton>(*window, "importFolder");
    folder->setFocus();
    QTest::keyClick(folder, Qt::Key_Space);
    QTRY_VERIFY(part<QProgressBar>(*window, "importProgress")->isVisible());
    auto *const cancel = part<QAbstractButton>(*window, "cancelImport");
    QCOMPARE(window->focusWidget(), cancel);
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    const auto hasReader = [&] {
        writer = ::open(QFile::encodeName(archive() + "/a.ggf").constData(),
                        O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        return writer >= 0 || cancel->isHidden();
    };
    QTRY_VERIFY(hasReader());
    ::close(std::exchange(writer, -1));
    QTRY_VERIFY(cancel->isHidden());
    QCOMPARE(window->focusWidget(), folder);
    QVERIFY(!part<QCheckBox>(*window, "addOwnGames")->isChecked());
}

void TestLibraryService::theDialogOffersEveryExtension()
{
    const auto window = shown();
    play(*window, {"f5"});
    openExplorer(*window);
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

void TestLibraryService::finishedGamesGoInWhereThatIsChosen()
{
    const auto window = shown();
    play(*window, {"f5"});
    openExplorer(*window);
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

/// Also those that end while another one waits for the file.
void TestLibraryService::everyOwnGameGoesIn()
{
    const std::string file = ui::libraryPath().toStdString();
    QVERIFY(GameLibrary::open(file, GameLibrary::Access::Write));
    constexpr std::int64_t games = 4;
    ui::LibraryService service(ui::libraryPath());
    QSignalSpy problems(&service, &ui::LibraryService::messageRequested);
    {
        Database other(file, Database::Access::Write);
        const Transaction transaction(other);
        core::GameRecord game;
        game.start = core::Othello();
        core::Position position = game.start;
        for (std::int64_t i = 0; i < games; ++i) {
            game.moves.push_back(core::legalMoves(position).front());
            position = core::after(position, game.moves.back());
            service.addOwnGame(game);
        }
    }
    const auto count = [&file] {
        return Database(file, Database::Access::Read).integer("SELECT count(*) FROM game");
    };
    QTRY_COMPARE(count(), games);
    QVERIFY(problems.isEmpty());
}

QTEST_MAIN(TestLibraryService)
#include "tst_libraryservice.moc"
