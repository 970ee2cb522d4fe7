#pragma once

#include "core/format/foldedtext.h"
#include "core/format/transcript.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// Whether a game's moves are squares that may be written without blanks between them.
bool mayBeGlued(GameKind kind);

/// Reads tags, moves and whatever is between them, in the folded text.
class TranscriptReader
{
public:
    TranscriptReader(std::string_view original, const Position &start)
        : m_original(original)
        , m_folded(original)
        , m_text(m_folded.text())
        , m_position(start)
    {
        m_read.game.start = start;
    }

    Transcript read();

private:
    bool readNext();
    bool isNumberOrResult() const;
    void fail(std::size_t at, const Error &error);
    void readTag();
    bool readRemark();
    void readSemicolon();
    void readNumber();
    void readDashes();
    void readLabel();
    void takeLabel(std::size_t end);
    bool isLabel(std::size_t end, bool hasColon) const;
    bool isLegalAhead(std::size_t at) const;
    bool isQuotedAlone(std::size_t end) const;
    void readOthelloWord();
    void readResultWord(std::size_t end);
    void readMoves(std::size_t end);
    void readWord();
    void readPass(std::size_t length);
    void add(std::string_view token, std::string_view move);
    void addForcedPass();
    void addComment(std::size_t begin, std::size_t end);
    bool takeBoardOrRules(std::string_view name, const std::string &value, std::size_t at);
    void takeVariant(const std::string &name, std::size_t at);
    void takeRuleOfTitle();
    void setRule(Othello::Rule rule);
    void takeHandicap(const std::string &value, std::size_t at);
    void addResult(std::string written, std::size_t at);
    void remark(std::size_t at, const Error &error);
    void remarkOnResults();
    void remarkOnHandicap();
    void remarkOnLastWord();
    void skipComment();
    void skipLine();
    void takeResult(std::size_t end);
    bool isNumberBefore(std::size_t end) const;
    bool isFraction() const;
    bool isPerCent() const;
    bool isLeftOpen(std::size_t at) const;
    std::optional<std::string> countsOfSides(std::size_t at) const;
    bool isClock(std::string_view text) const;
    bool goesOnBehind(std::size_t at) const;
    std::size_t wordEnd(std::size_t at) const;
    /// A part of the folded text, between two indexes of it, as it is written.
    std::string_view original(std::size_t begin, std::size_t end) const
    {
        return m_original.substr(m_folded.offset(begin),
                                 m_folded.offset(end) - m_folded.offset(begin));
    }
    bool hasMoves() const { return m_read.understood > 0; }

    std::string_view m_original;
    FoldedText m_folded;
    std::string_view m_text;
    std::size_t m_at = 0;
    Position m_position;
    Transcript m_read;
    bool m_passAdded = false; ///< the last move is a pass that the text omitted
    bool m_hasTags = false;
    bool m_isRuleSaid = false;   ///< by a tag
    std::size_t m_firstMove = 0; ///< its byte in the original
    bool m_hasResult = false;    ///< a result followed: the next move is another game's
    /// A part of the text and its position.
    struct Found
    {
        std::string text;
        std::size_t at;
    };
    std::vector<Found> m_results; ///< all in the text; the game keeps the first
    std::optional<Found> m_handicap;
    std::optional<std::size_t> m_wordBetween; ///< a word after moves; no moves may follow it
};

} // namespace core::format
