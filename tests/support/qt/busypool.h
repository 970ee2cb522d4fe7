#pragma once

#include <QSemaphore>
#include <QThreadPool>

namespace support {

/// Keeps every thread of the global pool busy until it is released. Code that waits for the pool
/// meanwhile hangs until the test's time limit.
class BusyPool
{
public:
    BusyPool()
    {
        for (int i = 0; i < m_pool.maxThreadCount(); ++i)
            m_pool.start([this] { m_released.acquire(); });
    }
    ~BusyPool() { release(); }
    BusyPool(const BusyPool &) = delete;
    BusyPool &operator=(const BusyPool &) = delete;

    /// Returns whether all threads were busy until now.
    bool release()
    {
        const bool wasBusy = m_pool.activeThreadCount() == m_pool.maxThreadCount();
        m_released.release(m_pool.maxThreadCount());
        m_pool.waitForDone();
        return wasBusy;
    }

private:
    QThreadPool &m_pool = *QThreadPool::globalInstance();
    QSemaphore m_released;
};

} // namespace support
