#pragma once

#include "core/match/gamerecord.h"
#include "ui/common/gamesetup.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace ui {

/// The clocks of both players; at most one is running. GUI thread.
class GameClock : public QObject
{
    Q_OBJECT

public:
    using Times = std::array<std::chrono::milliseconds, 2>; ///< of Side::First and Side::Second
    /// A monotonic clock: the time since an arbitrary fixed moment.
    using TimeSource = std::function<std::chrono::milliseconds()>;

    static std::chrono::milliseconds steadyTime();

    explicit GameClock(QObject *parent = nullptr, TimeSource now = steadyTime);

    /// Sets both clocks to the full time, stopped.
    void set(TimeControl control);
    /// Sets the clocks as a saved game has them.
    void set(const std::optional<core::Clocks> &clocks);
    void setLeft(const Times &left);

    bool used() const { return m_control.used(); }
    TimeControl control() const { return m_control; }
    /// The time that both players have left, never negative.
    Times left() const;
    std::chrono::milliseconds left(core::Side side) const
    {
        return left()[static_cast<std::size_t>(side)];
    }
    /// The clocks as a record has them, rounded up to seconds; nothing without a clock.
    std::optional<core::Clocks> clocks() const;

    /// Starts one side's clock, and stops the other's.
    void start(core::Side side);
    void stop();
    /// Adds the increment of a move.
    void addIncrement(core::Side side);

    /// Stores the time left after `ply` moves for turnBackTo(), and forgets that of later moves.
    /// Missing entries for earlier moves are filled with the same times, or with the full time for
    /// a clock that has run out.
    void remember(std::size_t ply);
    /// Restores the times left after that many moves, when moves are taken back or replayed.
    void turnBackTo(std::size_t ply);
    /// The same without giving back time that was used: only the increments of the moves in between
    /// are withdrawn or granted again.
    void turnBackKeepingUsedTime(std::size_t ply);

    /// While the clocks are suspended, the one that runs stands still.
    void setSuspended(bool suspended);

public slots:
    /// Updates the time that has passed; called by the timer at each full second.
    void update();

signals:
    /// The displayed seconds changed.
    void ticked();
    /// The side has no time left; its clock has stopped.
    void ranOut(core::Side side);

private:
    void startTimer();

    TimeSource m_now;
    TimeControl m_control;
    Times m_left{};
    Times m_granted{}; ///< all increments of the moves up to the current position
    /// The clocks after a number of moves.
    struct Moment
    {
        Times left{};
        Times granted{};
    };
    std::vector<Moment> m_history; ///< by number of moves
    std::optional<core::Side> m_running;
    bool m_isSuspended = false;
    /// When the running side's clock was started, by m_now.
    std::chrono::milliseconds m_startedAt{0};
    QTimer m_timer{this};
};

/// A time as a clock shows it, rounded up to seconds: "4:07", "1:00:00".
QString clockText(std::chrono::milliseconds time);

} // namespace ui
