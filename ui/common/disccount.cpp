#include "ui/common/disccount.h"

namespace ui {

int countedDiscs(const core::Othello &position, core::Side side)
{
    const int discs = position.count(side);
    const bool hasMore = position.isOver() && discs > position.count(core::opponent(side));
    return hasMore ? discs + position.empties() : discs;
}

} // namespace ui
