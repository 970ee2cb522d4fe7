#pragma once

#include "core/library/libraryexplorer.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Finds in the background where the game's line left the games of the library. GUI thread.
class NewMoveFinder : public QObject
{
    Q_OBJECT

public:
    /// The game must outlive it. The library is at a path; there need be none.
    NewMoveFinder(const GameController &game, const QString &path, QObject *parent = nullptr);

    /// Looks into another library from the next refresh() on.
    void setPath(const QString &path);
    /// Follows the game's line from now on, or no longer: nothing is opened or read before.
    void setFollowing(bool following);
    /// Looks once more: the library has other games.
    void refresh();

signals:
    /// The first new move of a line from the usual start was found; nothing where there is none, or
    /// no library that can be read: the explorer says why.
    void found(const std::vector<core::Move> &line,
               const std::optional<core::library::FirstNewMove> &first);

private:
    struct Reader;

    void look();

    const GameController &m_game;
    QString m_path;
    bool m_isFollowing = false;
    std::optional<std::vector<core::Move>> m_asked;
    std::shared_ptr<Reader> m_reader; ///< used by the thread of m_task alone
    BackgroundTask m_task;            // last: its thread ends before the rest is destroyed
};

} // namespace ui
