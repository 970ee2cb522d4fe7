#include "core/format/sgf.h"

#include "core/format/gameresult.h"
#include "core/format/lines.h"
#include "core/format/movewords.h"
#include "core/format/rulename.h"
#include "core/format/sgftext.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <bit>

namespace core::format {

namespace {

constexpr std::size_t maxTreeDepth = 500;
constexpr Othello::Mask centre = 0x0000001818000000;

/// A line of a game tree, as far as it has been read.
struct Line
{
    Othello position;
    std::vector<Move> moves;
};

/// Reads one game tree after its "(".
class SgfReader
{
public:
    SgfReader(std::string_view text, std::size_t at, Warnings &warnings)
        : m_text(text)
        , m_start(at)
        , m_at(at)
        , m_warnings(warnings)
    {
        m_record.game.start = Othello();
    }

    /// Reads the tree: nothing if record() now has the game, else the error. The reader is then
    /// after the tree in either case.
    std::optional<Error> read();
    Record &record() { return m_record; }
    std::size_t end() const { return m_at; }
    /// Whether the text ends before the game does.
    bool isCut() const { return m_isCut; }

private:
    void readTree(Line line, std::size_t depth, bool isMain);
    void readNode(Line &line, bool isMain);
    void take(std::string_view tag, std::string_view value, Line &line, bool isMain);
    void setUp(std::string_view tag, std::string_view value, Line &line);
    void setRule(const std::string &name, std::string_view value, Line &line);
    void setRule(Othello::Rule rule, Line &line);
    void setStart(Line &line);
    void readMove(Side side, std::string_view value, Line &line, bool isMain);
    void finishLine(Line line, bool isMain);
    void remark(std::string_view part, const Error &error);
    void remarkOnHandicap();
    void skipBlanks();
    void fail(std::string_view part, const Error &error, bool isMain);
    std::string_view readValue();

    std::string_view m_text;
    std::size_t m_start;
    std::size_t m_at;
    Warnings &m_warnings;
    Record m_record;
    Othello::Mask m_black = 0;
    Othello::Mask m_white = 0;
    std::optional<Side> m_toMove;
    Othello::Rule m_rule = Othello::Rule::Most;
    bool m_isRuleSaid = false;   ///< by the property for rules
    std::string_view m_result;   ///< as written
    std::string_view m_handicap; ///< likewise
    Othello m_end;               ///< of the game's line
    bool m_isOthello = false;
    bool m_isOtherGame = false;
    bool m_hasSetup = false;
    bool m_isAddedToStart = false; ///< the setup's discs are added to the usual start
    bool m_isCut = false;
    bool m_lineFailed = false; ///< the line being read: what follows is skipped, variations too
    std::optional<Error> m_error;
};

std::optional<Error> SgfReader::read()
{
    readTree({}, 0, true);
    if (!m_isOthello && !m_isOtherGame)
        m_error = Error(QT_TRANSLATE_NOOP("core::Error",
                                          "a game of another kind; expected Othello, GM[2]"))
                      .at({0, 0, m_start + 1});
    setRolesFromNames(m_record.game);
    if (!m_error) {
        remarkOnHandicap();
        if (const auto other = contradictionOf(m_record.game.result, m_end, m_record.unsaved.komi))
            remark(m_result, *other);
    }
    return m_error;
}

void SgfReader::remark(std::string_view part, const Error &error)
{
    m_warnings.addRemarkAt(m_text, 0, error.at({0, 0, offsetOf(m_text, part) + 1}));
}

/// Adds a remark about a handicap without discs, or with another number of them.
void SgfReader::remarkOnHandicap()
{
    const int number = parseNumber(trimmed(m_handicap));
    const bool hasDiscs = (m_black & ~centre) != 0;
    if (number == 0 || trimmed(m_handicap).empty() || (hasDiscs && !m_isAddedToStart))
        return;
    const int discs = m_isAddedToStart ? std::popcount(m_black) : 0;
    if (discs == 0)
        remark(m_handicap, handicapWithoutDiscs(trimmed(m_handicap)));
    else if (number > 0 && number != discs)
        remark(m_handicap,
               {QT_TRANSLATE_NOOP("core::Error", "a handicap of %1, but %2 discs on the board, by "
                                                 "which the game is read"),
                {std::to_string(number), std::to_string(discs)}});
}

void SgfReader::skipBlanks()
{
    while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ')
        ++m_at;
}

void SgfReader::fail(std::string_view part, const Error &error, bool isMain)
{
    const Error placed = error.at({0, 0, offsetOf(m_text, part) + 1});
    if (!isMain && !m_lineFailed)
        m_warnings.addRemarkAt(m_text, 0, placed); // a variation is left out, the game is kept
    else if (isMain && !m_error)
        m_error = placed;
    m_lineFailed = true;
}

/// Reads nodes, then trees in parentheses, then ")".
void SgfReader::readTree(Line line, std::size_t depth, bool isMain)
{
    bool hasTrees = false;
    while (true) {
        skipBlanks();
        if (m_at >= m_text.size()) {
            m_isCut = true;
            break;
        }
        const char c = m_text[m_at++];
        if (c == ')')
            break;
        if (c == ';') {
            readNode(line, isMain);
        } else if (c == '(' && depth < maxTreeDepth) {
            const bool failed = m_lineFailed;
            readTree(line, depth + 1, isMain && !hasTrees);
            m_lineFailed = failed;
            hasTrees = true;
        } else if (c == '(') {
            fail(m_text.substr(m_at - 1),
                 QT_TRANSLATE_NOOP("core::Error", "too many levels of variations"), true);
            m_at = m_text.size();
            return;
        }
    }
    if (!hasTrees && !m_lineFailed)
        finishLine(std::move(line), isMain);
}

void SgfReader::finishLine(Line line, bool isMain)
{
    GameRecord &game = m_record.game;
    if (isMain) {
        m_end = line.moves.empty() ? std::get<Othello>(game.start) : line.position;
        game.moves = std::move(line.moves);
    } else if (!line.moves.empty() && game.variations.size() < GameRecord::maxVariations) {
        game.variations.push_back(std::move(line.moves));
    }
}

/// Reads the text up to "]", which \ escapes; up to the text's end if there is none.
std::string_view SgfReader::readValue()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && m_text[m_at] != ']')
        m_at += m_text[m_at] == '\\' ? 2U : 1U;
    const std::size_t end = std::min(m_at, m_text.size());
    m_at = std::min(end + 1, m_text.size());
    return m_text.substr(begin, end - begin);
}

void SgfReader::readNode(Line &line, bool isMain)
{
    while (true) {
        skipBlanks();
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && isLetter(m_text[m_at]))
            ++m_at;
        std::string tag(m_text.substr(begin, m_at - begin));
        std::erase_if(tag, [](char c) { return !isCapital(c); }); // FF[3] writes "Black"
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != '[') {
            if (begin != m_at)
                fail(m_text.substr(begin),
                     {QT_TRANSLATE_NOOP("core::Error", "%1; expected a property such as B[f5]"),
                      {inQuotes(m_text.substr(begin, m_at - begin))}},
                     isMain);
            return;
        }
        while (m_at < m_text.size() && m_text[m_at] == '[') {
            ++m_at;
            const std::string_view value = readValue();
            if (value.end() == m_text.end() || holdsNextNode(tag, value))
                fail(m_text.substr(begin),
                     {QT_TRANSLATE_NOOP("core::Error", "the property %1 has no end; expected ]"),
                      {inQuotes(tag)}},
                     true);
            if (!m_lineFailed)
                take(tag, value, line, isMain);
            skipBlanks();
        }
    }
}

std::string unescaped(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (value[i] == '\\' && i + 1 < value.size())
            ++i;
        text += value[i];
    }
    return text;
}

/// Reads a square by letters, "cd", or by name, "c4"; nothing for a pass.
std::optional<int> squareOf(std::string_view value)
{
    const std::string point = lowerCase(value);
    if (point.size() == 2 && point[0] >= 'a' && point[0] <= 'h' && point[1] >= 'a'
        && point[1] <= 'h')
        return (point[1] - 'a') * 8 + (point[0] - 'a');
    const Result<int> named = parseSquare(point, 8, 8);
    return named ? std::optional(*named) : std::nullopt;
}

/// Whether a property is only for programs and says nothing about the game.
bool isMeantForPrograms(std::string_view tag)
{
    constexpr std::array<std::string_view, 9> tags{"FF", "CA", "AP", "ST", "SZ",
                                                   "MN", "PM", "VW", "FG"};
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

void SgfReader::take(std::string_view tag, std::string_view value, Line &line, bool isMain)
{
    const std::string text = singleLine(unescaped(value));
    GameRecord &game = m_record.game;
    const bool isTitle = tag == "EV" || tag == "GN" || tag == "PC" || tag == "GC";
    if (isTitle && !m_isRuleSaid && namesReverse(text))
        setRule(Othello::Rule::Fewest, line);
    if (tag == "B" || tag == "W") {
        readMove(tag == "B" ? Side::First : Side::Second, value, line, isMain);
    } else if (tag == "AB" || tag == "AW" || tag == "AE" || tag == "PL") {
        setUp(tag, value, line);
    } else if (tag == "GM") {
        m_isOthello = text == "2";
        m_isOtherGame = !m_isOthello;
        if (!m_isOthello)
            fail(
                value,
                QT_TRANSLATE_NOOP("core::Error", "a game of another kind; expected Othello, GM[2]"),
                true);
    } else if (tag == "RU") {
        setRule(text, value, line);
        m_isRuleSaid = ruleNamed(text).has_value();
    } else if (tag == "SZ" && text != "8" && text != "8:8") {
        fail(value, otherBoardSize(inQuotes(text)), true);
    } else if (tag == "PB") {
        game.players[0] = text;
    } else if (tag == "PW") {
        game.players[1] = text;
    } else if (tag == "DT") {
        game.date = text;
    } else if (tag == "PC" || (tag == "EV" && game.place.empty())) {
        game.place = text;
    } else if (tag == "RE") {
        game.result = text == "?" ? std::string() : text;
        m_result = value;
    } else if (tag == "HA") {
        m_handicap = value;
    } else if ((tag == "C" || tag == "GC") && isMain && !text.empty()) {
        game.comment += (game.comment.empty() ? "" : "\n") + text;
    } else if (tag == "KM") {
        m_record.unsaved.komi = parseKomi(text);
    } else if (tag == "TM" || tag == "BL" || tag == "WL" || tag == "OT" || tag == "OB"
               || tag == "OW") {
        m_record.unsaved.times = true;
    } else if (tag == "V") {
        m_record.unsaved.values = true;
    } else if (tag == "C" || tag == "GC") {
        m_record.unsaved.others = m_record.unsaved.others || !text.empty();
    } else if (!isMeantForPrograms(tag)) {
        m_record.unsaved.others = true;
    }
}

/// Adds discs to the start: a square, or the rectangle between two.
void SgfReader::setUp(std::string_view tag, std::string_view value, Line &line)
{
    if (!line.moves.empty()) {
        fail(value, QT_TRANSLATE_NOOP("core::Error", "a board after the moves; expected it before"),
             true);
        return;
    }
    if (tag == "PL") {
        const std::string side = lowerCase(trimmed(value));
        m_toMove = side.starts_with('w') || side == "2" ? Side::Second : Side::First;
    } else {
        const std::size_t colon = std::min(value.find(':'), value.size());
        const auto from = squareOf(trimmed(value.substr(0, colon)));
        const auto to = colon < value.size() ? squareOf(trimmed(value.substr(colon + 1))) : from;
        if (!from || !to) {
            fail(value,
                 {QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as cd or c4"),
                  {inQuotes(value)}},
                 true);
            return;
        }
        m_hasSetup = true;
        const auto [left, right] = std::minmax({*from % 8, *to % 8});
        const auto [top, bottom] = std::minmax({*from / 8, *to / 8});
        for (int row = top; row <= bottom; ++row) {
            for (int column = left; column <= right; ++column) {
                const Othello::Mask square = Othello::Mask(1) << (8 * row + column);
                m_black = tag == "AB" ? m_black | square : m_black & ~square;
                m_white = tag == "AW" ? m_white | square : m_white & ~square;
            }
        }
    }
    setStart(line);
}

void SgfReader::setRule(const std::string &name, std::string_view value, Line &line)
{
    if (name.empty() || name == "?") // unknown
        return;
    const std::optional<Othello::Rule> rule = ruleNamed(name);
    if (!rule)
        remark(value, unknownRules(name));
    setRule(rule.value_or(Othello::Rule::Most), line);
}

void SgfReader::setRule(Othello::Rule rule, Line &line)
{
    m_rule = rule;
    line.position = line.position.withRule(m_rule);
    m_record.game.start = std::get<Othello>(m_record.game.start).withRule(m_rule);
}

/// The position before the first move, as the properties read so far give it.
void SgfReader::setStart(Line &line)
{
    const Othello usual;
    // Without discs in the centre nobody could move, so these are the discs of a handicap.
    m_isAddedToStart = ((m_black | m_white) & centre) == 0;
    const Othello::Mask black = m_black | (m_isAddedToStart ? usual.discs(Side::First) : 0);
    const Othello::Mask white = m_white | (m_isAddedToStart ? usual.discs(Side::Second) : 0);
    line.position = Othello::create(black, white, m_toMove.value_or(Side::First))->withRule(m_rule);
    m_record.game.start = line.position;
}

void SgfReader::readMove(Side side, std::string_view value, Line &line, bool isMain)
{
    const std::string word = lowerCase(trimmed(value));
    const bool isPass =
        word.empty() || word == "tt" || word == "pa" || word == "pass" || word == "--";
    const std::size_t number = line.moves.size() + 1;
    if (isPass && line.position.isOver())
        return; // passes after the end are redundant
    // Without PL the first move's colour is the side to move.
    if (m_hasSetup && !m_toMove && line.moves.empty() && isMain) {
        m_toMove = side;
        setStart(line);
    } else if (line.moves.empty()) { // a variation of the first move has the game's start
        line.position = std::get<Othello>(m_record.game.start);
    }
    // The text omits the other side's pass.
    if (side != line.position.sideToMove() && line.position.mustPass()) {
        line.moves.push_back(Othello::pass);
        line.position.play(Othello::pass);
    }
    const auto here = [&](const Error &error) {
        fail(value, error.inMove(number, inQuotes(value)), isMain);
    };
    if (line.position.isOver()) {
        here(moveAfterEnd());
        return;
    }
    if (side != line.position.sideToMove()) {
        here(notToMove(side));
        return;
    }
    const std::optional<int> square = squareOf(word);
    const Result<Move> move = line.position.parseMove(isPass   ? "pass"
                                                      : square ? squareName(*square, 8)
                                                               : word);
    if (!move) {
        here(move.error());
        return;
    }
    line.moves.push_back(*move);
    line.position.play(*move);
}

} // namespace

bool looksSgf(std::string_view text)
{
    const std::size_t tree = nextTree(text.substr(0, 4000), 0);
    if (tree == std::string_view::npos || tree > 1000)
        return false;
    const std::string_view head = text.substr(tree, 2000);
    const auto game = firstValue(head, "GM");
    const bool isNumbered = game && !game->empty() && game->front() >= '0' && game->front() <= '9';
    return isNumbered || (!game && firstValue(head, "FF"));
}

std::string sgfCharset(std::string_view bytes)
{
    if (!looksSgf(bytes))
        return {};
    constexpr std::size_t head = 4000;
    const auto value = firstValue(bytes.substr(0, head), "CA");
    return value ? std::string(trimmed(value->substr(0, value->find(']')))) : std::string();
}

std::vector<Record> readSgf(std::string_view text, Warnings &warnings)
{
    // A game without its closing parenthesis takes in those after it; these are then read again by
    // themselves.
    constexpr std::size_t maxRestarts = 200;
    std::size_t restarts = 0;
    LineCounter lines(text);
    std::vector<Record> records;
    std::size_t at = 0;
    while ((at = nextTree(text, at)) != std::string_view::npos && records.size() < maxRecords) {
        warnings.beginRecord();
        SgfReader reader(text, at + 1, warnings);
        std::optional<Error> error = reader.read();
        if (reader.isCut() && !error) {
            const Error noEnd =
                Error(QT_TRANSLATE_NOOP("core::Error", "the game has no end; expected )"))
                    .at({0, 0, at + 2});
            if (nextGameOnLine(text, at + 1) != text.npos)
                error = noEnd;
            else
                warnings.addRemarkAt(text, 0, noEnd);
        }
        if (error) {
            warnings.addAt(text, 0, *error);
        } else {
            reader.record().line = lines.lineAt(at);
            records.push_back(std::move(reader.record()));
        }
        const bool mayBeCut = error && restarts++ < maxRestarts;
        const std::size_t taken =
            mayBeCut ? nextGameOnLine(text.substr(0, reader.end()), at + 1) : text.npos;
        at = std::max(std::min(taken, reader.end()), at + 1);
    }
    return records;
}

} // namespace core::format
