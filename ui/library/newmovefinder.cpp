#include "ui/library/newmovefinder.h"

#include "ui/background/systemtext.h"

#include <QFileInfo>

#include <utility>

namespace ui {

using core::library::FirstNewMove;
using core::library::LibraryExplorer;

/// The library, kept open between lookups.
struct NewMoveFinder::Reader
{
    std::optional<LibraryExplorer> explorer;

    std::optional<FirstNewMove> firstNewMove(const QString &path,
                                             const std::vector<core::Move> &line)
    {
        if (!QFileInfo::exists(path)) {
            explorer.reset();
            return std::nullopt;
        }
        if (!explorer) {
            auto opened = LibraryExplorer::open(encodedPath(path));
            if (!opened)
                return std::nullopt;
            explorer = *std::move(opened);
        }
        const auto first = explorer->firstNewMove(line);
        if (!first) {
            explorer.reset(); // the file may have been replaced
            return std::nullopt;
        }
        return *first;
    }
};

NewMoveFinder::NewMoveFinder(const GameController &game, const QString &path, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_path(path)
{
    connect(&game, &GameController::positionChanged, this, &NewMoveFinder::look);
    connect(&game, &GameController::movePlayed, this, &NewMoveFinder::look);
    connect(&m_task, &BackgroundTask::failed, this,
            [this] { emit found(m_asked.value_or(std::vector<core::Move>()), std::nullopt); });
}

void NewMoveFinder::setFollowing(bool following)
{
    m_isFollowing = following;
    if (following) {
        m_reader = std::make_shared<Reader>();
        look();
    } else {
        m_task.cancel();
        m_asked.reset();
        m_reader.reset();
    }
}

void NewMoveFinder::setPath(const QString &path)
{
    m_path = path;
    if (m_isFollowing)
        m_reader = std::make_shared<Reader>();
}

void NewMoveFinder::refresh()
{
    m_asked.reset();
    look();
}

void NewMoveFinder::look()
{
    if (!m_isFollowing)
        return;
    const auto *const start = std::get_if<core::Othello>(&m_game.match().start());
    const bool isUsual = start != nullptr && *start == core::Othello();
    std::vector<core::Move> line = isUsual ? m_game.match().moves() : std::vector<core::Move>();
    if (m_asked == line)
        return;
    m_asked = line;
    if (line.empty()) {
        m_task.cancel();
        emit found(line, std::nullopt);
        return;
    }
    m_task.start([this, line = std::move(line), path = m_path,
                  reader = m_reader](const BackgroundTask::Context &) {
        const auto first = reader->firstNewMove(path, line);
        return BackgroundTask::Completion([this, line, first] { emit found(line, first); });
    });
}

} // namespace ui
