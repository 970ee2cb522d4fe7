#include "ui/reviewer.h"

namespace ui {

namespace {

constexpr std::size_t worstCount = 3;

} // namespace

Reviewer::Reviewer(QObject *parent)
    : QObject(parent)
{}

void Reviewer::start(const core::Position &start, const std::vector<core::Move> &line,
                     std::chrono::milliseconds time)
{
    const int generation = ++m_generation;
    m_line = line;
    m_start = start;
    m_moves.assign(line.size(), std::nullopt);
    m_values.assign(line.size() + 1, std::nullopt);
    m_done = 0;
    m_running = !line.empty();
    if (!m_running) {
        m_worker.cancel();
        emit changed();
        return;
    }
    m_worker.start([this, generation, start, line, time](std::stop_token token) {
        ai::Limits limits;
        limits.time = time;
        ai::Analyst().review(
            start, line, limits,
            [this, generation](std::size_t ply, const ai::ReviewedMove &move, int value) {
                // Dropped with this object, if it is gone before the call comes.
                QMetaObject::invokeMethod(
                    this,
                    [this, generation, ply, move, value] { receive(generation, ply, move, value); },
                    Qt::QueuedConnection);
            },
            std::move(token));
    });
    emit changed();
}

void Reviewer::cancel()
{
    ++m_generation;
    m_worker.cancel();
    m_running = false;
    emit changed();
}

void Reviewer::clear()
{
    if (isEmpty() && !m_running)
        return;
    m_line.clear();
    m_moves.clear();
    m_values.clear();
    m_done = 0;
    cancel();
}

void Reviewer::receive(int generation, std::size_t ply, const ai::ReviewedMove &move,
                       int valueAfter)
{
    if (generation != m_generation)
        return;
    m_moves[ply] = move;
    m_values[ply + 1] = valueAfter;
    if (ply == 0) // before the first move it is the value of the best one
        m_values[0] = sideToMove(m_start) == core::Side::First ? move.bestValue : -move.bestValue;
    ++m_done;
    m_running = m_done < m_moves.size();
    emit changed();
}

std::optional<ai::ReviewedMove> Reviewer::move(std::size_t ply) const
{
    return ply < m_moves.size() ? m_moves[ply] : std::nullopt;
}

std::optional<int> Reviewer::valueAfter(std::size_t plies) const
{
    return plies < m_values.size() ? m_values[plies] : std::nullopt;
}

std::vector<std::size_t> Reviewer::worst() const
{
    std::vector<ai::ReviewedMove> moves;
    for (const auto &move : m_moves) {
        if (!move)
            return {};
        moves.push_back(*move);
    }
    return ai::worstMoves(moves, worstCount);
}

} // namespace ui
