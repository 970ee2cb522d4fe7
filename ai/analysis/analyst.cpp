#include "ai/analysis/analyst.h"

#include "ai/analysis/symmetry.h"
#include "ai/levels/nimlevels.h"
#include "ai/levels/tictactoelevels.h"
#include "ai/othello/book/defaultbook.h"
#include "ai/othello/othelloengine.h"
#include "core/overloaded.h"

#include <algorithm>

namespace ai {

namespace {

using core::Move;
using core::Nim;
using core::Othello;
using core::Position;
using core::Side;
using core::TicTacToe;

/// Converts the result of a level that plays perfectly.
PositionValue exactValue(const Position &position, const SearchResult &result)
{
    const Move best = adviseOneOf(position, result.equalMoves);
    return {result.value.value_or(0), true, best, {best}};
}

PositionValue valueOf(const TicTacToe &position)
{
    // Of moves of one value, as a hint does, it prefers to win at once and to block.
    return exactValue(position, hardTicTacToe(position));
}

PositionValue valueOf(const Nim &position)
{
    return exactValue(position, hardNim(position));
}

/// Converts the result of a level that returns all equally good moves to a deterministic hint.
SearchResult steadyHint(const Position &position, SearchResult result)
{
    if (!result.equalMoves.empty())
        result.move = adviseOneOf(position, result.equalMoves);
    result.pv = {result.move};
    return result;
}

/// Whether the value of every position of a game can be computed at once, without the engine.
bool isSolved(core::GameKind kind)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
    case core::GameKind::Nim:
        return true;
    case core::GameKind::Othello:
        break;
    }
    return false;
}

/// Whether the opening book may contain a position: its values are for the usual rule.
bool isOfBook(const Othello &game)
{
    return game.rule() == Othello::Rule::Most;
}

/// The expected score under best play, if a search that did not reach the end found `score` discs.
/// Selective searches understate leads, more so the more squares are empty; depth makes little
/// difference. Fitted to solved positions with 25 and 30 empty squares
/// (resources/othello/README.md).
int expectedScore(int score, int empties)
{
    constexpr int unbiasedEmpties = 17;
    constexpr int permillePerEmpty = 7;
    constexpr int maxPermille = 90; // no positions with more than 30 empty squares were solved
    const int growth = std::clamp(permillePerEmpty * (empties - unbiasedEmpties), 0, maxPermille);
    const int permille = score * (1000 + growth);
    const int rounded = (permille + (score < 0 ? -500 : 500)) / 1000;
    return std::clamp(rounded, -Othello::maxScore, Othello::maxScore);
}

/// The value to show for the engine's value. The correction was fitted only for the usual rule.
int shownValue(const Othello &game, int value, bool exact)
{
    return exact || game.rule() == Othello::Rule::Fewest ? value
                                                         : expectedScore(value, game.empties());
}

SearchResult shownResult(const Othello &game, SearchResult found)
{
    if (found.value)
        found.value = shownValue(game, *found.value, found.exact);
    return found;
}

/// The opening book's value of a position; nothing if it does not contain it.
std::optional<PositionValue> bookValue(const Othello &game)
{
    if (!isOfBook(game))
        return std::nullopt;
    const othello::OpeningBook &book = othello::defaultBook();
    const othello::Board board = othello::boardOf(game);
    const std::vector<othello::BookMove> moves = book.moves(board);
    if (moves.empty())
        return std::nullopt;
    PositionValue value{moves.front().value, false, othello::moveOf(moves.front().square), {}};
    for (const int square : book.bestLine(board))
        value.line.push_back(othello::moveOf(square));
    return value;
}

/// The value of a position for judging the move that leads to it. In the book all moves of a
/// position have values that were computed in the same way; comparing one of them with a short
/// search's value could show a loss of discs where there was none.
PositionValue forMoveBefore(const Position &position, PositionValue value)
{
    const auto *game = std::get_if<Othello>(&position);
    if (game == nullptr || value.exact || !isOfBook(*game))
        return value;
    if (const auto *entry = othello::defaultBook().find(othello::boardOf(*game)))
        value.value = entry->value;
    return value;
}

/// Gives moves that are equal up to symmetry the same value, that of the best of them, because
/// searches with limits find a different one for each.
void shareAmongSymmetric(const Othello &position, std::vector<AnalyzedMove> &bestFirst)
{
    for (auto move = bestFirst.begin(); move != bestFirst.end(); ++move) {
        const auto alike = std::find_if(bestFirst.begin(), move, [&](const AnalyzedMove &better) {
            return areSymmetric(position, better.move, move->move);
        });
        if (alike != move) {
            move->value = alike->value;
            move->exact = alike->exact;
        }
    }
}

bool areSymmetric(const Position &position, Move a, Move b)
{
    const auto *othello = std::get_if<Othello>(&position);
    return a == b || (othello != nullptr && ai::areSymmetric(*othello, a, b));
}

bool isEarlier(const AnalyzedMove &a, const AnalyzedMove &b)
{
    return a.move < b.move;
}

/// In tic-tac-toe, the square that stops the only line that the other side threatens to complete,
/// unless the side to move can complete one itself; else none.
Move onlyBlock(const Position &position)
{
    const auto *game = std::get_if<TicTacToe>(&position);
    if (game == nullptr || !completions(*game, game->sideToMove()).empty())
        return Move::none();
    const std::vector<Move> threats = completions(*game, opponent(game->sideToMove()));
    return threats.size() == 1 ? threats.front() : Move::none();
}

/// Appends best play to the end, in a game whose positions can be solved at once.
void playOn(PositionValue &value, Position position, Analyst &analyst)
{
    value.line.clear();
    while (!isOver(position)) {
        const Move best = value.line.empty() ? value.best : analyst.value(position).best;
        value.line.push_back(best);
        position = after(position, best);
    }
}

} // namespace

bool ReviewedMove::isMistake() const
{
    return loss() > (exact ? 0 : estimateNoise) || mistake.kind == MistakeKind::MissedBlock;
}

bool ReviewedMove::changesResult() const
{
    const auto sign = [](int score) { return (score > 0) - (score < 0); };
    return sign(value) != sign(bestValue) && (exact ? loss() > 0 : loss() >= blunderLoss);
}

Grade ReviewedMove::grade() const
{
    if (!isMistake())
        return hadChoice && loss() <= 0 ? Grade::Good : Grade::None;
    const bool winLost = exact && bestValue > 0 && value < 0;
    return winLost || loss() >= blunderLoss ? Grade::Blunder : Grade::Mistake;
}

ReviewedMove ReviewedMove::withBest() const
{
    ReviewedMove judged = *this;
    judged.played = best;
    judged.value = bestValue;
    judged.mistake = {};
    return judged;
}

Limits judgementLimits(const core::Othello &position)
{
    // Reverse Othello is searched without trained weights and selective cuts.
    if (position.rule() == core::Othello::Rule::Fewest)
        return {.depth = position.empties() <= 12 ? 12 : 7};
    // A search at 95 percent confidence finds more of the best moves than one two plies deeper at
    // 87 percent (RootSearch::valueMoves()).
    if (position.empties() <= solvedEmpties)
        return {.depth = solvedEmpties};
    return {.depth = 18, .confidence = 95};
}

Analyst::Analyst(LimitsRule limits)
    : m_limits(std::move(limits))
{}

Analyst::~Analyst() = default;

othello::OthelloEngine &Analyst::engine()
{
    // The searches are short: a small table is large enough, and fast to clear.
    if (!m_engine)
        m_engine = std::make_unique<othello::OthelloEngine>(
            othello::EngineOptions{std::size_t(16) << 20, othello::bestKernel()});
    return *m_engine;
}

PositionValue Analyst::value(const Position &position, std::stop_token token)
{
    if (isOver(position))
        return {scoreFor(position, sideToMove(position)), true, Move::none(), {}};
    return std::visit(
        core::Overloaded{[](const TicTacToe &game) { return valueOf(game); },
                         [&](const Othello &game) { return othelloValue(game, std::move(token)); },
                         [](const Nim &game) { return valueOf(game); }},
        position);
}

PositionValue Analyst::othelloValue(const Othello &game, std::stop_token token)
{
    if (const auto known = bookValue(game))
        return *known;
    engine().clear();
    const SearchResult found = engine().think(game, m_limits(game), std::move(token));
    return {shownValue(game, found.value.value_or(0), found.exact), found.exact, found.move,
            found.pv};
}

SearchResult Analyst::hint(const Position &position, bool usesBook, std::stop_token token,
                           const SearchProgress &progress)
{
    return std::visit(
        core::Overloaded{
            [&](const TicTacToe &game) { return steadyHint(position, hardTicTacToe(game)); },
            [&](const Othello &game) {
                return othelloHint(game, usesBook, std::move(token), progress);
            },
            [&](const Nim &game) { return steadyHint(position, hardNim(game)); }},
        position);
}

SearchResult Analyst::othelloHint(const Othello &game, bool usesBook, std::stop_token token,
                                  const SearchProgress &progress)
{
    if (const auto moves = game.legalMoves(); moves.size() == 1)
        return {.move = moves[0], .reason = Reason::OnlyMove, .pv = {moves[0]}};
    if (const auto known = usesBook ? bookValue(game) : std::nullopt)
        return {
            .move = known->best, .reason = Reason::Book, .value = known->value, .pv = known->line};
    engine().clear();
    const auto shown = [&](const SearchResult &found) {
        if (progress)
            progress(shownResult(game, found));
    };
    SearchResult found =
        shownResult(game, engine().think(game, m_limits(game), std::move(token), shown));
    if (found.exact && *found.value > 0 && after(game, found.move).isOver())
        found.reason = Reason::WinsAtOnce;
    return found;
}

std::vector<AnalyzedMove> Analyst::moves(const Position &position, const Limits &limits,
                                         std::stop_token token)
{
    std::vector<AnalyzedMove> values;
    if (const auto *game = std::get_if<Othello>(&position); game != nullptr && !game->isOver()) {
        const auto known = isOfBook(*game) ? othello::defaultBook().moves(othello::boardOf(*game))
                                           : std::vector<othello::BookMove>();
        for (const othello::BookMove &move : known)
            values.push_back({othello::moveOf(move.square), move.value, false, 0, true});
        if (!values.empty()) {
            std::sort(values.begin(), values.end(), isEarlier);
            return values;
        }
        values = engine().analyze(*game, limits, std::move(token));
        for (AnalyzedMove &move : values)
            move.value = shownValue(*game, move.value, move.exact);
        shareAmongSymmetric(*game, values);
        std::sort(values.begin(), values.end(), isEarlier);
        return values;
    }
    for (const Move move : legalMoves(position)) {
        const PositionValue next = value(after(position, move));
        values.push_back({move, -next.value, next.exact});
    }
    return values;
}

/// Whether a position whose best move has that value offers more than one choice.
bool Analyst::hadChoice(const Position &position, int bestValue)
{
    const std::vector<Move> moves = legalMoves(position);
    if (!isSolved(kindOf(position)) || onlyBlock(position) != Move::none())
        return moves.size() > 1;
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return -value(after(position, move)).value < bestValue; });
}

void Analyst::review(const Position &start, const std::vector<Move> &line, const Receiver &receiver,
                     std::stop_token token)
{
    std::vector<Position> positions{start};
    for (const Move move : line)
        positions.push_back(after(positions.back(), move));
    PositionValue next = forMoveBefore(positions.back(), value(positions.back(), token));
    for (std::size_t ply = line.size(); ply-- > 0 && !token.stop_requested();) {
        const Position &position = positions[ply];
        const int valueAfter =
            sideToMove(positions[ply + 1]) == Side::First ? next.value : -next.value;
        PositionValue here = value(position, token);
        if (token.stop_requested())
            return; // the value of a stopped search is no basis for a judgement
        ReviewedMove move;
        move.played = line[ply];
        move.value = -next.value;
        // The move played may turn out better than the best move of a short search.
        if (here.value < move.value || areSymmetric(position, here.best, move.played)) {
            here.exact = here.exact && next.exact;
            here.value = move.value;
            here.best = move.played;
            here.line = next.line;
            here.line.insert(here.line.begin(), move.played);
        }
        if (isSolved(kindOf(position)))
            playOn(here, position, *this);
        move.bestValue = here.value;
        move.best = here.best;
        move.line = here.line;
        move.exact = here.exact && next.exact;
        move.hadChoice = hadChoice(position, here.value);
        const Move block = onlyBlock(position);
        if (move.isMistake() || (block != Move::none() && block != move.played))
            move.mistake =
                explainMistake(position, {move.played, move.best, next.best, move.value});
        receiver(ply, move, valueAfter);
        next = forMoveBefore(position, std::move(here));
    }
}

std::optional<std::size_t> decidingMove(const core::Position &start,
                                        const std::vector<ReviewedMove> &moves, core::Side winner)
{
    std::optional<std::size_t> found;
    core::Position position = start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const ReviewedMove &move = moves[ply];
        const bool wasOpen = move.bestValue >= 0
                             || (move.mistake.kind == MistakeKind::MissedBlock
                                 && ply + 2 == moves.size()); // the next move completed the line
        if (sideToMove(position) != winner && move.isMistake() && wasOpen && move.value < 0)
            found = ply;
        position = after(position, move.played);
    }
    return found;
}

bool isClearlyDeciding(const ReviewedMove &move, const core::Position &end)
{
    return core::maxScore(kindOf(end)) == 1 || 2 * move.loss() >= std::abs(core::score(end));
}

std::vector<std::size_t> decidingMoves(const core::Position &start,
                                       const std::vector<ReviewedMove> &moves, core::Side winner)
{
    const auto deciding = decidingMove(start, moves, winner);
    if (!deciding)
        return {};
    std::size_t costliest = *deciding;
    core::Position position = start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (sideToMove(position) != winner && moves[ply].isMistake()
            && moves[ply].loss() > moves[costliest].loss())
            costliest = ply;
        position = after(position, moves[ply].played);
    }
    if (costliest <= *deciding || isClearlyDeciding(moves[*deciding], position))
        return {*deciding};
    return {*deciding, costliest};
}

std::vector<std::size_t> turningPoints(const core::Position &start,
                                       const std::vector<ReviewedMove> &moves,
                                       const TurningPointsOf &of, std::size_t count)
{
    std::vector<std::size_t> deciding;
    if (of.winner)
        deciding = decidingMoves(start, moves, *of.winner);
    deciding.resize(std::min(deciding.size(), count));
    std::vector<std::size_t> points;
    core::Position position = start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        const bool isTheirs = !of.side || sideToMove(position) == *of.side;
        if (moves[ply].isMistake() && isTheirs
            && std::ranges::find(deciding, ply) == deciding.end())
            points.push_back(ply);
        position = after(position, moves[ply].played);
    }
    const auto isDearer = [&](std::size_t a, std::size_t b) {
        return std::pair(-moves[a].loss(), a) < std::pair(-moves[b].loss(), b);
    };
    std::ranges::sort(points, isDearer);
    // After the costliest, those that changed the result come before those that cost more.
    if (!points.empty())
        std::stable_partition(points.begin() + 1, points.end(),
                              [&](std::size_t ply) { return moves[ply].changesResult(); });
    points.resize(std::min(count - deciding.size(), points.size()));
    points.insert(points.end(), deciding.begin(), deciding.end());
    std::ranges::sort(points, isDearer);
    return points;
}

} // namespace ai
