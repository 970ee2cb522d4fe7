#pragma once

#include "app/commandline/command.h"
#include "core/library/gamelibrary.h"

#include <string>
#include <vector>

namespace cli {

// The implementations of `tabuleiro-cli library ACTION LIBRARY FILES...`.
using Files = std::vector<std::string>;
using LibraryAction = core::Result<commandline::Job> (*)(const std::string &library,
                                                         const Files &files,
                                                         const commandline::Arguments &arguments);

core::Result<commandline::Job> readImport(const std::string &library, const Files &files,
                                          const commandline::Arguments &arguments);
core::Result<commandline::Job> readInfo(const std::string &library, const Files &files,
                                        const commandline::Arguments &arguments);
core::Result<commandline::Job> readGames(const std::string &library, const Files &files,
                                         const commandline::Arguments &arguments);
core::Result<commandline::Job> readMoves(const std::string &library, const Files &files,
                                         const commandline::Arguments &arguments);
core::Result<commandline::Job> readExport(const std::string &library, const Files &files,
                                          const commandline::Arguments &arguments);
core::Result<commandline::Job> readRebuild(const std::string &library, const Files &files,
                                           const commandline::Arguments &arguments);

core::Result<commandline::Job> readAnalyze(const std::string &library, const Files &files,
                                           const commandline::Arguments &arguments);
core::Result<commandline::Job> readChunks(const std::string &library, const Files &files,
                                          const commandline::Arguments &arguments);
core::Result<commandline::Job> readWork(const std::string &library, const Files &files,
                                        const commandline::Arguments &arguments);
core::Result<commandline::Job> readCollect(const std::string &library, const Files &files,
                                           const commandline::Arguments &arguments);
core::Result<commandline::Job> readReport(const std::string &library, const Files &files,
                                          const commandline::Arguments &arguments);

/// `tabuleiro-cli library ACTION LIBRARY ...`: manages collections of games and the values of their
/// positions.
commandline::Command libraryCommand();

/// Opens an existing library for writing; does not create one.
core::Result<core::library::GameLibrary> openToChange(const std::string &path);

} // namespace cli
