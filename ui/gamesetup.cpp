#include "ui/gamesetup.h"

#include <QRandomGenerator>

namespace ui {

namespace {

core::Nim drawnHeaps(core::Nim::Rule rule)
{
    auto *random = QRandomGenerator::global();
    std::vector<int> heaps(static_cast<std::size_t>(random->bounded(2, 6)));
    for (int &heap : heaps)
        heap = random->bounded(1, 10);
    return *core::Nim::create(heaps, 0, rule);
}

} // namespace

core::Result<core::Position> startPosition(const GameSetup &setup)
{
    if (setup.game != core::GameKind::Nim)
        return core::startOf(setup.game);
    if (setup.nimHeaps == randomHeaps)
        return core::Position(
            drawnHeaps(setup.nimMisere ? core::Nim::Rule::Misere : core::Nim::Rule::Normal));
    const std::string text = setup.nimHeaps.toStdString() + (setup.nimMisere ? " misere" : " normal");
    const auto position = core::parsePosition(core::GameKind::Nim, text);
    if (position && core::isOver(*position))
        return core::Error{"every heap is empty; expected counters to take"};
    return position;
}

} // namespace ui
