#include "core/format/textrecords.h"

#include "core/format/boardrecords.h"
#include "core/format/lines.h"
#include "core/format/movesofanygame.h"
#include "core/format/pgntag.h"
#include "core/format/positionline.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcript.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <span>

namespace core::format {

namespace {

/// A line that is longer is no record.
constexpr std::size_t maxLineBytes = std::size_t(1) << 20;

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[code >> 4], digits[code & 15]};
}

/// Reads texts without a format of their own: tags and moves, boards, a record a line or over
/// several.
class TextReader
{
public:
    TextReader(std::string_view text, const ReadOptions &options, Warnings &warnings)
        : m_text(text)
        , m_kind(options.kind)
        , m_positionsFirst(options.positionsFirst)
        , m_warnings(warnings)
        , m_lineCounter(text)
    {}

    std::vector<Record> read();

private:
    using Line = std::string_view; ///< a part of the text, without blanks around it

    std::size_t beginOf(Line line) const { return offsetOf(m_text, line); }
    std::size_t endOf(Line line) const { return beginOf(line) + line.size(); }
    template <typename Read>
    Transcript readFirst(std::size_t begin, std::size_t end, const Read &read) const;
    void readTagged(std::size_t begin);
    std::size_t sectionEnd(std::size_t begin) const;
    void readLines(std::string_view part);
    std::size_t readBoardLines(std::size_t first);
    bool readsOtherPosition(std::string_view line) const;
    bool readOtherPosition(Line line);
    void readMoveLines(std::vector<Line> lines);
    void readWrapped(const std::vector<Line> &lines, std::vector<Transcript> alone);
    bool isList(const std::vector<Line> &lines, const std::vector<Transcript> &alone,
                std::string_view whole) const;
    void readMoves(std::size_t begin, std::size_t end, GameKind kind);
    void addLine(Line line, Transcript read);
    void add(Transcript read, std::size_t begin);
    void addPosition(const Position &position, std::size_t begin);
    void warn(std::size_t begin, const Error &error);
    void remark(std::size_t begin, const std::vector<Error> &remarks);
    bool continuesBoard(std::size_t begin, std::size_t end);

    std::string_view m_text;
    GameKind m_kind;
    bool m_positionsFirst;
    Warnings &m_warnings;
    LineCounter m_lineCounter;
    std::vector<Line> m_lines;
    std::vector<Record> m_records;
    bool m_afterBoard = false; ///< a board without moves stands before
};

std::vector<Record> TextReader::read()
{
    // A tag at the beginning of a line makes a text one of PGN from there on.
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

/// Where the next game's tags begin: at the beginning of a line, behind what is none.
std::size_t TextReader::sectionEnd(std::size_t begin) const
{
    bool hasContent = false;
    while (begin < m_text.size()) {
        const std::size_t end = std::min(m_text.find('\n', begin), m_text.size());
        const std::string_view line = trimmed(m_text.substr(begin, end - begin));
        const bool isTag = startsWithTag(line);
        if (isTag && hasContent)
            return begin;
        // A tag may have moves behind it; without its end it is one all the same.
        const bool isTagAlone = isTag && (line.back() == ']' || line.find(']') == line.npos);
        hasContent = hasContent || (!line.empty() && !isTagAlone);
        begin = std::min(end + 1, m_text.size());
    }
    return begin;
}

/// Reads the first game of a part of the text that may hold thousands, of no more of it than that
/// takes: a game that ends well before what was given of it is whole.
template <typename Read>
Transcript TextReader::readFirst(std::size_t begin, std::size_t end, const Read &read) const
{
    constexpr std::size_t lookahead = 256;
    for (std::size_t length = 4096;; length *= 4) {
        const std::string_view part = m_text.substr(begin, std::min(length, end - begin));
        Transcript first = read(part);
        const bool isWhole = !first.error && first.end + lookahead < part.size();
        if (isWhole || part.size() == end - begin)
            return first;
    }
}

void TextReader::readTagged(std::size_t begin)
{
    while (begin < m_text.size() && m_records.size() < maxRecords) {
        const std::size_t end = sectionEnd(begin);
        while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
            Transcript read = readFirst(
                begin, end, [](std::string_view part) { return readTranscript(part, Othello()); });
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
    record.unkept = read.unkept;
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
        const bool isTooLong = line.size() > maxLineBytes;
        const bool isBoard = looksLikeBoard(splitPositionLine(line).board) || isBoardRow(line);
        if (!isTooLong && !isBoard && !readsOtherPosition(line)) {
            moves.push_back(line);
            ++i;
            continue;
        }
        readMoveLines(std::move(moves));
        moves.clear();
        if (isTooLong) {
            warn(beginOf(line),
                 {QT_TRANSLATE_NOOP("core::Error", "the line is too long; expected a position or a "
                                                   "game in at most %1 MiB"),
                  {std::to_string(maxLineBytes >> 20)}});
            ++i;
        } else {
            i += readBoardLines(i);
        }
    }
    readMoveLines(std::move(moves));
}

/// Reads the position that begins at a line; returns how many lines it takes.
std::size_t TextReader::readBoardLines(std::size_t first)
{
    if (readOtherPosition(m_lines[first]))
        return 1;
    const std::span<const Line> lines = std::span(m_lines).subspan(first);
    if (const auto drawn = readDrawnBoard(m_text, lines, m_warnings)) {
        addPosition(drawn->position, beginOf(lines.front()));
        m_afterBoard = true;
        return drawn->lines;
    }
    if (auto record = readBoardLine(m_text, lines.front(), m_warnings)) {
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

/// Whether a line is a position of another game than Othello, or must be one.
bool TextReader::readsOtherPosition(std::string_view line) const
{
    if (m_positionsFirst && m_kind != GameKind::Othello)
        return true;
    // Heaps are joined by hyphens, where moves and results have one at most, or have their rule.
    const auto all = words(line);
    const bool isHeaps = all.front().find_first_not_of("0123456789-") == std::string_view::npos;
    return isHeaps && all.front().find_first_of("0123456789") == 0
           && (std::count(all.front().begin(), all.front().end(), '-') > 1
               || (all.size() > 1 && Nim::parse(line).ok()));
}

/// Reads a position of tic-tac-toe or Nim; false where a line is none, and need not be one.
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

// Moves

/// Reads the moves of a part of the text, one game of a kind after the other.
void TextReader::readMoves(std::size_t begin, std::size_t end, GameKind kind)
{
    while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
        Transcript read = readFirst(begin, end, [kind](std::string_view part) {
            return readTranscript(part, startOf(kind));
        });
        const std::size_t next = begin + read.end;
        if (read.error) {
            warn(begin, *read.error);
            return;
        }
        add(std::move(read), begin);
        begin = std::max(next, begin + 1);
    }
}

/// Adds the game of a line, which was read already, and others behind its end.
void TextReader::addLine(Line line, Transcript read)
{
    const std::size_t next = beginOf(line) + read.end;
    const GameKind kind = kindOf(read.game.start);
    add(std::move(read), beginOf(line));
    readMoves(next, endOf(line), kind);
}

/// Whether lines that read as games by themselves are a list of games, not one over several lines.
bool TextReader::isList(const std::vector<Line> &lines, const std::vector<Transcript> &alone,
                        std::string_view whole) const
{
    if (std::any_of(alone.begin(), alone.end(),
                    [](const Transcript &one) { return one.error.has_value(); }))
        return false;
    const bool alike = std::all_of(alone.begin(), alone.end(), [&](const Transcript &one) {
        return one.understood == alone.front().understood;
    });
    const bool numbered = std::all_of(lines.begin(), lines.end(), [](Line line) {
        return line.starts_with("1.") || line.starts_with("1 ");
    });
    return alike || numbered || readMovesOfAnyGame(whole, m_kind).error;
}

/// Moves behind a board continue it where they are no game by themselves.
bool TextReader::continuesBoard(std::size_t begin, std::size_t end)
{
    if (!m_afterBoard || m_records.empty())
        return false;
    const std::string_view part = m_text.substr(begin, end - begin);
    const Transcript read = readTranscript(part, m_records.back().game.start);
    if (read.error || begin + read.end < end)
        return false;
    m_records.back().game.moves = read.game.moves;
    m_records.back().game.result = read.game.result;
    m_records.back().unkept = read.unkept;
    remark(begin, read.remarks);
    m_afterBoard = false;
    return true;
}

void TextReader::readMoveLines(std::vector<Line> lines)
{
    if (lines.empty())
        return;
    const std::size_t begin = beginOf(lines.front());
    const std::string_view whole = m_text.substr(begin, endOf(lines.back()) - begin);
    const bool isAlone = m_records.size() == 1 && lines.back().data() == m_lines.back().data();
    if (isAlone && continuesBoard(begin, begin + whole.size()))
        return;
    if (lines.size() == 1) {
        Transcript read = readMovesOfAnyGame(whole, m_kind);
        if (!read.error)
            addLine(lines.front(), std::move(read));
        else if (!continuesBoard(begin, begin + whole.size()))
            warn(begin, *read.error);
        return;
    }
    std::vector<Transcript> alone;
    alone.reserve(lines.size());
    // The lines are of one game: squares of Othello may be those of tic-tac-toe as well.
    std::optional<GameKind> kind;
    for (Line line : lines) {
        alone.push_back(kind ? readTranscript(line, startOf(*kind))
                             : readMovesOfAnyGame(line, m_kind));
        if (!kind && !alone.back().error)
            kind = kindOf(alone.back().game.start);
        else if (isProse(alone.back()))
            alone.back().error = noGameIn(alone.back(), line);
    }
    if (isList(lines, alone, whole)) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            addLine(lines[i], std::move(alone[i]));
        return;
    }
    Transcript one = readMovesOfAnyGame(whole, m_kind);
    const bool isWhole = !one.error && trimmed(whole.substr(one.end)).empty();
    if (isWhole) {
        add(std::move(one), begin);
    } else if (!continuesBoard(begin, begin + whole.size())) {
        readWrapped(lines, std::move(alone));
    }
}

/// Lines of which some continue the game before them and some are wrong.
void TextReader::readWrapped(const std::vector<Line> &lines, std::vector<Transcript> alone)
{
    constexpr auto none = std::string_view::npos;
    std::size_t open = none; ///< the byte where the game begins that a line may continue
    std::size_t openLine = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t end = endOf(lines[i]);
        if (!alone[i].error) {
            addLine(lines[i], std::move(alone[i]));
            open = beginOf(lines[i]);
            openLine = i;
            continue;
        }
        constexpr std::size_t mostLines = 200;
        if (open != none && i - openLine < mostLines) {
            Transcript joined = readMovesOfAnyGame(m_text.substr(open, end - open), m_kind);
            if (!joined.error && open + joined.end >= end) {
                m_records.pop_back();
                add(std::move(joined), open);
                continue;
            }
            // The line goes wrong behind moves that continue the game: the game is wrong there.
            if (joined.error && joined.understood > m_records.back().game.moves.size()
                && alone[i].understood == 0) {
                m_records.pop_back();
                warn(open, *joined.error);
                open = none;
                continue;
            }
        }
        open = none;
        warn(beginOf(lines[i]), *alone[i].error);
    }
}

} // namespace

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
        {QT_TRANSLATE_NOOP("core::Error", "%1; expected moves such as f5d6c3 of Othello, 5 1 9 of "
                                          "tic-tac-toe or a3 a1 of Nim"),
         {quoted(word)}});
}

} // namespace core::format
