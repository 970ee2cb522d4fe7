#include "ui/records/journal/unfinishedgames.h"

#include "ui/records/journal/journal.h"

#include <QFileInfo>

#include <utility>

namespace ui {

QList<JournalledGame> unfinishedGames(const QString &folder)
{
    constexpr int maxUnfinished = 15;
    QList<JournalledGame> games;
    bool newest = true; // no unused journal has been seen yet
    for (const QString &path : journalsOf(folder)) {
        if (!newest && !QFileInfo::exists(Journal::lockName(path)) && QFileInfo(path).isFile())
            continue;
        const auto game = listedGame(path);
        if (!game || game->inUse)
            continue;
        const bool isNewest = std::exchange(newest, newest && game->path.isEmpty());
        const bool goesOn = !game->over && !game->record.moves.empty();
        if (((isNewest || game->interrupted) && goesOn) || !game->problem.isEmpty())
            games.push_back(*game);
        if (games.size() >= maxUnfinished)
            break;
    }
    return games;
}

QList<JournalledGame> offeredGames(QList<JournalledGame> unfinished, const Settings &settings)
{
    unfinished.removeIf([&settings](const JournalledGame &game) {
        return game.problem.isEmpty() && settings.isDeclined(game.path);
    });
    return unfinished;
}

} // namespace ui
