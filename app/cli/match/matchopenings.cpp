#include "app/cli/match/matchopenings.h"

#include "ai/othello/board/board.h"
#include "ai/othello/othelloengine.h"
#include "ai/search/random.h"
#include "app/commandline/paralleljobs.h"
#include "core/format/positionline.h"
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

/// Both searches must find a position balanced: the first is quick, the second sees further.
constexpr std::array depths{8, 12};
constexpr std::size_t judgeTableBytes = std::size_t(4) << 20;
/// So many candidates in a row that are none mean that there are no more.
constexpr int maxFutile = 20'000;

using Key = std::array<std::uint64_t, 3>;

/// The same for positions that are alike by symmetry.
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

Candidate drawCandidate(const OpeningRules &rules, std::uint64_t index)
{
    std::seed_seq seeds{rules.seed, index};
    ai::Random random(seeds);
    Candidate candidate;
    Othello position;
    for (int i = 0; i < rules.plies && !position.isOver(); ++i) {
        const auto moves = position.legalMoves();
        // The remainder is as good as even for so few moves, and the same with every library.
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

Result<MatchOpening> movesOf(std::string_view text)
{
    MatchOpening opening{Othello(), {}};
    Othello position;
    std::string letters = core::lowerCase(text);
    std::erase_if(letters, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
    std::string_view rest = letters;
    while (!rest.empty()) {
        const std::size_t length = rest.starts_with("pass") ? 4 : 2;
        const std::string_view word = rest.substr(0, length);
        rest.remove_prefix(std::min(length, rest.size()));
        if (length == 2 && position.mustPass()) {
            opening.moves.push_back(Othello::pass);
            position.play(Othello::pass);
        }
        const Result<core::Move> move = position.parseMove(word);
        if (!move)
            return move.error().inMove(opening.moves.size() + 1);
        opening.moves.push_back(*move);
        position.play(*move);
    }
    return opening;
}

Result<MatchOpening> openingOf(std::string_view line)
{
    const core::format::PositionLine parts = core::format::splitPositionLine(line);
    const std::string_view text = core::trimmed(parts.board);
    if (hasMoves(parts))
        return movesOf(text);
    const Result<Othello> start = Othello::parse(text);
    if (!start)
        return start.error();
    return MatchOpening{*start, {}};
}

} // namespace

std::vector<MatchOpening> drawOpenings(const OpeningRules &rules, std::size_t count, int threads,
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
            candidates.push_back(drawCandidate(rules, index));
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

Result<MatchOpening> readOpening(std::string_view line)
{
    Result<MatchOpening> opening = openingOf(line);
    if (opening && positionAfter(*opening).isOver())
        return Error{"the game is over; expected a position from which it can be played"};
    return opening;
}

Result<std::vector<MatchOpening>> readOpenings(std::string_view text)
{
    std::vector<MatchOpening> openings;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = core::trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (core::format::isBlankOrComment(line))
            continue;
        const Result<MatchOpening> opening = readOpening(line);
        if (!opening)
            return opening.error().in("line " + std::to_string(number));
        openings.push_back(*opening);
    }
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
