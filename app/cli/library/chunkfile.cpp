#include "app/cli/library/chunkfile.h"

#include "ai/search/searchcontrol.h"
#include "app/commandline/files.h"
#include "core/format/lines.h"
#include "core/hashing.h"
#include "core/notation.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace cli {

using core::Error;
using core::Result;

namespace {

constexpr int maxLines = 1'000'000;

/// The value of "name=value".
std::string_view valueOf(std::string_view word, std::string_view name)
{
    return word.starts_with(name) && word.size() > name.size() && word[name.size()] == '='
               ? word.substr(name.size() + 1)
               : std::string_view();
}

/// The complete lines of a text, without an unterminated last one.
std::vector<std::string_view> wholeLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

} // namespace

std::string ChunkHeader::text(std::string_view kind) const
{
    return std::string(kind) + " 1 engine=" + engine + " depth=" + std::to_string(settings.depth)
           + " table-mb=" + std::to_string(settings.tableMebibytes)
           + " lines=" + std::to_string(lines) + " digest=" + digest;
}

Result<ChunkHeader> parseHeader(std::string_view line, std::string_view kind)
{
    const Error error("line 1: expected \"" + std::string(kind)
                      + " 1 engine=... depth=... table-mb=... lines=... digest=...\"");
    const std::vector<std::string_view> words = core::words(line);
    if (words.size() != 7 || words[0] != kind || words[1] != "1")
        return error;
    ChunkHeader header;
    header.engine = valueOf(words[2], "engine");
    header.settings.depth = core::parseNumber(valueOf(words[3], "depth"));
    header.settings.tableMebibytes = core::parseNumber(valueOf(words[4], "table-mb"));
    const int lines = core::parseNumber(valueOf(words[5], "lines"));
    header.digest = valueOf(words[6], "digest");
    if (header.engine.empty() || header.settings.depth < AnalysisSettings::minDepth
        || header.settings.depth > ai::maxSearchDepth || header.settings.tableMebibytes < 1
        || header.settings.tableMebibytes > ai::maxTableMebibytes || lines < 1 || lines > maxLines
        || header.digest.size() != 16)
        return error;
    header.lines = static_cast<std::size_t>(lines);
    return header;
}

std::string digestOf(std::string_view lines)
{
    const std::uint64_t hash = core::fnv1a64(lines);
    std::string text(16, '0');
    constexpr std::string_view digits = "0123456789abcdef";
    for (std::size_t i = 0; i < 16; ++i)
        text[i] = digits[hash >> (60 - 4 * i) & 15];
    return text;
}

std::string chunkName(std::size_t number, const ChunkHeader &header)
{
    std::string digits = std::to_string(number);
    digits.insert(0, 6 - std::min<std::size_t>(6, digits.size()), '0');
    return digits + '-' + header.digest;
}

Result<std::vector<std::string>> filesOf(const std::string &folder, std::string_view ending)
{
    std::error_code problem;
    std::vector<std::string> paths;
    for (const auto &entry : std::filesystem::directory_iterator(folder, problem)) {
        if (entry.path().extension() == ending)
            paths.push_back(entry.path().string());
    }
    if (problem)
        return Error(folder + ": cannot be read: " + problem.message());
    std::sort(paths.begin(), paths.end());
    return paths;
}

Result<Chunk> readChunk(const std::string &path)
{
    const auto text = commandline::readText(path, maxChunkBytes);
    if (!text)
        return text.error();
    const std::size_t end = std::min(text->find('\n'), text->size());
    const auto header = parseHeader(std::string_view(*text).substr(0, end), chunkKind);
    if (!header)
        return header.error().in(path);
    const std::string_view body = std::string_view(*text).substr(std::min(end + 1, text->size()));
    const std::vector<std::string_view> lines = wholeLines(body);
    if (lines.size() != header->lines || digestOf(body) != header->digest)
        return Error("is damaged: its " + std::to_string(lines.size()) + " lines are not the "
                     + std::to_string(header->lines) + " that its first line promises")
            .in(path);
    return Chunk{*header, {lines.begin(), lines.end()}};
}

Result<std::vector<core::library::KeyedValue>> readResult(const std::string &path)
{
    const auto text = commandline::readText(path, maxChunkBytes);
    if (!text)
        return text.error();
    const std::vector<std::string_view> lines = wholeLines(*text);
    if (lines.empty())
        return Error("is unfinished").in(path);
    const auto header = parseHeader(lines.front(), resultKind);
    if (!header)
        return header.error().in(path);
    if (lines.size() != header->lines + 2 || !lines.back().starts_with("end "))
        return Error("is unfinished: it has " + std::to_string(lines.size() - 1) + " lines of "
                     + std::to_string(header->lines + 1))
            .in(path);
    const std::string_view body(lines[1].data(), lines.back().data());
    if (lines.back() != endLine(header->lines, body))
        return Error("is damaged: its lines are not those that its last line promises").in(path);
    std::vector<core::library::KeyedValue> values;
    values.reserve(header->lines);
    for (std::size_t i = 1; i <= header->lines; ++i) {
        auto value = parseResultLine(lines[i], header->settings.depth);
        if (!value)
            return value.error().in(path + ": line " + std::to_string(i + 1));
        values.push_back(*std::move(value));
    }
    return values;
}

std::string resultPathOf(const std::string &chunkPath)
{
    return chunkPath.substr(0, chunkPath.size() - chunkEnding.size()) + std::string(resultEnding);
}

std::string endLine(std::size_t count, std::string_view lines)
{
    return "end " + std::to_string(count) + " digest=" + digestOf(lines);
}

} // namespace cli
