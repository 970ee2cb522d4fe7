#include "app/cli/library/libraryreport.h"

#include "ai/analysis/openingnames.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace cli {

using core::Othello;
using core::Side;
using namespace core::library;

namespace {

constexpr std::size_t pliesOfPhase = 12;
constexpr std::size_t pliesOfOpenings = 24; ///< all opening names are within this many plies

/// The losses of one side, or of both, in one game.
struct GameLoss
{
    std::array<double, reportPhases> loss{};
    std::array<double, reportPhases> moves{};

    void add(std::size_t ply, int lost)
    {
        const std::size_t phase = std::min(ply / pliesOfPhase, reportPhases - 1);
        loss[phase] += lost;
        moves[phase] += 1;
    }

    void addTo(LossByPhase &sum) const
    {
        double lost = 0;
        double all = 0;
        for (std::size_t i = 0; i < reportPhases; ++i) {
            sum.phases[i].addGame(loss[i], moves[i]);
            lost += loss[i];
            all += moves[i];
        }
        sum.all.addGame(lost, all);
    }
};

/// Whether a name stands for an unknown player: WTHOR uses question marks.
bool isUnknown(const std::string &name)
{
    return name.find_first_not_of("? ") == std::string::npos;
}

/// Orders costly moves; equal losses by time.
bool isCostlier(const CostlyMove &a, const CostlyMove &b)
{
    return std::tuple(-a.loss, a.game, a.number) < std::tuple(-b.loss, b.game, b.number);
}

class ReportMaker
{
public:
    ReportMaker(GameLibrary &library, const ReportOptions &options)
        : m_library(library)
        , m_options(options)
    {}

    void add(std::int64_t id, const LibraryGame &game)
    {
        ++m_report.games;
        std::array<GameLoss, 2> sides;
        GameLoss both;
        LineReplay replay;
        for (std::size_t ply = 0; ply < game.squares.size(); ++ply) {
            const Othello position = withoutForcedPass(replay.position());
            if (const auto lost = loss(position, game.squares[ply], id, ply)) {
                sides[static_cast<std::size_t>(position.sideToMove())].add(ply, *lost);
                both.add(ply, *lost);
            }
            replay.play(game.squares[ply]);
        }
        for (std::size_t side = 0; side < 2; ++side) {
            if (!isUnknown(game.players[side]))
                sides[side].addTo(m_players[game.players[side]]);
        }
        if (game.year != 0)
            both.addTo(m_years[game.year]);
        addOpening(game);
    }

    LibraryReport finish()
    {
        m_report.minGames = m_options.minGames;
        for (auto &[name, loss] : m_players) {
            if (loss.all.games() >= m_options.minGames)
                m_report.players.push_back({name, std::move(loss)});
        }
        std::stable_sort(
            m_report.players.begin(), m_report.players.end(),
            [](const auto &a, const auto &b) { return a.loss.all.mean() < b.loss.all.mean(); });
        for (auto &[year, loss] : m_years) {
            if (loss.all.games() > 0)
                m_report.years.push_back({year, std::move(loss)});
        }
        m_report.costliest.assign(m_costliest.begin(), m_costliest.end());
        for (auto &[name, opening] : m_openings)
            m_report.openings.push_back(std::move(opening));
        std::stable_sort(m_report.openings.begin(), m_report.openings.end(),
                         [](const auto &a, const auto &b) { return a.games > b.games; });
        return std::move(m_report);
    }

    const std::optional<core::Error> &error() const { return m_error; }

private:
    std::optional<PositionValue> valueOf(const Othello &position)
    {
        auto value = m_library.value(CanonicalPosition(position).key());
        if (!value) {
            m_error = value.error();
            return std::nullopt;
        }
        return *value;
    }

    /// What a move lost; nothing if it does not count.
    std::optional<int> loss(const Othello &position, int square, std::int64_t game, std::size_t ply)
    {
        if (position.legalMoves().size() < 2)
            return std::nullopt;
        ++m_report.moves;
        const auto value = valueOf(position);
        if (!value)
            return std::nullopt;
        const CanonicalPosition canonical(position);
        const auto score = value->scoreOf(canonical.canonicalSquare(square));
        if (!score)
            return std::nullopt;
        ++m_report.valuedMoves;
        m_report.greatestDepth = std::max(m_report.greatestDepth, value->depth);
        m_report.leastDepth =
            m_report.valuedMoves == 1 ? value->depth : std::min(m_report.leastDepth, value->depth);
        // The search of the move is one ply shallower and may value it above the best: count no
        // loss.
        const int lost = std::max(0, value->score - *score);
        if (lost > 0)
            addCostly({lost, game, ply + 1, static_cast<std::uint8_t>(square),
                       static_cast<std::uint8_t>(canonical.squareOf(value->best)), *score,
                       value->score});
        return lost;
    }

    void addCostly(const CostlyMove &move)
    {
        m_costliest.insert(move);
        if (m_costliest.size() > m_options.costliest)
            m_costliest.erase(std::prev(m_costliest.end()));
    }

    /// Counts the game for the last named opening position that it passes.
    void addOpening(const LibraryGame &game)
    {
        LineReplay replay;
        std::string_view name;
        Othello named;
        const std::size_t plies = std::min(pliesOfOpenings, game.squares.size());
        for (std::size_t ply = 0; ply < plies && replay.play(game.squares[ply]); ++ply) {
            const std::string_view here = ai::openingName(replay.position());
            if (!here.empty()) {
                name = here;
                named = replay.position();
            }
        }
        if (name.empty())
            return;
        OpeningReport &opening = m_openings[std::string(name)];
        if (opening.games++ == 0)
            setValue(opening, std::string(name), named);
        if (game.score) {
            (*game.score > 0   ? opening.blackWins
             : *game.score < 0 ? opening.whiteWins
                               : opening.draws) += 1;
            opening.scoreSum += *game.score;
        }
    }

    void setValue(OpeningReport &opening, std::string name, const Othello &position)
    {
        opening.name = std::move(name);
        if (const auto value = valueOf(withoutForcedPass(position))) {
            const bool black = withoutForcedPass(position).sideToMove() == Side::First;
            opening.value = black ? value->score : -value->score;
            opening.depth = value->depth;
        }
    }

    struct Costlier
    {
        bool operator()(const CostlyMove &a, const CostlyMove &b) const { return isCostlier(a, b); }
    };

    GameLibrary &m_library;
    const ReportOptions &m_options;
    LibraryReport m_report;
    std::map<std::string, LossByPhase> m_players;
    std::map<int, LossByPhase> m_years;
    std::set<CostlyMove, Costlier> m_costliest;
    std::map<std::string, OpeningReport> m_openings;
    std::optional<core::Error> m_error;
};

} // namespace

std::int64_t MeanLoss::moves() const
{
    double sum = 0;
    for (const Game &game : m_games)
        sum += game.moves;
    return std::llround(sum);
}

double MeanLoss::mean() const
{
    double loss = 0;
    double moves = 0;
    for (const Game &game : m_games) {
        loss += game.loss;
        moves += game.moves;
    }
    return moves > 0 ? loss / moves : 0;
}

double MeanLoss::error() const
{
    const auto games = static_cast<double>(m_games.size());
    if (games < 2)
        return 0;
    const double ratio = mean();
    double moves = 0;
    double squares = 0;
    for (const Game &game : m_games) {
        const double residual = game.loss - ratio * game.moves;
        squares += residual * residual;
        moves += game.moves;
    }
    return std::sqrt(games / (games - 1) * squares) / moves;
}

core::Result<LibraryReport> makeReport(GameLibrary &library, const ReportOptions &options,
                                       const std::function<void(std::int64_t)> &progress,
                                       const std::stop_token &token)
{
    constexpr std::int64_t betweenProgress = 500;
    ReportMaker maker(library, options);
    std::stop_source failed;
    const std::stop_callback stopped(token, [&] { failed.request_stop(); });
    const auto error = library.forEachGame(
        [&](std::int64_t id, const LibraryGame &game) {
            maker.add(id, game);
            if (id % betweenProgress == 0)
                progress(id);
            if (maker.error())
                failed.request_stop();
        },
        failed.get_token());
    if (error)
        return *error;
    if (maker.error())
        return *maker.error();
    return maker.finish();
}

} // namespace cli
