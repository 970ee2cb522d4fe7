#include "core/library/libraryexplorer.h"

#include "core/translatable.h"

#include <algorithm>
#include <bit>
#include <span>

namespace core::library {

namespace {

constexpr std::size_t startingDiscs = 4;

/// Whether the filter allows a game and the side that moves in it.
bool isAllowed(const GameFilter &filter, const GameFacts &game, bool white)
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

/// Throws if facts refer to players or events that do not exist, because their ids are used as
/// indices for counting.
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

std::size_t squaresPlayed(const CanonicalPosition &position)
{
    const Mask discs = position.discs().own | position.discs().other;
    return static_cast<std::size_t>(std::popcount(discs)) - startingDiscs;
}

/// Appends a game's move from a position, if the game reached it and moved on.
void appendEntryOf(const CanonicalPosition &position, std::int64_t game,
                   std::span<const std::uint8_t> squares, std::vector<PositionEntry> &entries)
{
    const std::size_t plies = squaresPlayed(position);
    if (plies >= squares.size())
        return;
    LineReplay replay;
    for (const std::uint8_t square : squares.first(plies))
        replay.play(square);
    const Othello moving = withoutForcedPass(replay.position());
    const CanonicalPosition reached(moving);
    if (reached.discs() == position.discs())
        entries.push_back(
            {game, reached.canonicalSquare(squares[plies]), moving.sideToMove() == Side::Second});
}

/// The last game in the derived tables; 0 if they are missing.
std::int64_t lastIndexed(Database &database, std::int64_t written)
{
    const bool isOlder = database.integer("PRAGMA user_version") < GameLibrary::schemaVersion;
    return isOlder || database.integer("SELECT count(*) FROM reached WHERE ply=0") == 0 ? 0
                                                                                        : written;
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

/// Reads the facts if another connection has changed the database since.
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
            m_indexed = lastIndexed(database, indexed.integer(0));
            m_facts = unpackedFacts(indexed.blob(1));
        }
        const std::vector<GameFacts> further =
            readFacts(database, static_cast<std::int64_t>(m_facts.size()));
        m_facts.insert(m_facts.end(), further.begin(), further.end());
    }
    checkFacts(database, m_facts);
    m_dataVersion = version;
}

/// Reads the moves of games that are not in the derived tables.
void LibraryExplorer::readMoves()
{
    if (!m_begins.empty())
        return;
    Statement all(m_library.database(), "SELECT moves FROM game WHERE id>? ORDER BY id");
    all.bind(1, m_indexed);
    m_begins.push_back(0);
    while (all.step()) {
        const auto squares = squaresIn(all.blob(0));
        m_squares.insert(m_squares.end(), squares.begin(), squares.end());
        m_begins.push_back(m_squares.size());
    }
}

/// Replays the games in memory that may have reached the position: those whose first moves cover
/// the squares of its discs, in one of the eight symmetries.
void LibraryExplorer::appendReplayed(const CanonicalPosition &position,
                                     std::vector<PositionEntry> &entries) const
{
    const Mask discs = position.discs().own | position.discs().other;
    std::array<Mask, geometry::symmetryCount> images{};
    for (int symmetry = 0; symmetry < geometry::symmetryCount; ++symmetry)
        images[static_cast<std::size_t>(symmetry)] = geometry::symmetric(discs, symmetry);
    const std::size_t plies = squaresPlayed(position);
    for (std::size_t game = 0; game + 1 < m_begins.size(); ++game) {
        const std::span squares =
            std::span(m_squares).subspan(m_begins[game], m_begins[game + 1] - m_begins[game]);
        if (plies >= squares.size())
            continue;
        Mask occupied = ~Othello().emptySquares();
        for (const std::uint8_t square : squares.first(plies))
            occupied |= geometry::squareBit(square);
        if (std::find(images.begin(), images.end(), occupied) != images.end())
            appendEntryOf(position, m_indexed + static_cast<std::int64_t>(game) + 1, squares,
                          entries);
    }
}

std::vector<PositionEntry> LibraryExplorer::entriesOf(const CanonicalPosition &position)
{
    std::vector<PositionEntry> entries;
    Database &database = m_library.database();
    if (m_indexed > 0) {
        Statement row(database, "SELECT games FROM position WHERE key=?");
        row.bind(1, position.key());
        if (row.step()) {
            entries.reserve(row.blob(0).size() / 2); // an entry has two bytes or more
            forEachEntry(row.blob(0),
                         [&](const PositionEntry &entry) { entries.push_back(entry); });
        } else {
            Statement moves(database, "SELECT moves FROM game WHERE id=?");
            for (const std::int64_t game :
                 mayHaveReached(database, position.key(), squaresPlayed(position))) {
                moves.bind(1, game);
                if (moves.step())
                    appendEntryOf(position, game, squaresIn(moves.blob(0)), entries);
                moves.reset();
            }
        }
    }
    if (m_indexed < static_cast<std::int64_t>(m_facts.size())) {
        readMoves();
        appendReplayed(position, entries);
    }
    return entries;
}

const GameFacts *LibraryExplorer::factsOf(std::int64_t game) const
{
    const auto index = static_cast<std::size_t>(game - 1);
    return game > 0 && index < m_facts.size() ? &m_facts[index] : nullptr;
}

/// Adds how many games moved on from the positions after the moves, from the table of positions.
void LibraryExplorer::addCountsAfter(const Othello &position, std::vector<MoveStatistics> &moves)
{
    Statement row(m_library.database(), "SELECT count FROM position WHERE key=?");
    for (MoveStatistics &move : moves) {
        const Othello after = core::after(position, move.move);
        if (after.isOver())
            continue;
        row.bind(1, CanonicalPosition(withoutForcedPass(after)).key());
        move.gamesAfter = row.step() ? row.integer(0) : 0;
        row.reset();
    }
}

/// Adds the values in the position's own row and in the rows of the positions after the moves.
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
    const auto here = valueOrThrow(m_library.value(canonical.key()));
    for (MoveStatistics &move : moves) {
        if (here) {
            if (const auto score = here->scoreOf(canonical.canonicalSquare(move.move.code())))
                set(move, *score, here->depth, here->exact);
        }
        const Othello after = core::after(position, move.move);
        if (after.isOver()) {
            set(move, scoreFor(after, position.sideToMove()), 1, true);
            continue;
        }
        const Othello next = withoutForcedPass(after);
        if (const auto there = valueOrThrow(m_library.value(CanonicalPosition(next).key()))) {
            const bool same = next.sideToMove() == position.sideToMove();
            set(move, same ? there->score : -there->score, there->depth + 1, there->exact);
        }
    }
}

Result<PositionStatistics> LibraryExplorer::statistics(const Othello &position,
                                                       const GameFilter &filter)
{
    if (position.mustPass()) {
        // Games are stored without passes: the next move counts as played after the pass.
        const auto next = statistics(core::after(position, Othello::pass), filter);
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
            if (!isAllowed(filter, *game, entry.white))
                continue;
            count(*move, *game);
            ++result.games;
        }
        addCountsAfter(position, result.moves);
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
            && isAllowed(filter, *game, entry.white))
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
        // Equal ranks: the newest first. A game's rank is the lower of its players', so that one
        // famous name does not outweigh two well-known ones.
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
            if (auto game = valueOrThrow(m_library.game(id)))
                games.push_back({id, *std::move(game), ply});
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
                    const auto game = m_library.game(last); // no game has the id 0
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
