#include "ui/analysis/review/reviewer.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t turningPointCount = 3;
constexpr std::size_t maxKept = 16;

} // namespace

Reviewer::Reviewer(QObject *parent, ai::Analyst::LimitsRule limits)
    : QObject(parent)
    , m_limits(std::move(limits))
{
    connect(&m_task, &BackgroundTask::failed, this, [this](const QString &message) {
        m_running = false;
        emit changed();
        emit failed(message);
    });
}

void Reviewer::start(const core::Position &start, const std::vector<core::Move> &line)
{
    m_review = {start, line, {}, {}, 0, false};
    m_review.moves.assign(line.size(), std::nullopt);
    m_review.values.assign(line.size() + 1, std::nullopt);
    m_running = !line.empty();
    if (!m_running) {
        m_task.cancel();
        emit changed();
        return;
    }
    m_task.start([this, start, line, limits = m_limits](const BackgroundTask::Context &context) {
        ai::Analyst(limits).review(
            start, line,
            [this, &context](std::size_t ply, const ai::ReviewedMove &move, int value) {
                context.report([this, ply, move, value] { receive(ply, move, value); });
            },
            context.stopToken);
        return BackgroundTask::Completion();
    });
    emit changed();
}

void Reviewer::cancel()
{
    m_task.cancel();
    m_running = false;
    emit changed();
}

void Reviewer::show(const core::Position &start, const std::vector<core::Move> &line)
{
    if (isOf(start, line) || (isEmpty() && m_kept.empty()))
        return;
    if (m_review.done > 0 && !m_review.shared) {
        m_kept.push_back(std::move(m_review));
        if (m_kept.size() > maxKept)
            m_kept.erase(m_kept.begin());
    }
    m_review = Review();
    const auto known = std::find_if(m_kept.begin(), m_kept.end(), [&](const Review &one) {
        return one.start == start && one.line == line;
    });
    if (known != m_kept.end()) {
        m_review = std::move(*known);
        m_kept.erase(known);
    } else {
        m_review = {start, line, {}, {}, 0, true};
        m_review.moves.assign(line.size(), std::nullopt);
        m_review.values.assign(line.size() + 1, std::nullopt);
        for (const Review &other : m_kept) // newest last, so that it takes precedence
            copySharedMoves(other);
        if (m_review.done == 0)
            m_review = Review();
    }
    cancel();
}

/// Copies the judgements of the moves that both lines share at their start.
void Reviewer::copySharedMoves(const Review &other)
{
    if (other.start != m_review.start)
        return;
    const auto [mine, theirs] = std::mismatch(m_review.line.begin(), m_review.line.end(),
                                              other.line.begin(), other.line.end());
    const auto common = static_cast<std::size_t>(mine - m_review.line.begin());
    for (std::size_t ply = 0; ply < common; ++ply) {
        if (!other.moves[ply])
            continue;
        m_review.done += m_review.moves[ply] ? 0U : 1U;
        m_review.moves[ply] = other.moves[ply];
        m_review.values[ply + 1] = other.values[ply + 1];
    }
    if (common > 0 && other.values[0])
        m_review.values[0] = other.values[0];
}

void Reviewer::receive(std::size_t ply, const ai::ReviewedMove &move, int valueAfter)
{
    m_review.moves[ply] = move;
    m_review.values[ply + 1] = valueAfter;
    if (ply == 0) // the value before the first move is that of the best one
        m_review.values[0] =
            sideToMove(m_review.start) == core::Side::First ? move.bestValue : -move.bestValue;
    ++m_review.done;
    m_running = m_review.done < m_review.moves.size();
    emit changed();
}

std::optional<ai::ReviewedMove> Reviewer::move(std::size_t ply) const
{
    return ply < m_review.moves.size() ? m_review.moves[ply] : std::nullopt;
}

std::vector<std::size_t> Reviewer::mistakes(std::optional<core::Side> of) const
{
    std::vector<std::size_t> plies;
    core::Position position = m_review.start;
    for (std::size_t ply = 0; ply < m_review.moves.size(); ++ply) {
        const bool isTheirs = !of || sideToMove(position) == *of;
        if (isTheirs && m_review.moves[ply] && m_review.moves[ply]->isMistake())
            plies.push_back(ply);
        position = after(position, m_review.line[ply]);
    }
    return plies;
}

std::optional<int> Reviewer::valueAfter(std::size_t plies) const
{
    return plies < m_review.values.size() ? m_review.values[plies] : std::nullopt;
}

/// The reviews of all moves; empty unless all are known.
std::vector<ai::ReviewedMove> Reviewer::allMoves() const
{
    std::vector<ai::ReviewedMove> moves;
    for (const auto &move : m_review.moves) {
        if (!move)
            return {};
        moves.push_back(*move);
    }
    return moves;
}

std::vector<std::size_t> Reviewer::turningPoints(const ai::TurningPointsOf &of) const
{
    return ai::turningPoints(m_review.start, allMoves(), of, turningPointCount);
}

std::vector<std::size_t> Reviewer::decidingMoves(core::Side winner) const
{
    return ai::decidingMoves(m_review.start, allMoves(), winner);
}

std::optional<std::size_t> Reviewer::decidingMove(core::Side winner) const
{
    std::size_t known = m_review.moves.size();
    std::vector<ai::ReviewedMove> moves;
    while (known > 0 && m_review.moves[known - 1])
        moves.insert(moves.begin(), *m_review.moves[--known]);
    const auto found =
        ai::decidingMove(core::positionAfter(m_review.start, m_review.line, known), moves, winner);
    return found ? std::optional(known + *found) : std::nullopt;
}

std::optional<std::size_t> Reviewer::clearlyDecidingMove(core::Side winner) const
{
    const auto deciding = decidingMove(winner);
    if (!deciding)
        return std::nullopt;
    const core::Position end =
        core::positionAfter(m_review.start, m_review.line, m_review.line.size());
    return ai::isClearlyDeciding(*move(*deciding), end) ? deciding : std::nullopt;
}

} // namespace ui
