#include "app/trainer/data/selfplay.h"

#include "ai/othello/search/probcut.h"
#include "ai/search/random.h"
#include "app/trainer/data/boardfunctions.h"
#include "app/trainer/data/samples.h"

#include <algorithm>

namespace trainer {

using namespace ai::othello;

namespace {

constexpr std::size_t tableBytes = std::size_t(1) << 19;
/// In percent: the share of games with slips, and the share of slips among their moves.
constexpr std::size_t slippingGames = 25;
constexpr std::uint64_t slips = 6;

} // namespace

SelfPlayer::SelfPlayer(const Weights &weights, const PlaySettings &settings)
    : m_settings(settings)
    , m_weights(weights)
    , m_table(tableBytes)
    , m_shared(m_table, m_weights, {}, {})
    , m_thread(kernel().makeThread(m_shared))
{}

void SelfPlayer::clear()
{
    m_table.clear();
    m_thread = kernel().makeThread(m_shared);
}

SelfPlayGame SelfPlayer::game(ai::Random &random)
{
    const auto min = static_cast<std::size_t>(m_settings.minRandom);
    const auto max = static_cast<std::size_t>(m_settings.maxRandom);
    const std::size_t randomPlies = min + ai::uniformIndex(random, max - min + 1);
    const bool slipping = ai::uniformIndex(random, 100) < slippingGames;
    SelfPlayGame game;
    m_table.newSearch();
    int expected = 0;
    for (Board board = startBoard;;) {
        Mask moves = kernel().moves(board.own, board.other);
        if (moves == 0) {
            board = board.passed();
            expected = -expected;
            moves = kernel().moves(board.own, board.other);
        }
        if (moves == 0)
            return game;
        const bool slip =
            slipping && board.empties() > m_settings.exactEmpties && random() % 100 < slips;
        Ply ply;
        if (game.size() < randomPlies || slip) {
            ply.square = static_cast<std::uint8_t>(randomSquare(moves, random));
        } else {
            ply = choosePly(board, expected);
            expected = -ply.score;
        }
        game.push_back(ply);
        board = board.played(ply.square, kernel().flips(board.own, board.other, ply.square));
    }
}

SelfPlayGame SelfPlayer::relabelGame(const SelfPlayGame &game)
{
    const core::Result<ReplayedGame> replay = replayGame(game);
    SelfPlayGame renewed = game;
    m_table.newSearch();
    // Backwards, so that the table already knows later positions.
    for (std::size_t i = game.size(); i-- > 0;) {
        Ply &ply = renewed[i];
        if (ply.source == MoveSource::Random)
            continue;
        const Ply found = choosePly(replay->steps[i].board, ply.score);
        ply.score = found.score;
        ply.source = found.source;
    }
    return renewed;
}

Ply SelfPlayer::choosePly(const Board &board, int expected)
{
    // 1. Order the moves by static evaluation.
    RootMoves moves;
    for (Mask rest = kernel().moves(board.own, board.other); rest != 0;) {
        const int square = popSquare(rest);
        const Board child = board.played(square, kernel().flips(board.own, board.other, square));
        moves.push_back({square, child.own == 0 ? 64 : -m_thread->staticEval(child), false});
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const RootMove &a, const RootMove &b) { return a.score > b.score; });

    // 2. Search with a window around the expected score.
    const int empties = board.empties();
    const bool exact = empties <= m_settings.exactEmpties;
    const int score =
        exact ? searchMoves(board, moves, expected, 1, empties, exactSelectivity)
              : searchMoves(board, moves, expected, 6, std::min(m_settings.depth, empties - 1), 0);
    return {static_cast<std::uint8_t>(moves.front().square),
            exact ? MoveSource::Exact : MoveSource::Searched, static_cast<std::int8_t>(score)};
}

int SelfPlayer::searchMoves(const Board &board, RootMoves &moves, int expected, int width,
                            int depth, int selectivity)
{
    int alpha = std::max(-64, expected - width);
    int beta = std::min(64, expected + width);
    for (;;) {
        const int score = m_thread->searchRoot(board, moves, alpha, beta, depth, selectivity);
        // Only widen the window: selective searches with different windows can be inconsistent.
        if (score <= alpha && alpha > -64)
            alpha = std::max(-64, alpha - 4 * width);
        else if (score >= beta && beta < 64)
            beta = std::min(64, beta + 4 * width);
        else
            return std::clamp(score, -64, 64);
        width *= 4;
    }
}

} // namespace trainer
