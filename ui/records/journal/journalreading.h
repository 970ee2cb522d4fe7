#pragma once

#include "core/match/gamerecord.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

/// A game that was journalled.
struct JournalledGame
{
    QString path;
    core::GameRecord record;
    bool over = false;  ///< the game was finished
    QString problem;    ///< a sentence, where the journal could not be read as it is; else empty
    bool inUse = false; ///< it is being written, here or by another program
    bool interrupted = false; ///< the program that was writing it was killed
};

/// The folder that journals are kept in: of the state, not of settings or documents.
QString journalFolder();

// What journals have of the games. From any thread: reading may take as long as the file system
// likes.

/// The paths of a folder's journals, newest first.
QStringList journalsOf(const QString &folder);
/// The games of a folder, newest first, at most `max` of them.
QList<JournalledGame> journalledGames(const QString &folder, int max);
/// Reads one journal; a damaged one that no program is writing is renamed, and rewritten with what
/// could be read. Nothing where it has no readable record.
std::optional<JournalledGame> journalledGame(const QString &path);
/// The same, with whether the game is being written or was interrupted.
std::optional<JournalledGame> listedGame(const QString &path);

} // namespace ui
