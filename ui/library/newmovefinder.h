#pragma once

#include "core/library/libraryexplorer.h"
#include "ui/background/backgroundtask.h"
#include "ui/play/gamecontroller.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// Finds, in the background, the move with which the game's line left the library's games. GUI
/// thread.
class NewMoveFinder : public QObject
{
    Q_OBJECT

public:
    /// The game must outlive this object. The library at the path need not exist.
    NewMoveFinder(const GameController &game, const QString &path, QObject *parent = nullptr);

    /// Uses another library from the next refresh() on.
    void setPath(const QString &path);
    /// Starts or stops following the game's line. Opens and reads nothing until started.
    void setFollowing(bool following);
    /// Looks again, because the library's games have changed.
    void refresh();

signals:
    /// The first new move of a line from the usual start; nothing if there is none, or if no
    /// library can be read, which the explorer explains.
    void found(const std::vector<core::Move> &line,
               const std::optional<core::library::FirstNewMove> &first);

private:
    struct Reader;

    void look();

    const GameController &m_game;
    QString m_path;
    bool m_isFollowing = false;
    std::optional<std::vector<core::Move>> m_asked;
    std::shared_ptr<Reader> m_reader; ///< used only by m_task's thread
    BackgroundTask m_task;            // last: its thread ends before the rest is destroyed
};

} // namespace ui
