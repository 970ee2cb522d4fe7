#include "core/format/journalrecord.h"

#include "core/format/sourcelocation.h"
#include "core/match/match.h"
#include "core/notation.h"

#include <algorithm>

namespace core::format {

namespace {

constexpr std::array<std::uint32_t, 256> crcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1) != 0 ? 0xedb88320u ^ value >> 1 : value >> 1;
        table[i] = value;
    }
    return table;
}();

std::string hexadecimal(std::uint32_t value)
{
    std::string digits(8, '0');
    for (std::size_t i = 0; i < 8; ++i)
        digits[7 - i] = "0123456789abcdef"[value >> (4 * i) & 15];
    return digits;
}

std::optional<Side> parseSide(std::string_view text)
{
    return text == "first"    ? std::optional(Side::First)
           : text == "second" ? std::optional(Side::Second)
                              : std::nullopt;
}

std::string_view sideText(Side side)
{
    return side == Side::First ? "first" : "second";
}

void addField(std::string &text, std::string_view name, const std::string &value)
{
    if (!value.empty())
        text += "\t" + std::string(name) + "=" + singleLine(value);
}

/// A field's value in a record; empty if it is missing.
std::string_view field(std::string_view record, std::string_view name)
{
    while (!record.empty()) {
        const std::size_t end = std::min(record.find('\t'), record.size());
        const std::string_view entry = record.substr(0, end);
        if (entry.size() > name.size() && entry.starts_with(name) && entry[name.size()] == '=')
            return entry.substr(name.size() + 1);
        record.remove_prefix(std::min(end + 1, record.size()));
    }
    return {};
}

std::optional<std::vector<Move>> parseLine(Position position, std::string_view text)
{
    std::vector<Move> moves;
    for (const std::string_view word : words(text)) {
        const auto move = parseMove(position, word);
        if (!move)
            return std::nullopt;
        moves.push_back(*move);
        position = after(position, *move);
    }
    return moves;
}

/// Who plays. Older records have only the computer's side and level.
Roles parseRoles(std::string_view record)
{
    if (const auto side = parseSide(field(record, "computer")))
        return rolesWithOpponent(*side, roleOfLevel(std::string(field(record, "level"))));
    return {parseRole(field(record, "first-role")).value_or(Role()),
            parseRole(field(record, "second-role")).value_or(Role())};
}

/// The game of a line that is a complete record; otherwise nothing.
std::optional<GameRecord> parseRecord(std::string_view line)
{
    const std::string_view record = line.substr(std::min<std::size_t>(9, line.size()));
    if (record.empty() || line[8] != ' ' || line.substr(0, 8) != hexadecimal(crc32(record)))
        return std::nullopt;
    const auto kind = gameNamed(field(record, "game"));
    if (!kind)
        return std::nullopt;
    GameRecord game;
    game.start = startOf(*kind);
    if (const std::string_view text = field(record, "start"); !text.empty()) {
        const auto start = parsePosition(*kind, text);
        if (!start)
            return std::nullopt;
        game.start = *start;
    }
    auto moves = parseLine(game.start, field(record, "moves"));
    if (!moves)
        return std::nullopt;
    game.moves = std::move(*moves);
    const int ply = parseNumber(field(record, "shown"));
    if (ply >= 0 && static_cast<std::size_t>(ply) <= game.moves.size())
        game.ply = static_cast<std::size_t>(ply);
    game.roles = parseRoles(record);
    game.outOfTime = parseSide(field(record, "out-of-time"));
    game.clocks = parseClocks(field(record, "clock"));
    game.date = field(record, "date");
    game.place = field(record, "place");
    game.result = field(record, "result");
    game.comment = field(record, "comment");
    game.counts = field(record, "counts") != "no";
    game.hinted = field(record, "hinted") == "yes";
    game.rolesKnown = field(record, "roles") != "unknown";
    game.person = parseSide(field(record, "person"));
    if (const auto imported = parseMove(game.start, field(record, "imported")))
        game.importedMove = *imported;
    game.players = {std::string(field(record, "first")), std::string(field(record, "second"))};
    return game;
}

/// The parts of a damaged line that may be records: a damaged newline is the byte between two
/// records, or the journal's last byte. Limited in number, so that no line takes long.
std::vector<std::string_view> partsOf(std::string_view line, bool closed)
{
    constexpr std::size_t max = 16;
    std::vector<std::string_view> parts;
    std::size_t from = 0;
    while (parts.size() < max) {
        const std::size_t next = line.find(" game=", from + 9);
        if (next == std::string_view::npos)
            break;
        parts.push_back(line.substr(from, next - 9 - from));
        from = next - 8;
    }
    parts.push_back(line.substr(from));
    if (!closed && parts.back().size() > 1)
        parts.push_back(parts.back().substr(0, parts.back().size() - 1));
    return parts;
}

/// Puts a journal together, record after record.
class JournalReader
{
public:
    /// Returns false if the line is not a record.
    bool add(std::string_view line)
    {
        std::optional<GameRecord> game = parseRecord(line);
        if (!game)
            return false;
        if (m_journal.readable == 0 || !(m_match.start() == game->start))
            m_match = Match(*game);
        else
            m_match.follow(game->moves, game->ply.value_or(game->moves.size()));
        ++m_journal.readable;
        m_journal.game = std::move(*game);
        return true;
    }

    void addDamaged(std::string_view line, bool closed)
    {
        int found = 0;
        for (const std::string_view part : partsOf(line, closed))
            found += add(part) ? 1 : 0;
        ++(closed || found > 0 ? m_journal.damaged : m_journal.cutOff);
    }

    JournalContent journal() &&
    {
        if (m_journal.valid())
            m_journal.game.variations = m_match.variations();
        return std::move(m_journal);
    }

private:
    JournalContent m_journal;
    Match m_match;
};

} // namespace

std::uint32_t crc32(std::string_view text)
{
    std::uint32_t value = 0xffffffff;
    for (const char c : text)
        value = crcTable[(value ^ static_cast<unsigned char>(c)) & 255] ^ value >> 8;
    return ~value;
}

std::string journalRecord(const GameRecord &game)
{
    const GameKind kind = kindOf(game.start);
    std::string record = "game=" + std::string(gameName(kind));
    if (!(game.start == startOf(kind)))
        addField(record, "start", toText(game.start));
    if (!game.roles[0].isHuman())
        addField(record, "first-role", roleText(game.roles[0]));
    if (!game.roles[1].isHuman())
        addField(record, "second-role", roleText(game.roles[1]));
    if (!game.rolesKnown)
        addField(record, "roles", "unknown");
    if (game.person)
        addField(record, "person", std::string(sideText(*game.person)));
    if (game.importedMove != Move::none())
        addField(record, "imported", moveText(game.start, game.importedMove));
    addField(record, "date", game.date);
    addField(record, "first", game.players[0]);
    addField(record, "second", game.players[1]);
    addField(record, "place", game.place);
    addField(record, "result", game.result);
    addField(record, "comment", game.comment);
    if (!game.counts)
        addField(record, "counts", "no");
    if (game.hinted)
        addField(record, "hinted", "yes");
    if (game.outOfTime)
        addField(record, "out-of-time", std::string(sideText(*game.outOfTime)));
    if (game.clocks)
        addField(record, "clock", clocksText(*game.clocks));
    addField(record, "shown", std::to_string(game.ply.value_or(game.moves.size())));
    std::string moves;
    Position position = game.start;
    for (const Move move : game.moves) {
        moves += (moves.empty() ? "" : " ") + moveText(position, move);
        position = after(position, move);
    }
    addField(record, "moves", moves);
    return hexadecimal(crc32(record)) + " " + record + "\n";
}

std::string journalRecords(const GameRecord &game)
{
    std::string text;
    GameRecord line = game;
    for (const std::vector<Move> &moves : game.variations) {
        line.moves = moves;
        line.ply = moves.size();
        text += journalRecord(line);
    }
    return text + journalRecord(game);
}

JournalContent readJournal(std::string_view text)
{
    JournalReader reader;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const bool closed = end < text.size();
        text.remove_prefix(std::min(end + 1, text.size()));
        // A newline that was written in case the record before it was cut off may leave an empty
        // line.
        if (!line.empty() && !reader.add(line))
            reader.addDamaged(line, closed);
    }
    return std::move(reader).journal();
}

} // namespace core::format
