#include "app/cli/match/matchopenings.h"

#include "ai/othello/board/board.h"
#include "ai/othello/othelloengine.h"
#include "ai/search/random.h"
#include "app/commandline/paralleljobs.h"
#include "core/format/records.h"
#include "core/notation.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

namespace cli::match {

using core::Error;
using core::Othello;
using core::Result;

namespace {

/// A position must be balanced in both searches, the quick one and the deeper one.
constexpr std::array depths{8, 12};
constexpr std::size_t judgeTableBytes = std::size_t(4) << 20;
/// The number of consecutive rejections after which there seem to be no more openings.
constexpr int maxFutile = 20'000;
/// The maximum number of unusable records that are reported.
constexpr std::size_t maxUnfitShown = 200;

using Key = std::array<std::uint64_t, 3>;

/// A key that is equal for symmetric positions.
Key keyOf(const Othello &position)
{
    const ai::othello::Board board = ai::othello::boardOf(position);
    Key key{~0ULL, ~0ULL, 0};
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        const ai::othello::Board other = ai::othello::symmetric(board, symmetry);
        key = std::min(key, Key{other.own, other.other, 0});
    }
    key[2] = position.sideToMove() == core::Side::First ? 0 : 1;
    return key;
}

struct Candidate
{
    MatchOpening opening{Othello(), {}};
    Key key{};
    bool balanced = false;
};

Candidate pickCandidate(const OpeningRules &rules, std::uint64_t index)
{
    std::seed_seq seeds{rules.seed, index};
    ai::Random random(seeds);
    Candidate candidate;
    Othello position;
    for (int i = 0; i < rules.plies && !position.isOver(); ++i) {
        const auto moves = position.legalMoves();
        // The modulo bias is negligible for so few moves, and the result is the same with every
        // library.
        candidate.opening.moves.push_back(moves[random() % moves.size()]);
        position.play(candidate.opening.moves.back());
    }
    candidate.key = keyOf(position);
    return candidate;
}

bool isBalanced(const MatchOpening &opening, const OpeningRules &rules,
                ai::othello::OthelloEngine &engine, const std::stop_token &token)
{
    const Othello position = positionAfter(opening);
    if (position.isOver())
        return false;
    engine.clear();
    return std::all_of(depths.begin(), depths.end(), [&](int depth) {
        ai::Limits limits;
        limits.depth = depth;
        return std::abs(engine.think(position, limits, token).value.value_or(0)) <= rules.balance;
    });
}

void judge(std::vector<Candidate> &candidates, const OpeningRules &rules, int threads,
           const std::stop_token &token)
{
    using ai::othello::OthelloEngine;
    commandline::inParallel(
        static_cast<std::size_t>(threads), candidates.size(),
        [] { return OthelloEngine({.tableBytes = judgeTableBytes}); },
        [&](OthelloEngine &engine, std::size_t i, std::mutex & /*mutex*/) {
            if (!token.stop_requested())
                candidates[i].balanced = isBalanced(candidates[i].opening, rules, engine, token);
            return std::optional<Error>();
        });
}

/// The opening in a record, if a game can be played from it.
Result<MatchOpening> openingOf(const core::format::Record &record)
{
    const MatchOpening opening{record.game.start, record.game.moves};
    if (!std::holds_alternative<Othello>(opening.start))
        return Error{"is not of Othello"};
    if (positionAfter(opening).isOver())
        return Error{"the game is over; expected a position from which it can be played"};
    return opening;
}

} // namespace

std::vector<MatchOpening> pickOpenings(const OpeningRules &rules, std::size_t count, int threads,
                                       const std::stop_token &token,
                                       const std::function<void(std::size_t)> &progress)
{
    constexpr std::size_t batch = 32;
    std::vector<MatchOpening> openings;
    std::set<Key> known;
    std::uint64_t index = 0;
    int futile = 0;
    while (openings.size() < count && futile < maxFutile) {
        std::vector<Candidate> candidates;
        for (; candidates.size() < batch && futile < maxFutile; ++index) {
            candidates.push_back(pickCandidate(rules, index));
            if (!known.insert(candidates.back().key).second) {
                candidates.pop_back();
                ++futile;
            }
        }
        judge(candidates, rules, threads, token);
        if (token.stop_requested())
            break;
        for (const Candidate &candidate : candidates) {
            futile = candidate.balanced ? 0 : futile + 1;
            if (candidate.balanced && openings.size() < count)
                openings.push_back(candidate.opening);
        }
        if (progress)
            progress(openings.size());
    }
    return openings;
}

Result<MatchOpening> readOpening(std::string_view text)
{
    const auto record = core::format::readRecord(text);
    return record ? openingOf(*record) : record.error();
}

namespace {

/// The line of a record or, in a binary file, its number.
std::string placeOf(const core::format::Record &record,
                    const std::vector<core::format::Record> &records)
{
    return record.line > 0 ? "line " + std::to_string(record.line)
                           : "game " + std::to_string(&record - records.data() + 1);
}

} // namespace

Result<std::vector<MatchOpening>> readOpenings(std::string_view text, const std::string &name,
                                               std::vector<Error> &warnings)
{
    core::format::ReadOptions options;
    options.name = name;
    const auto found = core::format::readRecords(text, options);
    if (!found)
        return found.error();
    for (const auto &warning : core::format::warningsOfMovesAlone(*found, name))
        warnings.push_back(warning.error);
    std::vector<MatchOpening> openings;
    std::vector<Error> unfit; ///< reasons why other records are unusable
    for (const core::format::Record &record : found->records) {
        const auto opening = openingOf(record);
        if (opening)
            openings.push_back(*opening);
        else
            unfit.push_back(opening.error().in(placeOf(record, found->records)).in(name));
    }
    if (openings.empty())
        return unfit.front();
    const std::size_t said = std::min(unfit.size(), maxUnfitShown);
    warnings.insert(warnings.end(), unfit.begin(), unfit.begin() + std::ptrdiff_t(said));
    if (unfit.size() > said)
        warnings.push_back(Error("and " + std::to_string(unfit.size() - said) + " more").in(name));
    const auto reverse =
        std::count_if(openings.begin(), openings.end(), [](const MatchOpening &opening) {
            return std::get<Othello>(opening.start).rule() == Othello::Rule::Fewest;
        });
    if (reverse > 0)
        warnings.push_back(Error("openings of Reverse Othello, whose games the fewest discs win: "
                                 + std::to_string(reverse) + " of "
                                 + std::to_string(openings.size()))
                               .in(name));
    return openings;
}

Othello positionAfter(const MatchOpening &opening)
{
    Othello position = *std::get_if<Othello>(&opening.start);
    for (const core::Move move : opening.moves)
        position.play(move);
    return position;
}

} // namespace cli::match
