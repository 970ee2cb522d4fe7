#include "app/trainer/puzzles/selection.h"

#include "ai/othello/board/board.h"
#include "app/commandline/paralleljobs.h"
#include "core/othellogeometry.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace trainer {

using ai::learn::othelloRungs;
using ai::learn::Puzzle;
using ai::learn::PuzzleSet;
using ai::learn::RungPlayer;
using ai::learn::RungValue;

namespace {

constexpr int gradingGames = 20;
constexpr int firstGradeWithoutCorners = 3;

/// Kinds of squares: corner, diagonally adjacent to one (X), adjacent to one (C), other edge,
/// inner.
constexpr std::size_t squareKinds = 5;
constexpr std::size_t cornerKind = 0;

std::size_t kindOfSquare(core::Move move)
{
    namespace geometry = core::geometry;
    const std::array<geometry::Mask, squareKinds - 1> kinds{
        geometry::cornerSquares, geometry::xSquares, geometry::cSquares, geometry::edgeSquares};
    std::size_t kind = 0;
    while (kind < kinds.size() && !geometry::contains(kinds[kind], move.code()))
        ++kind;
    return kind;
}

/// The indices of a grade's puzzles, by the kind of their solution's square.
using GradeLists = std::array<std::vector<std::size_t>, squareKinds>;

std::size_t countWithin(const GradeLists &lists, std::size_t max)
{
    std::size_t count = 0;
    for (const auto &list : lists)
        count += std::min(list.size(), max);
    return count;
}

/// How many of `count` puzzles may have their solution on the same kind of square.
std::size_t maxOfAKind(std::size_t count)
{
    return std::max<std::size_t>(count / 3, 1);
}

/// The maximum number of a grade's puzzles that satisfies maxOfAKind().
std::size_t availableOf(const GradeLists &lists)
{
    std::size_t count = countWithin(lists, lists[0].size() + lists[1].size() + lists[2].size()
                                               + lists[3].size() + lists[4].size());
    while (countWithin(lists, maxOfAKind(count)) < count)
        count = countWithin(lists, maxOfAKind(count));
    return count;
}

/// Chooses `count` puzzles of a grade.
void takeFrom(const GradeLists &lists, std::size_t count, std::vector<std::size_t> &chosen)
{
    std::size_t left = count;
    std::array<std::size_t, squareKinds> taken{};
    // Round-robin over the kinds: rare kinds run out, and the others share the remainder.
    for (std::size_t round = 0; left > 0 && round < count; ++round) {
        for (std::size_t kind = 0; kind < squareKinds && left > 0; ++kind) {
            if (taken[kind] < lists[kind].size() && taken[kind] < maxOfAKind(count)) {
                chosen.push_back(lists[kind][taken[kind]++]);
                --left;
            }
        }
    }
}

/// How many puzzles to take of each grade: as even as possible.
std::map<int, std::size_t> evenShares(const std::map<int, GradeLists> &grades, std::size_t count)
{
    std::map<int, std::size_t> shares;
    std::vector<std::pair<std::size_t, int>> available;
    for (const auto &[grade, lists] : grades)
        available.emplace_back(availableOf(lists), grade);
    std::sort(available.begin(), available.end());
    std::size_t open = available.size();
    for (const auto &[max, grade] : available) {
        shares[grade] = std::min(max, count / open);
        count -= shares[grade];
        --open;
    }
    return shares;
}

} // namespace

int gradeOf(const core::Othello &position, core::Move move, RungPlayer &player)
{
    // By the depth of the rung's search in this position.
    std::map<int, std::vector<RungValue>> known;
    const auto twoPlies = player.values(
        position, {.depth = 2, .spread = 0, .exactEmpties = 0, .maxLoss = 0, .rating = 0});
    for (std::size_t index = 0; index < othelloRungs.size(); ++index) {
        const ai::learn::OthelloRung &rung = othelloRungs[index];
        const int empties = position.empties();
        const int depth = empties <= rung.exactEmpties ? empties : rung.depth;
        if (!known.contains(depth))
            known[depth] = player.values(position, rung);
        std::vector<RungValue> values = known[depth];
        if (static_cast<int>(index) >= ai::learn::firstCarefulRung)
            values = ai::learn::withoutBlunders(position, values, twoPlies);
        int found = 0;
        for (std::uint64_t seed = 1; seed <= gradingGames; ++seed)
            found += ai::learn::pickMove(rung, position, values, seed) == move ? 1 : 0;
        if (2 * found >= gradingGames)
            return static_cast<int>(index) + 1;
    }
    return static_cast<int>(othelloRungs.size());
}

core::Result<std::vector<Puzzle>> gradedPuzzles(const std::vector<Candidate> &candidates,
                                                std::size_t threads)
{
    std::vector<Puzzle> puzzles;
    std::set<ai::othello::Board> seen;
    for (const Candidate &candidate : candidates) {
        if (seen.insert(canonicalBoard(ai::othello::boardOf(candidate.position))).second)
            puzzles.push_back({candidate.position, candidate.solution.move, candidate.solution.goal,
                               1, candidate.movesToFind});
    }
    const auto error = commandline::inParallel(
        threads, puzzles.size(), [] { return RungPlayer(); },
        [&](RungPlayer &player, std::size_t i, std::mutex &) -> std::optional<core::Error> {
            Puzzle &puzzle = puzzles[i];
            puzzle.grade =
                gradeOf(std::get<core::Othello>(puzzle.position), puzzle.solution, player);
            return std::nullopt;
        });
    if (error)
        return *error;
    return puzzles;
}

PuzzleSet selectedPuzzles(const std::vector<Puzzle> &graded, std::size_t count)
{
    std::map<int, GradeLists> grades;
    for (std::size_t i = 0; i < graded.size(); ++i) {
        const std::size_t kind = kindOfSquare(graded[i].solution);
        if (kind != cornerKind || graded[i].grade < firstGradeWithoutCorners)
            grades[graded[i].grade][kind].push_back(i);
    }
    std::vector<std::size_t> chosen;
    for (const auto &[grade, share] : evenShares(grades, count))
        takeFrom(grades[grade], share, chosen);
    std::sort(chosen.begin(), chosen.end());
    PuzzleSet set;
    for (const std::size_t index : chosen)
        set.puzzles.push_back(graded[index]);
    set.dailyCount = set.puzzles.size();
    return set;
}

} // namespace trainer
