#include "ai/othello/othelloengine.h"

#include "ai/othello/defaultweights.h"
#include "ai/othello/kernels.h"
#include "ai/othello/probcut.h"
#include "ai/othello/timeplan.h"

#include <algorithm>
#include <random>
#include <thread>

namespace ai::othello {

namespace {

constexpr int worst = -64;
constexpr int best = 64;

/// How deep and how sure a search is.
struct Stage
{
    int depth = 0;
    int selectivity = 0;
};

/// The next search after one that is finished; none after the exact one or the limit. Depth grows
/// by one, until a search to the end at the lowest selectivity costs about as much; then surer.
std::optional<Stage> stageAfter(Stage stage, int empties, const Limits &limits)
{
    /// From so many plies before the end a search to the end is the next step: below it the
    /// transposition table and the stable discs make up for the missing evaluation. In a limited
    /// search it comes later, for there it may not be finished (27 to 54 Elo).
    const bool limited = limits.time.count() != 0 || limits.nodes != 0;
    const int lastLeap = limited ? 4 : 10;
    const int percent = selectivityLevels[static_cast<std::size_t>(stage.selectivity)].percent;
    if (stage.depth == empties) {
        if (stage.selectivity >= exactSelectivity
            || (limits.percent != 0 && percent >= limits.percent))
            return std::nullopt;
        // 73, 95, then 100 percent.
        return Stage{empties, stage.selectivity == 0 ? 2 : exactSelectivity};
    }
    const int most = limits.depth == 0 ? empties : std::min(limits.depth, empties);
    if (stage.depth >= most) {
        if (percent >= limits.percent)
            return std::nullopt;
        return Stage{stage.depth, stage.selectivity + 1};
    }
    const bool leap = most == empties && stage.depth + 1 >= empties - lastLeap;
    return Stage{leap ? empties : stage.depth + 1, 0};
}

Mask movesOf(const core::Othello &game)
{
    return game.placements(game.sideToMove());
}

core::Move moveOf(int square)
{
    return core::Move(static_cast<std::uint16_t>(square));
}

/// The threads of a search beside the one that asked, waiting for work from first to last.
class Helpers
{
public:
    Helpers(SearchTeam &team, Kernel kernel, int count)
        : m_team(team)
    {
        for (int i = 0; i < count; ++i) {
            m_searches.push_back(functionsOf(kernel).makeThread(team));
            m_threads.emplace_back([search = m_searches.back().get()] { search->help(); });
        }
    }
    ~Helpers() { m_team.dissolve(); }
    Helpers(const Helpers &) = delete;
    Helpers &operator=(const Helpers &) = delete;

    /// Between searches.
    std::uint64_t nodes() const
    {
        std::uint64_t sum = 0;
        for (const auto &search : m_searches)
            sum += search->nodes();
        return sum;
    }

private:
    SearchTeam &m_team;
    std::vector<std::unique_ptr<SearchThread>> m_searches;
    std::vector<std::jthread> m_threads;
};

/// One question while it is answered.
class Question
{
public:
    Question(const core::Othello &game, const Limits &limits, TranspositionTable &table,
             const Weights &weights, Kernel kernel, int threads, std::uint64_t seed,
             std::stop_token token)
        : m_game(game)
        , m_board(boardOf(game))
        , m_limits(limits)
        , m_table(table)
        , m_team(table, weights, limits, std::move(token))
        , m_thread(functionsOf(kernel).makeThread(m_team))
        , m_helpers(m_team, kernel, threads - 1)
    {
        for (Mask moves = movesOf(game); moves != 0;)
            m_moves.push_back({popSquare(moves), 0, false});
        if (seed != 0)
            std::shuffle(m_moves.begin(), m_moves.end(), std::mt19937_64(seed));
    }

    Finding answer(const OthelloEngine::Progress &progress)
    {
        m_finding.move = moveOf(m_moves.front().square);
        m_finding.line = {m_finding.move};
        const int empties = m_board.empties();
        std::optional<Stage> stage = Stage{1, 0};
        if (empties == 1)
            stage = Stage{1, exactSelectivity};
        Pace pace(m_limits, m_moves.size());
        while (stage && !m_team.stopped()
               && pace.worthStarting(m_team.elapsed(), stage->depth == empties)) {
            search(*stage);
            if (m_team.stopped())
                break;
            pace.finished(m_finding.move.code(), m_finding.score, m_team.elapsed());
            if (progress)
                progress(m_finding);
            stage = stageAfter(*stage, empties, m_limits);
        }
        finish();
        return m_finding;
    }

    /// Every move with a window of its own, at growing depth.
    std::vector<MoveValue> values()
    {
        std::vector<MoveValue> values;
        for (const RootMove &move : m_moves)
            values.push_back({moveOf(move.square), 0, false, 0});
        const int empties = m_board.empties();
        for (std::optional<Stage> stage = Stage{1, empties == 1 ? exactSelectivity : 0};
             stage && !m_team.stopped(); stage = stageAfter(*stage, empties, m_limits)) {
            std::vector<MoveValue> fresh = values;
            for (MoveValue &value : fresh) {
                RootMoves alone{{value.move.code(), value.score, false}};
                value.score = aspired(alone, *stage, value.score, value.depth != 0);
                value.depth = stage->depth;
                value.exact = stage->depth == empties && stage->selectivity == exactSelectivity;
            }
            if (!m_team.stopped())
                values = fresh;
        }
        std::stable_sort(values.begin(), values.end(),
                         [](const MoveValue &a, const MoveValue &b) { return a.score > b.score; });
        return values;
    }

private:
    void search(Stage stage)
    {
        const int score = aspired(m_moves, stage, m_finding.score, m_finding.depth != 0);
        if (m_team.stopped()) {
            keepBetterMove();
            return;
        }
        const int empties = m_board.empties();
        m_finding.score = score;
        m_finding.depth = stage.depth;
        const auto level = static_cast<std::size_t>(stage.selectivity);
        m_finding.percent = selectivityLevels[level].percent;
        m_finding.exact = stage.depth == empties && stage.selectivity == exactSelectivity;
        m_finding.move = moveOf(m_moves.front().square);
        m_finding.line = m_finding.exact ? provedLine() : expectedLine();
        finish();
    }

    /// Of a search that was stopped, the move that it found to be better than the one before.
    void keepBetterMove()
    {
        const core::Move move = moveOf(m_moves.front().square);
        if (m_finding.depth == 0 || move == m_finding.move)
            return;
        m_finding.move = move;
        m_finding.line = expectedLine();
    }

    /// A window around the expected score, opened on the side where the score falls out of it. A
    /// score that falls out on both sides in turn, as the table's bounds from other windows can
    /// make it, is asked for without a window, for else there might be no end.
    int aspired(RootMoves &moves, Stage stage, int expected, bool known)
    {
        const bool toEnd = stage.depth == m_board.empties();
        int width = toEnd ? 1 : 3;
        int alpha = known ? std::max(worst, expected - width) : worst;
        int beta = known ? std::min(best, expected + width) : best;
        bool fellBelow = false;
        bool fellAbove = false;
        for (;;) {
            const int score =
                m_thread->root(m_board, moves, alpha, beta, stage.depth, stage.selectivity);
            if (m_team.stopped())
                return expected;
            width *= 2;
            if (score <= alpha && alpha > worst) {
                fellBelow = true;
                beta = score + 1;
                alpha = std::max(worst, score - width);
            } else if (score >= beta && beta < best) {
                fellAbove = true;
                alpha = score - 1;
                beta = std::min(best, score + width);
            } else {
                return score;
            }
            if (fellBelow && fellAbove) {
                alpha = worst;
                beta = best;
            }
        }
    }

    /// Follows the table's best moves.
    std::vector<core::Move> expectedLine() const
    {
        std::vector<core::Move> line{m_finding.move};
        core::Othello game = core::after(m_game, m_finding.move);
        TableEntry known;
        while (!game.isOver()) {
            core::Move move = core::Othello::pass;
            if (!game.mustPass()) {
                if (!m_table.probe(hashOf(boardOf(game)), known))
                    break;
                move = moveOf(known.move);
                if (!game.isLegal(move))
                    break;
            }
            line.push_back(move);
            game.play(move);
        }
        return line;
    }

    /// An exact score's line to the end of the game: of each side the first move that keeps the
    /// score, asked of the search, which knows most answers by now.
    std::vector<core::Move> provedLine()
    {
        std::vector<core::Move> line{m_finding.move};
        core::Othello game = core::after(m_game, m_finding.move);
        int score = -m_finding.score;
        while (!game.isOver()) {
            const core::Move move = keepingMove(game, score);
            if (m_team.stopped())
                return m_finding.line;
            line.push_back(move);
            game.play(move);
            score = -score;
        }
        return line;
    }

    core::Move keepingMove(const core::Othello &game, int score)
    {
        const auto moves = game.legalMoves();
        TableEntry known;
        if (m_table.probe(hashOf(boardOf(game)), known) && game.isLegal(moveOf(known.move))
            && keeps(game, moveOf(known.move), score))
            return moveOf(known.move);
        for (const core::Move move : moves) {
            if (moves.size() == 1 || keeps(game, move, score))
                return move;
        }
        return moves[0];
    }

    bool keeps(const core::Othello &game, core::Move move, int score)
    {
        const Board child = boardOf(core::after(game, move));
        return -m_thread->nullWindow(child, -score, child.empties(), exactSelectivity) >= score;
    }

    void finish()
    {
        m_finding.nodes = m_thread->nodes() + m_helpers.nodes();
        m_finding.time = m_team.elapsed();
    }

    core::Othello m_game;
    Board m_board;
    Limits m_limits;
    TranspositionTable &m_table;
    SearchTeam m_team;
    std::unique_ptr<SearchThread> m_thread;
    Helpers m_helpers;
    RootMoves m_moves;
    Finding m_finding;
};

/// The other side's finding, seen from the side that had to pass.
Finding beforePass(Finding finding)
{
    finding.score = -finding.score;
    finding.line.insert(finding.line.begin(), core::Othello::pass);
    finding.move = core::Othello::pass;
    return finding;
}

/// Read once, at the first engine.
std::shared_ptr<const Weights> usualWeights()
{
    static const auto shared = [] {
        const core::Result<Weights> read = Weights::fromBytes(defaultWeights());
        return std::make_shared<const Weights>(read ? *read : Weights::fallback());
    }();
    return shared;
}

} // namespace

OthelloEngine::OthelloEngine(const EngineOptions &options)
    : m_table(options.tableBytes)
    , m_weights(usualWeights())
    , m_kernel(options.kernel)
    , m_threads(std::max(1, options.threads))
{}

void OthelloEngine::readWeights()
{
    usualWeights();
}

std::optional<core::Error> OthelloEngine::setWeights(std::span<const std::uint8_t> bytes)
{
    const core::Result<Weights> weights = Weights::fromBytes(bytes);
    if (!weights)
        return core::Error{weights.error()};
    m_weights = std::make_shared<const Weights>(*weights);
    clear();
    return std::nullopt;
}

void OthelloEngine::clear()
{
    m_table.clear();
}

Finding OthelloEngine::think(const core::Othello &game, const Limits &limits, std::stop_token token,
                             const Progress &progress)
{
    if (game.isOver()) {
        Finding finding;
        finding.score = boardOf(game).finalScore();
        finding.exact = true;
        finding.percent = 100;
        return finding;
    }
    if (game.mustPass()) {
        const auto passed = [&progress](const Finding &finding) {
            if (progress)
                progress(beforePass(finding));
        };
        return beforePass(think(core::after(game, core::Othello::pass), limits, token, passed));
    }
    m_table.newSearch();
    return Question(game, limits, m_table, *m_weights, m_kernel, m_threads, m_seed,
                    std::move(token))
        .answer(progress);
}

Finding OthelloEngine::solve(const core::Othello &game, std::stop_token token,
                             const Progress &progress)
{
    return think(game, {}, std::move(token), progress);
}

std::vector<MoveValue> OthelloEngine::analyse(const core::Othello &game, const Limits &limits,
                                              std::stop_token token)
{
    if (game.isOver())
        return {};
    if (game.mustPass()) {
        const Finding finding = think(game, limits, std::move(token));
        return {{finding.move, finding.score, finding.exact, finding.depth}};
    }
    m_table.newSearch();
    return Question(game, limits, m_table, *m_weights, m_kernel, m_threads, m_seed,
                    std::move(token))
        .values();
}

} // namespace ai::othello
