#pragma once

#include "core/error.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace commandline {

/// Does jobs 0 to `jobs` - 1 on threads and returns once all are done. Each thread calls
/// `makeWorker()` once, which returns what it works with, and for each of its jobs
/// `job(worker, index, mutex)`, where the mutex, shared by all, guards what they have in common. A
/// job returns nothing or an error: after the first error no further job is started, and it is
/// returned. An exception of either, such as std::bad_alloc, does the same and is rethrown.
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
        } catch (...) { // the others begin no further job
            next = jobs;
            throw;
        }
    }
    if (thrown)
        std::rethrow_exception(thrown);
    return failure;
}

} // namespace commandline
