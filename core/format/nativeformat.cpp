#include "core/format/nativeformat.h"

#include "core/format/gameresult.h"
#include "core/format/lines.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>

namespace core::format {

namespace {

constexpr std::string_view nativeHeading = "Tabuleiro game ";
constexpr int newestVersion = 1;
/// A low limit, because games are small, and a short variation may expand to a far longer line.
constexpr std::size_t maxBytes = std::size_t(8) << 20;

std::string_view sideName(Side side)
{
    return side == Side::First ? "first" : "second";
}

std::optional<Side> sideNamed(std::string_view name)
{
    if (name == "first")
        return Side::First;
    if (name == "second")
        return Side::Second;
    return std::nullopt;
}

/// Reads line after line into one game after the other.
class DocumentReader
{
public:
    DocumentReader(std::string_view text, Warnings &warnings)
        : m_text(text)
        , m_warnings(warnings)
        , m_lines(text)
    {}

    std::vector<Record> read();

private:
    std::optional<Error> readLine(std::string_view line);
    std::optional<Error> readHeading(std::string_view line);
    std::optional<Error> readEntry(std::string_view line);
    std::optional<Error> readValue(std::string_view key, std::string_view value);
    std::optional<Error> readVariation(std::string_view line);
    std::optional<Error> readMoves(std::string_view text);
    void finishGame(std::size_t end);
    /// An error with only its byte; Warnings counts the line if it keeps the error.
    Error errorIn(std::string_view part, const Error &error) const
    {
        const std::size_t within = std::max<std::size_t>(error.place.byte, 1);
        return error.at({0, 0, offsetOf(m_text, part) + within});
    }

    std::string_view m_text;
    Warnings &m_warnings;
    LineCounter m_lines;
    std::vector<Record> m_records;
    GameRecord m_game;
    std::size_t m_begin = 0;        ///< the game's first byte
    std::optional<Side> m_computer; ///< from older files, like m_level; now the roles
    std::string m_level;
    std::string_view m_result; ///< as written
    bool m_inGame = false;
    bool m_hasGame = false;              ///< the kind of the game was read
    bool m_hasMoves = false;             ///< moves have begun: the start cannot change
    std::vector<Move> *m_line = nullptr; ///< the line that moves are added to; null outside moves
    std::optional<Position> m_position;  ///< after the moves of m_line
};

std::vector<Record> DocumentReader::read()
{
    std::string_view rest = m_text;
    while (!rest.empty()) {
        if (const std::optional<Error> failure = readLine(takeLine(rest))) {
            m_warnings.addAt(m_text, 0, *failure);
            // The game is left out: the next heading begins another.
            m_inGame = false;
            while (!rest.empty()
                   && !trimmed(rest.substr(0, rest.find('\n'))).starts_with(nativeHeading))
                takeLine(rest);
        }
    }
    finishGame(m_text.size());
    return std::move(m_records);
}

std::optional<Error> DocumentReader::readLine(std::string_view line)
{
    if (line.empty() || line.front() == '#')
        return std::nullopt;
    if (line.starts_with(nativeHeading))
        return readHeading(line);
    if (!m_inGame)
        return errorIn(line, {QT_TRANSLATE_NOOP("core::Error", "%1; expected \"Tabuleiro game 1\""),
                              {inQuotes(line)}});
    if (line.starts_with("variation after "))
        return readVariation(line);
    if (line.find(':') != std::string_view::npos)
        return readEntry(line);
    if (m_line == nullptr)
        return errorIn(line, {QT_TRANSLATE_NOOP("core::Error",
                                                "%1; expected a line such as \"game: othello\""),
                              {inQuotes(line)}});
    return readMoves(line);
}

std::optional<Error> DocumentReader::readHeading(std::string_view line)
{
    finishGame(offsetOf(m_text, line));
    m_warnings.beginRecord();
    m_begin = offsetOf(m_text, line);
    const std::string_view version = line.substr(nativeHeading.size());
    if (const std::optional<Error> failure = versionProblem(version, version, newestVersion))
        return errorIn(version, *failure);
    m_game = GameRecord();
    m_computer.reset();
    m_level.clear();
    m_inGame = true;
    m_hasGame = m_hasMoves = false;
    m_line = nullptr;
    return std::nullopt;
}

std::optional<Error> DocumentReader::readEntry(std::string_view line)
{
    const std::size_t colon = line.find(':');
    const std::string_view key = trimmed(line.substr(0, colon));
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (key == "game") {
        const auto kind = gameNamed(value);
        if (!kind)
            return errorIn(value.empty() ? line : value, unknownGame(value));
        if (m_hasMoves)
            return errorIn(line, QT_TRANSLATE_NOOP("core::Error",
                                                   "the game after its moves; expected it before"));
        m_game.start = startOf(*kind);
        m_hasGame = true;
        return std::nullopt;
    }
    if (key != "start" && key != "moves")
        return readValue(key, value);
    if (!m_hasGame)
        return errorIn(line,
                       {QT_TRANSLATE_NOOP("core::Error",
                                          "%1 before the game; expected \"game: othello\" first"),
                        {inQuotes(key)}});
    if (key == "start") {
        if (m_hasMoves)
            return errorIn(
                line,
                QT_TRANSLATE_NOOP("core::Error", "the start after the moves; expected it before"));
        const auto start = parsePosition(kindOf(m_game.start), value);
        if (!start)
            return errorIn(value.empty() ? line : value, start.error());
        m_game.start = *start;
        return std::nullopt;
    }
    if (m_hasMoves)
        return errorIn(line, QT_TRANSLATE_NOOP(
                                 "core::Error",
                                 "a second line of moves; expected one, and others as variations"));
    m_hasMoves = true;
    m_line = &m_game.moves;
    m_position = m_game.start;
    return readMoves(value);
}

std::optional<Error> DocumentReader::readValue(std::string_view key, std::string_view value)
{
    m_line = nullptr; // the moves have ended
    if (key == "first" || key == "second") {
        m_game.players[key == "first" ? 0 : 1] = value;
    } else if (key == "first role" || key == "second role") {
        const auto role = parseRole(value);
        if (!role)
            return errorIn(
                key, {QT_TRANSLATE_NOOP("core::Error", "%1; expected human, computer or program"),
                      {inQuotes(value)}});
        m_game.roles[key == "first role" ? 0 : 1] = *role;
    } else if (key == "roles") {
        m_game.rolesKnown = value != "unknown";
    } else if (key == "out of time" || key == "computer" || key == "person") {
        const auto side = sideNamed(value);
        if (!side)
            return errorIn(key, {QT_TRANSLATE_NOOP("core::Error", "%1; expected first or second"),
                                 {inQuotes(value)}});
        (key == "computer" ? m_computer
         : key == "person" ? m_game.person
                           : m_game.outOfTime) = side;
    } else if (key == "clock") {
        m_game.clocks = parseClocks(value);
        if (!m_game.clocks)
            return errorIn(key, {QT_TRANSLATE_NOOP("core::Error",
                                                   "%1; expected seconds such as 300+2 287 150"),
                                 {inQuotes(value)}});
    } else if (key == "shown") {
        const int ply = parseNumber(value);
        if (ply < 0)
            return errorIn(key, {QT_TRANSLATE_NOOP("core::Error", "%1; expected a number of moves"),
                                 {inQuotes(value)}});
        m_game.ply = static_cast<std::size_t>(ply);
    } else if (key == "imported") {
        const auto move = parseMove(m_game.start, value);
        if (!move)
            return errorIn(key, move.error());
        m_game.importedMove = *move;
    } else if (key == "comment") {
        m_game.comment += (m_game.comment.empty() ? "" : "\n") + std::string(value);
    } else if (key == "date") {
        m_game.date = value;
    } else if (key == "place") {
        m_game.place = value;
    } else if (key == "result") {
        m_game.result = value;
        m_result = value;
    } else if (key == "level") {
        m_level = value;
    }
    return std::nullopt; // an unknown key is a newer program's
}

std::optional<Error> DocumentReader::readVariation(std::string_view line)
{
    constexpr std::string_view words = "variation after ";
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view number = trimmed(line.substr(words.size(), colon - words.size()));
    const int count = parseNumber(number);
    if (count < 0 || colon == line.size() || static_cast<std::size_t>(count) > m_game.moves.size())
        return errorIn(
            line, {QT_TRANSLATE_NOOP("core::Error",
                                     "%1; expected \"variation after N:\" with N from 0 to %2"),
                   {inQuotes(line), std::to_string(m_game.moves.size())}});
    if (!m_hasMoves)
        return errorIn(
            line, QT_TRANSLATE_NOOP("core::Error",
                                    "a variation before the moves; expected \"moves:\" first"));
    if (m_game.variations.size() >= GameRecord::maxVariations)
        return errorIn(line, {QT_TRANSLATE_NOOP("core::Error", "more variations than %1"),
                              {std::to_string(GameRecord::maxVariations)}});
    m_game.variations.emplace_back(m_game.moves.begin(), m_game.moves.begin() + count);
    m_line = &m_game.variations.back();
    m_position = positionAfter(m_game.start, m_game.moves, static_cast<std::size_t>(count));
    return readMoves(line.substr(colon + 1));
}

std::optional<Error> DocumentReader::readMoves(std::string_view text)
{
    for (const std::string_view word : words(text)) {
        if (word.back() == '.' && parseNumber(word.substr(0, word.size() - 1)) >= 0)
            continue; // a number before a move
        const auto move = parseMove(*m_position, word);
        if (!move)
            return errorIn(word, move.error().inMove(m_line->size() + 1));
        m_line->push_back(*move);
        m_position = after(*m_position, *move);
    }
    return std::nullopt;
}

/// Adds the current game, which ends at this byte.
void DocumentReader::finishGame(std::size_t end)
{
    if (!m_inGame)
        return;
    m_inGame = false;
    if (!m_hasGame) {
        m_warnings.addAt(
            m_text, end,
            QT_TRANSLATE_NOOP("core::Error",
                              "the game ends without its kind; expected \"game: othello\""));
        return;
    }
    if (m_computer)
        m_game.roles = rolesWithOpponent(*m_computer, roleOfLevel(std::move(m_level)));
    if (m_game.ply && *m_game.ply > m_game.moves.size())
        m_game.ply.reset();
    const Position last = positionAfter(m_game.start, m_game.moves, m_game.moves.size());
    if (const auto *const othello = std::get_if<Othello>(&last); othello != nullptr) {
        if (const auto other = contradictionOf(m_game.result, *othello))
            m_warnings.addRemarkAt(m_text, offsetOf(m_text, m_result), *other);
    }
    Record &record = m_records.emplace_back();
    record.game = std::move(m_game);
    record.line = m_lines.lineAt(m_begin);
}

/// Moves with a number before each of the first side's, about eight pairs a line.
std::string movesText(Position position, const std::vector<Move> &moves, std::size_t from)
{
    constexpr std::size_t perLine = 16;
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i >= from) {
            if ((i - from) % perLine == 0)
                text += "\n ";
            if ((i - from) % 2 == 0)
                text += " " + std::to_string(i + 1) + ".";
            text += " " + moveText(position, moves[i]);
        }
        position = after(position, moves[i]);
    }
    return text + "\n";
}

void writeEntry(std::string &text, std::string_view key, const std::string &value)
{
    const std::string line = singleLine(value);
    if (!line.empty())
        text += std::string(key) + ": " + line + "\n";
}

} // namespace

bool looksNative(std::string_view text)
{
    return trimmed(withoutByteOrderMark(text)).starts_with(nativeHeading);
}

std::vector<Record> readNative(std::string_view text, Warnings &warnings)
{
    if (const auto error = tooLarge(text.size(), maxBytes)) {
        warnings.add(*error);
        return {};
    }
    return DocumentReader(text, warnings).read();
}

std::string writeNative(const GameRecord &record)
{
    std::string text = std::string(nativeHeading) + std::to_string(newestVersion) + "\n";
    const GameKind kind = kindOf(record.start);
    writeEntry(text, "game", std::string(gameName(kind)));
    writeEntry(text, "date", record.date);
    writeEntry(text, "place", record.place);
    writeEntry(text, "first", record.players[0]);
    writeEntry(text, "second", record.players[1]);
    if (!record.roles[0].isHuman())
        writeEntry(text, "first role", roleText(record.roles[0]));
    if (!record.roles[1].isHuman())
        writeEntry(text, "second role", roleText(record.roles[1]));
    if (!record.rolesKnown)
        writeEntry(text, "roles", "unknown");
    if (record.person)
        writeEntry(text, "person", std::string(sideName(*record.person)));
    writeEntry(text, "result", record.result);
    if (record.outOfTime)
        writeEntry(text, "out of time", std::string(sideName(*record.outOfTime)));
    if (record.clocks)
        writeEntry(text, "clock", clocksText(*record.clocks));
    if (!(record.start == startOf(kind)))
        writeEntry(text, "start", toText(record.start));
    if (record.importedMove != Move::none())
        writeEntry(text, "imported", moveText(record.start, record.importedMove));
    if (record.ply)
        writeEntry(text, "shown", std::to_string(*record.ply));
    for (std::string_view rest = record.comment; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        writeEntry(text, "comment", std::string(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    text += "moves:" + movesText(record.start, record.moves, 0);
    for (const std::vector<Move> &line : record.variations) {
        const auto [mine, theirs] =
            std::mismatch(record.moves.begin(), record.moves.end(), line.begin(), line.end());
        const auto shared = static_cast<std::size_t>(mine - record.moves.begin());
        text += "variation after " + std::to_string(shared) + ":"
                + movesText(record.start, line, shared);
    }
    return text;
}

} // namespace core::format
