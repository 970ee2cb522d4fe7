#include "app/cli/protocol/gtpclock.h"

#include <algorithm>

namespace cli::protocol {

using core::Side;
using std::chrono::milliseconds;

void GtpClock::set(const TimeSettings &settings)
{
    m_settings = settings;
    // In GTP a period without stones means that there is no limit.
    if (settings.period.count() > 0 && settings.stones == 0)
        m_settings.reset();
    reset();
}

void GtpClock::setLeft(Side side, const Left &left)
{
    if (!m_settings) { // until the other side's time is known, assume the same
        m_settings = TimeSettings{left.time, milliseconds(0), 0};
        m_left.fill(left);
    }
    const bool beginsPeriod = left.time.count() <= 0 && left.stones == 0 && m_settings->stones > 0;
    m_left[static_cast<std::size_t>(side)] =
        beginsPeriod ? Left{m_settings->period, m_settings->stones} : left;
}

void GtpClock::reset()
{
    if (m_settings)
        m_left.fill(m_settings->main.count() > 0 || m_settings->stones == 0
                        ? Left{m_settings->main, 0}
                        : Left{m_settings->period, m_settings->stones});
}

void GtpClock::spend(Side side, milliseconds time)
{
    if (!m_settings)
        return;
    Left &left = m_left[static_cast<std::size_t>(side)];
    left.time -= time;
    const bool periodDone = left.stones > 0 && --left.stones == 0;
    if (m_settings->stones > 0 && (periodDone || (left.stones == 0 && left.time.count() <= 0)))
        left = {m_settings->period, m_settings->stones};
    left.time = std::max(left.time, milliseconds(0));
}

ai::Clock GtpClock::of(Side side) const
{
    const Left &left = m_left[static_cast<std::size_t>(side)];
    ai::Clock clock{.remaining = left.time, .movesToGo = left.stones};
    // When the main time runs out, the first period begins.
    if (left.stones == 0 && m_settings->stones > 0)
        clock.increment = m_settings->period / m_settings->stones;
    return clock;
}

} // namespace cli::protocol
