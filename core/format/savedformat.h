#pragma once

#include "core/match/gamerecord.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// A format in which games are saved.
enum class SavedFormat : std::uint8_t {
    Native, ///< .tabuleiro
    Moves,  ///< .txt: moves alone, from the usual start
    Ggf     ///< .ggf: Othello only
};

/// The format of a file by the extension of its name, such as ".ggf" or "GGF"; nothing if games are
/// not saved in it.
std::optional<SavedFormat> savedFormatOf(std::string_view extension);

/// A game as the text of a file. Precondition: the format can hold it.
std::string savedGame(const GameRecord &record, SavedFormat format);

} // namespace core::format
