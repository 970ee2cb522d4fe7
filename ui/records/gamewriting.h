#pragma once

#include "core/match/gamerecord.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace ui {

/// A game as a file has it, or a sentence why it cannot be written so.
struct WrittenGame
{
    std::optional<QByteArray> bytes;
    QString problem;
};

/// Writes a game in the format that the ending of a file's name stands for: "ggf"; none is our own.
WrittenGame writtenGame(const core::GameRecord &record, const QString &ending);

/// A name for a file of the game, without an ending: "Othello, Ann - Bob, 2026-11-22". Whatever the
/// players are called, it holds no folder and nothing that any common system does not take.
QString proposedFileName(const core::GameRecord &record);

} // namespace ui
