#pragma once

#include "ai/search/searchresult.h"
#include "core/tictactoe.h"

#include <functional>
#include <string>
#include <vector>

namespace cli::match {

/// All tic-tac-toe games of a program against every human reply, all of its own choices tried.
struct EveryLine
{
    int played = 0;
    int lost = 0;
    std::vector<std::string> lostLines; ///< the squares in order, such as "2549137"
};

/// The choices must not depend on chance.
EveryLine playEveryLine(const std::function<ai::SearchResult(const core::TicTacToe &)> &program,
                        bool humanStarts);

} // namespace cli::match
