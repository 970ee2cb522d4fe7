#pragma once

#include "core/error.h"
#include "core/othello.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::format {

/// A result as the formats write it, understood as far as it says how an Othello game ended.
struct GameResult
{
    enum class End : std::uint8_t { Played, Resigned, OutOfTime, Agreed, Left };

    /// Black's and White's discs, the empty squares counted for the winner, where the text gives
    /// them or a difference without a komi.
    std::optional<int> black;
    std::optional<int> white;
    std::optional<double> lead; ///< Black's, in discs, with a komi where there was one
    std::string leadText;       ///< the same as "+8.5"
    /// Who won: 1 for Black, -1 for White, 0 for a draw, where the text says it.
    std::optional<int> winner;
    End end = End::Played;
};

/// Reads "37-27", "(20-44)", "20 : 44", "+8.000", "-64.00:t" (GGF), "B+6", "W+R" (SGF), "White wins
/// by 24", and points: "1-0", "2-0", "1/2-1/2". What is not understood has neither discs nor a
/// lead. A lead is positive where Black won; by Rule::Fewest who won has the fewer discs.
///
/// The first of two numbers is Black's, of points as of discs. Archives of Othello write discs so,
/// for Black moves first; in PGN of chess, from which the points are, the first is that of the side
/// that moves first as well. A collection that writes White's first gets a remark at each game.
GameResult parseResult(std::string_view text, Othello::Rule rule = Othello::Rule::Most);

/// The komi that a text gives, such as "-0.500"; nothing for none, as "0".
std::optional<double> parseKomi(std::string_view text);

/// What is to be said where the result that is written of a game is another than its end on the
/// board; nothing where the two agree, the game is not over, or the text is not understood. Empty
/// squares may count for the winner or for nobody, and a komi for either side.
std::optional<Error> contradictionOf(std::string_view written, const Othello &end,
                                     std::optional<double> komi = {});

} // namespace core::format
