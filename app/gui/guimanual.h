#pragma once

#include "app/program/manual.h"

namespace gui {

/// The table for --help, the manual page and the completions of tabuleiro. The texts of --help are
/// translated in the context "main".
program::Manual manualOfGui();

} // namespace gui
