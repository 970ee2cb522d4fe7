#include "ai/levels/programmovetime.h"

#include "ai/othello/search/timemanager.h"

namespace ai {

std::chrono::milliseconds programMoveTime(const core::Othello &position, const Limits &limits)
{
    const othello::TimeManager manager(limits, position.empties(), position.legalMoves().size());
    return limits.clock ? manager.optimum() : manager.maximum();
}

} // namespace ai
