#pragma once

#include "core/gamerecord.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <chrono>
#include <optional>

namespace ui {

/// How long each player may think: a time for the whole game, and what is added after each move.
struct TimeControl
{
    std::chrono::seconds time{0}; ///< 0: without a clock
    std::chrono::seconds increment{0};

    bool used() const { return time.count() > 0; }
    friend bool operator==(const TimeControl &, const TimeControl &) = default;
};

/// The clocks of both players, of which one runs at most. Lives on the window's thread.
class GameClock : public QObject
{
    Q_OBJECT

public:
    using Times = std::array<std::chrono::milliseconds, 2>; ///< of Side::First and Side::Second

    explicit GameClock(QObject *parent = nullptr);

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

    /// Lets one side's time run, and the other's no longer.
    void run(core::Side side);
    void stop();
    /// Adds what a move is worth.
    void addIncrement(core::Side side);

signals:
    /// Another second is to be shown.
    void ticked();
    /// Nothing is left to the side; the clock has stopped.
    void ranOut(core::Side side);

private:
    void tick();
    void wait();

    TimeControl m_control;
    Times m_left{};
    std::optional<core::Side> m_running;
    QElapsedTimer m_since; ///< the running side's time
    QTimer m_tick;
};

/// A time as a clock shows it, in started seconds: "4:07", "1:00:00".
QString clockText(std::chrono::milliseconds time);

} // namespace ui
