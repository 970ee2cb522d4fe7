#pragma once

#include "app/cli/library/libraryreport.h"

#include <ostream>
#include <string>

namespace cli {

/// The report as text for a terminal: the first rows of each table.
core::Result<std::string> reportText(core::library::GameLibrary &library,
                                     const LibraryReport &report);

/// A file of a report in a folder of its own.
struct ReportFile
{
    std::string name;
    std::string content;
};

/// All tables, with commas between the columns (RFC 4180), and charts as SVG.
core::Result<std::vector<ReportFile>> reportFiles(core::library::GameLibrary &library,
                                                  const LibraryReport &report);

} // namespace cli
