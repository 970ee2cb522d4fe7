#pragma once

#include "app/commandline/files.h"
#include "app/commandline/paralleljobs.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainer {

/// Which numbered files ("chunks") of a folder to make or read. A chunk's contents depend only on
/// the seed and its number, so that any machine can make any chunk.
struct ChunkSettings
{
    std::string folder;
    std::uint64_t seed = 1;
    std::size_t firstChunk = 0;
    std::size_t chunks = 1;
    std::size_t threads = 1;
};

/// The path of a chunk; the extension has no dot. The name contains the seed, so that chunks with
/// other seeds are kept.
std::string chunkPath(const ChunkSettings &settings, std::size_t chunk, std::string_view extension);

/// Creates a folder and its missing parents.
std::optional<core::Error> makeFolder(const std::string &folder);

std::optional<core::Error> writeContent(const std::string &path, const std::string &text);
std::optional<core::Error> writeContent(const std::string &path,
                                        const std::vector<std::uint8_t> &bytes);

/// Writes the missing ones of `count` files, each once it is complete, so that a run that was
/// killed continues where it stopped. For an index from 0, `pathOf(index)` is the path and
/// `contentOf(worker, index)` the Result with a text or bytes; each thread has its own worker from
/// makeWorker(). `done(index, content)` is called for each new file, by one thread at a time.
template <class PathOf, class MakeWorker, class ContentOf, class Done>
std::optional<core::Error> makeMissingFiles(const std::string &folder, std::size_t count,
                                            std::size_t threads, const PathOf &pathOf,
                                            const MakeWorker &makeWorker,
                                            const ContentOf &contentOf, const Done &done)
{
    if (auto error = makeFolder(folder))
        return error;
    return commandline::inParallel(
        threads, count, makeWorker,
        [&](auto &worker, std::size_t index, std::mutex &mutex) -> std::optional<core::Error> {
            const std::string path = pathOf(index);
            if (std::filesystem::exists(path))
                return std::nullopt;
            const auto content = contentOf(worker, index);
            if (!content)
                return content.error();
            if (auto error = writeContent(path, *content))
                return error;
            const std::lock_guard lock(mutex);
            done(index, *content);
            return std::nullopt;
        });
}

/// Writes the missing chunks by makeMissingFiles(); contentOf() and done() get the chunk's number.
template <class MakeWorker, class ContentOf, class Done>
std::optional<core::Error>
makeMissingChunks(const ChunkSettings &settings, std::string_view extension,
                  const MakeWorker &makeWorker, const ContentOf &contentOf, const Done &done)
{
    return makeMissingFiles(
        settings.folder, settings.chunks, settings.threads,
        [&](std::size_t index) {
            return chunkPath(settings, settings.firstChunk + index, extension);
        },
        makeWorker,
        [&](auto &worker, std::size_t index) {
            return contentOf(worker, settings.firstChunk + index);
        },
        [&](std::size_t index, const auto &content) {
            done(settings.firstChunk + index, content);
        });
}

} // namespace trainer
