#include "ui/records/journal/journalreading.h"

#include "core/format/journalrecord.h"
#include "core/storage/filelock.h"
#include "core/storage/filewriting.h"
#include "ui/background/filesaver.h"
#include "ui/background/systemtext.h"
#include "ui/records/journal/journal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ui {

using core::storage::FileLock;

namespace {

constexpr std::size_t maxJournalBytes = 8 << 20;

bool isFinished(const core::GameRecord &game)
{
    // Up to the current ply: the game goes on if the moves that ended it were taken back.
    return game.outOfTime
           || isOver(positionAfter(game.start, game.moves, game.ply.value_or(game.moves.size())));
}

/// Reads the last bytes of a journal, from the beginning of a record. That is enough, because every
/// record contains the whole game, and only weeks of play make a journal longer.
core::storage::FileContents readEnd(const QString &path)
{
    core::storage::FileContents end =
        core::storage::readFile(core::storage::systemFiles(), encodedPath(path), maxJournalBytes);
    if (!end.isWhole)
        end.bytes.erase(0, end.bytes.find('\n') + 1);
    return end;
}

/// Copies a damaged journal to another name and replaces it with the records that were read.
/// Returns the copy's name, or empty if there is none.
QString setAside(const QString &path, const core::format::JournalContent &journal)
{
    QString aside = nameOfDamaged(path);
    if (!QFile::copy(path, aside))
        return {};
    if (!journal.valid()) {
        QFile::remove(path);
        return aside;
    }
    if (!core::storage::replaceFile(core::storage::systemFiles(), encodedPath(path),
                                    core::format::journalRecords(journal.game), 0600))
        return aside;
    QFile::remove(aside); // the journal itself is unchanged
    return {};
}

QString problemText(const core::format::JournalContent &journal, const QString &aside)
{
    const QString name = QFileInfo(aside).fileName();
    if (aside.isEmpty())
        return Journal::tr("The journal of this game is damaged; %n move(s) could be read.",
                           nullptr, int(journal.game.moves.size()));
    if (!journal.valid())
        return Journal::tr(
                   "The journal of a game was damaged and nothing of it could be read; it is "
                   "kept as %1.")
            .arg(name);
    return Journal::tr("The journal of this game was damaged: %n move(s) were recovered, and the "
                       "damaged file is kept as %1.",
                       nullptr, int(journal.game.moves.size()))
        .arg(name);
}

/// The entry for a journal that cannot be read.
JournalledGame unreadable(const QString &path, const std::error_code &problem)
{
    JournalledGame game;
    game.problem = Journal::tr("%1, among the games being kept, cannot be read: %2.", "%2: why")
                       .arg(QFileInfo(path).fileName(), systemErrorText(problem));
    return game;
}

} // namespace

QString nameOfDamaged(const QString &path)
{
    QString name;
    for (int i = 1; name.isEmpty() || QFile::exists(name); ++i)
        name = path + QString(".damaged-%1").arg(i);
    return name;
}

QString renameDamaged(core::storage::FileSystem &files, const QString &path)
{
    const QString aside = nameOfDamaged(path);
    return renameFile(path, aside, files) ? aside : QString();
}

QString journalFolder()
{
    // QStandardPaths has the state folder only from Qt 6.7 on.
    QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QDir::isAbsolutePath(state))
        state = QDir::homePath() + "/.local/state";
    return state + "/tabuleiro/games";
}

QStringList journalsOf(const QString &folder)
{
    QStringList paths;
    // Names begin with the time, so sort by name.
    for (const QString &name : QDir(folder).entryList({"*.journal"}, QDir::Files | QDir::System,
                                                      QDir::Name | QDir::Reversed))
        paths << folder + "/" + name;
    return paths;
}

/// Whether only the opponent has moved, at the start: nobody would look for such a game, and many
/// of them would displace others in a list.
bool isUntouched(const JournalledGame &journalled)
{
    const core::GameRecord &game = journalled.record;
    const auto opponent = game.rolesKnown ? core::opponentSide(game.roles) : std::nullopt;
    return opponent && game.moves.size() == 1 && core::sideToMove(game.start) == *opponent
           && journalled.problem.isEmpty() && !journalled.inUse;
}

std::optional<JournalledGame> listedGame(const QString &path)
{
    const QString lock = Journal::lockName(path);
    // A killed program leaves its lock file behind, unlocked.
    const bool inUse = FileLock::isInUse(encodedPath(lock));
    const bool interrupted = !inUse && QFileInfo::exists(lock);
    std::optional<JournalledGame> game = journalledGame(path);
    if (game) {
        game->inUse = inUse;
        game->interrupted = interrupted;
    }
    return game;
}

QList<JournalledGame> journalledGames(const QString &folder, int max)
{
    QList<JournalledGame> games;
    for (const QString &path : journalsOf(folder)) {
        if (games.size() >= max)
            break;
        if (const auto game = listedGame(path); game && !isUntouched(*game))
            games.push_back(*game);
    }
    return games;
}

std::optional<JournalledGame> journalledGame(const QString &path)
{
    const core::storage::FileContents end = readEnd(path);
    if (end.error)
        return end.error == std::errc::no_such_file_or_directory
                   ? std::nullopt
                   : std::optional(unreadable(path, end.error));
    core::format::JournalContent journal = core::format::readJournal(end.bytes);
    JournalledGame game;
    game.path = path;
    if (journal.damaged > 0) {
        FileLock lock(encodedPath(Journal::lockName(path)));
        QString aside;
        if (lock.take() != FileLock::Outcome::InUse) {
            // The journal may have changed before it was locked.
            if (const auto again = readEnd(path); !again.error)
                journal = core::format::readJournal(again.bytes);
            aside = setAside(path, journal);
        }
        game.problem = problemText(journal, aside);
    }
    if (!journal.valid() && game.problem.isEmpty())
        return std::nullopt; // the program ended before the first record
    game.record = journal.game;
    game.over = journal.valid() && isFinished(journal.game);
    if (!journal.valid())
        game.path.clear();
    return game;
}

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
