#include "core/format/movesofanygame.h"

#include "core/format/movewords.h"
#include "core/format/sourcelocation.h"
#include "core/format/textrecords.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>

namespace core::format {

namespace {

/// Whether a text's first word consists of moves. Then the text is meant as a game, and the error
/// of reading it explains more than "not a game".
bool beginsWithMoves(std::string_view text)
{
    const auto all = words(text);
    return !all.empty() && isMoves(all.front());
}

/// Whether a text has a word of squares, at least one of which is neither a tic-tac-toe square nor
/// a move of the usual game of Nim.
bool hasMovesOfOthelloAlone(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isAlphanumeric(text[end]))
            ++end;
        const std::string word = lowerCase(text.substr(at, end - at));
        for (std::size_t i = 0; i + 1 < word.size() && isMoves(word); i += 2) {
            if (squareLength(std::string_view(word).substr(i)) > 0
                && (word[i] > 'c' || (word[i] > 'a' && word[i + 1] > '3')))
                return true;
        }
        at = std::max(end, at + 1);
    }
    return false;
}

} // namespace

bool isProse(const Transcript &read)
{
    const auto all = words(read.label);
    const auto others = std::count_if(all.begin(), all.end(), [](std::string_view word) {
        return !isMoves(word) && std::any_of(word.begin(), word.end(), isLetter);
    });
    return (!all.empty() && read.understood < 2)
           || (others >= 3 && read.understood < 4 && !read.isNoProse);
}

bool isHeading(std::string_view line)
{
    const Transcript read = readTranscript(line, Othello());
    const bool isWithoutMoves = read.understood == 0 && read.end == line.size();
    return isWithoutMoves || (!read.error && isProse(read));
}

Transcript readMovesOfAnyGame(std::string_view text, GameKind usual)
{
    Transcript best = readTranscript(text, startOf(usual));
    // Nim before tic-tac-toe, which also reads "a3 a1" (as squares), but whose moves are usually
    // written as digits.
    constexpr std::array order{GameKind::Othello, GameKind::Nim, GameKind::TicTacToe};
    static_assert(order.size() == allGames.size());
    for (const GameKind kind : order) {
        if (!best.error)
            break;
        if (kind == usual)
            continue;
        Transcript read = readTranscript(text, startOf(kind));
        if (!read.error || (read.understood > best.understood && !hasMovesOfOthelloAlone(text)))
            best = std::move(read);
    }
    if ((best.error && best.understood == 0 && !trimmed(text).empty() && text.find('[') == text.npos
         && !best.error->moveNumber)
        || (isProse(best) && !(best.error && beginsWithMoves(text))))
        best.error = noGameIn(best, text);
    return best;
}

Error noGameIn(const Transcript &prose, std::string_view text)
{
    const std::string_view line = trimmed(text);
    if (prose.error || prose.understood != 1 || invalidByte(text))
        return noGame(text);
    return errorAt(
        text, offsetOf(text, line),
        {QT_TRANSLATE_NOOP("core::Error", "%1: a single move beside words may be a name; expected "
                                          "moves such as f5d6c3"),
         {inQuotes(line)}});
}

} // namespace core::format
