#pragma once

#include "ui/records/journal/journalreading.h"
#include "ui/settings/settings.h"

#include <QList>
#include <QString>

namespace ui {

/// The games of a folder that may be resumed: the newest if it is unfinished, and all whose program
/// was killed; also those with a problem that was not reported yet. From any thread.
QList<JournalledGame> unfinishedGames(const QString &folder);
/// The unfinished games without those that the user declined. A problem is reported in any case.
QList<JournalledGame> offeredGames(QList<JournalledGame> unfinished, const Settings &settings);

} // namespace ui
