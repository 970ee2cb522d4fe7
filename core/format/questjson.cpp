#include "core/format/questjson.h"

#include "core/format/gameresult.h"
#include "core/format/lines.h"
#include "core/format/movewords.h"
#include "core/format/rulename.h"
#include "core/format/sourcelocation.h"
#include "core/format/textencoding.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <charconv>

namespace core::format {

namespace {

/// The UTF-16 code unit that "u" and four digits stand for.
std::optional<char32_t> codeUnit(std::string_view text)
{
    constexpr std::size_t length = 5;
    std::uint32_t unit = 0;
    if (text.size() < length || text.front() != 'u'
        || std::from_chars(text.data() + 1, text.data() + length, unit, 16).ptr
               != text.data() + length)
        return std::nullopt;
    return static_cast<char32_t>(unit);
}

constexpr int maxValueDepth = 100;

constexpr bool isBetweenValues(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ',';
}

/// Parses JSON without building a tree, as far as games need it: an object with moves is a game.
class QuestReader
{
public:
    QuestReader(std::string_view text, Warnings &warnings)
        : m_text(text)
        , m_warnings(warnings)
        , m_lines(text)
    {}

    std::vector<Record> read();

private:
    /// The game of an object that is being read.
    struct Game
    {
        Record record;
        Othello position;
        int depth = 0; ///< of the game's object
        std::size_t players = 0;
        bool hasMoves = false;
        std::optional<Error> error;
        std::vector<Error> remarks;
        std::size_t resultAt = 0; ///< the byte
    };

    bool readValue(std::string_view key, Game &game, int depth);
    bool readObject(Game &game, int depth);
    bool readList(std::string_view key, Game &game, int depth);
    bool readGameOfList(const Game &around, int depth);
    std::optional<std::string> readString();
    void takeText(std::string_view key, const std::string &value, std::size_t at, Game &game);
    bool takeRule(std::string_view key, const std::string &value, std::size_t at, Game &game);
    static void setRule(Othello::Rule rule, Game &game);
    void readMoveText(const std::string &value, std::size_t at, Game &game);
    void skipBrokenGame();
    void readMove(const std::string &value, std::size_t at, Game &game);
    void finish(Game game, std::size_t begin);
    void skipBlanks();
    bool fail(const Error &error);

    std::string_view m_text;
    Warnings &m_warnings;
    LineCounter m_lines;
    std::size_t m_at = 0;
    std::vector<Record> m_records;
    std::optional<Error> m_error; ///< of the JSON itself
    std::size_t m_lastGame = 0;   ///< where the last object that may be a game begins
};

std::vector<Record> QuestReader::read()
{
    while (true) {
        skipBlanks();
        // Skip a list's brackets and whatever is between objects.
        while (m_at < m_text.size() && m_text[m_at] != '{')
            ++m_at;
        if (m_at >= m_text.size())
            break;
        const std::size_t begin = m_lastGame = m_at;
        Game game;
        game.record.game.start = Othello();
        m_error.reset();
        if (readObject(game, 0)) {
            finish(std::move(game), begin);
            continue;
        }
        m_warnings.beginRecord();
        m_warnings.addAt(m_text, 0, *m_error);
        skipBrokenGame();
    }
    return std::move(m_records);
}

/// Skips to the next object that begins a line, or that has the broken one's first key.
void QuestReader::skipBrokenGame()
{
    const std::size_t line = std::min(m_text.find("\n{", m_lastGame + 1), m_text.size() - 1) + 1;
    const std::size_t open = m_text.find('"', m_lastGame);
    const std::size_t close = open == m_text.npos ? open : m_text.find('"', open + 1);
    std::size_t alike = m_text.size();
    if (close < m_text.size())
        alike = m_text.find(m_text.substr(m_lastGame, close + 1 - m_lastGame), close + 1);
    m_at = std::min({line, alike, m_text.size()});
}

void QuestReader::finish(Game game, std::size_t begin)
{
    if (!game.hasMoves)
        return;
    m_warnings.beginRecord();
    if (game.error) {
        m_warnings.addAt(m_text, 0, *game.error);
        return;
    }
    if (const auto other =
            contradictionOf(game.record.game.result, game.position, game.record.unsaved.komi))
        game.remarks.push_back(other->at({0, 0, game.resultAt + 1}));
    for (const Error &remark : game.remarks)
        m_warnings.addRemarkAt(m_text, 0, remark);
    game.record.line = m_lines.lineAt(begin);
    setRolesFromNames(game.record.game);
    m_records.push_back(std::move(game.record));
}

void QuestReader::skipBlanks()
{
    while (m_at < m_text.size() && isBetweenValues(m_text[m_at]))
        ++m_at;
}

bool QuestReader::fail(const Error &error)
{
    if (!m_error)
        m_error = error.at({0, 0, std::min(m_at, m_text.size()) + 1});
    return false;
}

bool QuestReader::readObject(Game &game, int depth)
{
    ++m_at; // the bracket
    while (true) {
        skipBlanks();
        if (m_at < m_text.size() && m_text[m_at] == '}') {
            ++m_at;
            return true;
        }
        const std::optional<std::string> key = readString();
        if (!key)
            return false;
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != ':')
            return fail(
                QT_TRANSLATE_NOOP("core::Error", "a value is missing; expected : and a value"));
        ++m_at;
        if (!readValue(*key, game, depth))
            return false;
    }
}

bool QuestReader::readList(std::string_view key, Game &game, int depth)
{
    ++m_at; // the bracket
    while (true) {
        skipBlanks();
        if (m_at < m_text.size() && m_text[m_at] == ']') {
            ++m_at;
            return true;
        }
        if (!readValue(key, game, depth))
            return false;
    }
}

/// Reads an object of a list, which may be a game; it inherits the rule of the object around the
/// list.
bool QuestReader::readGameOfList(const Game &around, int depth)
{
    const std::size_t begin = m_lastGame = m_at;
    Game own;
    own.depth = depth;
    own.position = Othello().withRule(around.position.rule());
    own.record.game.start = own.position;
    if (!around.hasMoves) {
        own.record.unsaved.komi = around.record.unsaved.komi;
        own.error = around.error;
        own.remarks = around.remarks;
    }
    if (!readObject(own, depth))
        return false;
    finish(std::move(own), begin);
    return true;
}

/// Reads a value with this key, of an object or of a list.
bool QuestReader::readValue(std::string_view key, Game &game, int depth)
{
    skipBlanks();
    if (m_at >= m_text.size())
        return fail(QT_TRANSLATE_NOOP("core::Error", "the game has no end; expected }"));
    if (depth > maxValueDepth)
        return fail(QT_TRANSLATE_NOOP("core::Error", "too many brackets within brackets"));
    const char c = m_text[m_at];
    if (c == '{') {
        if (key == "players")
            ++game.players;
        const bool isOfList = m_text[m_text.find_last_not_of(" \t\r\n,", m_at - 1)] != ':';
        if (isOfList && key != "players" && key != "moves")
            return readGameOfList(game, depth + 1);
        return readObject(game, depth + 1);
    }
    if (c == '[') {
        game.hasMoves = game.hasMoves || key == "moves";
        return readList(key, game, depth + 1);
    }
    const std::size_t begin = m_at;
    // The value is in the game's object, or in its position's.
    const bool isOfGame = depth - game.depth <= 1;
    if (c == '"') {
        const std::optional<std::string> value = readString();
        if (value && isOfGame && key == "result") {
            game.record.game.result = singleLine(*value);
            game.resultAt = begin + 1;
        } else if (value && !(isOfGame && takeRule(key, *value, begin + 1, game))) {
            takeText(key, *value, begin, game);
        }
        return value.has_value();
    }
    // A number, true, false or null.
    while (m_at < m_text.size() && !isBetweenValues(m_text[m_at]) && m_text[m_at] != '}'
           && m_text[m_at] != ']')
        ++m_at;
    const std::string_view word = m_text.substr(begin, m_at - begin);
    if (isOfGame && word != "null" && word != "false" && !word.empty()
        && takeRule(key, std::string(word), begin, game))
        return true;
    if (m_at == begin)
        return fail({QT_TRANSLATE_NOOP("core::Error", "%1; expected a value"),
                     {inQuotes(firstCharacter(m_text.substr(m_at)))}});
    UnsavedFacts &unsaved = game.record.unsaved;
    (key == "t" ? unsaved.times : unsaved.others) = true; // such as ratings
    return true;
}

std::optional<std::string> QuestReader::readString()
{
    skipBlanks();
    if (m_at >= m_text.size() || m_text[m_at] != '"') {
        if (m_at >= m_text.size())
            fail(QT_TRANSLATE_NOOP("core::Error", "the game has no end; expected }"));
        else
            fail({QT_TRANSLATE_NOOP("core::Error", "%1; expected a name in quotation marks"),
                  {inQuotes(firstCharacter(m_text.substr(m_at)))}});
        return std::nullopt;
    }
    std::string value;
    for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
        if (m_text[m_at] != '\\') {
            value += m_text[m_at];
            continue;
        }
        if (++m_at >= m_text.size())
            break;
        const std::string_view rest = m_text.substr(m_at);
        if (const auto unit = codeUnit(rest)) {
            const char32_t next =
                rest.substr(5).starts_with('\\') ? codeUnit(rest.substr(6)).value_or(0) : 0;
            const auto paired = characterOfPair(*unit, next);
            appendUtf8(value, paired.value_or(*unit));
            m_at += paired ? 10U : 4U;
        } else {
            value += m_text[m_at] == 'n' || m_text[m_at] == 't' ? ' ' : m_text[m_at];
        }
    }
    if (m_at >= m_text.size()) {
        fail(QT_TRANSLATE_NOOP("core::Error", "a text without its end; expected a quotation mark"));
        return std::nullopt;
    }
    ++m_at;
    return value;
}

void QuestReader::takeText(std::string_view key, const std::string &value, std::size_t at,
                           Game &game)
{
    if (key == "m")
        readMove(value, at + 1, game);
    else if (key == "moves")
        readMoveText(value, at + 1, game);
    else if (key == "created")
        game.record.game.date = singleLine(value);
    else if ((key == "id" || key == "name") && game.players >= 1 && game.players <= 2)
        game.record.game.players[game.players - 1] = singleLine(value);
}

/// Takes a game's rule from a key's value; false if the key is about something else.
bool QuestReader::takeRule(std::string_view key, const std::string &value, std::size_t at,
                           Game &game)
{
    std::string name = lowerCase(key);
    std::erase(name, '_');
    const auto here = [at](const Error &error) { return error.at({0, 0, at + 1}); };
    const std::optional<Othello::Rule> rule = ruleNamed(value);
    if (name == "gtype" || name == "gametype") {
        if (rule)
            setRule(*rule, game);
        else
            game.error =
                here(Error(QT_TRANSLATE_NOOP("core::Error", "a game of %1; expected Othello"),
                           {inQuotes(value)}));
    } else if (name == "rule" || name == "rules" || name == "variant") {
        if (rule)
            setRule(*rule, game);
        else if (!value.empty())
            game.remarks.push_back(here(unknownRules(value)));
    } else if (name == "size" || name == "boardsize"
               || (name == "board" && boardSizeNamed(value))) {
        if (!isUsualBoardSize(value))
            game.error = here(otherBoardSize(inQuotes(value)));
    } else if (name == "komi") {
        game.record.unsaved.komi = parseKomi(value);
    } else if (name == "handicap") {
        if (value.find_first_of("123456789") != value.npos)
            game.remarks.push_back(here(handicapWithoutDiscs(value)));
    } else {
        return false;
    }
    return true;
}

/// The rule may come before or after the moves.
void QuestReader::setRule(Othello::Rule rule, Game &game)
{
    game.position = game.position.withRule(rule);
    game.record.game.start = std::get<Othello>(game.record.game.start).withRule(rule);
}

/// Reads moves from a string: one of a list of moves, or all of them.
void QuestReader::readMoveText(const std::string &value, std::size_t at, Game &game)
{
    if (const auto all = trimmed(value); all == "-" || all == "--") {
        readMove("-", at, game);
        return;
    }
    for (std::size_t begin = 0; begin < value.size() && !game.error;) {
        const std::string_view rest = std::string_view(value).substr(begin);
        const std::size_t pass = passLength(rest);
        const std::size_t length = pass > 0 ? pass : std::min<std::size_t>(2, rest.size());
        if (pass > 0 || isAlphanumeric(rest.front())) {
            readMove(pass > 0 ? "pass" : std::string(rest.substr(0, length)), at + begin, game);
            begin += length;
        } else {
            ++begin;
        }
    }
}

void QuestReader::readMove(const std::string &value, std::size_t at, Game &game)
{
    game.hasMoves = true;
    const bool isPass = value == "-" || lowerCase(value) == "pass";
    if (game.error || (isPass && game.position.isOver()))
        return;
    std::vector<Move> &moves = game.record.game.moves;
    const auto here = [&](const Error &error) {
        game.error = error.inMove(moves.size() + 1, inQuotes(value)).at({0, 0, at + 1});
    };
    if (!isPass && game.position.mustPass()) {
        moves.push_back(Othello::pass);
        game.position.play(Othello::pass);
    }
    const Result<Move> move = game.position.isOver()
                                  ? Result<Move>(moveAfterEnd())
                                  : game.position.parseMove(isPass ? "pass" : value);
    if (!move) {
        here(move.error());
        return;
    }
    moves.push_back(*move);
    game.position.play(*move);
}

} // namespace

bool looksQuest(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n[");
    if (begin == std::string_view::npos || text[begin] != '{')
        return false;
    const std::string_view head = text.substr(begin, 4000);
    return head.find("\"m\"") != head.npos || head.find("\"moves\"") != head.npos;
}

std::vector<Record> readQuest(std::string_view text, Warnings &warnings)
{
    return QuestReader(text, warnings).read();
}

} // namespace core::format
