#include "core/format/transcriptreader.h"

#include "core/format/movewords.h"
#include "core/format/pgn.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

// Reads the moves of a transcript; transcriptlabels.cpp and transcriptremarks.cpp read the rest.

namespace core::format {

namespace {

/// Examples of a game's moves for messages.
std::string_view exampleOf(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
        return "5 1 9";
    case GameKind::Othello:
        return "f5d6c3";
    case GameKind::Nim:
        return "a3 a1";
    }
    return {};
}

} // namespace

Transcript TranscriptReader::read()
{
    addForcedPass(); // the start may have only a pass
    readLabel();
    while (m_at < m_text.size() && !m_read.error && readNext()) {
    }
    m_read.end = m_folded.offset(m_at);
    m_read.label = trimmed(m_read.label);
    if (!m_read.error && m_read.understood == 0)
        m_read.error =
            errorAt(m_original, 0,
                    {QT_TRANSLATE_NOOP("core::Error", "no moves; expected moves such as %1"),
                     {std::string(exampleOf(kindOf(m_position)))}});
    takeRuleOfTitle();
    remarkOnHandicap();
    if (!m_read.error) {
        remarkOnResults();
        remarkOnLastWord();
    }
    setRolesFromNames(m_read.game);
    return std::move(m_read);
}

/// Reads the next element; false if another game begins.
bool TranscriptReader::readNext()
{
    const char c = m_text[m_at];
    const bool othello = mayBeGlued(kindOf(m_position));
    if (isBlank(c) || c == ',') {
        ++m_at;
    } else if (startsWithTag(m_text.substr(m_at))) {
        if (hasMoves())
            return false;
        readTag();
    } else if (c == '[' && !hasMoves() && m_text.find(']', m_at) == m_text.npos) {
        fail(m_at, QT_TRANSLATE_NOOP("core::Error",
                                     "a tag without its end; expected ] on the same line"));
    } else if (c == ';') {
        readSemicolon();
    } else if (readRemark()) {
        return true;
    } else if ((c == '%' && (m_at == 0 || isBlank(m_text[m_at - 1])) && !isPerCent())
               || (c == '#' && (m_at == 0 || m_text[m_at - 1] == '\n'))) {
        skipComment();
    } else if (isDigit(c) && (othello || isNumberOrResult())) {
        readNumber();
    } else if (!othello) {
        readWord();
    } else if (c == '-') {
        readDashes();
    } else if (isLetter(c) || c == '@') {
        if (m_hasResult && isMoves(m_text.substr(m_at, wordEnd(m_at) - m_at)))
            return false;
        readOthelloWord();
    } else if (c == '*' && (m_hasTags || !goesOnBehind(m_at + 1))) {
        takeResult(m_at + 1);
    } else {
        // Of these characters only an annotation such as !? or $1 has a meaning.
        if (hasMoves() && (c == '!' || c == '?' || c == '$'))
            m_read.unsaved.others = true;
        ++m_at; // any character other than a letter or digit
    }
    return true;
}

/// Whether digits are a move's number or begin a result, in games whose moves may be digits.
bool TranscriptReader::isNumberOrResult() const
{
    const std::size_t end = m_text.find_first_not_of("0123456789", m_at);
    return (end != m_text.npos && m_text[end] == '.') || resultLength(m_text.substr(m_at)) > 0;
}

void TranscriptReader::fail(std::size_t at, const Error &error)
{
    m_read.error = errorAt(m_original, m_folded.offset(at), error);
}

/// Skips to the end of the line; but in "#1 f5", which numbers a game, skips only the number.
void TranscriptReader::skipComment()
{
    const std::size_t number = numberSignLength(m_text.substr(m_at));
    if (number > 0 && mayBeGlued(kindOf(m_position)))
        m_at += number;
    else
        skipLine();
}

void TranscriptReader::skipLine()
{
    m_at = std::min(m_text.find('\n', m_at), m_text.size());
}

/// Reads a move's number, a result, or 00 for a pass.
void TranscriptReader::readNumber()
{
    if (const std::size_t length = resultLength(m_text.substr(m_at)); length > 0) {
        if (isClock(m_text.substr(m_at, length))) {
            m_read.unsaved.times = true;
            m_at += length;
        } else {
            takeResult(m_at + length);
        }
        return;
    }
    const std::size_t end = std::min(m_text.find_first_not_of("0123456789", m_at), m_text.size());
    if (m_text.substr(m_at, end - m_at) == "00" && hasMoves() && !isFraction()) {
        readPass(2);
        return;
    }
    m_at = end;
    while (m_at < m_text.size() && m_text[m_at] == '.')
        ++m_at;
}

/// Whether digits that end before this index are a number rather than part of a square.
bool TranscriptReader::isNumberBefore(std::size_t end) const
{
    std::size_t begin = end;
    while (begin > 0 && isDigit(m_text[begin - 1]))
        --begin;
    return begin < end && (begin == 0 || !isLetter(m_text[begin - 1]));
}

/// Whether digits follow a plus sign or a number's decimal point, as in "0.00".
bool TranscriptReader::isFraction() const
{
    const char before = m_at > 0 ? m_text[m_at - 1] : ' ';
    return before == '+' || ((before == '.' || before == ',') && isNumberBefore(m_at - 1));
}

/// Whether a per cent sign follows a number, possibly with blanks between.
bool TranscriptReader::isPerCent() const
{
    const std::size_t last = m_text.substr(0, m_at).find_last_not_of(" \t");
    return last != m_text.npos && isNumberBefore(last + 1);
}

/// Reads hyphens: "--" by itself is a pass; others are separators.
void TranscriptReader::readDashes()
{
    const std::size_t end = std::min(m_text.find_first_not_of('-', m_at), m_text.size());
    const bool glued = m_at > 0 && isAlphanumeric(m_text[m_at - 1]) && end < m_text.size()
                       && isAlphanumeric(m_text[end]);
    if (end - m_at == 2 && !glued && !isLeftOpen(end))
        readPass(2);
    else
        m_at = end;
}

/// Whether "--" after the last move means that no move was played, in the table of an unfinished
/// game.
bool TranscriptReader::isLeftOpen(std::size_t at) const
{
    const bool mayPass = m_passAdded || mustPass(m_position) || isOver(m_position);
    return hasMoves() && !mayPass
           && std::none_of(m_text.begin() + static_cast<std::ptrdiff_t>(at), m_text.end(),
                           isLetter);
}

std::size_t TranscriptReader::wordEnd(std::size_t at) const
{
    while (at < m_text.size() && (isAlphanumeric(m_text[at]) || m_text[at] == '@'))
        ++at;
    return at;
}

/// Whether a word that ends at this index is enclosed in quotation marks, as in a table.
bool TranscriptReader::isQuotedAlone(std::size_t end) const
{
    return m_at > 0 && m_text[m_at - 1] == '"' && end < m_text.size() && m_text[end] == '"';
}

void TranscriptReader::readOthelloWord()
{
    const std::size_t end = wordEnd(m_at);
    const std::string_view word = m_text.substr(m_at, end - m_at);
    const bool begins = squareLength(word) > 0 || passLength(word) > 0;
    // The first letter of a word such as "Bf5" says who moves.
    if (!begins && word.size() > 2 && isColourWord(lowerCase(word.substr(0, 1)))
        && isMoves(word.substr(1))) {
        ++m_at;
        readMoves(end);
        return;
    }
    if (isMoves(word) || word.find('@') != word.npos
        || (squareLength(word) > 0 && word.size() > 2)) {
        readMoves(end);
        return;
    }
    const bool isHalf =
        hasMoves() && word.size() == 1 && parseSquare(std::string(word) + '1', 8, 8);
    const bool isNext =
        (end < m_text.size() && m_text[end] == ':') || isQuotedAlone(end); // or a field of a table
    if (isHalf && !isNext && m_at > 0 && !isColourWord(lowerCase(word))) {
        fail(m_at, {QT_TRANSLATE_NOOP("core::Error",
                                      "%1 is half a square; expected a letter and a number, such "
                                      "as f5"),
                    {inQuotes(word)}});
        return;
    }
    if (resemblesMove(word, hasMoves())) {
        fail(m_at, {QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as f5, or pass"),
                    {inQuotes(original(m_at, end))}});
        return;
    }
    readResultWord(end);
}

/// Reads the squares and passes of a word.
void TranscriptReader::readMoves(std::size_t end)
{
    if (m_wordBetween) {
        const std::size_t at = *m_wordBetween;
        const std::size_t stop = wordEnd(at);
        fail(at, {QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as f5, or pass"),
                  {inQuotes(original(at, stop))}});
        return;
    }
    constexpr std::size_t severalMoves = 6;
    m_read.isNoProse = m_read.isNoProse || end - m_at >= severalMoves;
    while (m_at < end && !m_read.error) {
        const std::string_view rest = m_text.substr(m_at, end - m_at);
        if (const std::size_t pass = passLength(rest); pass > 0) {
            readPass(pass);
        } else if (squareLength(rest) > 0) {
            add(rest.substr(0, 2), rest.substr(0, 2));
        } else if (rest.size() == 1 && parseSquare(std::string(rest) + '1', 8, 8)) {
            fail(m_at, {QT_TRANSLATE_NOOP("core::Error",
                                          "%1 is half a square; expected a letter and a number, "
                                          "such as f5"),
                        {inQuotes(rest)}});
        } else {
            fail(m_at,
                 {QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as f5, or pass"),
                  {inQuotes(firstCharacter(m_original.substr(m_folded.offset(m_at))))}});
        }
    }
}

void TranscriptReader::readPass(std::size_t length)
{
    const std::string_view token = m_text.substr(m_at, length);
    // The text writes a pass that was added already, or one after the end of the game.
    if (m_passAdded || isOver(m_position)) {
        m_passAdded = false;
        m_at += length;
        return;
    }
    add(token, "pass");
}

/// Reads a move of a game whose moves are words.
void TranscriptReader::readWord()
{
    std::size_t end = m_at;
    while (end < m_text.size() && !isBlank(m_text[end]) && m_text[end] != ',' && m_text[end] != ';')
        ++end;
    const std::string_view word = m_text.substr(m_at, end - m_at);
    add(word, word);
}

void TranscriptReader::add(std::string_view token, std::string_view text)
{
    m_passAdded = false;
    const std::size_t from = m_folded.offset(m_at);
    const auto here = [&](const Error &error) {
        const std::string_view written =
            m_original.substr(from, m_folded.offset(m_at + token.size()) - from);
        fail(m_at, error.inMove(m_read.game.moves.size() + 1, inQuotes(written)));
    };
    if (isOver(m_position)) {
        here(moveAfterEnd());
        return;
    }
    const Result<Move> move = parseMove(m_position, text);
    if (!move) {
        here(move.error());
        return;
    }
    if (m_read.understood == 0)
        m_firstMove = from;
    m_read.game.moves.push_back(*move);
    m_position = after(m_position, *move);
    m_at += token.size();
    ++m_read.understood;
    addForcedPass();
}

void TranscriptReader::addForcedPass()
{
    if (!mustPass(m_position))
        return;
    m_read.game.moves.push_back(Othello::pass);
    m_position = after(m_position, Othello::pass);
    m_passAdded = true;
}

} // namespace core::format
