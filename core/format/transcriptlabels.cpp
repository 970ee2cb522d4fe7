#include "core/format/movewords.h"
#include "core/format/transcriptreader.h"
#include "core/notation.h"

#include <algorithm>

// Reads the names before the moves of a transcript, which may contain what looks like squares.

namespace core::format {

namespace {

/// Whether a word is part of a name rather than of moves; a mistyped square is shorter.
bool isNameWord(std::string_view word)
{
    constexpr std::size_t shortest = 3;
    return word.size() >= shortest && std::all_of(word.begin(), word.end(), isLetter)
           && !isMoves(word) && !isColourWord(lowerCase(word));
}

} // namespace

/// Reads a label as in "Ann - b2 club: f5d6c3" or "B4 line f5d6c3": the text up to a colon or a
/// name is not part of the game if its squares cannot be moves and legal moves follow.
void TranscriptReader::readLabel()
{
    const std::size_t lineEnd = std::min(m_text.find('\n'), m_text.size());
    const std::string_view line = m_text.substr(0, lineEnd);
    if (!mayBeGlued(kindOf(m_position)))
        return;
    const std::size_t colon = line.find(':');
    const std::size_t end = std::min(line.find_first_of("[{;%#:"), lineEnd);
    if (end == colon && isLabel(colon, true)) {
        takeLabel(colon);
        m_read.isNoProse = true;
        m_at = colon + 1;
        return;
    }
    for (std::size_t at = 0; at < end;) {
        const std::size_t stop = std::max(wordEnd(at), at + 1);
        if (isNameWord(m_text.substr(at, stop - at)) && isLabel(stop, false)) {
            takeLabel(stop);
            return;
        }
        at = stop;
    }
}

void TranscriptReader::takeLabel(std::size_t end)
{
    m_read.label = m_original.substr(0, m_folded.offset(end));
    m_at = end;
}

/// Whether the text up to an index is a label: its squares do not begin a game or, at the usual
/// start, are only one square, because no first move is also legal as the second.
bool TranscriptReader::isLabel(std::size_t end, bool hasColon) const
{
    const std::size_t next = m_text.find_first_not_of(" \t\r\n.:-0123456789", end);
    if (next == m_text.npos || !isLegalAhead(next))
        return false;
    Position position = m_position;
    std::size_t legal = 0;
    bool goesOn = true;
    bool hasName = false;
    bool hasSquare = false;
    for (std::size_t at = 0; at < end;) {
        const std::size_t stop = std::max(wordEnd(at), at + 1);
        const std::string_view word = m_text.substr(at, stop - at);
        at = stop;
        if (!isLetter(word.front()))
            continue;
        const bool isSquare = squareLength(word) > 0;
        hasSquare = hasSquare || isSquare;
        hasName =
            hasName
            || (!isMoves(word) && !isColourWord(lowerCase(word)) && !isMoveWord(lowerCase(word)));
        for (std::size_t i = 0; isSquare && goesOn && i + 1 < word.size(); i += 2) {
            const Result<Move> move = parseMove(position, word.substr(i, 2));
            goesOn = move.ok();
            if (!goesOn)
                break;
            position = after(position, *move);
            ++legal;
        }
        goesOn = goesOn && isSquare;
    }
    const bool isStart = std::get<Othello>(m_position).withRule(Othello::Rule::Most) == Othello();
    return legal <= (isStart ? 1 : 0) && (hasColon ? hasName || hasSquare : hasName && hasSquare);
}

/// Whether the next word at an index begins with a legal move.
bool TranscriptReader::isLegalAhead(std::size_t at) const
{
    while (at < m_text.size() && !isAlphanumeric(m_text[at]))
        ++at;
    return squareLength(m_text.substr(at)) > 0 && parseMove(m_position, m_text.substr(at, 2)).ok();
}

} // namespace core::format
