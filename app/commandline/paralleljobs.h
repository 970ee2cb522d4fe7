#pragma once

#include "core/error.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace commandline {

/// Runs jobs 0 to `jobs` - 1 on threads and returns once all are done. Each thread calls
/// `makeWorker()` once for a worker of its own, and `job(worker, index, mutex)` for each job; the
/// mutex is for data that jobs share. A job returns nothing or an error. After the first error no
/// further job is started, and that error is returned. An exception, such as std::bad_alloc, has
/// the same effect and is rethrown.
template <class MakeWorker, class Job>
std::optional<core::Error> inParallel(std::size_t threads, std::size_t jobs,
                                      const MakeWorker &makeWorker, const Job &job)
{
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::optional<core::Error> failure;
    std::exception_ptr thrown;
    const auto workUntilError = [&] {
        auto worker = makeWorker();
        for (std::size_t i = next++; i < jobs; i = next++) {
            if (const std::optional<core::Error> error = job(worker, i, mutex)) {
                const std::lock_guard lock(mutex);
                if (!failure)
                    failure = error;
                next = jobs;
                return;
            }
        }
    };
    const auto work = [&] {
        try {
            workUntilError();
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
            next = jobs;
        }
    };
    {
        std::vector<std::jthread> workers;
        try {
            for (std::size_t i = 0; i < threads; ++i)
                workers.emplace_back(work);
        } catch (...) { // stops the other threads from starting jobs
            next = jobs;
            throw;
        }
    }
    if (thrown)
        std::rethrow_exception(thrown);
    return failure;
}

} // namespace commandline
