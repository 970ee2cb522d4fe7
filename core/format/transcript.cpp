#include "core/format/transcript.h"

#include "core/format/lines.h"
#include "core/format/place.h"
#include "core/notation.h"
#include "core/translatable.h"

#include <array>

namespace core::format {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// How moves of a game are written.
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

/// Whether the moves are squares that may be written without blanks between them.
bool mayBeGlued(GameKind kind)
{
    switch (kind) {
    case GameKind::TicTacToe:
    case GameKind::Nim:
        return false;
    case GameKind::Othello:
        break;
    }
    return true;
}

/// Reads tags, moves and what may stand between them.
class TranscriptReader
{
public:
    TranscriptReader(std::string_view text, const Position &start)
        : m_text(text)
        , m_position(start)
    {
        m_game.start = start;
    }

    Result<GameRecord> read();
    std::size_t understood() const { return m_understood; }

private:
    std::optional<Error> readTag();
    std::optional<Error> readOthelloToken();
    std::optional<Error> readWord();
    bool skipNumber();
    bool skipResult();
    std::size_t passLength() const;
    std::optional<Error> readPass(std::size_t length);
    std::optional<Error> add(std::string_view token, std::string_view move);
    void addForcedPass();

    std::string_view m_text;
    std::size_t m_at = 0;
    Position m_position;
    GameRecord m_game;
    std::size_t m_understood = 0;
    bool m_passAdded = false; ///< the last move is a pass that the text had left out
};

Result<GameRecord> TranscriptReader::read()
{
    m_at = m_text.size() - withoutByteOrderMark(m_text).size();
    addForcedPass(); // a start may be without a legal square
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        std::optional<Error> failure;
        if (isBlank(c) || c == ',' || c == ';')
            ++m_at;
        else if (c == '[')
            failure = readTag();
        else if (skipNumber())
            continue;
        else
            failure = mayBeGlued(kindOf(m_position)) ? readOthelloToken() : readWord();
        if (failure)
            return *failure;
    }
    if (m_game.moves.empty())
        return errorAt(m_text, 0,
                       {QT_TRANSLATE_NOOP("core::Error", "no moves; expected moves such as %1"),
                        {std::string(exampleOf(kindOf(m_position)))}});
    setRolesFromNames(m_game);
    return std::move(m_game);
}

/// [Name "value"], up to the bracket that closes it on its line.
std::optional<Error> TranscriptReader::readTag()
{
    const std::size_t start = m_at;
    const std::size_t lineEnd = std::min(m_text.find('\n', m_at), m_text.size());
    const std::string_view line = m_text.substr(m_at, lineEnd - m_at);
    const std::size_t close = line.rfind(']');
    if (close == std::string_view::npos)
        return errorAt(
            m_text, start,
            QT_TRANSLATE_NOOP("core::Error", "a tag without its end; expected ] on the same line"));
    m_at = start + close + 1;
    const std::string_view inside = line.substr(1, close - 1);
    const std::size_t open = inside.find('"');
    const std::size_t end = inside.rfind('"');
    if (open == std::string_view::npos || end <= open)
        return std::nullopt;
    const std::string_view name = trimmed(inside.substr(0, open));
    const std::string value(inside.substr(open + 1, end - open - 1));
    if (name == "Black")
        m_game.players[0] = value;
    else if (name == "White")
        m_game.players[1] = value;
    else if (name == "Date")
        m_game.date = value;
    else if (name == "Site")
        m_game.place = value;
    else if (name == "Result")
        m_game.result = value;
    return std::nullopt;
}

/// "12." before a move, and a result such as "37-27" or "1/2" at the end.
bool TranscriptReader::skipNumber()
{
    if (!isDigit(m_text[m_at]))
        return false;
    std::size_t end = m_at;
    while (end < m_text.size() && isDigit(m_text[end]))
        ++end;
    if (end < m_text.size() && m_text[end] == '.') {
        while (end < m_text.size() && m_text[end] == '.')
            ++end;
        m_at = end;
        return true;
    }
    return skipResult();
}

bool TranscriptReader::skipResult()
{
    std::size_t end = m_at;
    bool separated = false;
    while (end < m_text.size() && !isBlank(m_text[end])) {
        if (!isDigit(m_text[end]) && m_text[end] != '-' && m_text[end] != '/' && m_text[end] != ':')
            return false;
        separated = separated || !isDigit(m_text[end]);
        ++end;
    }
    if (!separated)
        return false;
    m_at = end;
    return true;
}

std::size_t TranscriptReader::passLength() const
{
    const std::string ahead = lowerCase(m_text.substr(m_at, 4));
    for (const std::string_view word : {"pass", "@@@@", "pa", "ps", "--", "@@"}) {
        if (ahead.starts_with(word))
            return word.size();
    }
    return 0;
}

std::optional<Error> TranscriptReader::readPass(std::size_t length)
{
    const std::string_view token = m_text.substr(m_at, length);
    if (m_passAdded) { // written out what was understood already
        m_passAdded = false;
        m_at += length;
        return std::nullopt;
    }
    return add(token, "pass");
}

std::optional<Error> TranscriptReader::readOthelloToken()
{
    if (const std::size_t length = passLength(); length > 0)
        return readPass(length);
    const std::string_view token = m_text.substr(m_at, 2);
    if (!parseSquare(token, 8, 8)) {
        if (token.size() < 2 && lowerCase(token) >= "a" && lowerCase(token) <= "h")
            return errorAt(m_text, m_at,
                           {QT_TRANSLATE_NOOP(
                                "core::Error",
                                "%1 is half a square; expected a letter and a number, such as f5"),
                            {quoted(token)}});
        return errorAt(
            m_text, m_at,
            {QT_TRANSLATE_NOOP("core::Error", "%1; expected a square such as f5, or pass"),
             {quoted(firstCharacter(m_text.substr(m_at)))}});
    }
    return add(token, token);
}

std::optional<Error> TranscriptReader::readWord()
{
    std::size_t end = m_at;
    while (end < m_text.size() && !isBlank(m_text[end]) && m_text[end] != ',' && m_text[end] != ';')
        ++end;
    const std::string_view word = m_text.substr(m_at, end - m_at);
    return add(word, word);
}

std::optional<Error> TranscriptReader::add(std::string_view token, std::string_view text)
{
    m_passAdded = false;
    const auto here = [&](const Error &error) {
        return errorAt(m_text, m_at, error.inMove(m_game.moves.size() + 1, quoted(token)));
    };
    if (isOver(m_position))
        return here(moveAfterEnd());
    const Result<Move> move = parseMove(m_position, text);
    if (!move)
        return here(move.error());
    m_game.moves.push_back(*move);
    m_position = after(m_position, *move);
    m_at += token.size();
    ++m_understood;
    addForcedPass();
    return std::nullopt;
}

void TranscriptReader::addForcedPass()
{
    if (!mustPass(m_position))
        return;
    m_game.moves.push_back(Othello::pass);
    m_position = after(m_position, Othello::pass);
    m_passAdded = true;
}

} // namespace

Result<GameRecord> readTranscript(std::string_view text, const Position &start,
                                  std::size_t *understood)
{
    if (const auto error = tooLarge(text.size()))
        return *error;
    TranscriptReader reader(text, start);
    Result<GameRecord> game = reader.read();
    if (understood != nullptr)
        *understood = reader.understood();
    return game;
}

std::string writeTranscript(const Position &start, const std::vector<Move> &moves)
{
    const bool glued = mayBeGlued(kindOf(start));
    Position position = start;
    std::string text;
    for (const Move move : moves) {
        if (!glued)
            text += (text.empty() ? "" : " ") + moveText(position, move);
        else if (move != Othello::pass)
            text += moveText(position, move);
        position = after(position, move);
    }
    return text;
}

} // namespace core::format
