#include "ui/records/statistics/statisticskeeper.h"

#include <chrono>
#include <utility>

namespace ui {

StatisticsKeeper::StatisticsKeeper(QObject *parent, const QString &path,
                                   core::storage::FileSystem &files)
    : QObject(parent)
    , m_statistics(std::make_shared<Statistics>(path, files))
{
    connect(&m_tasks, &OrderedTasks::failed, this, [this](const QString &problem) {
        m_state.problem = tr("The statistics cannot be written: %1.").arg(problem);
        emit changed();
    });
    read();
}

StatisticsKeeper::~StatisticsKeeper()
{
    constexpr std::chrono::seconds endPatience(2);
    if (!m_tasks.waitForDone(endPatience))
        m_tasks.abandon();
}

void StatisticsKeeper::read()
{
    change([](Statistics &) {});
}

void StatisticsKeeper::add(const FinishedGame &game)
{
    change([game](Statistics &statistics) { statistics.add(game); },
           [this, game] { emit counted(game); });
}

void StatisticsKeeper::reset()
{
    change([](Statistics &statistics) { statistics.reset(); });
}

void StatisticsKeeper::restore()
{
    change([](Statistics &statistics) { statistics.restore(); });
}

/// Changes the statistics on the other thread, then updates the tallies here.
void StatisticsKeeper::change(std::function<void(Statistics &)> change, std::function<void()> then)
{
    m_tasks.add([this, statistics = m_statistics, change = std::move(change),
                 then = std::move(then)]() -> OrderedTasks::Completion {
        statistics->forgetProblem();
        change(*statistics);
        State state;
        state.problem = statistics->problem();
        state.tallies = statistics->tallies();
        if (state.problem.isEmpty())
            state.problem = statistics->problem();
        state.canRestore = statistics->canRestore();
        return [this, state, then] {
            m_state = state;
            emit changed();
            if (then)
                then();
        };
    });
}

} // namespace ui
