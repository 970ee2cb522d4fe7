#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

#include <functional>
#include <string>
#include <vector>

namespace cli::match {

/// The results of all tic-tac-toe games of a program, against every possible reply and with each of
/// its equally good choices.
struct EveryLine
{
    int played = 0;
    int lost = 0;
    std::vector<std::string> lostLines; ///< as sequences of squares, such as "2549137"
};

/// The program's choices must not be random.
EveryLine playEveryLine(const std::function<ai::SearchResult(const core::TicTacToe &)> &program,
                        bool humanStarts);

} // namespace cli::match
