#pragma once

#include "app/manual/manual.h"

namespace cli {

/// What --help, the manual page and the completions say of tabuleiro-cli.
manual::Manual manualOfCli();

} // namespace cli
