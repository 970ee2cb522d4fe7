#pragma once

#include "ui/records/journal/journalreading.h"
#include "ui/settings/settings.h"

#include <QList>
#include <QString>

namespace ui {

/// Which journals of a folder hold a game that may be resumed: the newest, if it was not
/// finished, and all whose program was killed; and those with a problem that was not reported yet.
/// From any thread.
QList<JournalledGame> unfinishedGames(const QString &folder);
/// Which of them are offered: those that were not declined. A problem is reported all the same.
QList<JournalledGame> offeredGames(QList<JournalledGame> unfinished, const Settings &settings);

} // namespace ui
