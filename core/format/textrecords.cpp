#include "core/format/textrecords.h"

#include "core/format/boardrecords.h"
#include "core/format/drawnboard.h"
#include "core/format/movewords.h"
#include "core/format/pgn.h"
#include "core/format/positionline.h"
#include "core/format/rulename.h"
#include "core/format/textreader.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <span>

namespace core::format {

namespace {

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[code >> 4], digits[code & 15]};
}

/// Whether a word of digits and hyphens is a date: three numbers, one with four digits or a zero
/// before another.
bool isDate(std::string_view word)
{
    std::size_t numbers = 0;
    bool hasZero = false;
    bool hasYear = false;
    for (std::size_t at = 0; at < word.size(); ++numbers) {
        const std::size_t end = std::min(word.find('-', at), word.size());
        hasYear = hasYear || end - at == 4;
        hasZero = hasZero || (end - at == 2 && word[at] == '0');
        at = end + 1;
    }
    return numbers == 3 && (hasYear || hasZero);
}

/// Whether a line is a title of several games of reverse Othello: "Reverse Othello games".
bool isTitleOfReverseGames(std::string_view line)
{
    const std::string text = lowerCase(line);
    return namesReverse(text)
           && (text.find("games") != std::string::npos
               || text.find("matches") != std::string::npos);
}

/// Whether the text above a game names the usual rule.
bool namesUsualRule(std::string_view label)
{
    const std::string text = lowerCase(label);
    return !namesReverse(text)
           && (text.find("othello") != std::string::npos
               || text.find("reversi") != std::string::npos);
}

/// Whether a line is an Othello position, or a row of one.
bool isBoard(std::string_view line)
{
    return looksLikeBoard(splitPositionLine(line).board) || isBoardRow(line);
}

} // namespace

std::vector<Record> TextReader::read()
{
    // From the first tag at the beginning of a line on, the text is PGN.
    std::size_t tags = 0;
    while (tags < m_text.size()) {
        const std::size_t begin = m_text.find_first_not_of(" \t\r\n", tags);
        if (begin == m_text.npos) {
            tags = m_text.size();
            break;
        }
        if (startsWithTag(m_text.substr(begin)))
            break;
        tags = std::min(m_text.find('\n', begin), m_text.size());
    }
    readLines(m_text.substr(0, tags));
    const bool hasTitle = m_lines.size() > 1 && isGap(m_lines[0], m_lines[1]);
    if (hasTitle && isTitleOfReverseGames(m_lines.front())) {
        for (Record &record : m_records) {
            auto *const othello = std::get_if<Othello>(&record.game.start);
            if (othello != nullptr && !namesUsualRule(record.label))
                *othello = othello->withRule(Othello::Rule::Fewest);
        }
    }
    if (tags < m_text.size())
        readTagged(tags);
    return std::move(m_records);
}

/// Warns of an error in the part of the text that begins at a byte.
void TextReader::warn(std::size_t begin, const Error &error)
{
    m_warnings.addAt(m_text, begin, error);
}

// Tags and moves

/// Where the next game's tags begin: at the beginning of a line, after something that is not a tag.
std::size_t TextReader::sectionEnd(std::size_t begin) const
{
    bool hasContent = false;
    while (begin < m_text.size()) {
        const std::size_t end = std::min(m_text.find('\n', begin), m_text.size());
        const std::string_view line = trimmed(m_text.substr(begin, end - begin));
        const bool isTag = startsWithTag(line);
        if (isTag && hasContent)
            return begin;
        // Moves may follow a tag on its line; a tag without its end still counts as one.
        const bool isTagAlone = isTag && (line.back() == ']' || line.find(']') == line.npos);
        hasContent = hasContent || (!line.empty() && !isTagAlone);
        begin = std::min(end + 1, m_text.size());
    }
    return begin;
}

void TextReader::readTagged(std::size_t begin)
{
    while (begin < m_text.size() && m_records.size() < maxRecords) {
        const std::size_t end = sectionEnd(begin);
        while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
            Transcript read = readFirst(begin, end, GameKind::Othello);
            const std::size_t next = begin + read.end;
            m_warnings.beginRecord();
            if (read.error) {
                warn(begin, *read.error);
                remark(begin, read.remarks);
                break;
            }
            add(std::move(read), begin);
            begin = std::max(next, begin + 1);
        }
        begin = end;
    }
}

void TextReader::remark(std::size_t begin, const std::vector<Error> &remarks)
{
    for (const Error &remark : remarks)
        m_warnings.addRemarkAt(m_text, begin, remark);
}

void TextReader::add(Transcript read, std::size_t begin)
{
    remark(begin, read.remarks);
    const std::size_t content = m_text.find_first_not_of(" \t\r\n", begin);
    Record &record = m_records.emplace_back();
    record.game = std::move(read.game);
    record.unsaved = read.unsaved;
    record.label = singleLine(read.label);
    record.line = m_lineCounter.lineAt(std::min(content, m_text.size()));
    m_afterBoard = false;
}

// Lines

void TextReader::readLines(std::string_view part)
{
    std::string_view rest = part;
    while (!rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (!isBlankOrComment(line))
            m_lines.push_back(line);
    }
    std::vector<Line> moves;
    for (std::size_t i = 0; i < m_lines.size() && m_records.size() < maxRecords;) {
        Line line = m_lines[i];
        // The rows of a board are equally long.
        if (isDivider(line)
            && (i + 1 == m_lines.size() || !isBoard(m_lines[i + 1])
                || m_lines[i + 1].size() != line.size())) {
            ++i;
            continue;
        }
        const bool isTooLong = line.size() > maxLineBytes;
        if (!isTooLong && !isBoard(line) && !readsOtherPosition(line)) {
            moves.push_back(line);
            ++i;
            continue;
        }
        const std::string heading = isTooLong ? std::string() : takeHeading(moves);
        readMoveLines(std::move(moves));
        moves.clear();
        if (isTooLong) {
            warn(beginOf(line),
                 {QT_TRANSLATE_NOOP("core::Error", "the line is too long; expected a position or a "
                                                   "game in at most %1 MiB"),
                  {std::to_string(maxLineBytes >> 20)}});
            ++i;
        } else {
            const std::size_t next = m_records.size();
            i += readBoardLines(i, heading);
            if (next < m_records.size())
                addHeading(heading, m_records[next].label, m_records[next].game.start);
        }
    }
    readMoveLines(std::move(moves));
}

/// Reads the position that begins at a line, with the heading above it; returns its number of
/// lines.
std::size_t TextReader::readBoardLines(std::size_t first, const std::string &heading)
{
    if (readOtherPosition(m_lines[first]))
        return 1;
    const std::span<const Line> lines = std::span(m_lines).subspan(first);
    if (const auto drawn = readDrawnBoard(m_text, lines, heading, m_warnings)) {
        addPosition(drawn->position, beginOf(lines.front()));
        m_afterBoard = true;
        return drawn->lines;
    }
    if (isDivider(lines.front()))
        return 1;
    if (auto record = readBoardLine(m_text, lines.front(), heading, m_warnings)) {
        record->line = m_lineCounter.lineAt(beginOf(lines.front()));
        m_afterBoard = record->isPosition();
        m_records.push_back(*std::move(record));
    }
    return 1;
}

void TextReader::addPosition(const Position &position, std::size_t begin)
{
    Record &record = m_records.emplace_back();
    record.game.start = position;
    record.game.rolesKnown = false;
    record.line = m_lineCounter.lineAt(begin);
}

/// Whether a line is, or must be read as, a position of another game than Othello.
bool TextReader::readsOtherPosition(std::string_view line) const
{
    if (m_positionsFirst && m_kind != GameKind::Othello)
        return true;
    // Heaps are joined by hyphens, of which moves and results have at most one, or followed by the
    // rule.
    const auto all = words(line);
    const bool isHeaps = all.front().find_first_not_of("0123456789-") == std::string_view::npos
                         && !isDate(all.front()) && (all.size() == 1 || !isMoves(all[1]));
    return isHeaps && all.front().find_first_of("0123456789") == 0
           && (std::count(all.front().begin(), all.front().end(), '-') > 1
               || (all.size() > 1 && Nim::parse(line).ok()));
}

/// Reads a position of tic-tac-toe or Nim; false if the line is none and need not be one.
bool TextReader::readOtherPosition(Line line)
{
    const bool mustBe = m_positionsFirst && m_kind != GameKind::Othello;
    Result<Position> position = parsePosition(mustBe ? m_kind : GameKind::TicTacToe, line);
    if (!position && !mustBe && readsOtherPosition(line))
        position = parsePosition(GameKind::Nim, line);
    if (position)
        addPosition(*position, beginOf(line));
    else if (mustBe || readsOtherPosition(line))
        warn(beginOf(line), position.error());
    return position.ok() || mustBe || readsOtherPosition(line);
}

std::vector<Record> readTextRecords(std::string_view text, const ReadOptions &options,
                                    Warnings &warnings)
{
    return TextReader(text, options, warnings).read();
}

std::optional<std::size_t> invalidByte(std::string_view text)
{
    const auto *const found = std::find_if(text.begin(), text.end(), [](char c) {
        const auto code = static_cast<unsigned char>(c);
        return code < 0x20 && (code < '\t' || code > '\r');
    });
    return found == text.end() ? std::nullopt
                               : std::optional(static_cast<std::size_t>(found - text.begin()));
}

Error noGame(std::string_view text)
{
    if (const auto byte = invalidByte(text))
        return errorAt(text, *byte,
                       {QT_TRANSLATE_NOOP("core::Error",
                                          "this is not a text: it holds the byte %1; expected a "
                                          "game as text"),
                        {hexadecimal(text[*byte])}});
    if (trimmed(text).empty())
        return QT_TRANSLATE_NOOP("core::Error", "the text is empty; expected a game or a position");
    bool hasContent = false;
    for (std::string_view rest = text; !rest.empty() && !hasContent;)
        hasContent = !isBlankOrComment(takeLine(rest));
    if (!hasContent)
        return QT_TRANSLATE_NOOP("core::Error", "the text holds nothing but comments; expected a "
                                                "game or a position");
    const std::string_view word = words(text).front();
    return errorAt(
        text, offsetOf(text, word),
        {QT_TRANSLATE_NOOP("core::Error",
                           "%1; expected a position, or moves such as f5d6c3 of Othello, 5 1 9 of "
                           "tic-tac-toe or a3 a1 of Nim"),
         {inQuotes(word)}});
}

} // namespace core::format
