#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// The result of an Othello game as parsed from the text that a format has.
struct GameResult
{
    enum class End : std::uint8_t { Played, Resigned, OutOfTime, Agreed, Left };

    /// Black's and White's discs, empty squares counting for the winner; set if the text has them,
    /// or their difference without a komi.
    std::optional<int> black;
    std::optional<int> white;
    std::optional<double> lead; ///< Black's, in discs, including any komi
    std::string leadText;       ///< the same as "+8.5"
    /// 1 if Black won, -1 if White did, 0 for a draw; nothing if the text does not say.
    std::optional<int> winner;
    End end = End::Played;
};

/// Reads "37-27", "(20-44)", "20 : 44", "+8.000", "-64.00:t" (GGF), "B+6", "W+R" (SGF), "White wins
/// by 24", and points: "1-0", "2-0", "1/2-1/2". A text that is not understood gives neither discs
/// nor a lead. A lead is positive if Black won; under Rule::Fewest the winner has fewer discs.
///
/// The first of two numbers, discs or points, is Black's. Othello archives write Black's discs
/// first, because Black moves first; PGN, the source of points, also puts the first mover first. In
/// a collection that puts White first, each game gets a remark.
GameResult parseResult(std::string_view text, Othello::Rule rule = Othello::Rule::Most);

/// Parses a komi such as "-0.500"; nothing if there is none, as with "0".
std::optional<double> parseKomi(std::string_view text);

/// A remark if a game's written result differs from its final position; nothing if they agree, if
/// the game is not over, or if the text is not understood. Empty squares may count for the winner
/// or for nobody, and a komi for either side.
std::optional<Error> contradictionOf(std::string_view written, const Othello &end,
                                     std::optional<double> komi = {});

} // namespace core::format
