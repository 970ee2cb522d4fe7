#include "ui/common/gamesetup.h"

#include "ui/common/articleplayers.h"

#include <QRandomGenerator>
#include <QRegularExpression>

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

bool offersOpponent(const GameSetup &setup)
{
    return setup.opponent == Opponent::Named ? playsGame(setup.player, setup.game)
                                             : offers(setup.game, setup.opponent);
}

bool samePosition(const GameSetup &a, const GameSetup &b)
{
    return a.game == b.game
           && (a.game != core::GameKind::Nim
               || (a.nimHeaps == b.nimHeaps && a.nimMisere == b.nimMisere));
}

core::Result<core::Position> startPosition(const GameSetup &setup)
{
    if (setup.game != core::GameKind::Nim)
        return core::startOf(setup.game);
    if (setup.nimHeaps == randomHeaps)
        return core::Position(
            drawnHeaps(setup.nimMisere ? core::Nim::Rule::Misere : core::Nim::Rule::Normal));
    // Commas and blanks between the numbers are what a person may type as well.
    QString heaps = setup.nimHeaps.trimmed();
    heaps.replace(QRegularExpression("(?<=\\d)[\\s,;]+(?=\\d)"), "-");
    const std::string text = heaps.toStdString() + (setup.nimMisere ? " misere" : " normal");
    auto position = core::parsePosition(core::GameKind::Nim, text);
    if (position && core::isOver(*position))
        return core::Error(core::TranslatableText{
            QT_TRANSLATE_NOOP("core::Error", "every heap is empty; expected counters to take")});
    return position;
}

} // namespace ui
