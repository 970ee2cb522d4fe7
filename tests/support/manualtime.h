#pragma once

#include <chrono>
#include <functional>

namespace support {

/// A clock that advances only on request.
class ManualTime
{
public:
    std::function<std::chrono::milliseconds()> source()
    {
        return [this] { return m_now; };
    }
    void advance(std::chrono::milliseconds by) { m_now += by; }

private:
    std::chrono::milliseconds m_now{0};
};

} // namespace support
