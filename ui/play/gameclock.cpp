#include "ui/play/gameclock.h"

#include <algorithm>

namespace ui {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

int startedSeconds(milliseconds time)
{
    return static_cast<int>(std::chrono::ceil<seconds>(time).count());
}

} // namespace

milliseconds GameClock::steadyTime()
{
    return std::chrono::duration_cast<milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

GameClock::GameClock(QObject *parent, TimeSource now)
    : QObject(parent)
    , m_now(std::move(now))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::update);
}

void GameClock::set(TimeControl control)
{
    stop();
    m_control = control;
    m_left = {control.time, control.time};
    m_granted = {};
    m_history.clear();
    emit ticked();
}

void GameClock::set(const std::optional<core::Clocks> &clocks)
{
    if (!clocks) {
        set(TimeControl());
        return;
    }
    set(TimeControl{seconds(clocks->time), seconds(clocks->increment)});
    setLeft({seconds(clocks->left[0]), seconds(clocks->left[1])});
}

void GameClock::setLeft(const Times &left)
{
    stop();
    m_left = left;
    emit ticked();
}

GameClock::Times GameClock::left() const
{
    Times now = m_left;
    if (m_running && !m_isSuspended) {
        milliseconds &time = now[static_cast<std::size_t>(*m_running)];
        time = std::max(milliseconds(0), time - (m_now() - m_startedAt));
    }
    return now;
}

std::optional<core::Clocks> GameClock::clocks() const
{
    if (!used())
        return std::nullopt;
    Times now = left();
    // The record's format allows a day at most, and increments may add up to more.
    for (milliseconds &time : now)
        time = std::min<milliseconds>(time, std::chrono::hours(24));
    return core::Clocks{startedSeconds(m_control.time),
                        startedSeconds(m_control.increment),
                        {startedSeconds(now[0]), startedSeconds(now[1])}};
}

void GameClock::start(core::Side side)
{
    stop();
    if (!used())
        return;
    m_running = side;
    m_startedAt = m_now();
    startTimer();
}

void GameClock::stop()
{
    m_left = left();
    m_running.reset();
    m_timer.stop();
}

void GameClock::addIncrement(core::Side side)
{
    m_left[static_cast<std::size_t>(side)] += m_control.increment;
    m_granted[static_cast<std::size_t>(side)] += m_control.increment;
    emit ticked();
}

void GameClock::remember(std::size_t ply)
{
    Times before = left();
    for (milliseconds &time : before) {
        // Else the player would lose on time as soon as a move is taken back to here.
        if (time.count() == 0)
            time = m_control.time;
    }
    m_history.resize(ply, {before, m_granted});
    m_history.push_back({left(), m_granted});
}

void GameClock::turnBackTo(std::size_t ply)
{
    if (ply >= m_history.size()) {
        remember(ply);
        return;
    }
    m_granted = m_history[ply].granted;
    setLeft(m_history[ply].left);
}

void GameClock::turnBackKeepingUsedTime(std::size_t ply)
{
    if (ply >= m_history.size()) {
        remember(ply);
        return;
    }
    Times times = left();
    for (std::size_t side = 0; side < times.size(); ++side) {
        times[side] -= m_granted[side] - m_history[ply].granted[side];
        times[side] = std::max<milliseconds>(times[side], seconds(1)); // else it would be over
    }
    m_granted = m_history[ply].granted;
    setLeft(times);
}

void GameClock::setSuspended(bool suspended)
{
    if (m_isSuspended == suspended)
        return;
    m_left = left();
    m_isSuspended = suspended;
    m_startedAt = m_now();
    if (m_running)
        startTimer();
}

void GameClock::update()
{
    if (!m_running)
        return;
    const core::Side side = *m_running;
    if (left(side).count() > 0) {
        startTimer();
        emit ticked();
        return;
    }
    stop();
    emit ticked();
    emit ranOut(side);
}

/// The timer fires when the displayed number of seconds changes.
void GameClock::startTimer()
{
    if (m_isSuspended) {
        m_timer.stop();
        return;
    }
    const auto rest = left(*m_running).count();
    m_timer.start(static_cast<int>(rest > 0 ? (rest - 1) % 1000 + 1 : 0));
}

QString clockText(milliseconds time)
{
    const int all = startedSeconds(time);
    const auto two = [](int number) { return QString("%1").arg(number, 2, 10, QChar('0')); };
    const QString end = two(all % 60);
    return all < 3600
               ? QString("%1:%2").arg(QString::number(all / 60), end)
               : QString("%1:%2:%3").arg(QString::number(all / 3600), two(all / 60 % 60), end);
}

} // namespace ui
