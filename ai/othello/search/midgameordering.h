#pragma once

#include "ai/othello/search/searchworker.h"

#include <algorithm>
#include <utility>

namespace ai::othello {

template <class Ops>
int SearchWorker<Ops>::orderingDepth(int depth, int empties) const
{
    if (depth >= empties)
        return std::clamp((depth - 15) / 3, 0, 6);
    return std::clamp((depth - 12) / 4, 0, 6);
}

/// Scores the moves of the list from index `from` on: by the number of replies, and by the
/// evaluation after a search whose depth depends on the node's.
template <class Ops>
void SearchWorker<Ops>::scoreMoves(const Node &node, Moves &list, std::size_t from, int alpha,
                                   int depth)
{
    constexpr int unit = Weights::unitsPerDisc;
    constexpr int margin = 8;
    const int beta = std::min(maxScore, margin - alpha); // for the children
    const int search = orderingDepth(depth, node.empties());
    // The value of one reply less, besides its effect on the evaluation: largest in searches to the
    // end, smallest if a search is used.
    const bool toEnd = depth >= node.empties();
    // In searches to the end, ordering with the network would take 3 % more time. The results of
    // these searches in the table are then without it too.
    const Network *const network = std::exchange(m_network, toEnd ? nullptr : m_network);
    const int unitsPerReply = (search != 0 ? unit : 3 * unit / 2) * (toEnd ? 2 : 1);
    for (std::size_t i = from; i < list.size(); ++i) {
        OrderedMove &move = list[i];
        completeChild(node, move);
        int value = 0;
        if (search == 0)
            value = -(move.child.units = evaluateUnits<Ops>(m_shared.weights(), move.child.features,
                                                            move.child.board, move.child.moves));
        else if (search <= maxShallowDepth)
            value = -unit * shallowSearch(move.child, minScore, beta, search, exactSelectivity);
        else
            value = -unit * pvSearch(move.child, minScore, beta, search, 0);
        move.value = value - unitsPerReply * weightedMobility(move.child.moves)
                     + squareValues[static_cast<std::size_t>(move.square)];
    }
    m_network = network;
}

} // namespace ai::othello
