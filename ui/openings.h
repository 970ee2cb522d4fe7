#pragma once

#include "core/othello.h"

#include <QString>

namespace ui {

/// The usual name of an opening with a position on its way, whatever moves led there and however
/// the board is turned or mirrored; empty where there is none. Window's thread.
QString openingName(const core::Othello &position);

} // namespace ui
