#include "app/trainer/book/positionvalues.h"

#include "ai/othello/evaluation/defaultweights.h"
#include "app/commandline/files.h"
#include "core/notation.h"
#include "core/packedfile.h"
#include "core/storage/filewriting.h"

#include <cinttypes>
#include <cstdio>
#include <filesystem>

namespace trainer {

using namespace ai::othello;

namespace {

/// The first line; contains the weights' identity, on which values depend.
std::string heading()
{
    return "Tabuleiro book values 1, weights " + std::to_string(core::checksum(defaultWeights()));
}

std::string lineOf(const Board &board, int depth, int value)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%016" PRIx64 " %016" PRIx64 " %d %d", board.own,
                  board.other, depth, value);
    return text.data();
}

} // namespace

std::optional<core::Error> PositionValues::open(const std::string &path)
{
    const std::lock_guard lock(m_mutex);
    std::error_code none;
    std::size_t whole = 0;
    std::size_t found = 0;
    if (std::filesystem::exists(path, none)) {
        const auto text = commandline::readText(path);
        if (!text)
            return text.error();
        if (const auto error = read(*text, whole))
            return error->in(path);
        found = text->size();
    }
    // A kill may have left an incomplete line, and a new file needs the heading.
    const bool isNew = whole == 0 || whole < found;
    const std::error_code problem = isNew ? core::storage::replaceFile(m_files, path, text())
                                          : core::storage::checkReplaceable(m_files, path);
    if (problem)
        return core::fileNotWritable(path, problem.message());
    m_path = path;
    m_file.emplace(m_files, path, [](std::string_view) { return false; });
    return std::nullopt;
}

/// The complete contents of the file.
std::string PositionValues::text() const
{
    std::string text = heading() + '\n';
    for (const auto &[key, value] : m_values)
        text += lineOf(key.board, key.depth, value) + '\n';
    return text;
}

/// `whole` is the length of the complete lines.
std::optional<core::Error> PositionValues::read(const std::string &text, std::size_t &whole)
{
    std::size_t number = 0;
    const std::string first = text.substr(0, text.find('\n'));
    if (first != heading() && !(first.size() == text.size() && heading().starts_with(first)))
        return core::Error("the first line is " + core::inQuotes(first) + "; expected "
                           + core::inQuotes(heading()));
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         whole = end + 1, end = text.find('\n', whole)) {
        const std::string line = text.substr(whole, end - whole);
        if (++number == 1)
            continue;
        Board board{};
        int depth = 0;
        int value = 0;
        if (std::sscanf(line.c_str(), "%" SCNx64 " %" SCNx64 " %d %d", &board.own, &board.other,
                        &depth, &value)
                != 4
            || line != lineOf(board, depth, value))
            return core::Error("line " + std::to_string(number)
                               + ": expected a board, a depth and a value");
        m_values[{board, depth}] = value;
    }
    return std::nullopt;
}

std::optional<int> PositionValues::find(const Board &board, int depth) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_values.find({board, depth});
    return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

std::optional<core::Error> PositionValues::add(const Board &board, int depth, int value)
{
    const std::lock_guard lock(m_mutex);
    m_values[{board, depth}] = value;
    if (!m_file)
        return std::nullopt;
    const std::error_code problem =
        m_file->append(lineOf(board, depth, value) + '\n', [this] { return text(); });
    if (problem)
        return core::fileNotWritable(m_path, problem.message());
    return std::nullopt;
}

std::size_t PositionValues::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_values.size();
}

} // namespace trainer
