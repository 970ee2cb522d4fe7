#pragma once

#include "app/program/manual.h"

namespace gui {

/// What --help, the manual page and the completions say of tabuleiro. The texts of --help are
/// translated in the context "main".
program::Manual manualOfGui();

} // namespace gui
