#include "app/trainer/puzzles/candidates.h"

#include "ai/othello/search/probcut.h"
#include "app/commandline/files.h"
#include "app/trainer/data/boardfunctions.h"
#include "app/trainer/data/samples.h"

#include <algorithm>
#include <sstream>

namespace trainer {

using namespace ai::othello;
using ai::learn::Goal;
using ai::learn::OnlyMove;

namespace {

constexpr std::size_t candidateTableBytes = std::size_t(1) << 20;
/// Standard deviation of the errors of judgement, in discs; about that of the middle rungs.
constexpr double errorInDiscs = 3.5;
constexpr std::size_t randomOpeningPlies = 6;

constexpr std::string_view candidatesExtension = "puzzles";

/// One line for each candidate.
std::string chunkText(CandidateFinder &finder, const CandidateSettings &settings, std::size_t chunk)
{
    std::seed_seq seeds{settings.seed, std::uint64_t(chunk)};
    ai::Random random(seeds);
    finder.clear();
    std::string text;
    for (std::size_t i = 0; i < settings.gamesPerChunk; ++i) {
        if (const auto candidate = finder.find(random))
            text += lineOf(*candidate) + '\n';
    }
    return text;
}

} // namespace

CandidateFinder::CandidateFinder(const Weights &weights)
    : m_table(candidateTableBytes)
    , m_shared(m_table, weights, {}, {})
    , m_thread(kernel().makeThread(m_shared))
    , m_reaches(
          [this](const core::Othello &position, int score) { return reaches(position, score); })
{}

void CandidateFinder::clear()
{
    m_table.clear();
    m_thread = kernel().makeThread(m_shared);
}

std::optional<Candidate> CandidateFinder::find(ai::Random &random)
{
    m_table.newSearch();
    std::vector<core::Othello> endings = playedEndings(random);
    ai::shuffle(endings, random);
    for (const core::Othello &ending : endings) {
        if (const auto candidate = prove(ending))
            return candidate;
    }
    return std::nullopt;
}

std::vector<core::Othello> CandidateFinder::playedEndings(ai::Random &random)
{
    std::vector<core::Othello> endings;
    core::Othello game;
    for (std::size_t ply = 0; !game.isOver(); ++ply) {
        if (game.mustPass()) {
            game.play(core::Othello::pass);
            continue;
        }
        if (game.empties() < CandidateSettings::minEmpties)
            break;
        if (game.empties() <= CandidateSettings::maxEmpties)
            endings.push_back(game);
        const Mask moves = game.placements(game.sideToMove());
        game.play(moveOf(ply < randomOpeningPlies ? randomSquare(moves, random)
                                                  : errantMove(boardOf(game), moves, random)));
    }
    return endings;
}

int CandidateFinder::errantMove(const Board &board, Mask moves, ai::Random &random)
{
    int best = noSquare;
    double bestSeen = 0;
    while (moves != 0) {
        const int square = popSquare(moves);
        const Board child = board.played(square, kernel().flips(board.own, board.other, square));
        const int value = child.own == 0 ? maxScore : -m_thread->staticEval(child);
        const double seen = value + errorInDiscs * ai::normalDeviate(random);
        if (best == noSquare || seen > bestSeen) {
            best = square;
            bestSeen = seen;
        }
    }
    return best;
}

bool CandidateFinder::reaches(const core::Othello &position, int score)
{
    const Board board = boardOf(position);
    return m_thread->nullWindowSearch(board, score - 1, board.empties(), exactSelectivity) >= score;
}

std::optional<Candidate> CandidateFinder::prove(const core::Othello &position)
{
    const auto only = ai::learn::onlyMove(position, m_reaches, CandidateSettings::minMoves);
    if (!only)
        return std::nullopt;
    const int found =
        ai::learn::movesToFind(position, only->goal, m_reaches, CandidateSettings::maxMovesToFind);
    if (found < 2)
        return std::nullopt;
    const Board board = boardOf(position);
    const int score = m_thread->pvSearch(board, static_cast<int>(only->goal) - 1, maxScore,
                                         board.empties(), exactSelectivity);
    for (const core::Move move : position.legalMoves()) {
        if (move != only->move
            && ai::learn::keepsScore(position, move, score - CandidateSettings::minMargin + 1,
                                     m_reaches))
            return std::nullopt;
    }
    return Candidate{position, *only, score, found};
}

std::string lineOf(const Candidate &candidate)
{
    return candidate.position.toText() + ' ' + candidate.position.moveText(candidate.solution.move)
           + ' ' + std::to_string(candidate.score) + ' ' + std::to_string(candidate.movesToFind);
}

core::Result<Candidate> candidateOf(const std::string &line)
{
    const core::Error problem{"expected a position, its move, the score and the moves to find"};
    std::istringstream fields(line);
    std::string board;
    std::string side;
    std::string move;
    Candidate candidate;
    if (!(fields >> board >> side >> move >> candidate.score >> candidate.movesToFind))
        return problem;
    const auto position = core::Othello::parse(board + ' ' + side);
    if (!position)
        return position.error();
    candidate.position = *position;
    const auto solution = candidate.position.parseMove(move);
    if (!solution)
        return solution.error();
    candidate.solution = {*solution, candidate.score > 0 ? Goal::Win : Goal::Draw};
    return lineOf(candidate) == line ? core::Result<Candidate>(candidate) : problem;
}

std::optional<core::Error> findCandidates(const Weights &weights, const CandidateSettings &settings,
                                          const std::function<void(std::size_t, std::size_t)> &done)
{
    return makeMissingChunks(
        settings, candidatesExtension, [&] { return CandidateFinder(weights); },
        [&](CandidateFinder &finder, std::size_t chunk) {
            return core::Result(chunkText(finder, settings, chunk));
        },
        [&](std::size_t chunk, const std::string &text) {
            if (done)
                done(chunk, static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
        });
}

core::Result<std::vector<Candidate>> readCandidates(const CandidateSettings &settings)
{
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < settings.chunks; ++i) {
        const std::string path = chunkPath(settings, settings.firstChunk + i, candidatesExtension);
        const auto text = commandline::readText(path);
        if (!text)
            return text.error();
        std::istringstream lines(*text);
        std::string line;
        for (int number = 1; std::getline(lines, line); ++number) {
            const auto candidate = candidateOf(line);
            if (!candidate)
                return candidate.error().in(path + ": line " + std::to_string(number));
            candidates.push_back(*candidate);
        }
    }
    return candidates;
}

} // namespace trainer
