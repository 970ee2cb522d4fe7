#pragma once

#include "core/library/libraryimport.h"
#include "tests/support/archive.h"
#include "tests/support/qt/files.h"

#include <QTemporaryDir>
#include <QTest>

// Files of games, and libraries that they go into.

namespace libraryimport {

using namespace core::library;
using core::format::WthorGame;

inline std::vector<WthorGame> games(int count, int year)
{
    support::Random random(static_cast<std::uint64_t>(year));
    std::vector<WthorGame> games;
    for (int i = 0; i < count; ++i) {
        games.push_back(support::plausibleGame(year, random));
        games.back().black = 1;
        games.back().white = 2;
        games.back().tournament = 1;
    }
    return games;
}

inline bool write(const QString &path, const std::string &bytes)
{
    return writeBytes(path, QByteArray::fromStdString(bytes));
}

/// A folder with a WTHOR archive of two years, ten games each.
inline void writeSmallArchive(const QTemporaryDir &folder)
{
    QVERIFY(write(folder.filePath("WTH_2001.wtb"), support::wthorFile(games(10, 2001), 2001)));
    QVERIFY(write(folder.filePath("WTH_2002.wtb"), support::wthorFile(games(10, 2002), 2002)));
    QVERIFY(
        write(folder.filePath("WTHOR.JOU"), support::wthorNamesFile({"???", "Ann", "Bob"}, 20)));
    QVERIFY(write(folder.filePath("WTHOR.TRN"), support::wthorNamesFile({"", "Open"}, 26)));
}

inline GameLibrary newLibrary(const QTemporaryDir &folder)
{
    return *GameLibrary::open(folder.filePath("games.db").toStdString(),
                              GameLibrary::Access::Write);
}

inline ImportReport imported(GameLibrary &library, const QString &path)
{
    const std::vector<std::string> paths{path.toStdString()};
    const auto report =
        importFiles(library, filesToImport(paths), [](const ImportProgress &) {}, {});
    if (!report)
        qFatal("%s", report.error().text.c_str());
    return *report;
}

inline std::vector<LibraryGame> contentOf(GameLibrary &library)
{
    std::vector<LibraryGame> games;
    library.forEachGame([&](std::int64_t, const LibraryGame &game) { games.push_back(game); });
    return games;
}

} // namespace libraryimport
