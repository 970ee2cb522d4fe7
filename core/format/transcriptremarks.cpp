#include "core/format/gameresult.h"
#include "core/format/movewords.h"
#include "core/format/pgn.h"
#include "core/format/positionline.h"
#include "core/format/rulename.h"
#include "core/format/sourcelocation.h"
#include "core/format/transcriptreader.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <vector>

// Reads the tags, remarks and results of a transcript.

namespace core::format {

namespace {

/// Whether a tag's value says something; "?" and "-" mean unknown.
bool isSaid(std::string_view value)
{
    const std::string_view text = trimmed(value);
    return !text.empty() && text != "?" && text != "-";
}

} // namespace

/// Reads [Name "value"]; a quotation mark in the value may be escaped as \".
void TranscriptReader::readTag()
{
    const auto tag = readPgnTag(m_text.substr(m_at));
    if (!tag) {
        fail(m_at, QT_TRANSLATE_NOOP("core::Error",
                                     "a tag without its end; expected ] on the same line"));
        return;
    }
    const std::string_view name = tag->name;
    const std::size_t open = m_at + tag->value - 1;
    const std::size_t from = m_folded.offset(m_at + tag->value);
    const std::string value = unescapedTagValue(
        m_original.substr(from, m_folded.offset(m_at + tag->value + tag->valueLength) - from));
    m_at += tag->length;
    m_hasTags = true;
    if (name == "FEN") {
        const Result<Othello> start = parseBoard(value);
        if (start && !hasMoves()) {
            const auto *const before = std::get_if<Othello>(&m_position);
            m_position = m_read.game.start =
                before != nullptr ? start->withRule(before->rule()) : *start;
            m_read.game.moves.clear();
            m_passAdded = false;
            addForcedPass();
        } else {
            fail(open, {QT_TRANSLATE_NOOP("core::Error", "%1; expected a board of 64 X, O and -"),
                        {inQuotes(value)}});
        }
    } else if (name == "Variant" && isSaid(value)) {
        takeVariant(value, open);
    } else if (isSaid(value) && takeBoardOrRules(name, value, open)) {
        return;
    } else if (name == "Handicap") {
        takeHandicap(value, open);
    } else {
        if (name == "Result")
            addResult(value, open);
        addTag(name, value, m_read.game, m_read.unsaved);
    }
}

/// Takes a tag that names the size of the board or the rules. In [Board "6"] the number is that of
/// a table in a team match, in [Game "6"] of a game, in [GameType "6"] of a kind of game.
bool TranscriptReader::takeBoardOrRules(std::string_view name, const std::string &value,
                                        std::size_t at)
{
    constexpr std::array<std::string_view, 7> sizes{"size",    "boardsize", "dimensions", "rows",
                                                    "columns", "width",     "height"};
    constexpr std::array<std::string_view, 5> rules{"rules", "rule", "ruleset", "game", "gametype"};
    std::string letters = lowerCase(name);
    std::erase(letters, '_');
    const auto isIn = [&letters](const auto &names) {
        return std::find(names.begin(), names.end(), letters) != names.end();
    };
    const auto type = letters == "type" ? parseGgsType(value) : std::nullopt;
    const bool isNumber = parseNumber(trimmed(value)) >= 0;
    const bool namesRules = isIn(rules) && !(isNumber && letters.starts_with("game"));
    const bool namesBoard = isIn(sizes) || (letters == "board" && boardSizeNamed(value));
    if (!namesRules && !namesBoard && !type)
        return false;
    if (type && type->size != "8")
        fail(at, otherBoardSize(inQuotes(type->size)));
    else if ((namesBoard || (namesRules && boardSizeNamed(value))) && !isUsualBoardSize(value))
        fail(at, otherBoardSize(inQuotes(value)));
    else if (type)
        setRule(type->rule);
    else if (const auto rule = ruleNamed(value); rule && namesRules)
        setRule(*rule);
    else if (namesRules)
        remark(at, unknownRules(value));
    m_isRuleSaid = m_isRuleSaid || type || namesRules;
    return true;
}

void TranscriptReader::remark(std::size_t at, const Error &error)
{
    m_read.remarks.push_back(errorAt(m_original, m_folded.offset(at), error));
}

void TranscriptReader::takeHandicap(const std::string &value, std::size_t at)
{
    if (isSaid(value) && parseNumber(trimmed(value)) != 0 && lowerCase(trimmed(value)) != "none")
        m_handicap = {std::string(trimmed(value)), at};
}

/// Adds a remark about a handicap if no tag gives the board with its discs.
void TranscriptReader::remarkOnHandicap()
{
    const auto *const start = std::get_if<Othello>(&m_read.game.start);
    if (m_handicap && start != nullptr && start->withRule(Othello::Rule::Most) == Othello())
        remark(m_handicap->at, handicapWithoutDiscs(m_handicap->text));
}

void TranscriptReader::addResult(std::string written, std::size_t at)
{
    if (written != "*" && written != "?")
        m_results.push_back({std::move(written), at});
}

/// Adds remarks about results that differ from that of the moves or, if the game is not over, from
/// each other.
void TranscriptReader::remarkOnResults()
{
    const auto *const end = std::get_if<Othello>(&m_position);
    if (end == nullptr || m_results.empty())
        return;
    if (end->isOver()) {
        for (const Found &result : m_results) {
            if (const auto other = contradictionOf(result.text, *end, m_read.unsaved.komi)) {
                remark(result.at, *other);
                return;
            }
        }
        return;
    }
    const auto differ = [](const auto &one, const auto &other) {
        return one && other && *one != *other;
    };
    const GameResult kept = parseResult(m_results.front().text, end->rule());
    for (const Found &result : m_results) {
        const GameResult said = parseResult(result.text, end->rule());
        if (!differ(said.winner, kept.winner) && !differ(said.black, kept.black)
            && !differ(said.white, kept.white))
            continue;
        remark(result.at, {QT_TRANSLATE_NOOP("core::Error", "the result %1 beside the result %2, "
                                                            "which is kept"),
                           {inQuotes(result.text), inQuotes(m_results.front().text)}});
        return;
    }
}

/// Takes the rule that a tag at this index names.
void TranscriptReader::takeVariant(const std::string &name, std::size_t at)
{
    const std::optional<Othello::Rule> rule = ruleNamed(name);
    m_isRuleSaid = true;
    if (rule && std::holds_alternative<Othello>(m_position))
        setRule(*rule);
    else
        fail(at, {QT_TRANSLATE_NOOP("core::Error", "a game of %1; expected Othello"),
                  {inQuotes(name)}});
}

/// Without a tag for it, takes the rule from a heading, an event or a remark before the moves.
void TranscriptReader::takeRuleOfTitle()
{
    const std::string_view title = m_original.substr(0, m_firstMove);
    if (!m_isRuleSaid && (namesReverse(title) || namesReverse(m_read.label)))
        setRule(Othello::Rule::Fewest);
}

void TranscriptReader::setRule(Othello::Rule rule)
{
    if (auto *const position = std::get_if<Othello>(&m_position)) {
        *position = position->withRule(rule);
        m_read.game.start = std::get<Othello>(m_read.game.start).withRule(rule);
    }
}

/// Reads {...} and (...), which may be nested; parentheses may also contain a result or a pass.
bool TranscriptReader::readRemark()
{
    const char open = m_text[m_at];
    if (open != '{' && open != '(')
        return false;
    const std::size_t length = remarkLength(m_text.substr(m_at));
    if (length == 0) {
        fail(m_at, {QT_TRANSLATE_NOOP("core::Error", "a remark without its end; expected %1"),
                    {open == '{' ? "}" : ")"}});
        return true;
    }
    const std::size_t end = m_at + length - 1;
    const std::string_view inside = trimmed(m_text.substr(m_at + 1, end - m_at - 1));
    if (open == '(' && (passLength(inside) == inside.size() || inside == "--") && !inside.empty()) {
        ++m_at; // the parenthesis; the pass is read as if without them
        return true;
    }
    const bool hasTwoNumbers = !inside.empty() && resultLength(inside) == inside.size();
    if (open == '(' && hasTwoNumbers && hasMoves() && !isClock(inside)) {
        const auto begin = static_cast<std::size_t>(inside.data() - m_text.data());
        m_at = begin;
        takeResult(begin + inside.size());
    } else if (hasTwoNumbers && isClock(inside)) {
        m_read.unsaved.times = true;
    } else if (!hasTwoNumbers && !inside.empty()) {
        const auto all = words(inside);
        m_read.unsaved.variations =
            m_read.unsaved.variations
            || (open == '(' && hasMoves() && std::any_of(all.begin(), all.end(), isMoves));
        addComment(m_at + 1, end);
    }
    m_at = end + 1;
    return true;
}

void TranscriptReader::addComment(std::size_t begin, std::size_t end)
{
    const std::size_t from = m_folded.offset(begin);
    addRemark(m_original.substr(from, m_folded.offset(end) - from), m_read.game, m_read.unsaved);
}

/// Reads a semicolon: a separator of moves, or a remark up to the end of the line, as always in
/// PGN.
void TranscriptReader::readSemicolon()
{
    const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
    bool isRemark = m_hasTags;
    for (std::size_t at = m_at; at < end && mayBeGlued(kindOf(m_position)) && !isRemark;) {
        const std::size_t stop = std::max(wordEnd(at), at + 1);
        const std::string_view word = m_text.substr(at, stop - at);
        const std::size_t letters = std::min(word.find_first_not_of("0123456789"), word.size());
        isRemark =
            std::any_of(word.begin(), word.end(), isLetter) && !isMoves(word.substr(letters));
        at = stop;
    }
    if (!isRemark) {
        ++m_at;
        return;
    }
    addComment(m_at + 1, end);
    m_at = end;
}

/// Converts "Black: 40 White: 24", the rest of a line that counts each side's discs, to "40-24".
std::optional<std::string> TranscriptReader::countsOfSides(std::size_t at) const
{
    const std::string line = lowerCase(m_text.substr(at, m_text.find('\n', at) - at));
    const std::vector<std::string_view> all = alphanumericWords(line);
    if (all.size() != 4 || !isColourWord(std::string(all[0])) || !isColourWord(std::string(all[2]))
        || parseNumber(all[1]) < 0 || parseNumber(all[3]) < 0)
        return std::nullopt;
    const auto isBlack = [](std::string_view word) {
        return word.front() == 'b' || word.front() == 'x';
    };
    if (isBlack(all[0]) == isBlack(all[2]))
        return std::nullopt;
    const bool blackFirst = isBlack(all[0]);
    return std::string(all[blackFirst ? 1 : 3]) + '-' + std::string(all[blackFirst ? 3 : 1]);
}

/// Reads "W+24", a word that says who moves, or a word before or after the moves.
void TranscriptReader::readResultWord(std::size_t end)
{
    const std::string word = lowerCase(m_text.substr(m_at, end - m_at));
    if (isMoveWord(word)) { // the move's number follows
        m_at = end;
        return;
    }
    if (isColourWord(word)) {
        if (const auto counts = hasMoves() ? countsOfSides(m_at) : std::nullopt) {
            m_hasResult = true;
            addResult(*counts, m_at);
            if (m_read.game.result.empty())
                m_read.game.result = *counts;
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
            return;
        }
        if (end + 1 < m_text.size() && m_text[end] == '+' && hasMoves()) {
            takeResult(wordEnd(end + 1));
            return;
        }
        const std::string next = lowerCase(trimmed(m_text.substr(end, 8)));
        const bool wins =
            hasMoves()
            && (next.starts_with("w") || next.starts_with("resign") || next.starts_with("los"));
        if (!wins || word.size() == 1) {
            m_at = end;
            return;
        }
    }
    const std::size_t from = m_folded.offset(m_at);
    m_read.label += (m_read.label.empty() ? "" : " ")
                    + std::string(m_original.substr(from, m_folded.offset(end) - from));
    if (hasMoves() && !m_wordBetween)
        m_wordBetween = m_at;
    if (hasMoves() && (word == "black" || word == "white" || word == "draw")) {
        // "White wins by 24": the sentence, up to the line's end or the next game, is the result.
        m_wordBetween.reset();
        std::size_t stop = std::min(m_text.find('\n', m_at), m_text.size());
        m_read.label.clear();
        takeResult(stop);
        return;
    }
    m_at = end;
}

/// A short word behind the moves of a game that is not over may be a move with a slip in it. Longer
/// ones are a title or a comment.
void TranscriptReader::remarkOnLastWord()
{
    constexpr std::size_t longest = 3;
    if (!m_wordBetween || m_hasTags || m_hasResult || isOver(m_position))
        return;
    const std::size_t end = wordEnd(*m_wordBetween);
    const bool isLast = trimmed(m_text.substr(end)).empty();
    const auto word = m_text.substr(*m_wordBetween, end - *m_wordBetween);
    if (isLast && word.size() <= longest)
        remark(*m_wordBetween,
               {QT_TRANSLATE_NOOP("core::Error", "%1 is not a move; the moves before it were read"),
                {inQuotes(original(*m_wordBetween, end))}});
}

/// Whether the two numbers of a result are minutes and seconds rather than discs: they have a colon
/// between them, and their sum is neither 64 nor the number of discs on the board.
bool TranscriptReader::isClock(std::string_view text) const
{
    const auto *const position = std::get_if<Othello>(&m_position);
    const std::size_t colon = text.find(':');
    if (position == nullptr || colon == text.npos || !hasMoves())
        return false;
    const int first = parseNumber(trimmed(text.substr(0, colon)));
    const int second = parseNumber(trimmed(text.substr(colon + 1)));
    const int counted = first + second;
    return first >= 0 && second >= 0 && counted != 64 && counted != 64 - position->empties();
}

/// Whether a legal move follows an index on the same line.
bool TranscriptReader::goesOnBehind(std::size_t at) const
{
    const std::size_t next = m_text.find_first_not_of(" \t*", at);
    return next != m_text.npos && m_text[next] != '\n' && isLegalAhead(next);
}

void TranscriptReader::takeResult(std::size_t end)
{
    const std::size_t begin = m_at;
    const std::size_t from = m_folded.offset(begin);
    const auto found = trimmed(m_original.substr(from, m_folded.offset(end) - from));
    m_at = end;
    if (!hasMoves())
        return; // part of a title, such as a date or round
    m_hasResult = true;
    addResult(std::string(found), begin);
    if (m_read.game.result.empty() && found != "*")
        m_read.game.result = found;
}

} // namespace core::format
