#include "app/trainer/book/bookbuilder.h"

#include "ai/othello/othelloengine.h"
#include "app/commandline/paralleljobs.h"
#include "app/trainer/data/boardfunctions.h"
#include "core/othello.h"

#include <algorithm>
#include <set>

namespace trainer {

using namespace ai::othello;

namespace {

/// Moves that a shallow search finds this much worse than those to be followed are not searched
/// deeper, because the two searches may differ by that much.
constexpr int deepMargin = 2;

/// The engine's table size. The table is cleared before each search, so that a value depends only
/// on the position.
constexpr std::size_t shallowTableBytes = std::size_t(1) << 20;
constexpr std::size_t deepTableBytes = std::size_t(8) << 20;

Board childOf(const Board &board, int square)
{
    return canonicalBoard(board.played(square, kernel().flips(board.own, board.other, square)));
}

/// A position after a move, with the move's value.
struct Child
{
    Board board;
    int value = 0; ///< for the side to move in the position before it
    int depth = 0; ///< of the search
};

/// Values the moves of positions. For one thread.
class Expander
{
public:
    Expander(const BookSettings &settings, PositionValues &values)
        : m_settings(settings)
        , m_values(values)
        , m_shallow({.tableBytes = shallowTableBytes})
        , m_deep({.tableBytes = deepTableBytes})
    {}

    /// The distinct positions after a position's moves.
    std::vector<Child> expanded(const Board &board)
    {
        std::vector<Child> children;
        std::set<Board> seen;
        for (Mask rest = kernel().moves(board.own, board.other); rest != 0;) {
            const Board child = childOf(board, popSquare(rest));
            if (seen.insert(child).second)
                children.push_back({child, 0, 0});
        }
        for (Child &child : children)
            search(m_shallow, child, m_settings.shallowDepth);
        while (Child *child = nextForDepth(children))
            search(m_deep, *child, m_settings.depth);
        return children;
    }

    /// The error, if there was one.
    const std::optional<core::Error> &failure() const { return m_failure; }

private:
    /// The best child that might be followed and has no deep value yet; null if there is none.
    Child *nextForDepth(std::vector<Child> &children) const
    {
        const auto isWorse = [](const Child &a, const Child &b) { return a.value < b.value; };
        const int best = std::max_element(children.begin(), children.end(), isWorse)->value;
        Child *next = nullptr;
        for (Child &child : children) {
            if (child.depth < m_settings.depth
                && child.value >= best - m_settings.moveLoss - deepMargin
                && (next == nullptr || child.value > next->value))
                next = &child;
        }
        return next;
    }

    void search(OthelloEngine &engine, Child &child, int depth)
    {
        child.depth = depth;
        if (const auto known = m_values.find(child.board, depth)) {
            child.value = -*known;
            return;
        }
        engine.clear();
        const auto game =
            core::Othello::create(child.board.own, child.board.other, core::Side::First);
        const int found = engine.think(*game, {.depth = depth}).value.value_or(0);
        const int value = std::clamp(found, -OpeningBook::maxValue, OpeningBook::maxValue);
        child.value = -value;
        if (const auto error = m_values.add(child.board, depth, value); error && !m_failure)
            m_failure = error;
    }

    const BookSettings &m_settings;
    PositionValues &m_values;
    OthelloEngine m_shallow;
    OthelloEngine m_deep;
    std::optional<core::Error> m_failure;
};

class Builder
{
public:
    Builder(const BookSettings &settings, const std::vector<Board> &always, PositionValues &values,
            const std::function<void(const BookProgress &)> &progress)
        : m_settings(settings)
        , m_always(always.begin(), always.end())
        , m_values(values)
        , m_progress(progress)
    {}

    core::Result<OpeningBook> run()
    {
        const Board start = canonicalBoard(startBoard);
        m_found[start] = {};
        m_losses[start] = 0;
        for (int plies = 0; !m_losses.empty(); ++plies) {
            std::vector<Board> chosen;
            for (const auto &[board, loss] : m_losses) {
                if ((plies < m_settings.plies && loss <= m_settings.totalLoss)
                    || m_always.contains(board))
                    chosen.push_back(board);
            }
            const auto moves = expandAll(chosen, plies);
            if (m_failure)
                return *m_failure;
            addChildren(chosen, moves);
        }
        return finishedBook();
    }

private:
    /// A position found for the book.
    struct Found
    {
        int value = 0;
        int depth = -1; ///< of its value's search; -1 without one
        bool expanded = false;
    };

    std::vector<std::vector<Child>> expandAll(const std::vector<Board> &boards, int plies)
    {
        std::vector<std::vector<Child>> moves(boards.size());
        std::size_t done = 0;
        m_failure = commandline::inParallel(
            m_settings.threads, boards.size(), [&] { return Expander(m_settings, m_values); },
            [&](Expander &expander, std::size_t i, std::mutex &mutex) {
                if (kernel().moves(boards[i].own, boards[i].other) != 0)
                    moves[i] = expander.expanded(boards[i]);
                const std::lock_guard lock(mutex);
                if (m_progress)
                    m_progress({plies, ++done, boards.size()});
                return expander.failure();
            });
        return moves;
    }

    /// Records what was found, and the positions to expand next with their smallest loss on any
    /// path.
    void addChildren(const std::vector<Board> &boards, const std::vector<std::vector<Child>> &moves)
    {
        std::map<Board, int> losses;
        for (std::size_t i = 0; i < boards.size(); ++i) {
            m_found[boards[i]].expanded = !moves[i].empty();
            int best = -OpeningBook::maxValue;
            for (const Child &child : moves[i])
                best = std::max(best, child.value);
            for (const Child &child : moves[i]) {
                if (Found &found = m_found[child.board]; found.depth < child.depth)
                    found = {-child.value, child.depth, found.expanded};
                const int loss = best - child.value;
                if (loss > m_settings.moveLoss && !m_always.contains(child.board))
                    continue;
                const int total = m_losses[boards[i]] + loss;
                const auto [entry, isNew] = losses.try_emplace(child.board, total);
                entry->second = std::min(entry->second, total);
            }
        }
        m_losses = std::move(losses);
    }

    /// Backs values up: an expanded position has its best move's value. Works from the last ply to
    /// the first.
    OpeningBook finishedBook()
    {
        std::vector<std::pair<int, Board>> byEmpties;
        for (const auto &[board, found] : m_found)
            byEmpties.emplace_back(board.empties(), board);
        std::stable_sort(byEmpties.begin(), byEmpties.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        std::vector<OpeningBook::Entry> entries;
        for (const auto &[empties, board] : byEmpties) {
            Found &found = m_found[board];
            if (found.expanded)
                found.value = bestValue(board);
            entries.push_back({board, static_cast<std::int8_t>(found.value), found.expanded});
        }
        return OpeningBook(std::move(entries));
    }

    int bestValue(const Board &board)
    {
        int best = -OpeningBook::maxValue;
        for (Mask rest = kernel().moves(board.own, board.other); rest != 0;)
            best = std::max(best, -m_found[childOf(board, popSquare(rest))].value);
        return best;
    }

    const BookSettings &m_settings;
    const std::set<Board> m_always;
    PositionValues &m_values;
    const std::function<void(const BookProgress &)> &m_progress;
    std::map<Board, Found> m_found;
    std::map<Board, int> m_losses; ///< of the next ply's positions
    std::optional<core::Error> m_failure;
};

} // namespace

core::Result<std::vector<Board>> positionsOfLine(std::string_view line)
{
    std::vector<Board> boards;
    core::Othello game;
    for (std::size_t number = 1; !line.empty(); ++number) {
        const auto move = game.parseMove(line.substr(0, 2));
        if (!move)
            return move.error().inMove(number);
        game.play(*move);
        boards.push_back(canonicalBoard(boardOf(game)));
        line.remove_prefix(std::min<std::size_t>(2, line.size()));
    }
    return boards;
}

core::Result<OpeningBook> buildBook(const BookSettings &settings, const std::vector<Board> &always,
                                    PositionValues &values,
                                    const std::function<void(const BookProgress &)> &progress)
{
    return Builder(settings, always, values, progress).run();
}

} // namespace trainer
