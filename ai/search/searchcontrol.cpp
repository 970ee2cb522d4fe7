#include "ai/search/searchcontrol.h"

#include <utility>

namespace ai {

SearchControl::SearchControl(const Limits &limits, std::stop_token token, TimeSource now)
    : m_limits(limits)
    , m_token(std::move(token))
    , m_now(now)
    , m_start(now())
{}

bool SearchControl::poll()
{
    m_stopped = m_stopped || m_token.stop_requested()
                || (m_limits.nodes != 0 && m_nodes >= m_limits.nodes)
                || (m_limits.time.count() != 0 && elapsed() >= m_limits.time);
    return m_stopped;
}

std::chrono::milliseconds SearchControl::elapsed() const
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(m_now() - m_start);
}

} // namespace ai
