#include "core/format/movesofanygame.h"
#include "core/format/movewords.h"
#include "core/format/positionline.h"
#include "core/format/rulename.h"
#include "core/format/textreader.h"

#include <algorithm>

// Reads a text's lines of moves: games of one or several lines, with headings.

namespace core::format {

namespace {

/// The number before the first move of a line, with or without a dot; 0 if there is none.
std::size_t rowNumber(std::string_view line)
{
    const std::size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::size_t next = std::min(line.find_first_not_of(".): \t", end), line.size());
    const bool isNumber = end > 0 && end < 4 && next > end && next < line.size();
    return isNumber && isLetter(line[next])
               ? static_cast<std::size_t>(parseNumber(line.substr(0, end)))
               : 0;
}

/// Whether a line's number is that of the next move, or pair of moves, of a game.
bool isNextRow(std::string_view line, std::size_t moves)
{
    const std::size_t number = rowNumber(line);
    return number > 1 && (number == moves + 1 || (moves % 2 == 0 && number == moves / 2 + 1));
}

/// Whether a line is only a result, as it would be read after a move.
bool isResult(std::string_view line)
{
    const std::string game = "f5 " + std::string(line);
    const Transcript read = readTranscript(game, Othello());
    return !read.error && read.end == game.size() && read.label.empty() && read.understood == 1
           && !read.game.result.empty();
}

} // namespace

void addHeading(std::string_view heading, std::string &label, Position &start)
{
    if (!heading.empty() && !label.empty())
        label.insert(0, 1, ' ');
    label.insert(0, heading);
    if (auto *const othello = std::get_if<Othello>(&start);
        othello != nullptr && namesReverse(heading))
        start = othello->withRule(Othello::Rule::Fewest);
}

/// Reads the first game of a part of the text that may contain thousands, parsing only as much as
/// needed: a game that ends well before the end of the piece given to the parser is complete.
Transcript TextReader::readFirst(std::size_t begin, std::size_t end, GameKind kind) const
{
    constexpr std::size_t lookahead = 256;
    for (std::size_t length = 4096;; length *= 4) {
        const std::string_view part = m_text.substr(begin, std::min(length, end - begin));
        Transcript first = readTranscript(part, startOf(kind));
        const bool isWhole = !first.error && first.end + lookahead < part.size();
        if (isWhole || part.size() == end - begin)
            return first;
    }
}

/// Reads the games, all of one kind, in a part of the text.
void TextReader::readMoves(std::size_t begin, std::size_t end, GameKind kind)
{
    while (begin < end && !trimmed(m_text.substr(begin, end - begin)).empty()) {
        Transcript read = readFirst(begin, end, kind);
        const std::size_t next = begin + read.end;
        if (read.error) {
            warn(begin, *read.error);
            return;
        }
        add(std::move(read), begin);
        begin = std::max(next, begin + 1);
    }
}

/// Adds a line's first game, which was read already, and any others after it.
void TextReader::addLine(Line line, Transcript read)
{
    const std::size_t next = beginOf(line) + read.end;
    const GameKind kind = kindOf(read.game.start);
    add(std::move(read), beginOf(line));
    readMoves(next, endOf(line), kind);
}

/// Whether the lines are a list of games, one a line, rather than one game over several lines.
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
    if (!numbered && isNextRow(lines[1], alone.front().understood))
        return false;
    return alike || numbered || readMovesOfAnyGame(whole, m_kind).error;
}

/// Whether a blank line or a divider separates two lines.
bool TextReader::isGap(Line above, Line below) const
{
    if (isTitleBehindStrokes(below))
        return true;
    std::string_view between = m_text.substr(endOf(above), beginOf(below) - endOf(above));
    takeLine(between); // the rest of the line above
    while (between.find('\n') != between.npos) {
        const Line line = takeLine(between);
        if (line.empty() || isDivider(line))
            return true;
    }
    return false;
}

/// Of the lines between two games, returns the index of the first that belongs to the game below. A
/// blank line separates the two groups; without one, all belong to the game below if the first of
/// `lines` is a heading, else to the game above. A line with only a result belongs to the game
/// above.
std::size_t TextReader::endOfFooters(const std::vector<Line> &lines, std::size_t first,
                                     std::size_t end) const
{
    if (first == 0 || end == lines.size())
        return first == 0 ? 0 : end;
    std::optional<std::size_t> firstGap;
    std::size_t lastGap = end;
    for (std::size_t i = first; i <= end; ++i) {
        if (isGap(lines[i - 1], lines[i])) {
            firstGap = firstGap.value_or(i);
            lastGap = i;
        }
    }
    std::size_t results = first;
    while (results < end && isResult(lines[results]) && !isResult(lines.front()))
        ++results;
    const bool firstIsBelow = isHeading(lines.front());
    if (!firstGap)
        return firstIsBelow ? results : end;
    const bool lastIsAbove = isHeading(lines.back());
    return std::max(results, firstIsBelow || !lastIsAbove ? *firstGap : lastGap);
}

/// Removes a board's heading from the end of the lines above the board and returns it: lines
/// without moves that do not belong to a game above them.
std::string TextReader::takeHeading(std::vector<Line> &lines) const
{
    constexpr std::size_t maxLines = 5;
    std::size_t first = lines.size();
    while (first > 0 && lines.size() - first < maxLines && isHeading(lines[first - 1]))
        --first;
    if (first > 0) { // skip lines up to the gap after the game above
        while (first < lines.size() && !isGap(lines[first - 1], lines[first]))
            ++first;
    }
    if (first == lines.size())
        return {};
    const std::size_t begin = beginOf(lines[first]);
    std::string heading = singleLine(m_text.substr(begin, endOf(lines.back()) - begin));
    lines.resize(first);
    return heading;
}

/// Adds the moves of a part of the text to the board before it; false if there is no such board or
/// they are not legal from there.
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
    m_records.back().unsaved = read.unsaved;
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
    // All lines are of the same game: some squares are possible in both Othello and tic-tac-toe.
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

/// Replaces the last game by one that was read with more lines; keeps its label if the new one has
/// none.
void TextReader::replaceLast(Transcript joined, std::size_t begin)
{
    if (joined.label.empty())
        joined.label = m_records.back().label;
    m_records.pop_back();
    add(std::move(joined), begin);
}

/// Rereads the game at a byte together with a following line whose number continues the game's;
/// false if the line has another number or none, or if together they are not a game.
bool TextReader::joinsNextRow(std::size_t begin, Line line)
{
    if (!isNextRow(line, m_records.back().game.moves.size()))
        return false;
    Transcript joined = readMovesOfAnyGame(m_text.substr(begin, endOf(line) - begin), m_kind);
    if (joined.error || begin + joined.end < endOf(line))
        return false;
    replaceLast(std::move(joined), begin);
    return true;
}

/// Rereads the game at a byte together with a following line that is not a game by itself. If the
/// line has an error after moves that continue the game, that is the game's error.
TextReader::Joined TextReader::joinLine(std::size_t begin, Line line, const Transcript &alone)
{
    Transcript joined = readMovesOfAnyGame(m_text.substr(begin, endOf(line) - begin), m_kind);
    if (!joined.error && begin + joined.end >= endOf(line)) {
        replaceLast(std::move(joined), begin);
        return Joined::Game;
    }
    if (joined.error && joined.understood > m_records.back().game.moves.size()
        && alone.understood == 0) {
        m_records.pop_back();
        warn(begin, *joined.error);
        return Joined::Error;
    }
    return Joined::Nothing;
}

/// Reads the game of a line with its heading, which begins at a byte. Returns the beginning of the
/// game's text, which following lines may continue; nowhere if it is not a game.
std::size_t TextReader::readHeaded(std::size_t begin, Line line, Transcript alone)
{
    const std::string_view heading = trimmed(m_text.substr(begin, beginOf(line) - begin));
    Transcript read = readMovesOfAnyGame(m_text.substr(begin, endOf(line) - begin), m_kind);
    if (!read.error) {
        const std::size_t next = begin + read.end;
        const GameKind kind = kindOf(read.game.start);
        add(std::move(read), begin);
        readMoves(next, endOf(line), kind);
        return begin;
    }
    if (alone.error) {
        warn(begin, *read.error);
        return nowhere;
    }
    // The heading itself contains squares.
    addHeading(heading, alone.label, alone.game.start);
    addLine(line, std::move(alone));
    return beginOf(line);
}

/// Reads lines some of which are headings or footers of a game, continue the line before, or are
/// wrong.
void TextReader::readWrapped(const std::vector<Line> &lines, std::vector<Transcript> alone)
{
    constexpr std::size_t maxLines = 200;
    constexpr std::size_t maxHeadings = 5; // more lines than this are an article
    std::size_t open = nowhere;            ///< where the game that a line may continue begins
    std::size_t openLine = 0;
    std::size_t headings = 0; ///< the index of the first line that is not a heading
    std::size_t footers = 0;  ///< the index at which the lines of the game above end
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i >= headings) {
            headings = i;
            while (headings < lines.size() && alone[headings].error && isHeading(lines[headings]))
                ++headings;
            footers = headings > i ? endOfFooters(lines, i, headings) : i;
            footers = std::max(footers, headings - std::min(headings, maxHeadings));
        }
        const Line line = lines[i];
        if (i >= footers && i < headings && headings < lines.size()) {
            open = readHeaded(beginOf(line), lines[headings], std::move(alone[headings]));
            i = openLine = headings;
            continue;
        }
        if (i - openLine >= maxLines)
            open = nowhere;
        if (!alone[i].error) {
            if (open != nowhere && joinsNextRow(open, line))
                continue;
            addLine(line, std::move(alone[i]));
            open = beginOf(line);
            openLine = i;
            continue;
        }
        const Joined joined = open != nowhere ? joinLine(open, line, alone[i]) : Joined::Nothing;
        if (joined == Joined::Game)
            continue;
        if (joined == Joined::Nothing)
            warn(beginOf(line), *alone[i].error);
        open = nowhere;
    }
}

} // namespace core::format
