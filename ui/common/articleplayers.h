#pragma once

#include <QString>
#include <QStringList>

namespace ui {

// The players that one can play against by name instead of by level: the articles' programs as
// published, including their weaknesses, and some simpler ones. Files and settings use their names
// in ai::namedPlayers().

/// The names of the players that the window offers, in its order.
const QStringList &offeredPlayers();

/// The window's title of a player, such as "Report's Hard, as coded"; the name itself if the player
/// is not offered.
QString namedPlayerTitle(const QString &name);
/// One line that describes the player.
QString namedPlayerLine(const QString &name);
/// What the user has discovered by beating this player; empty if nothing.
QString namedPlayerDiscovery(const QString &name);

} // namespace ui
