#include "core/library/libraryexplorer.h"
#include "core/library/libraryimport.h"
#include "tests/support/archive.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

/// What an archive of the public one's size costs: the import, a lookup, and the scan of all games
/// that a lookup replaces. Figures to read, none that fails.
namespace {

using namespace core::library;
using core::Othello;

constexpr std::size_t archiveGames = 137'548;

/// A folder that goes when the benchmarks end, with an archive and a library of it.
class Archive
{
public:
    Archive()
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "archive-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr)
            std::abort();
        m_folder = pattern;
        support::writeArchive(m_folder, archiveGames);
        import(library());
    }
    ~Archive() { std::filesystem::remove_all(m_folder); }
    Archive(const Archive &) = delete;
    Archive &operator=(const Archive &) = delete;

    std::string library() const { return m_folder + "/games.db"; }

    void import(const std::string &path) const
    {
        GameLibrary games = *GameLibrary::open(path, GameLibrary::Access::Write);
        const std::vector<std::string> folder{m_folder};
        const auto report =
            importFiles(games, filesToImport(folder), [](const ImportProgress &) {}, {});
        if (!report)
            throw std::runtime_error(report.error().text);
    }

    static const Archive &instance()
    {
        static const Archive archive;
        return archive;
    }

private:
    std::string m_folder;
};

/// The position of a game of the archive after so many squares.
Othello positionAfter(GameLibrary &library, std::int64_t id, std::size_t plies)
{
    const LibraryGame game = **library.game(id);
    LineReplay replay;
    for (std::size_t i = 0; i < std::min(plies, game.squares.size()); ++i)
        replay.play(game.squares[i]);
    return withoutForcedPass(replay.position());
}

void importArchive(benchmark::State &state)
{
    const std::string path = Archive::instance().library() + ".import";
    for (auto iteration : state) {
        std::filesystem::remove(path);
        Archive::instance().import(path);
    }
    state.counters["bytes"] = static_cast<double>(std::filesystem::file_size(path));
}

void openAndLookUp(benchmark::State &state)
{
    const std::string path = Archive::instance().library();
    for (auto iteration : state) {
        LibraryExplorer explorer = *LibraryExplorer::open(path);
        benchmark::DoNotOptimize(explorer.statistics(Othello())->games);
    }
}

/// Takes a file out of the system's cache, as after a start of the machine.
void evict(const std::string &path)
{
    const int file = ::open(path.c_str(), O_RDONLY);
    ::fdatasync(file); // only what is on the disk can be evicted
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
}

/// The first look-up after a start: the library's file and nothing of it in memory. The argument is
/// how many squares were played before.
void coldOpenAndLookUp(benchmark::State &state)
{
    const std::string path = Archive::instance().library();
    Othello position;
    {
        LibraryExplorer explorer = *LibraryExplorer::open(path);
        position =
            positionAfter(explorer.library(), 100'000, static_cast<std::size_t>(state.range(0)));
    }
    for (auto iteration : state) {
        state.PauseTiming();
        evict(path);
        state.ResumeTiming();
        LibraryExplorer explorer = *LibraryExplorer::open(path);
        benchmark::DoNotOptimize(explorer.statistics(position)->games);
    }
}

/// The argument is how many squares were played before.
void lookUp(benchmark::State &state)
{
    LibraryExplorer explorer = *LibraryExplorer::open(Archive::instance().library());
    const Othello position =
        positionAfter(explorer.library(), 100'000, static_cast<std::size_t>(state.range(0)));
    std::int64_t games = 0;
    for (auto iteration : state)
        games = explorer.statistics(position)->games;
    state.counters["games"] = static_cast<double>(games);
}

void lookUpFiltered(benchmark::State &state)
{
    LibraryExplorer explorer = *LibraryExplorer::open(Archive::instance().library());
    const GameFilter filter{explorer.playerMeant("Player 0")->id,
                            GameFilter::Colour::Either,
                            GameFilter::Mover::Player,
                            std::nullopt,
                            1990,
                            2020};
    for (auto iteration : state)
        benchmark::DoNotOptimize(explorer.statistics(Othello(), filter)->games);
}

/// What the lookup after so many squares takes without a table: all games replayed.
void scan(benchmark::State &state)
{
    GameLibrary library =
        *GameLibrary::open(Archive::instance().library(), GameLibrary::Access::Read);
    const auto plies = static_cast<std::size_t>(state.range(0));
    const std::int64_t key = CanonicalPosition(positionAfter(library, 100'000, plies)).key();
    for (auto iteration : state) {
        std::int64_t games = 0;
        library.forEachGame([&](std::int64_t, const LibraryGame &game) {
            if (game.squares.size() <= plies)
                return;
            LineReplay replay;
            for (std::size_t i = 0; i < plies; ++i)
                replay.play(game.squares[i]);
            games += CanonicalPosition(withoutForcedPass(replay.position())).key() == key ? 1 : 0;
        });
        benchmark::DoNotOptimize(games);
    }
}

/// A million values in the order of their keys, as library collect stores them.
void storeMillionValues(benchmark::State &state)
{
    const std::string path = Archive::instance().library() + ".values";
    std::vector<KeyedValue> values;
    for (std::int64_t i = 0; i < 1'000'000; ++i) {
        const Discs discs{static_cast<Mask>(i), ~static_cast<Mask>(i)};
        values.push_back({CanonicalPosition::keyOf(discs), {2, 10, false, 19, {{19, 2}}}});
    }
    std::sort(values.begin(), values.end(),
              [](const KeyedValue &a, const KeyedValue &b) { return a.key < b.key; });
    for (auto iteration : state) {
        std::filesystem::remove(path);
        GameLibrary library = *GameLibrary::open(path, GameLibrary::Access::Write);
        benchmark::DoNotOptimize(library.store(values)->stored);
    }
}

BENCHMARK(importArchive)->Unit(benchmark::kMillisecond)->Iterations(1)->MeasureProcessCPUTime();
BENCHMARK(openAndLookUp)->Unit(benchmark::kMillisecond);
BENCHMARK(coldOpenAndLookUp)
    ->Unit(benchmark::kMillisecond)
    ->Arg(0)
    ->Arg(10)
    ->Arg(40)
    ->UseRealTime();
BENCHMARK(lookUp)->Unit(benchmark::kMillisecond)->Arg(0)->Arg(4)->Arg(10)->Arg(20)->Arg(40);
BENCHMARK(lookUpFiltered)->Unit(benchmark::kMillisecond);
BENCHMARK(scan)->Unit(benchmark::kMillisecond)->Arg(4)->Arg(20)->Iterations(1);
BENCHMARK(storeMillionValues)->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace

BENCHMARK_MAIN();
