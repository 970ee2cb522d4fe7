#pragma once

#include "core/error.h"

#include <QString>

namespace ui {

/// An error as a sentence in the user's language.
QString errorText(const core::Error &error);

} // namespace ui
