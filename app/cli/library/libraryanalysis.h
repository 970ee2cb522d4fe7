#pragma once

#include "app/cli/library/positionanalyst.h"
#include "app/commandline/command.h"

#include <chrono>
#include <functional>

namespace cli {

/// The depth and table size given to `analyze` or `chunks`.
core::Result<AnalysisSettings> settingsOf(const commandline::Arguments &arguments);

/// Progress of a long job, with an estimate of the remaining time.
class Rate
{
public:
    explicit Rate(std::size_t total)
        : m_total(total)
    {}

    void add(std::size_t done) { m_done += done; }
    std::size_t done() const { return m_done; }
    /// "1,000 of 5,000 positions, 80 a second, less than a minute left".
    std::string text() const;

private:
    using Clock = std::chrono::steady_clock;

    std::size_t m_total;
    std::size_t m_done = 0;
    Clock::time_point m_begin = Clock::now();
};

/// Calls a function for each position without a value of this depth, until it returns false.
std::optional<core::Error>
forEachMissing(core::library::GameLibrary &library, int depth,
               const std::function<bool(const core::library::PlayedPosition &)> &receive,
               const std::stop_token &token);

} // namespace cli
