// Feeds bytes to the reader of the statistics, as their file, and counts a game in it.

#include "ui/records/statistics/statistics.h"
#include "tests/fuzz/require.h"
#include "tests/fuzz/unsyncedfiles.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdint>

using ui::Statistics;
using ui::Tally;

namespace {

const core::Role hard = core::Role::computer("hard");

void store(const QString &path, const std::uint8_t *data, std::size_t size)
{
    QFile file(path);
    require(file.open(QIODevice::WriteOnly));
    require(file.write(reinterpret_cast<const char *>(data), qint64(size)) == qint64(size));
}

void checkCounts(const Tally &tally)
{
    for (const Tally::Results &results : {tally.first, tally.second})
        require(results.won >= 0 && results.drawn >= 0 && results.lost >= 0);
    require(tally.played() == tally.won() + tally.drawn() + tally.lost() && tally.played() >= 0);
    require(tally.streak >= 0 && tally.best >= 0);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QTemporaryDir folder;
    static UnsyncedFiles files;
    const QString path = folder.filePath("statistics.json");
    const QString aside = path + ".damaged-1";
    QFile::remove(path);
    QFile::remove(aside);
    store(path, data, size);

    Statistics statistics(path, files);
    const std::vector<Tally> before = statistics.tallies();
    for (const Tally &tally : before)
        checkCounts(tally);
    if (!statistics.problem().isEmpty() && QFile::exists(path)) { // of a newer version: it stays
        require(before.empty());
        require(!statistics.add({core::GameKind::Nim, hard, core::Side::First}));
        QFile file(path);
        require(file.open(QIODevice::ReadOnly) && file.size() == qint64(size)
                && !QFile::exists(aside));
        return 0;
    }
    const bool damaged = !statistics.problem().isEmpty();
    require(QFile::exists(aside) == damaged && QFile::exists(path) != damaged);

    const auto playedBefore = statistics.tally(core::GameKind::Nim, hard);
    require(statistics.add({core::GameKind::Nim, hard, core::Side::First}));
    const auto played = statistics.tally(core::GameKind::Nim, hard);
    checkCounts(played);
    require(statistics.problem().isEmpty());
    require(played.first.won - playedBefore.first.won
            == (playedBefore.first.won < 100'000'000 ? 1 : 0));
    require(played.best >= played.streak && played.lost() == playedBefore.lost());
    const std::size_t others = statistics.tallies().size();
    require(others == before.size() || others == before.size() + 1);
    return 0;
}
