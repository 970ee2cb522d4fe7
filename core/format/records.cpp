#include "core/format/records.h"

#include "core/format/foldedtext.h"
#include "core/format/ggf.h"
#include "core/format/lines.h"
#include "core/format/nativeformat.h"
#include "core/format/place.h"
#include "core/format/positionline.h"
#include "core/format/questjson.h"
#include "core/format/sgf.h"
#include "core/format/textencoding.h"
#include "core/format/transcript.h"
#include "core/format/unpack.h"
#include "core/format/warnings.h"
#include "core/format/wthor.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>

namespace core::format {

namespace {

/// A line that is longer is no record.
constexpr std::size_t maxLineBytes = std::size_t(1) << 20;

/// The first byte that a text cannot hold: a control character.
std::optional<std::size_t> invalidByte(std::string_view text)
{
    const auto *const found = std::find_if(text.begin(), text.end(), [](char c) {
        const auto code = static_cast<unsigned char>(c);
        return code < 0x20 && (code < '\t' || code > '\r');
    });
    return found == text.end() ? std::nullopt
                               : std::optional(static_cast<std::size_t>(found - text.begin()));
}

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[code >> 4], digits[code & 15]};
}

/// Whether a text is prose or a command that happens to hold a square or two.
bool isProse(const Transcript &read)
{
    const std::size_t others = words(read.label).size();
    return (others >= 1 && read.understood < 2) || (others >= 3 && read.understood < 4);
}

/// Why a text holds no game at all.
Error noGame(std::string_view text)
{
    if (const auto byte = invalidByte(text))
        return errorAt(text, *byte,
                       {QT_TRANSLATE_NOOP("core::Error",
                                          "this is not a text: it holds the byte %1; expected a "
                                          "game as text"),
                        {hexadecimal(text[*byte])}});
    const auto all = words(text);
    const std::string_view word = all.empty() ? std::string_view() : all.front();
    return errorAt(
        text, all.empty() ? 0 : offsetOf(text, word),
        {QT_TRANSLATE_NOOP("core::Error", "%1; expected moves such as f5d6c3 of Othello, 5 1 9 of "
                                          "tic-tac-toe or a3 a1 of Nim"),
         {quoted(word)}});
}

/// Reads moves as those of the usual kind of game, else as those of another. The error is that of
/// the kind whose moves went furthest.
Transcript readMovesOfAnyGame(std::string_view text, GameKind usual)
{
    Transcript best = readTranscript(text, startOf(usual));
    // Nim before tic-tac-toe: "a3 a1" names squares there as well, which is not how we write them.
    constexpr std::array order{GameKind::Othello, GameKind::Nim, GameKind::TicTacToe};
    static_assert(order.size() == allGames.size());
    for (const GameKind kind : order) {
        if (!best.error)
            break;
        if (kind == usual)
            continue;
        Transcript read = readTranscript(text, startOf(kind));
        if (!read.error || read.understood > best.understood)
            best = std::move(read);
    }
    if ((best.error && best.understood == 0 && !trimmed(text).empty() && text.find('[') == text.npos
         && !best.error->moveNumber)
        || isProse(best))
        best.error = noGame(text);
    return best;
}

/// The signs of a row of a drawn board, without the numbers at its ends; nothing for another line,
/// none for the row of letters.
std::optional<std::string> rowSigns(std::string_view line)
{
    const FoldedText folded(line, FoldedText::Discs::AsOnBoards);
    std::string signs;
    for (const char c : folded.text()) {
        if (c != ' ' && c != '\t' && c != '|')
            signs += c;
    }
    if (lowerCase(signs) == "abcdefgh")
        return std::string();
    const auto isNumber = [](char c) { return c >= '1' && c <= '8'; };
    if (signs.size() > 8 && isNumber(signs.front()))
        signs.erase(0, 1);
    if (signs.size() > 8 && isNumber(signs.back()) && signs.size() < 11)
        signs.pop_back();
    const bool isRow =
        !signs.empty() && signs.find_first_not_of("XxOo-.*BbWw_012") == std::string::npos;
    return isRow ? std::optional(signs) : std::nullopt;
}

/// Whether a line is a row of a drawn board, or the letters above it.
bool isBoardRow(std::string_view line)
{
    const std::optional<std::string> signs = rowSigns(line);
    return signs
           && (signs->empty()
               || (signs->size() == 8 && signs->find_first_of("012") == std::string::npos));
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
    struct Line
    {
        std::size_t begin = 0;
        std::string_view text; ///< without blanks around it

        std::size_t end() const { return begin + text.size(); }
    };

    void readTagged(std::size_t begin);
    std::size_t sectionEnd(std::size_t begin) const;
    void readLines(std::string_view part);
    std::size_t readBoardLines(std::size_t first);
    bool readsOtherPosition(std::string_view line) const;
    bool readOtherPosition(const Line &line);
    void readBoardLine(const Line &line);
    std::optional<Error> readFields(const PositionLine &parts, Record &record);
    std::optional<Error> readRest(std::string_view rest, Record &record) const;
    std::optional<std::size_t> readDrawnBoard(std::size_t first);
    void readMoveLines(std::vector<Line> lines);
    void readWrapped(const std::vector<Line> &lines, std::vector<Transcript> alone);
    bool isList(const std::vector<Line> &lines, const std::vector<Transcript> &alone,
                std::string_view whole) const;
    void readMoves(std::size_t begin, std::size_t end);
    void addLine(const Line &line, Transcript read);
    void add(Transcript read, std::size_t begin);
    void addPosition(const Position &position, std::size_t begin);
    void warn(std::size_t begin, const Error &error);
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
    // A tag at the begin of a line makes a text one of PGN from there on.
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

/// Where the next game's tags begin: at the begin of a line, behind what is none.
std::size_t TextReader::sectionEnd(std::size_t begin) const
{
    bool hasContent = false;
    while (begin < m_text.size()) {
        const std::size_t end = std::min(m_text.find('\n', begin), m_text.size());
        const std::string_view line = trimmed(m_text.substr(begin, end - begin));
        const bool isTag = startsWithTag(line);
        if (isTag && hasContent)
            return begin;
        hasContent = hasContent || (!line.empty() && (!isTag || line.back() != ']'));
        begin = std::min(end + 1, m_text.size());
    }
    return begin;
}

void TextReader::readTagged(std::size_t begin)
{
    while (begin < m_text.size() && m_records.size() < maxRecords) {
        const std::size_t end = sectionEnd(begin);
        while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
            Transcript read = readTranscript(m_text.substr(begin, end - begin), Othello());
            const std::size_t next = begin + read.end;
            m_warnings.beginRecord();
            if (read.error) {
                warn(begin, *read.error);
                break;
            }
            add(std::move(read), begin);
            begin = std::max(next, begin + 1);
        }
        begin = end;
    }
}

void TextReader::add(Transcript read, std::size_t begin)
{
    const std::size_t content = m_text.find_first_not_of(" \t\r\n", begin);
    Record &record = m_records.emplace_back();
    record.game = std::move(read.game);
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
            m_lines.push_back({offsetOf(m_text, line), line});
    }
    std::vector<Line> moves;
    for (std::size_t i = 0; i < m_lines.size() && m_records.size() < maxRecords;) {
        const Line &line = m_lines[i];
        const bool isTooLong = line.text.size() > maxLineBytes;
        const bool isBoard =
            looksLikeBoard(splitPositionLine(line.text).board) || isBoardRow(line.text);
        if (!isTooLong && !isBoard && !readsOtherPosition(line.text)) {
            moves.push_back(line);
            ++i;
            continue;
        }
        readMoveLines(std::move(moves));
        moves.clear();
        if (isTooLong) {
            warn(line.begin,
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
    if (const auto taken = readDrawnBoard(first))
        return *taken;
    readBoardLine(m_lines[first]);
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
bool TextReader::readOtherPosition(const Line &line)
{
    const bool mustBe = m_positionsFirst && m_kind != GameKind::Othello;
    Result<Position> position = parsePosition(mustBe ? m_kind : GameKind::TicTacToe, line.text);
    if (!position && !mustBe && readsOtherPosition(line.text))
        position = parsePosition(GameKind::Nim, line.text);
    if (position)
        addPosition(*position, line.begin);
    else if (mustBe || readsOtherPosition(line.text))
        warn(line.begin, position.error());
    return position.ok() || mustBe || readsOtherPosition(line.text);
}

/// A text behind a board: moves from it, or its name.
std::optional<Error> TextReader::readRest(std::string_view rest, Record &record) const
{
    if (trimmed(rest).empty())
        return std::nullopt;
    Transcript read = readTranscript(rest, record.game.start);
    if (read.error && (read.understood > 0 || read.label.empty() || read.error->moveNumber > 0))
        return read.error->at({0, 0, offsetOf(m_text, rest) + read.error->place.byte});
    if (!read.error) {
        record.game.moves = std::move(read.game.moves);
        record.game.result = std::move(read.game.result);
    }
    if (!read.label.empty())
        record.label += (record.label.empty() ? "" : " ") + singleLine(read.label);
    return std::nullopt;
}

/// "f5:+2", or a value of the position itself.
Result<StatedValue> statedValue(const Othello &position, std::string_view field)
{
    const std::size_t colon = field.find(':');
    StatedValue value;
    if (colon != std::string_view::npos) {
        const Result<Move> move = position.parseMove(field.substr(0, colon));
        if (!move)
            return move.error();
        value.move = *move;
    }
    std::string_view number = trimmed(colon == field.npos ? field : field.substr(colon + 1));
    const std::string written = quoted(number);
    const bool isNegative = number.starts_with('-');
    if (isNegative || number.starts_with('+'))
        number.remove_prefix(1);
    value.score = parseNumber(number);
    if (value.score < 0 || value.score > Othello::maxScore)
        return Error(
            QT_TRANSLATE_NOOP("core::Error", "%1; expected a score such as +2, from -64 to 64"),
            {written});
    value.score = isNegative ? -value.score : value.score;
    return value;
}

/// The fields behind a board: values of moves; behind bars what lists of tests have there.
std::optional<Error> TextReader::readFields(const PositionLine &parts, Record &record)
{
    const Othello &position = *std::get_if<Othello>(&record.game.start);
    for (const std::string_view field : parts.fields) {
        if (field.empty())
            continue;
        const bool isMoves =
            field.find(':') == field.npos && parseSquare(field.substr(0, 2), 8, 8).ok();
        if (parts.hasBars) {
            for (const std::string_view word : words(field)) {
                if (const auto value = statedValue(position, word);
                    value && word.find(':') != word.npos)
                    record.values.push_back(*value);
            }
        } else if (isMoves) { // as Edax writes a game from a position
            if (auto error = readRest(field, record))
                return error;
        } else {
            const auto value = statedValue(position, field);
            if (!value)
                return value.error().at({0, 0, offsetOf(m_text, field) + 1});
            record.values.push_back(*value);
        }
    }
    return std::nullopt;
}

void TextReader::readBoardLine(const Line &line)
{
    const PositionLine parts = splitPositionLine(line.text);
    const std::size_t begin = offsetOf(m_text, parts.board);
    const Result<BoardText> board = readBoard(parts.board);
    if (!board) {
        // What a board lacks is missing at its end.
        const Error error = board.error();
        warn(begin, error.place.byte > 0
                        ? error
                        : error.at({0, parts.board.size() + 1, parts.board.size() + 1}));
        return;
    }
    Record record;
    record.game.start = board->position;
    record.game.rolesKnown = false;
    record.game.comment = parts.comment;
    record.label = parts.number;
    record.line = m_lineCounter.lineAt(line.begin);
    std::optional<Error> error;
    std::string_view rest = parts.board.substr(board->end);
    const std::size_t hash = rest.find('#');
    if (hash != rest.npos) {
        record.game.comment = trimmed(rest.substr(hash + 1));
        rest = rest.substr(0, hash);
    }
    error = readRest(rest, record);
    if (!error)
        error = readFields(parts, record);
    if (error) {
        m_warnings.addAt(m_text, 0, *error);
        return;
    }
    if (board->sideMissing && board->position != Othello())
        warn(begin, {board->position.sideToMove() == Side::First
                         ? QT_TRANSLATE_NOOP("core::Error",
                                             "the board has no side to move; Black is assumed")
                         : QT_TRANSLATE_NOOP("core::Error",
                                             "the board has no side to move; White is assumed")});
    m_afterBoard = record.isPosition();
    m_records.push_back(std::move(record));
}

/// A board over several lines, and its side; returns how many lines it
/// takes.
std::optional<std::size_t> TextReader::readDrawnBoard(std::size_t first)
{
    constexpr std::size_t boardSize = 64;
    constexpr std::size_t mostSigns = 33; // of half a board, and a side
    std::string signs;
    std::size_t at = first;
    for (; at < m_lines.size() && signs.size() < boardSize; ++at) {
        const auto row = rowSigns(m_lines[at].text);
        if (!row || row->size() > mostSigns)
            return std::nullopt;
        signs += *row;
    }
    if (signs.size() < boardSize || signs.size() > boardSize + 1)
        return std::nullopt;
    signs.insert(boardSize, " ");
    if (at < m_lines.size()) {
        const std::string withSide = signs + std::string(m_lines[at].text);
        const Result<BoardText> whole = readBoard(withSide);
        if (whole && !whole->sideMissing && whole->end == withSide.size()) {
            signs = withSide;
            ++at;
        }
    }
    const Result<BoardText> board = readBoard(signs);
    if (!board)
        return std::nullopt;
    addPosition(board->position, m_lines[first].begin);
    if (board->sideMissing && board->position != Othello())
        warn(m_lines[first].begin,
             {board->position.sideToMove() == Side::First
                  ? QT_TRANSLATE_NOOP("core::Error",
                                      "the board has no side to move; Black is assumed")
                  : QT_TRANSLATE_NOOP("core::Error",
                                      "the board has no side to move; White is assumed")});
    m_afterBoard = true;
    return at - first;
}

// Moves

/// Reads the moves of a part of the text, one game after the other.
void TextReader::readMoves(std::size_t begin, std::size_t end)
{
    while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
        Transcript read = readMovesOfAnyGame(m_text.substr(begin, end - begin), m_kind);
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
void TextReader::addLine(const Line &line, Transcript read)
{
    const std::size_t next = line.begin + read.end;
    add(std::move(read), line.begin);
    readMoves(next, line.end());
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
    const bool numbered = std::all_of(lines.begin(), lines.end(), [](const Line &line) {
        return line.text.starts_with("1.") || line.text.starts_with("1 ");
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
    m_afterBoard = false;
    return true;
}

void TextReader::readMoveLines(std::vector<Line> lines)
{
    if (lines.empty())
        return;
    const std::size_t begin = lines.front().begin;
    const std::string_view whole = m_text.substr(begin, lines.back().end() - begin);
    const bool isAlone = m_records.size() == 1 && lines.back().begin == m_lines.back().begin;
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
    for (const Line &line : lines) {
        alone.push_back(kind ? readTranscript(line.text, startOf(*kind))
                             : readMovesOfAnyGame(line.text, m_kind));
        if (!kind && !alone.back().error)
            kind = kindOf(alone.back().game.start);
        else if (isProse(alone.back()))
            alone.back().error = noGame(line.text);
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
        const std::size_t end = lines[i].end();
        if (!alone[i].error) {
            addLine(lines[i], std::move(alone[i]));
            open = lines[i].begin;
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
        warn(lines[i].begin, *alone[i].error);
    }
}

// All formats

std::vector<Record> readWthor(std::string_view bytes, const ReadOptions &options,
                              Warnings &warnings)
{
    const std::span file{reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size()};
    const Result<WthorGames> read = readWthorGames(file);
    if (!read) {
        warnings.add(read.error());
        return {};
    }
    if (read->warning)
        warnings.add(*read->warning);
    std::vector<Record> records;
    records.reserve(read->games.size());
    for (const WthorGame &game : read->games) {
        warnings.beginRecord();
        if (const auto error = wthorMoves(game).error)
            warnings.add(*error);
        else
            records.push_back({wthorRecord(game, options.names.players, options.names.tournaments),
                               {},
                               {},
                               0,
                               {}});
    }
    return records;
}

std::vector<Record> readText(std::string_view text, const ReadOptions &options, Warnings &warnings)
{
    if (looksNative(text))
        return readNative(text, warnings);
    if (looksSgf(text))
        return readSgf(text, warnings);
    if (looksGgf(text))
        return readGgf(text, warnings);
    if (looksQuest(text))
        return readQuest(text, warnings);
    return TextReader(text, options, warnings).read();
}

bool endsAsWthor(std::string_view name)
{
    const std::string lower = lowerCase(name);
    return lower.ends_with(".wtb") || lower.ends_with(".wtb.gz") || lower.ends_with(".wtb.bz2");
}

} // namespace

Result<Records> readRecords(std::string_view bytes, const ReadOptions &options)
{
    const auto named = [&](const Error &error) {
        return options.name.empty() ? error : error.in(options.name);
    };
    if (const auto error = tooLarge(bytes.size()))
        return named(*error);
    Warnings warnings;
    const auto unpacked = unpack(bytes, maxFileBytes);
    if (unpacked && !*unpacked)
        return named(unpacked->error());
    if (unpacked) {
        bytes = (*unpacked)->bytes;
        if ((*unpacked)->warning)
            warnings.add(*(*unpacked)->warning);
    }
    Records found;
    const std::span file{reinterpret_cast<const std::uint8_t *>(bytes.data()), bytes.size()};
    if (endsAsWthor(options.name) || looksWthor(file)) {
        found.records = readWthor(bytes, options, warnings);
    } else {
        const Utf8Text text(bytes);
        found.records = readText(text.text(), options, warnings);
        // What is no text is said to be none, whatever a reader took it for.
        if (found.records.empty() && (warnings.empty() || invalidByte(text.text())))
            return named(noGame(text.text()));
    }
    if (found.records.size() >= maxRecords)
        warnings.add(
            {QT_TRANSLATE_NOOP("core::Error",
                               "more than %1 games and positions; the others are not read"),
             {std::to_string(maxRecords)}});
    found.warnings = std::move(warnings).take();
    for (Error &warning : found.warnings)
        warning = named(warning);
    if (found.records.empty())
        return found.warnings.front();
    return found;
}

Result<Record> readRecord(std::string_view text, const ReadOptions &options)
{
    // A text of one line has no lines to name.
    const auto placed = [&](const Error &error) {
        return text.find('\n') == text.npos ? error.at({0, error.place.column, error.place.byte})
                                            : error;
    };
    Result<Records> found = readRecords(text, options);
    if (!found)
        return placed(found.error());
    if (found->records.size() > 1)
        return Error(QT_TRANSLATE_NOOP("core::Error", "%1 games or positions; expected one"),
                     {std::to_string(found->records.size())});
    return (*std::move(found)).records.front();
}

bool isRecordLine(std::string_view line)
{
    if (looksLikeBoard(splitPositionLine(line).board))
        return true;
    const Transcript read = readTranscript(line, Othello());
    return !startsWithTag(trimmed(line)) && read.understood > 0;
}

bool beginsLongRecord(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return startsWithTag(text) || text.starts_with("(") || text.starts_with("{")
           || (text.starts_with("[") && !looksLikeBoard(text)) || looksNative(text)
           || isBoardRow(text);
}

} // namespace core::format
