#pragma once

#include "core/match/gamerecord.h"
#include "ui/common/timecontrol.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// The clocks of both players, of which one runs at most. Lives on the GUI thread.
class GameClock : public QObject
{
    Q_OBJECT

public:
    using Times = std::array<std::chrono::milliseconds, 2>; ///< of Side::First and Side::Second
    /// The time since any fixed moment; it never goes back.
    using TimeSource = std::function<std::chrono::milliseconds()>;

    static std::chrono::milliseconds steadyTime();

    explicit GameClock(QObject *parent = nullptr, TimeSource now = steadyTime);

    /// Sets both clocks to the full time, stopped.
    void set(TimeControl control);
    /// Sets them as a game was left.
    void set(const std::optional<core::Clocks> &clocks);
    void setLeft(const Times &left);

    bool used() const { return m_control.used(); }
    TimeControl control() const { return m_control; }
    /// What both have left now, never less than nothing.
    Times left() const;
    std::chrono::milliseconds left(core::Side side) const
    {
        return left()[static_cast<std::size_t>(side)];
    }
    /// The clocks as they are written down, in started seconds; nothing without a clock.
    std::optional<core::Clocks> clocks() const;

    /// Starts one side's clock, and stops the other's.
    void start(core::Side side);
    void stop();
    /// Adds the increment of a move.
    void addIncrement(core::Side side);

    /// Stores what is left now, after `ply` moves, for turnBackTo(), and forgets what was stored
    /// for later moves. Earlier moves for which nothing was stored get the same times, or the full
    /// time where that is used up.
    void remember(std::size_t ply);
    /// Sets the time that was left after that many moves, when moves were taken back or replayed.
    void turnBackTo(std::size_t ply);

public slots:
    /// Reports the time that has passed. Its own timer calls it at each full second.
    void update();

signals:
    /// Another second is to be shown.
    void ticked();
    /// Nothing is left to the side; the clock has stopped.
    void ranOut(core::Side side);

private:
    void startTimer();

    TimeSource m_now;
    TimeControl m_control;
    Times m_left{};
    std::vector<Times> m_history; ///< what was left after each number of moves
    std::optional<core::Side> m_running;
    std::chrono::milliseconds m_startedAt{0}; ///< the running side's clock, by m_now
    QTimer m_timer{this};
};

/// A time as a clock shows it, in started seconds: "4:07", "1:00:00".
QString clockText(std::chrono::milliseconds time);

} // namespace ui
