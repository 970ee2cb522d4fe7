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

/// An ending with a proof: of at least four legal moves exactly one reaches the goal, every other
/// ends at least four discs worse, and a second move must be found after the best defence.
struct Candidate
{
    core::Othello position;
    ai::learn::OnlyMove solution;
    int score = 0;       ///< in discs under best play, to the side to move
    int movesToFind = 0; ///< 2 to 4
};

/// Which files of endings are made or read, and how many games are searched for each.
struct CandidateSettings : ChunkSettings
{
    CandidateSettings() { chunks = 135; }

    std::size_t gamesPerChunk = 2000;

    static constexpr int minEmpties = 6;
    static constexpr int maxEmpties = 14;
    static constexpr std::size_t minMoves = 4;
    static constexpr int minMargin = 4; ///< in discs, to the second-best move
    static constexpr int maxMovesToFind = 4;
};

/// Plays games as people of some experience do, by values of the weights with errors of a few
/// discs, and proves what their endings hold.
class CandidateFinder
{
public:
    explicit CandidateFinder(const ai::othello::Weights &weights);

    /// Removes all positions from the table, so that what follows depends on its seed alone.
    void clear();

    /// An ending of a new game, if there is one: at most one of a game, so that no two are a few
    /// moves apart.
    std::optional<Candidate> find(ai::Random &random);

    /// Whether a position is one, and all about it.
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

/// A line of a chunk's file, and its candidate again; an error for another line.
std::string lineOf(const Candidate &candidate);
core::Result<Candidate> candidateOf(const std::string &line);

/// Writes the chunks that are missing, as makeMissingChunks() does. `done` gets the number of each
/// new chunk and how many candidates it has.
std::optional<core::Error>
findCandidates(const ai::othello::Weights &weights, const CandidateSettings &settings,
               const std::function<void(std::size_t, std::size_t)> &done);

/// The candidates of the settings' chunks, in order. The error names a file that is not there, or
/// file and line.
core::Result<std::vector<Candidate>> readCandidates(const CandidateSettings &settings);

} // namespace trainer
