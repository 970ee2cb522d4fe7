#pragma once

#include "ai/learn/onlymove.h"
#include "ai/othello/kernels/kernelfunctions.h"
#include "ai/search/random.h"
#include "app/trainer/data/chunks.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainer {

/// An ending with proven values: exactly one of at least four legal moves reaches the goal, all
/// others lose at least four discs, and after the best defence a second such move must be found.
struct Candidate
{
    core::Othello position;
    ai::learn::OnlyMove solution;
    int score = 0;       ///< with best play, in discs for the side to move
    int movesToFind = 0; ///< 2 to 4
};

/// Which files of endings to make or read, and how many games to search for each.
struct CandidateSettings : ChunkSettings
{
    CandidateSettings() { chunks = 135; }

    std::size_t gamesPerChunk = 2000;

    static constexpr int minEmpties = 6;
    static constexpr int maxEmpties = 14;
    static constexpr std::size_t minMoves = 4;
    static constexpr int minMargin = 4; ///< lead over the second-best move, in discs
    static constexpr int maxMovesToFind = 4;
};

/// Plays games like a moderately experienced person, by the weights' values with errors of a few
/// discs, and examines their endings.
class CandidateFinder
{
public:
    explicit CandidateFinder(const ai::othello::Weights &weights);

    /// Clears the table, so that what follows depends only on its seed.
    void clear();

    /// An ending of a new game, if there is one; at most one per game, so that no two are only a
    /// few moves apart.
    std::optional<Candidate> find(ai::Random &random);

    /// Whether a position qualifies; with all its data if so.
    std::optional<Candidate> prove(const core::Othello &position);

private:
    std::vector<core::Othello> playedEndings(ai::Random &random);
    int errantMove(const ai::othello::Board &board, ai::othello::Mask moves, ai::Random &random);
    bool reaches(const core::Othello &position, int score);

    ai::othello::TranspositionTable m_table;
    ai::othello::SharedSearchState m_shared;
    std::unique_ptr<ai::othello::SearchThread> m_thread;
    ai::learn::ReachesScore m_reaches;
};

/// Formats a candidate as a line of a chunk; and parses such a line, with an error for any other.
std::string lineOf(const Candidate &candidate);
core::Result<Candidate> candidateOf(const std::string &line);

/// Writes the missing chunks by makeMissingChunks(). `done` gets the number of each new chunk and
/// of its candidates.
std::optional<core::Error>
findCandidates(const ai::othello::Weights &weights, const CandidateSettings &settings,
               const std::function<void(std::size_t, std::size_t)> &done);

/// The candidates of the settings' chunks, in order. The error names a missing file, or file and
/// line.
core::Result<std::vector<Candidate>> readCandidates(const CandidateSettings &settings);

} // namespace trainer
