#pragma once

#include "ui/background/orderedtasks.h"
#include "ui/records/statistics/statistics.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace ui {

/// The GUI's copy of the statistics: as last read; changes are made on another thread in the order
/// of the calls. Lives on the GUI thread, which waits for the file only in the destructor, if a
/// game is still to be counted.
class StatisticsKeeper : public QObject
{
    Q_OBJECT

public:
    /// Reads the file; changed() follows. `files` must outlive this.
    explicit StatisticsKeeper(QObject *parent = nullptr,
                              const QString &path = Statistics::defaultPath(),
                              core::storage::FileSystem &files = core::storage::systemFiles());
    /// Waits at most two seconds for the file, for a disk may never answer.
    ~StatisticsKeeper() override;

    /// The tallies as Statistics has them; empty before the first changed().
    const std::vector<Tally> &tallies() const { return m_state.tallies; }
    bool canRestore() const { return m_state.canRestore; }
    /// A sentence about the last error in reading or changing the file; else empty.
    const QString &problem() const { return m_state.problem; }

    /// Reads the file again, which another program may have changed.
    void read();
    /// Counts a game; counted() follows changed().
    void add(const FinishedGame &game);
    /// Forgets all games.
    void reset();
    /// Undoes the last reset; if another program has counted a game since, problem() says so.
    void restore();

signals:
    /// The file was read or changed.
    void changed();
    /// The game was counted, or problem() says why not.
    void counted(const ui::FinishedGame &game);

private:
    struct State
    {
        std::vector<Tally> tallies;
        bool canRestore = false;
        QString problem;
    };

    void change(std::function<void(Statistics &)> change, std::function<void()> then = {});

    std::shared_ptr<Statistics> m_statistics; ///< used only by the jobs
    State m_state;
    OrderedTasks m_tasks;
};

} // namespace ui
