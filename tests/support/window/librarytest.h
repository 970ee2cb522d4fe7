#pragma once

#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/window/gamestest.h"
#include "ui/library/libraryservice.h"

#include <QDir>
#include <QTableView>

/// Creates a library of a generated archive where the window expects it; the archive's files go
/// into a folder.
inline void writeLibrary(const QString &archive, std::size_t games)
{
    using namespace core::library;
    const QString path = ui::libraryPath();
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    support::writeArchive(archive.toStdString(), games);
    GameLibrary library = *GameLibrary::open(path.toStdString(), GameLibrary::Access::Write);
    const std::vector<std::string> folder{archive.toStdString()};
    QVERIFY(importFiles(library, filesToImport(folder), [](const ImportProgress &) {}, {}));
    QVERIFY(!library.rebuildPositions());
}

/// Common parts of the tests of the library of games: a folder with a generated archive.
class LibraryTest : public GamesTest
{
protected:
    /// Call before each test: removes the library and creates an empty folder.
    void useOwnLibrary()
    {
        useOwnFolder();
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
        QCOMPARE(ui::libraryPath(), m_folder->path() + "/tabuleiro/library.db");
        QVERIFY(QDir().mkdir(archive()));
    }

    QString archive() const { return m_folder->path() + "/archive"; }

    void makeLibrary(std::size_t games = 300) const { writeLibrary(archive(), games); }
};

inline QTableView *movesOf(const ui::MainWindow &window)
{
    return part<QTableView>(window, "libraryMoves");
}

inline QString cell(const ui::MainWindow &window, int row, int column)
{
    const QAbstractItemModel &model = *movesOf(window)->model();
    return model.data(model.index(row, column)).toString();
}

inline QString countText(const ui::MainWindow &window)
{
    return part<QLabel>(window, "explorerText")->text();
}

/// Plays a person's move and waits until it is saved and shown.
inline void playAndWait(ui::MainWindow &window, core::Move move)
{
    ui::GameController &game = window.game();
    const std::size_t before = game.match().ply();
    game.play(move);
    QTRY_VERIFY(game.match().ply() > before
                && (game.phase() == ui::GameController::Phase::PersonToMove
                    || game.phase() == ui::GameController::Phase::Over));
}

inline void openExplorer(const ui::MainWindow &window)
{
    trigger(window, "explorer");
    QTRY_VERIFY(part<QWidget>(window, "explorerPanel")->isVisible());
}
