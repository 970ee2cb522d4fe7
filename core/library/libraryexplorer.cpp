#include "core/library/libraryexplorer.h"

#include "core/translatable.h"

#include <algorithm>
#include <bit>

namespace core::library {

namespace {

constexpr std::size_t startingDiscs = 4;

bool mayMove(const GameFilter &filter, const GameFacts &game, bool white)
{
    return filter.allows(game) && filter.allowsMover(game, white);
}

void count(MoveStatistics &move, const GameFacts &game)
{
    ++move.games;
    if (game.hasScore) {
        (game.score > 0 ? move.blackWins : game.score < 0 ? move.whiteWins : move.draws) += 1;
        move.scoreSum += game.score;
    }
    if (game.year != 0) {
        move.firstYear = move.firstYear == 0 ? game.year : std::min<int>(move.firstYear, game.year);
        move.lastYear = std::max<int>(move.lastYear, game.year);
    }
}

/// One of each set of legal moves that a symmetry exchanges.
std::vector<MoveStatistics> differentMoves(const Othello &position,
                                           const CanonicalPosition &canonical)
{
    std::vector<MoveStatistics> moves;
    Mask seen = 0;
    for (const Move move : position.legalMoves()) {
        const int square = canonical.canonicalSquare(move.code());
        if (geometry::contains(seen, square))
            continue;
        seen |= geometry::squareBit(square);
        MoveStatistics statistics;
        statistics.move = move;
        moves.push_back(statistics);
    }
    return moves;
}

void sortByUse(std::vector<MoveStatistics> &moves)
{
    std::stable_sort(moves.begin(), moves.end(), [](const auto &a, const auto &b) {
        return a.games != b.games ? a.games > b.games
                                  : a.value.value_or(-65) > b.value.value_or(-65);
    });
}

/// Throws where facts name players or events that there are not. They are the numbers of rows that
/// are counted by.
void checkFacts(Database &database, const std::vector<GameFacts> &facts)
{
    const std::int64_t players = database.integer("SELECT max(id) FROM player");
    const std::int64_t events = database.integer("SELECT max(id) FROM event");
    const bool damaged = std::any_of(facts.begin(), facts.end(), [&](const GameFacts &game) {
        return std::max(game.black, game.white) > players || game.event > events;
    });
    if (damaged)
        throw DatabaseFailure(
            Error(QT_TRANSLATE_NOOP("core::Error",
                                    "its table of positions is damaged; the command "
                                    "tabuleiro-cli library rebuild makes it from the games again"))
                .in(database.path()));
}

std::size_t squaresPlayed(const Othello &position)
{
    return static_cast<std::size_t>(64 - position.empties()) - startingDiscs;
}

Othello played(const Othello &position, Move move)
{
    Othello next = position;
    next.play(move);
    return next;
}

} // namespace

bool GameFilter::allows(const GameFacts &game) const
{
    if (ownOnly && !game.own)
        return false;
    if (firstYear != 0 && (game.year == 0 || game.year < firstYear))
        return false;
    if (lastYear != 0 && (game.year == 0 || game.year > lastYear))
        return false;
    if (event && game.event != *event)
        return false;
    if (!player)
        return true;
    return (colour != Colour::White && game.black == *player)
           || (colour != Colour::Black && game.white == *player);
}

bool GameFilter::allowsMover(const GameFacts &game, bool white) const
{
    if (!player || mover == Mover::Both)
        return true;
    const bool asBlack = colour != Colour::White && game.black == *player;
    const bool asWhite = colour != Colour::Black && game.white == *player;
    const bool playerMoves = white ? asWhite : asBlack;
    const bool opponentMoves = white ? asBlack : asWhite;
    return mover == Mover::Player ? playerMoves : opponentMoves;
}

Result<LibraryExplorer> LibraryExplorer::open(const std::string &path)
{
    auto library = GameLibrary::open(path, GameLibrary::Access::Read);
    if (!library)
        return library.error();
    return LibraryExplorer(*std::move(library));
}

Result<LibraryExplorer> LibraryExplorer::openGames(const std::string &path)
{
    auto opened = open(path);
    if (!opened)
        return opened.error();
    LibraryExplorer explorer = *std::move(opened);
    explorer.m_gamesAlone = true;
    return explorer;
}

void LibraryExplorer::readGamesAlone()
{
    Database &database = m_library.database();
    m_unreadable.clear();
    try {
        m_facts = readFacts(database, 0);
    } catch (const DatabaseFailure &failure) {
        if (!failure.isDamage())
            throw;
        m_facts = readWholeFacts(database, m_unreadable);
    }
}

/// Reads the facts where another connection has changed the database since.
void LibraryExplorer::readNewGames()
{
    Database &database = m_library.database();
    const std::int64_t version = database.integer("PRAGMA data_version");
    if (version == m_dataVersion)
        return;
    m_facts.clear();
    m_squares.clear();
    m_begins.clear();
    m_indexed = 0;
    if (m_gamesAlone) {
        readGamesAlone();
    } else {
        Statement indexed(database, "SELECT games, facts FROM indexed");
        if (indexed.step()) {
            m_indexed = indexed.integer(0);
            m_facts = unpackedFacts(indexed.blob(1));
        }
        const std::vector<GameFacts> further =
            readFacts(database, static_cast<std::int64_t>(m_facts.size()));
        m_facts.insert(m_facts.end(), further.begin(), further.end());
    }
    checkFacts(database, m_facts);
    m_dataVersion = version;
}

void LibraryExplorer::readMoves()
{
    if (!m_begins.empty())
        return;
    Statement all(m_library.database(), "SELECT moves FROM game ORDER BY id");
    m_begins.push_back(0);
    while (all.step()) {
        const auto squares = squaresIn(all.blob(0));
        m_squares.insert(m_squares.end(), squares.begin(), squares.end());
        m_begins.push_back(m_squares.size());
    }
}

/// Replays the games with an id above one that may have reached the position: whose first moves
/// cover the same squares as its discs, in one of the eight symmetries.
void LibraryExplorer::appendReplayed(const CanonicalPosition &position, std::int64_t above,
                                     std::vector<PositionEntry> &entries) const
{
    const Mask discs = position.discs().own | position.discs().other;
    std::array<Mask, geometry::symmetryCount> images{};
    for (int symmetry = 0; symmetry < geometry::symmetryCount; ++symmetry)
        images[static_cast<std::size_t>(symmetry)] = geometry::symmetric(discs, symmetry);
    const auto plies = static_cast<std::size_t>(std::popcount(discs)) - startingDiscs;
    for (auto game = static_cast<std::size_t>(above); game + 1 < m_begins.size(); ++game) {
        const std::size_t begin = m_begins[game];
        if (begin + plies >= m_begins[game + 1])
            continue;
        Mask occupied = ~Othello().emptySquares();
        for (std::size_t ply = 0; ply < plies; ++ply)
            occupied |= geometry::squareBit(m_squares[begin + ply] & 63);
        if (std::find(images.begin(), images.end(), occupied) == images.end())
            continue;
        LineReplay replay;
        for (std::size_t ply = 0; ply < plies; ++ply)
            replay.play(m_squares[begin + ply]);
        const Othello moving = withoutForcedPass(replay.position());
        const CanonicalPosition reached(moving);
        if (reached.discs() == position.discs())
            entries.push_back({static_cast<std::int64_t>(game) + 1,
                               reached.canonicalSquare(m_squares[begin + plies]),
                               moving.sideToMove() == Side::Second});
    }
}

std::vector<PositionEntry> LibraryExplorer::entriesOf(const CanonicalPosition &position)
{
    std::vector<PositionEntry> entries;
    Statement row(m_library.database(), "SELECT games FROM position WHERE key=?");
    row.bind(1, position.key());
    const bool found = m_indexed > 0 && row.step();
    if (found)
        forEachEntry(row.blob(0), [&](const PositionEntry &entry) { entries.push_back(entry); });
    // Without a row the table knows that one of its games at most has been there, not which.
    const std::int64_t above = found ? m_indexed : 0;
    if (above < static_cast<std::int64_t>(m_facts.size())) {
        readMoves();
        appendReplayed(position, above, entries);
    }
    return entries;
}

const GameFacts *LibraryExplorer::factsOf(std::int64_t game) const
{
    const auto index = static_cast<std::size_t>(game - 1);
    return game > 0 && index < m_facts.size() ? &m_facts[index] : nullptr;
}

/// How many games moved on from a position, as the table of positions knows it.
std::int64_t LibraryExplorer::countAfter(const Othello &position)
{
    if (position.isOver())
        return 0;
    Statement row(m_library.database(), "SELECT count FROM position WHERE key=?");
    row.bind(1, CanonicalPosition(withoutForcedPass(position)).key());
    return row.step() ? row.integer(0) : 0;
}

/// The values of the position's own row, and of the rows of the positions after the moves.
void LibraryExplorer::addValues(const Othello &position, const CanonicalPosition &canonical,
                                std::vector<MoveStatistics> &moves)
{
    const auto set = [](MoveStatistics &move, int value, int depth, bool exact) {
        if (move.value && (move.exact || (!exact && move.depth >= depth)))
            return;
        move.value = value;
        move.depth = depth;
        move.exact = exact;
    };
    const auto here = m_library.value(canonical.key());
    for (MoveStatistics &move : moves) {
        if (here && here.value()) {
            const PositionValue &value = **here;
            if (const auto score = value.scoreOf(canonical.canonicalSquare(move.move.code())))
                set(move, *score, value.depth, value.exact);
        }
        const Othello after = played(position, move.move);
        if (after.isOver()) {
            const int score = after.score();
            set(move, position.sideToMove() == Side::First ? score : -score, 1, true);
            continue;
        }
        const Othello next = withoutForcedPass(after);
        const auto there = m_library.value(CanonicalPosition(next).key());
        if (there && there.value()) {
            const PositionValue &value = **there;
            const bool same = next.sideToMove() == position.sideToMove();
            set(move, same ? value.score : -value.score, value.depth + 1, value.exact);
        }
    }
}

Result<PositionStatistics> LibraryExplorer::statistics(const Othello &position,
                                                       const GameFilter &filter)
{
    if (position.mustPass()) {
        // The games do not write the pass: what was played next counts as played after it.
        const auto next = statistics(played(position, Othello::pass), filter);
        if (!next)
            return next.error();
        PositionStatistics result{next->games, {{}}};
        MoveStatistics &pass = result.moves.front();
        for (const MoveStatistics &move : next->moves) {
            pass.games += move.games;
            pass.blackWins += move.blackWins;
            pass.draws += move.draws;
            pass.whiteWins += move.whiteWins;
            pass.scoreSum += move.scoreSum;
            if (move.firstYear != 0)
                pass.firstYear =
                    pass.firstYear == 0 ? move.firstYear : std::min(pass.firstYear, move.firstYear);
            pass.lastYear = std::max(pass.lastYear, move.lastYear);
        }
        pass.move = Othello::pass;
        pass.gamesAfter = pass.games;
        return result;
    }
    return guarded([&] {
        readNewGames();
        const CanonicalPosition canonical(position);
        PositionStatistics result;
        result.moves = differentMoves(position, canonical);
        std::array<MoveStatistics *, 64> bySquare{};
        for (MoveStatistics &move : result.moves)
            bySquare[static_cast<std::size_t>(canonical.canonicalSquare(move.move.code()))] = &move;
        for (const PositionEntry &entry : entriesOf(canonical)) {
            const GameFacts *const game = factsOf(entry.game);
            MoveStatistics *const move = bySquare[static_cast<std::size_t>(entry.square)];
            if (game == nullptr || move == nullptr)
                continue;
            ++move->gamesUnfiltered;
            if (!mayMove(filter, *game, entry.white))
                continue;
            count(*move, *game);
            ++result.games;
        }
        for (MoveStatistics &move : result.moves)
            move.gamesAfter = countAfter(played(position, move.move));
        addValues(position, canonical, result.moves);
        sortByUse(result.moves);
        return result;
    });
}

std::vector<std::int64_t> LibraryExplorer::gameIds(const Othello &position, Move move,
                                                   const GameFilter &filter)
{
    readNewGames();
    const CanonicalPosition canonical(withoutForcedPass(position));
    const int square = move == Othello::pass ? -1 : canonical.canonicalSquare(move.code());
    std::vector<std::int64_t> ids;
    for (const PositionEntry &entry : entriesOf(canonical)) {
        const GameFacts *const game = factsOf(entry.game);
        if (game != nullptr && (square < 0 || entry.square == square)
            && mayMove(filter, *game, entry.white))
            ids.push_back(entry.game);
    }
    return ids;
}

Result<std::vector<ListedGame>> LibraryExplorer::games(const Othello &position, Move move,
                                                       const GameFilter &filter, GameOrder order,
                                                       std::size_t limit)
{
    return guarded([&] {
        std::vector<std::int64_t> ids = gameIds(position, move, filter);
        const std::vector<std::int64_t> known = gamesByPlayer(m_facts);
        // Of equal ones the newest; a game's rank is the lesser of its players', so that one
        // famous name does not outweigh two known ones.
        const auto rank = [&](std::int64_t id) {
            const GameFacts &game = *factsOf(id);
            const std::int64_t first = order == GameOrder::Newest
                                           ? game.year
                                           : std::min(known[game.black], known[game.white]);
            return std::pair(first, id);
        };
        const auto middle = ids.begin() + static_cast<std::ptrdiff_t>(std::min(limit, ids.size()));
        std::partial_sort(ids.begin(), middle, ids.end(),
                          [&](std::int64_t a, std::int64_t b) { return rank(a) > rank(b); });
        ids.resize(std::min(limit, ids.size()));
        std::vector<ListedGame> games;
        const std::size_t ply = squaresPlayed(position);
        for (const std::int64_t id : ids) {
            if (const auto game = m_library.game(id); game && game.value())
                games.push_back({id, **game, ply});
        }
        return games;
    });
}

Result<std::optional<FirstNewMove>> LibraryExplorer::firstNewMove(const std::vector<Move> &line)
{
    return guarded([&]() -> std::optional<FirstNewMove> {
        Othello position;
        std::int64_t last = 0;
        std::int64_t games = 0;
        for (std::size_t ply = 0; ply < line.size() && position.isLegal(line[ply]); ++ply) {
            if (line[ply] != Othello::pass) {
                std::vector<std::int64_t> ids = gameIds(position, line[ply], {});
                std::erase_if(ids, [this](std::int64_t id) { return factsOf(id)->own; });
                if (ids.empty()) {
                    const auto game = m_library.game(last); // none has the id 0
                    if (!game || !game.value())
                        return std::nullopt;
                    return FirstNewMove{ply, games, {last, **game, squaresPlayed(position)}};
                }
                games = static_cast<std::int64_t>(ids.size());
                last = *std::max_element(
                    ids.begin(), ids.end(), [this](std::int64_t a, std::int64_t b) {
                        return std::pair(factsOf(a)->year, a) < std::pair(factsOf(b)->year, b);
                    });
            }
            position.play(line[ply]);
        }
        return std::nullopt;
    });
}

Result<std::vector<GameRange>> LibraryExplorer::forEachAllowed(
    const GameFilter &filter,
    const std::function<bool(std::int64_t id, const LibraryGame &game)> &receive)
{
    return guarded([&] {
        readNewGames();
        std::vector<GameRange> unreadable;
        auto range = m_unreadable.begin();
        for (std::size_t i = 0; i < m_facts.size(); ++i) {
            const auto id = static_cast<std::int64_t>(i) + 1;
            while (range != m_unreadable.end() && range->last != 0 && range->last < id)
                ++range;
            if (range != m_unreadable.end() && range->first <= id) {
                addGame(unreadable, id);
                continue;
            }
            if (!filter.allows(m_facts[i]))
                continue;
            std::optional<LibraryGame> game;
            try {
                game = m_library.findGame(id);
            } catch (const DatabaseFailure &failure) {
                if (!failure.isDamage() || !m_gamesAlone)
                    throw;
                addGame(unreadable, id);
            }
            if (game && !receive(id, *game))
                return unreadable;
        }
        if (range != m_unreadable.end() && range->last == 0)
            unreadable.push_back(*range);
        return unreadable;
    });
}

Result<NameMatch> LibraryExplorer::playerMeant(std::string_view written)
{
    return guarded([&] {
        readNewGames();
        return nameMeant(m_library.database(), NameTable::Players, m_facts, written);
    });
}

Result<NameMatch> LibraryExplorer::eventMeant(std::string_view written)
{
    return guarded([&] {
        readNewGames();
        return nameMeant(m_library.database(), NameTable::Events, m_facts, written);
    });
}

Result<std::vector<NamedCount>> LibraryExplorer::players(std::size_t limit)
{
    return guarded([&] {
        readNewGames();
        return mostFrequentNames(m_library.database(), NameTable::Players, m_facts, limit);
    });
}

Result<std::vector<NamedCount>> LibraryExplorer::events(std::size_t limit)
{
    return guarded([&] {
        readNewGames();
        return mostFrequentNames(m_library.database(), NameTable::Events, m_facts, limit);
    });
}

} // namespace core::library
