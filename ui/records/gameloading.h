#pragma once

#include "ui/records/gamecollection.h"

#include <memory>
#include <string>

namespace ui {

/// What came of opening a file or a folder: games, or a sentence why there are none, and
/// details for those who want them.
struct LoadedGames
{
    std::shared_ptr<const GameCollection> games;
    QString error;
    QString details = {};
};

/// Reads a text in any of the formats. From any thread.
LoadedGames readGames(const std::string &text, core::GameKind kind);

/// Reads a file in any of the formats, a file of WTHOR with its names beside it, or a folder of
/// such files. A text without a format of its own is one of the kind of game. From any thread.
LoadedGames loadGames(const QString &path, core::GameKind kind);

} // namespace ui
