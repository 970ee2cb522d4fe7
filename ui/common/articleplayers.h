#pragma once

#include <QString>
#include <QStringList>

namespace ui {

// The players that one can play against by name instead of by level: the programs of the articles
// as they are, weak spots included, and the simplest ones beside them. Files and settings know each
// by the name that it has in ai::namedPlayers().

/// The names of those that the window offers, in its order.
const QStringList &offeredPlayers();

/// What the window calls a player: "Report's Hard, its code". The name itself where it is not one
/// of those that are offered.
QString namedPlayerTitle(const QString &name);
/// A line on what the player is.
QString namedPlayerLine(const QString &name);
/// What a person has found out who beat this player; empty where that is nothing new.
QString namedPlayerDiscovery(const QString &name);

} // namespace ui
