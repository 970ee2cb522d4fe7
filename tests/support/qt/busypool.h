#pragma once

#include <QSemaphore>
#include <QThreadPool>

#include <atomic>

namespace support {

/// Keeps every thread of the global pool busy for as long as it exists, but at most ten seconds:
/// whoever waits for the pool goes on then, and is found out.
class BusyPool
{
public:
    BusyPool()
    {
        for (int i = 0; i < m_pool.maxThreadCount(); ++i) {
            m_pool.start([this] {
                if (!m_released.tryAcquire(1, 10'000))
                    m_wasWaitedFor = true;
            });
        }
    }
    ~BusyPool() { release(); }
    BusyPool(const BusyPool &) = delete;
    BusyPool &operator=(const BusyPool &) = delete;

    /// Whether it was busy until now.
    bool release()
    {
        m_released.release(m_pool.maxThreadCount());
        m_pool.waitForDone();
        return !m_wasWaitedFor;
    }

private:
    QThreadPool &m_pool = *QThreadPool::globalInstance();
    QSemaphore m_released;
    std::atomic<bool> m_wasWaitedFor = false;
};

} // namespace support
