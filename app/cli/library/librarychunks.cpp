#include "app/cli/library/chunkfile.h"
#include "app/cli/library/libraryactions.h"
#include "app/cli/library/libraryanalysis.h"
#include "app/commandline/files.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/numbers.h"
#include "app/commandline/progressline.h"
#include "core/notation.h"
#include "core/storage/filelock.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <unistd.h>

namespace cli {

using namespace commandline;
using namespace core::library;
using core::Error;
using core::Result;

namespace {

/// Writes a chunk with complete lines and returns its name.
Result<std::string> writeChunk(const std::string &folder, std::size_t number,
                               const AnalysisSettings &settings, const std::string &lines,
                               std::size_t count)
{
    const ChunkHeader header{TABULEIRO_VERSION, settings, count, digestOf(lines)};
    const std::string name = chunkName(number, header) + std::string(chunkEnding);
    if (const auto error = writeText(folder + '/' + name, header.text(chunkKind) + '\n' + lines))
        return *error;
    return name;
}

/// Splits the positions without a value into chunks.
Result<int> writeChunks(const std::string &path, const std::string &folder,
                        const AnalysisSettings &settings, std::size_t size)
{
    auto opened = GameLibrary::open(path, GameLibrary::Access::Read);
    if (!opened)
        return opened.error();
    GameLibrary library = *std::move(opened);
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    const auto before = filesOf(folder, chunkEnding);
    if (!before)
        return before.error();
    if (!before->empty())
        return Error(folder + ": has chunks already, such as " + before->front()
                     + "; expected an empty folder");
    const InterruptGuard interrupt;
    std::string lines;
    std::size_t count = 0;
    std::size_t chunks = 0;
    std::size_t positions = 0;
    std::optional<Error> failure;
    const auto write = [&] {
        const auto name = writeChunk(folder, chunks++, settings, lines, count);
        if (!name)
            failure = name.error();
        positions += count;
        lines.clear();
        count = 0;
        return !failure;
    };
    const auto error = forEachMissing(
        library, settings.depth,
        [&](const PlayedPosition &position) {
            lines += chunkLine(position) + '\n';
            return ++count < size || write();
        },
        interrupt.token());
    if (error)
        return *error;
    if (count > 0 && !failure && !interrupt.interrupted())
        write();
    if (failure)
        return *failure;
    std::cout << counted(static_cast<std::int64_t>(positions), "position") << " in "
              << counted(static_cast<std::int64_t>(chunks), "chunk") << '.' << std::endl;
    return interrupt.interrupted() ? interruptedStatus : 0;
}

/// Where an unfinished result is kept.
std::string partOf(const std::string &result)
{
    return result + ".part";
}

/// Computes the result of one chunk; continues a partial result left by an earlier run.
class ChunkWork
{
public:
    ChunkWork(std::string path, const Chunk &chunk)
        : m_chunk(chunk)
        , m_result(resultPathOf(path))
        , m_lock(m_result + ".lock")
        // If another program holds the lock, both compute the chunk: their results are identical.
        , m_part(m_lock.take() == core::storage::FileLock::Outcome::Taken
                     ? partOf(m_result)
                     : m_result + '.' + std::to_string(::getpid()) + ".part")
    {}

    std::optional<Error> run(PositionAnalyst &analyst, const std::function<void()> &lineIsDone,
                             const std::stop_token &token)
    {
        const std::string header = m_chunk.header.text(resultKind) + '\n';
        std::string text = begun(header);
        auto done = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n') - 1);
        std::ofstream part(m_part, std::ios::binary | std::ios::trunc);
        part << text;
        for (; done < m_chunk.lines.size(); ++done) {
            const auto position = parseChunkLine(m_chunk.lines[done]);
            if (!position)
                return position.error().in(m_result + ": line " + std::to_string(done + 2));
            const auto value = analyst.value(*position, token);
            if (!value)
                return std::nullopt; // stopped: the part stays
            const std::string line = resultLine(*position, *value) + '\n';
            text += line;
            if (!(part << line << std::flush))
                return core::fileNotWritable(m_part, "the disk may be full");
            lineIsDone();
        }
        text += endLine(m_chunk.lines.size(), std::string_view(text).substr(header.size())) + '\n';
        if (const auto error = writeText(m_result, text))
            return *error;
        std::error_code none;
        std::filesystem::remove(m_part, none);
        return std::nullopt;
    }

private:
    /// The header and the complete lines of the partial result, as far as they match the chunk.
    std::string begun(const std::string &header) const
    {
        std::string text = header;
        const auto found =
            std::filesystem::exists(m_part) ? readText(m_part, maxChunkBytes) : Result(header);
        if (!found || !found->starts_with(header))
            return text;
        std::string_view rest = std::string_view(*found).substr(header.size());
        for (const std::string &line : m_chunk.lines) {
            const std::size_t end = rest.find('\n');
            const std::string_view one = rest.substr(0, end);
            const bool whole = end != rest.npos && one.substr(0, 64) == line.substr(0, 64)
                               && parseResultLine(one, m_chunk.header.settings.depth).ok();
            if (!whole)
                break;
            text += std::string(one) + '\n';
            rest.remove_prefix(end + 1);
        }
        return text;
    }

    const Chunk &m_chunk;
    std::string m_result;
    core::storage::FileLock m_lock;
    std::string m_part;
};

/// Rejects a chunk of another engine version, which may find other values.
std::optional<Error> engineProblem(const ChunkHeader &header, const std::string &path)
{
    if (header.engine == TABULEIRO_VERSION)
        return std::nullopt;
    return Error("is for version " + core::inQuotes(header.engine)
                 + " of the engine; this is " TABULEIRO_VERSION)
        .in(path);
}

/// Whether a chunk has a complete result. A damaged one, left by a full disk or a copy, is
/// recomputed.
bool hasResult(const std::string &chunkPath)
{
    const std::string path = resultPathOf(chunkPath);
    return std::filesystem::exists(path) && readResult(path).ok();
}

Result<int> workOnChunks(const std::string &folder, std::size_t first, std::size_t step)
{
    const auto paths = filesOf(folder, chunkEnding);
    if (!paths)
        return paths.error();
    if (first >= paths->size())
        return Error(folder + ": has " + counted(static_cast<std::int64_t>(paths->size()), "chunk")
                     + ", none with number " + std::to_string(first));
    const InterruptGuard interrupt;
    std::size_t made = 0;
    std::size_t kept = 0;
    for (std::size_t i = first; i < paths->size() && !interrupt.interrupted(); i += step) {
        const std::string &path = (*paths)[i];
        if (hasResult(path)) {
            ++kept;
            // There is still a part if the program was killed as it removed it.
            std::error_code none;
            std::filesystem::remove(partOf(resultPathOf(path)), none);
            continue;
        }
        const auto chunk = readChunk(path);
        if (!chunk)
            return chunk.error();
        if (const auto error = engineProblem(chunk->header, path))
            return *error;
        PositionAnalyst analyst(chunk->header.settings);
        Rate rate(chunk->lines.size());
        ProgressLine line;
        const auto error = ChunkWork(path, *chunk)
                               .run(
                                   analyst,
                                   [&] {
                                       rate.add(1);
                                       if (rate.done() % 100 == 0)
                                           line.show(rate.text());
                                   },
                                   interrupt.token());
        if (error)
            return *error;
        made += interrupt.interrupted() ? 0u : 1u;
    }
    std::cout << counted(static_cast<std::int64_t>(made), "result") << " made";
    if (kept > 0)
        std::cout << ", " << grouped(static_cast<std::int64_t>(kept)) << " there already";
    std::cout << ".\n";
    return interrupt.interrupted() ? interruptedStatus : 0;
}

/// Imports the values of results into a library, sorted by key, with many files per transaction.
class Collection
{
public:
    explicit Collection(GameLibrary &library)
        : m_library(library)
    {}

    std::optional<Error> add(std::vector<KeyedValue> values)
    {
        m_waiting.insert(m_waiting.end(), std::make_move_iterator(values.begin()),
                         std::make_move_iterator(values.end()));
        return m_waiting.size() < transaction ? std::nullopt : flush();
    }

    std::optional<Error> flush()
    {
        std::sort(m_waiting.begin(), m_waiting.end(),
                  [](const KeyedValue &a, const KeyedValue &b) { return a.key < b.key; });
        const auto stored = m_library.store(m_waiting);
        m_waiting.clear();
        if (!stored)
            return stored.error();
        m_stored.stored += stored->stored;
        m_stored.same += stored->same;
        m_stored.shallower += stored->shallower;
        m_stored.conflicts.insert(m_stored.conflicts.end(), stored->conflicts.begin(),
                                  stored->conflicts.end());
        return std::nullopt;
    }

    const GameLibrary::Stored &stored() const { return m_stored; }

private:
    static constexpr std::size_t transaction = 1'000'000;

    GameLibrary &m_library;
    std::vector<KeyedValue> m_waiting;
    GameLibrary::Stored m_stored;
};

void printStored(const GameLibrary::Stored &stored, std::size_t results)
{
    std::cout << counted(static_cast<std::int64_t>(stored.stored), "value") << " stored from "
              << counted(static_cast<std::int64_t>(results), "result");
    if (stored.same > 0)
        std::cout << "; " << grouped(static_cast<std::int64_t>(stored.same)) << " were there";
    if (stored.shallower > 0)
        std::cout << "; " << grouped(static_cast<std::int64_t>(stored.shallower))
                  << " less deep than what is there";
    std::cout << ".\n";
}

Result<int> collect(const std::string &path, const std::string &folder)
{
    const auto results = filesOf(folder, resultEnding);
    if (!results)
        return results.error();
    const auto chunks = filesOf(folder, chunkEnding);
    if (!chunks)
        return chunks.error();
    auto opened = openToChange(path);
    if (!opened)
        return opened.error();
    if (results->empty())
        return Error(folder + ": has no results; \"library work\" makes them from chunks");
    GameLibrary library = *std::move(opened);
    Collection collection(library);
    std::size_t taken = 0;
    bool allRight = true;
    for (const std::string &result : *results) {
        auto values = readResult(result);
        if (!values) {
            std::cout << std::flush;
            std::cerr << "tabuleiro-cli library: " << values.error().text << '\n';
            allRight = false;
            continue;
        }
        if (const auto error = collection.add(*std::move(values)))
            return *error;
        ++taken;
    }
    if (const auto error = collection.flush())
        return *error;
    printStored(collection.stored(), taken);
    if (chunks->size() > taken)
        std::cout << grouped(static_cast<std::int64_t>(chunks->size() - taken)) << " of "
                  << counted(static_cast<std::int64_t>(chunks->size()), "chunk")
                  << " have no result yet.\n";
    const std::size_t conflicts = collection.stored().conflicts.size();
    if (conflicts > 0)
        std::cerr << "tabuleiro-cli library: "
                  << counted(static_cast<std::int64_t>(conflicts), "position")
                  << " had another value of the same depth, which was kept: the results come from "
                     "different engines\n";
    return allRight && conflicts == 0 ? 0 : failedStatus;
}

} // namespace

Result<Job> readChunks(const std::string &library, const Files &files, const Arguments &arguments)
{
    const auto settings = settingsOf(arguments);
    if (!settings)
        return settings.error();
    constexpr int maxPositions = 1'000'000;
    const auto size = arguments.number("positions", 1, maxPositions);
    if (!size)
        return size.error();
    return Job([library, folder = files.front(), settings = *settings, size = *size] {
        return writeChunks(library, folder, settings, static_cast<std::size_t>(size));
    });
}

Result<Job> readWork(const std::string &folder, const Files &, const Arguments &arguments)
{
    constexpr int maxChunks = 1'000'000;
    const auto first = arguments.number("first", 0, maxChunks);
    if (!first)
        return first.error();
    const auto step = arguments.number("step", 1, maxChunks);
    if (!step)
        return step.error();
    return Job([folder, first = *first, step = *step] {
        return workOnChunks(folder, static_cast<std::size_t>(first),
                            static_cast<std::size_t>(step));
    });
}

Result<Job> readCollect(const std::string &library, const Files &files, const Arguments &)
{
    return Job([library, folder = files.front()] { return collect(library, folder); });
}

} // namespace cli
