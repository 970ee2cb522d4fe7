#pragma once

#include "core/match/gamerecord.h"
#include "core/storage/filesystem.h"
#include "ui/settings/settings.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

/// A game read from a journal.
struct JournalledGame
{
    QString path;
    core::GameRecord record;
    bool over = false;  ///< the game was finished
    QString problem;    ///< a sentence if the journal could not be read completely; else empty
    bool inUse = false; ///< this or another program is writing it
    bool interrupted = false; ///< the program that was writing it did not end normally
};

/// The folder of the journals, which are state, neither settings nor documents (XDG).
QString journalFolder();

// Reading journals. From any thread: it may take as long as the file system likes.

/// The paths of a folder's journals, newest first.
QStringList journalsOf(const QString &folder);
/// The games of a folder, newest first, at most `max` of them.
QList<JournalledGame> journalledGames(const QString &folder, int max);
/// Reads a journal. A damaged one that no program is writing is renamed, and rewritten with the
/// records that could be read. Nothing if there are none.
std::optional<JournalledGame> journalledGame(const QString &path);
/// journalledGame(), and whether the game is in use or was interrupted.
std::optional<JournalledGame> listedGame(const QString &path);

/// The name under which to keep a damaged file, with a number that is free.
QString nameOfDamaged(const QString &path);
/// Renames a damaged file to nameOfDamaged(), so that another can take its place. Returns the new
/// name, empty if it cannot be renamed.
QString renameDamaged(core::storage::FileSystem &files, const QString &path);

/// The games of a folder that may be resumed: the newest if it is unfinished, and all whose program
/// was killed; also those with a problem that was not reported yet. From any thread.
QList<JournalledGame> unfinishedGames(const QString &folder);
/// The unfinished games without those that the user declined. A problem is reported in any case.
QList<JournalledGame> offeredGames(QList<JournalledGame> unfinished, const Settings &settings);

} // namespace ui
