#pragma once

#include "core/match/gamerecord.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// A game encoded for a file, or a sentence that says why it cannot be.
struct WrittenGame
{
    std::optional<QByteArray> bytes;
    QString problem;
};

/// Encodes a game in the format of a file name's suffix, such as "ggf"; without one in our own.
WrittenGame writtenGame(const core::GameRecord &record, const QString &ending);

/// A file name for the game, without a suffix: "Othello, Ann - Bob, 2026-11-22". Whatever the
/// players are called, it contains no directory and no character that a common system rejects.
QString proposedFileName(const core::GameRecord &record);

} // namespace ui
