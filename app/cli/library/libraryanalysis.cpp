#include "app/cli/library/libraryanalysis.h"

#include "app/cli/library/libraryactions.h"
#include "app/commandline/engineoptions.h"
#include "app/commandline/interrupt.h"
#include "app/commandline/numbers.h"
#include "app/commandline/paralleljobs.h"
#include "app/commandline/progressline.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

namespace cli {

using namespace commandline;
using namespace core::library;
using core::Error;
using core::Result;

namespace {

std::string durationText(double seconds)
{
    const auto minutes = static_cast<std::int64_t>(seconds / 60);
    return minutes < 1    ? "less than a minute"
           : minutes < 90 ? counted(minutes, "minute")
                          : counted(minutes / 60, "hour");
}

/// Values positions on several threads and stores them in the library. Transactions are small
/// enough that a kill loses little, and large enough that the disk costs little.
class LibraryAnalysis
{
public:
    LibraryAnalysis(GameLibrary &library, const AnalysisSettings &settings, std::size_t threads,
                    std::size_t total, std::stop_token token)
        : m_library(library)
        , m_token(std::move(token))
        , m_rate(total)
    {
        for (std::size_t i = 0; i < threads; ++i)
            m_analysts.push_back(std::make_unique<PositionAnalyst>(settings));
    }

    void add(const PlayedPosition &position)
    {
        m_waiting.push_back(position);
        if (m_waiting.size() >= batch * m_analysts.size())
            flush();
    }

    void flush()
    {
        if (m_error || m_waiting.empty() || m_token.stop_requested())
            return;
        std::vector<std::optional<PositionValue>> values(m_waiting.size());
        std::size_t next = 0;
        std::mutex starting;
        inParallel(
            m_analysts.size(), m_waiting.size(),
            [&] {
                const std::lock_guard lock(starting);
                return m_analysts[next++].get();
            },
            [&](PositionAnalyst *analyst, std::size_t i, std::mutex &) {
                values[i] = analyst->value(m_waiting[i], m_token);
                return std::optional<Error>();
            });
        store(values);
        m_waiting.clear();
        m_line.show(m_rate.text());
    }

    const std::optional<Error> &error() const { return m_error; }
    std::size_t done() const { return m_rate.done(); }

private:
    static constexpr std::size_t batch = 500; ///< positions per thread

    void store(const std::vector<std::optional<PositionValue>> &values)
    {
        std::vector<KeyedValue> found;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i])
                found.push_back({CanonicalPosition::keyOf(m_waiting[i].discs), *values[i]});
        }
        const auto stored = m_library.store(found);
        if (!stored)
            m_error = stored.error();
        m_rate.add(found.size());
    }

    GameLibrary &m_library;
    std::stop_token m_token;
    std::vector<std::unique_ptr<PositionAnalyst>> m_analysts;
    std::vector<PlayedPosition> m_waiting;
    Rate m_rate;
    ProgressLine m_line;
    std::optional<Error> m_error;
};

Result<std::size_t> countMissing(GameLibrary &library, int depth, const std::stop_token &token)
{
    std::size_t count = 0;
    const auto error = forEachMissing(
        library, depth, [&](const PlayedPosition &) { return ++count > 0; }, token);
    if (error)
        return *error;
    return count;
}

Result<int> analyzeLibrary(const std::string &path, const AnalysisSettings &settings,
                           std::size_t threads)
{
    auto opened = openToChange(path);
    if (!opened)
        return opened.error();
    GameLibrary library = *std::move(opened);
    const InterruptGuard interrupt;
    const auto missing = countMissing(library, settings.depth, interrupt.token());
    if (!missing)
        return missing.error();
    if (*missing == 0 && !interrupt.interrupted()) {
        std::cout << "Each position has a value to depth " << settings.depth
                  << " or deeper already." << std::endl;
        return 0;
    }
    LibraryAnalysis analysis(library, settings, threads, *missing, interrupt.token());
    const auto error = forEachMissing(
        library, settings.depth,
        [&](const PlayedPosition &position) {
            analysis.add(position);
            return !analysis.error();
        },
        interrupt.token());
    analysis.flush();
    if (error)
        return *error;
    if (analysis.error())
        return *analysis.error();
    std::cout << counted(static_cast<std::int64_t>(analysis.done()), "position")
              << " valued to depth " << settings.depth << '.' << std::endl;
    if (!interrupt.interrupted())
        return 0;
    std::cerr << "Interrupted: the same command continues from here.\n";
    return interruptedStatus;
}

} // namespace

Result<AnalysisSettings> settingsOf(const Arguments &arguments)
{
    AnalysisSettings settings;
    const auto depth = arguments.number("depth", AnalysisSettings::minDepth, ai::maxSearchDepth);
    if (!depth)
        return depth.error();
    settings.depth = *depth;
    const auto table = arguments.number("table-mb", 1, ai::maxTableMebibytes);
    if (!table)
        return table.error();
    settings.tableMebibytes = *table;
    return settings;
}

std::string Rate::text() const
{
    const double seconds = std::chrono::duration<double>(Clock::now() - m_begin).count();
    const double rate = static_cast<double>(m_done) / std::max(seconds, 1e-3);
    std::ostringstream text;
    text << grouped(static_cast<std::int64_t>(m_done)) << " of "
         << counted(static_cast<std::int64_t>(m_total), "position") << ", " << std::fixed
         << std::setprecision(0) << rate << " a second";
    if (m_done > 0)
        text << ", " << durationText(static_cast<double>(m_total - m_done) / rate) << " left";
    return text.str();
}

std::optional<Error> forEachMissing(GameLibrary &library, int depth,
                                    const std::function<bool(const PlayedPosition &)> &receive,
                                    const std::stop_token &token)
{
    constexpr std::size_t batch = 4096;
    std::stop_source enough;
    const std::stop_callback stopped(token, [&] { enough.request_stop(); });
    std::optional<Error> failure;
    std::vector<PlayedPosition> positions;
    std::vector<std::int64_t> keys;
    const auto receiveBatch = [&] {
        const auto values = library.values(keys);
        if (!values)
            failure = values.error();
        bool goesOn = values.ok();
        for (std::size_t i = 0; goesOn && i < positions.size(); ++i)
            goesOn = !token.stop_requested()
                     && (isEnough((*values)[i], positions[i], depth) || receive(positions[i]));
        if (!goesOn)
            enough.request_stop();
        positions.clear();
        keys.clear();
    };
    const auto error = library.forEachPosition(
        [&](const PlayedPosition &position) {
            if (enough.stop_requested())
                return;
            positions.push_back(position);
            keys.push_back(CanonicalPosition::keyOf(position.discs));
            if (positions.size() == batch)
                receiveBatch();
        },
        enough.get_token());
    if (!error && !enough.stop_requested())
        receiveBatch();
    return failure ? failure : error;
}

Result<Job> readAnalyze(const std::string &library, const Files &, const Arguments &arguments)
{
    const auto settings = settingsOf(arguments);
    if (!settings)
        return settings.error();
    const auto threads = threadsOrProcessors(arguments);
    if (!threads)
        return threads.error();
    return Job([library, settings = *settings, threads = *threads] {
        return analyzeLibrary(library, settings, static_cast<std::size_t>(threads));
    });
}

} // namespace cli
