#pragma once

#include "core/othello.h"

#include <optional>
#include <string_view>

namespace core::format {

/// The rule of Othello that a text names: the usual one as "Othello", "Reversi", "normal" or
/// "standard", the other as "reverse" or "anti", alone or with the game's name. Nothing where the
/// name is another.
std::optional<Othello::Rule> ruleNamed(std::string_view name);

} // namespace core::format
