#include "core/format/ggf.h"

#include "core/format/gameresult.h"
#include "core/format/lines.h"
#include "core/format/rulename.h"
#include "core/format/sourcelocation.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace core::format {

namespace {

/// The next "(;" that a property follows, or npos. A value may contain "(;" as text.
std::size_t nextGame(std::string_view text, std::size_t at)
{
    while ((at = text.find("(;", at)) != std::string_view::npos) {
        std::size_t next = at + 2;
        while (next < text.size() && static_cast<unsigned char>(text[next]) <= ' ')
            ++next;
        const std::size_t tag = next;
        while (next < text.size() && isCapital(text[next]))
            ++next;
        if (next > tag && next < text.size() && text[next] == '[')
            return at;
        ++at;
    }
    return at;
}

/// Converts a date in seconds since 1970, as GGS wrote it for some years; returns others unchanged.
std::string dateText(std::string_view value)
{
    constexpr std::size_t shortest = 9; // digits, from 1973 on
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    if (value.size() < shortest || value.size() > shortest + 1 || error != std::errc()
        || end != value.data() + value.size() || seconds < 0)
        return std::string(value);
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(
        std::chrono::sys_seconds(std::chrono::seconds(seconds))));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

/// Reads one game after its "(;".
class GameReader
{
public:
    GameReader(std::string_view text, std::size_t at)
        : m_text(text)
        , m_start(at)
        , m_at(at)
    {
        m_game.record.start = Othello();
        constexpr std::size_t usual = 64; // moves of a game
        m_game.record.moves.reserve(usual);
        m_game.times.reserve(usual);
    }

    /// Reads the game: nothing if game() now has it, else the error. The error's place has only the
    /// byte, because counting the lines of a large archive for every error would take too long.
    std::optional<Error> read();
    TimedGame &game() { return m_game; }
    UnsavedFacts unsaved() const { return m_unsaved; }
    /// A remark about the game that was read, with a place as in errors.
    const std::optional<Error> &remark() const { return m_remark; }
    /// Where to look for the next game.
    std::size_t end() const { return m_at; }

private:
    std::optional<Error> readProperty();
    std::optional<Error> take(std::string_view tag, std::string_view value);
    std::optional<Error> readBoard(std::string_view value);
    std::optional<Error> readMove(Side side, std::string_view value);
    void play(Move move, std::string_view time);
    std::optional<Error> takeType(std::string_view value);
    static Error errorAtByte(std::size_t byte, const Error &error)
    {
        return error.at({0, 0, byte + std::max<std::size_t>(error.place.byte, 1)});
    }
    Error errorIn(std::string_view part, const Error &error) const
    {
        return errorAtByte(offsetOf(m_text, part), error);
    }

    std::string_view m_text;
    std::size_t m_start;
    std::size_t m_at;
    TimedGame m_game;
    UnsavedFacts m_unsaved;
    std::optional<Error> m_remark;
    std::string_view m_result; ///< as written
    Othello m_position;
    Othello::Rule m_rule = Othello::Rule::Most;
    bool m_hasBoard = false;
    bool m_failed = false;
};

std::optional<Error> GameReader::read()
{
    std::optional<Error> first;
    while (true) {
        while (m_at < m_text.size() && static_cast<unsigned char>(m_text[m_at]) <= ' ')
            ++m_at;
        const std::string_view rest = m_text.substr(m_at);
        if (rest.starts_with(";)")) {
            m_at += 2;
            break;
        }
        if (rest.empty() || rest.starts_with("(;"))
            return first ? first
                         : errorAtByte(
                             m_start,
                             QT_TRANSLATE_NOOP("core::Error", "the game has no end; expected ;)"));
        std::optional<Error> failure = readProperty();
        if (failure && !m_failed) {
            first = std::move(failure);
            m_failed = true; // read on only to find the game's end
        }
    }
    if (!first && !m_hasBoard)
        return errorAtByte(
            m_start,
            QT_TRANSLATE_NOOP("core::Error", "a game without a board; expected BO[8 ...]"));
    setRolesFromNames(m_game.record);
    if (!first) {
        if (const auto other = contradictionOf(m_game.record.result, m_position, m_unsaved.komi))
            m_remark = errorIn(m_result, *other);
    }
    return first;
}

std::optional<Error> GameReader::readProperty()
{
    const std::size_t start = m_at;
    while (m_at < m_text.size() && isCapital(m_text[m_at]))
        ++m_at;
    const std::string_view tag = m_text.substr(start, m_at - start);
    if (tag.empty() || m_at >= m_text.size() || m_text[m_at] != '[') {
        m_at = std::max(m_at, start + 1);
        if (m_failed)
            return std::nullopt;
        const std::string found = inQuotes(firstCharacter(m_text.substr(start)));
        return errorAtByte(
            start,
            {QT_TRANSLATE_NOOP("core::Error", "%1; expected a property such as PB[name], or ;)"),
             {found}});
    }
    const std::size_t close = m_text.find(']', m_at);
    const std::size_t cut = nextGame(m_text.substr(0, close), m_at);
    if (close == std::string_view::npos || cut != std::string_view::npos) {
        m_at = std::min(cut, m_text.size());
        return errorAtByte(
            start, {QT_TRANSLATE_NOOP("core::Error", "the property %1 has no end; expected ]"),
                    {inQuotes(tag)}});
    }
    const std::string_view value = m_text.substr(m_at + 1, close - m_at - 1);
    m_at = close + 1;
    return m_failed ? std::nullopt : take(tag, value);
}

std::optional<Error> GameReader::take(std::string_view tag, std::string_view value)
{
    if (tag == "B" || tag == "W")
        return readMove(tag == "B" ? Side::First : Side::Second, value);
    if (tag == "BO")
        return readBoard(value);
    if (tag == "GM" && lowerCase(trimmed(value)) != "othello")
        return errorIn(value, {QT_TRANSLATE_NOOP("core::Error", "a game of %1; expected Othello"),
                               {inQuotes(value)}});
    GameRecord &record = m_game.record;
    if (tag == "TY")
        return takeType(value);
    if (tag == "PB")
        record.players[0] = trimmed(value);
    else if (tag == "PW")
        record.players[1] = trimmed(value);
    else if (tag == "PC")
        record.place = trimmed(value);
    else if (tag == "DT")
        record.date = dateText(trimmed(value));
    else if (tag == "RE" && trimmed(value) != "?")
        record.result = m_result = trimmed(value);
    else if (tag == "CO")
        record.comment += (record.comment.empty() ? "" : "\n") + std::string(trimmed(value));
    else if (tag == "RB" || tag == "RW")
        m_unsaved.others = true;
    if (tag == "KM")
        m_unsaved.komi = parseKomi(value);
    if (tag == "TI" || tag == "TB" || tag == "TW")
        m_unsaved.times = true;
    if (tag == "TI" || tag == "TB")
        m_game.clocks[0] = trimmed(value);
    if (tag == "TI" || tag == "TW")
        m_game.clocks[1] = trimmed(value);
    return std::nullopt;
}

std::optional<Error> GameReader::readBoard(std::string_view value)
{
    const std::string_view text = trimmed(value);
    const std::size_t blank = std::min(text.find_first_of(" \t\r\n"), text.size());
    const std::string_view size = text.substr(0, blank);
    if (size != "8")
        return errorIn(value, otherBoardSize(inQuotes(size)));
    if (!m_game.record.moves.empty())
        return errorIn(
            value, QT_TRANSLATE_NOOP("core::Error", "a board after the moves; expected it before"));
    // If no side is written, Black moves.
    std::string board(text.substr(blank));
    const auto squares = std::count_if(board.begin(), board.end(),
                                       [](char c) { return static_cast<unsigned char>(c) > ' '; });
    if (squares == 64)
        board += " *";
    const Result<Othello> position = Othello::parse(board);
    if (!position)
        return errorIn(text.substr(blank), position.error());
    m_position = position->withRule(m_rule);
    m_game.record.start = m_position;
    m_hasBoard = true;
    return std::nullopt;
}

/// Takes the type, which may come before or after the board.
std::optional<Error> GameReader::takeType(std::string_view value)
{
    const std::optional<GgsType> type = parseGgsType(value);
    if (!type)
        return errorIn(value,
                       {QT_TRANSLATE_NOOP("core::Error", "a game of the type %1, which is not "
                                                         "known; expected one such as 8, 8k, 8a "
                                                         "or s8r20"),
                        {inQuotes(trimmed(value))}});
    if (type->size != "8")
        return errorIn(value, otherBoardSize(inQuotes(type->size)));
    m_rule = type->rule;
    m_position = m_position.withRule(m_rule);
    if (m_hasBoard)
        m_game.record.start = std::get<Othello>(m_game.record.start).withRule(m_rule);
    return std::nullopt;
}

std::optional<Error> GameReader::readMove(Side side, std::string_view value)
{
    if (!m_hasBoard)
        return errorIn(
            value,
            QT_TRANSLATE_NOOP("core::Error", "a move before the board; expected BO[8 ...] first"));
    const auto [word, stated, time] = splitGgfMove(value);
    m_unsaved.times = m_unsaved.times || !time.empty();
    m_unsaved.values = m_unsaved.values || !stated.empty();
    const std::size_t number = m_game.record.moves.size() + 1;
    if (side != m_position.sideToMove() && m_position.mustPass())
        play(Othello::pass, {}); // some writers omit forced passes
    const auto here = [&](const Error &error) { return errorIn(value, error.inMove(number)); };
    const bool pass = word.starts_with('p') || word.starts_with('P');
    if (side == m_position.sideToMove()) {
        // What follows the two characters of a square is ignored, as other readers do.
        const Result<Move> move = m_position.parseMove(pass ? "pass" : word.substr(0, 2));
        if (move) {
            play(*move, time);
            return std::nullopt;
        }
        if (!m_position.isOver())
            return here(move.error());
    }
    if (!m_position.isOver())
        return here(notToMove(side));
    if (pass)
        return std::nullopt; // passes after the end are redundant
    return errorIn(value, moveAfterEnd().inMove(number, inQuotes(word)));
}

void GameReader::play(Move move, std::string_view time)
{
    m_game.record.moves.push_back(move);
    m_game.times.emplace_back(time);
    m_position.play(move);
}

/// A property's value cannot contain the bracket that ends it.
std::string propertyValue(const std::string &text)
{
    std::string value = singleLine(text);
    std::replace(value.begin(), value.end(), ']', ')');
    return value;
}

std::string fixed(double number, int decimals)
{
    std::array<char, 400> text{}; // 309 digits at most before the point
    const auto written = std::to_chars(text.data(), text.data() + text.size(), number,
                                       std::chars_format::fixed, decimals);
    return {text.data(), written.ptr};
}

/// "5:00", or "5:00/0:02" with an increment.
std::string clockValue(const Clocks &clocks)
{
    const auto minutes = [](int seconds) {
        const std::string rest = std::to_string(seconds % 60);
        return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
    };
    return minutes(clocks.time)
           + (clocks.increment != 0 ? '/' + minutes(clocks.increment) : std::string());
}

std::string resultValue(const GameRecord &record)
{
    const Position end = positionAfter(record.start, record.moves, record.moves.size());
    // A fractional result includes a komi, which the discs do not show.
    const std::size_t point = record.result.find('.');
    const bool hasKomi = point != std::string::npos
                         && record.result.find_first_of("123456789", point) != std::string::npos;
    if (!isOver(end) || hasKomi)
        return propertyValue(record.result);
    const int lead = score(end);
    return (lead > 0 ? "+" : "") + std::to_string(lead);
}

std::string playerName(const GameRecord &record, std::size_t side)
{
    const Role &role = record.roles[side];
    return role.kind == Role::Kind::Computer ? nameOfComputer(role.id) : record.players[side];
}

std::string moveProperty(Side side, Move move, const GgfNote &note)
{
    std::string text = side == Side::First ? "B[" : "W[";
    text += move == Othello::pass ? "pass" : squareName(move.code(), 8);
    if (note.value || note.seconds)
        text += '/' + (note.value ? fixed(*note.value, 2) : std::string());
    if (note.seconds)
        text += '/' + fixed(*note.seconds, 6);
    return text + ']';
}

} // namespace

bool looksGgf(std::string_view text)
{
    const std::size_t game = text.find("(;");
    if (game == std::string_view::npos || game > 1000)
        return false;
    const std::string_view head = text.substr(game, 2000);
    return head.find("GM[") != std::string_view::npos || head.find("BO[") != std::string_view::npos;
}

std::vector<Record> readGgf(std::string_view text, Warnings &warnings)
{
    std::vector<Record> records;
    std::size_t at = 0;
    LineCounter lines(text);
    while ((at = text.find("(;", at)) != std::string_view::npos && records.size() < maxRecords) {
        warnings.beginRecord();
        GameReader reader(text, at + 2);
        const std::optional<Error> error = reader.read();
        if (error) {
            warnings.addAt(text, 0, *error);
        } else {
            Record &record = records.emplace_back();
            record.game = std::move(reader.game().record);
            record.line = lines.lineAt(at);
            record.unsaved = reader.unsaved();
            if (reader.remark())
                warnings.addRemarkAt(text, 0, *reader.remark());
        }
        at = std::max(reader.end(), at + 2);
    }
    return records;
}

Result<TimedGame> readTimedGgf(std::string_view text)
{
    const std::size_t start = text.find("(;");
    if (start == std::string_view::npos)
        return errorAt(text, 0,
                       QT_TRANSLATE_NOOP("core::Error",
                                         "no game; expected one that begins with (;GM[Othello]"));
    GameReader reader(text, start + 2);
    if (const auto error = reader.read())
        return errorAt(text, 0, *error);
    return reader.game();
}

GgfMove splitGgfMove(std::string_view text)
{
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::size_t begin = std::min(slash + 1, text.size());
    const std::size_t second = text.find('/', begin);
    return {trimmed(text.substr(0, slash)),
            trimmed(text.substr(begin, std::min(second, text.size()) - begin)),
            second == text.npos ? std::string_view() : trimmed(text.substr(second + 1))};
}

std::string writeGgf(const GameRecord &record, std::span<const GgfNote> notes)
{
    Othello position = *std::get_if<Othello>(&record.start);
    const auto property = [](std::string_view tag, const std::string &value) {
        return std::string(tag) + '[' + propertyValue(value) + ']';
    };
    std::string text =
        "(;GM[Othello]" + property("PC", record.place.empty() ? "Tabuleiro" : record.place);
    if (!record.date.empty())
        text += property("DT", record.date);
    text += property("PB", playerName(record, 0)) + property("PW", playerName(record, 1));
    const std::string result = resultValue(record);
    if (!result.empty()) // "?", which some programs write for unknown, is not a result
        text += "RE[" + result + ']';
    if (record.clocks)
        text += "TI[" + clockValue(*record.clocks) + ']';
    std::string board = position.withRule(Othello::Rule::Most).toText();
    std::replace(board.begin(), board.end(), 'X', '*');
    text += position.rule() == Othello::Rule::Most ? "TY[8]" : "TY[8a]";
    text += "BO[8 " + board + ']';
    if (!record.comment.empty())
        text += property("CO", record.comment);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        text += moveProperty(position.sideToMove(), record.moves[i],
                             i < notes.size() ? notes[i] : GgfNote());
        position.play(record.moves[i]);
    }
    return text + ";)\n";
}

} // namespace core::format
