#pragma once

#include "ui/records/gamecollection.h"

#include <memory>
#include <string>

namespace ui {

/// The result of opening a file or a folder: games, or a sentence that says why there are none; and
/// technical details.
struct LoadedGames
{
    std::shared_ptr<const GameCollection> games;
    QString error;
    QString details = {};
};

/// Reads a text in any of the formats. From any thread.
LoadedGames readGames(const std::string &text, core::GameKind kind);

/// Reads a file in any of the formats, a WTHOR file with its name files beside it, or a folder of
/// such files. `kind` is assumed for a text without a format of its own. From any thread.
LoadedGames loadGames(const QString &path, core::GameKind kind);

} // namespace ui
