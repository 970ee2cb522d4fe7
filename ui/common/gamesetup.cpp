#include "ui/common/gamesetup.h"

#include "ai/players/namedplayers.h"
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

const std::vector<core::Role> &offeredOpponents()
{
    static const std::vector<core::Role> opponents = [] {
        std::vector<core::Role> all{core::Role::computer({}), core::Role(),
                                    core::Role::program({})};
        for (const QString &player : offeredPlayers())
            all.push_back(core::Role::computer(player.toStdString()));
        return all;
    }();
    return opponents;
}

bool offers(core::GameKind game, const core::Role &opponent)
{
    if (opponent.kind == core::Role::Kind::Program)
        return game == core::GameKind::Othello;
    if (!isNamedPlayer(opponent))
        return true;
    const ai::NamedPlayer *player = ai::playerNamed(opponent.id);
    return player != nullptr && player->plays(game);
}

bool offers(const core::Position &position, const core::Role &opponent)
{
    // Programs and named players know only the usual rule.
    return isReverseOthello(position) ? opponent.isHuman() || playsByLevel(opponent)
                                      : offers(kindOf(position), opponent);
}

bool offers(const GameSetup &setup, const core::Role &opponent)
{
    return setup.game == core::GameKind::Othello
               ? offers(core::Position(core::Othello().withRule(setup.othelloRule)), opponent)
               : offers(setup.game, opponent);
}

core::Role computerAt(ai::Level level)
{
    return core::Role::computer(std::string(levelName(level)));
}

std::optional<ai::Level> levelOf(const core::Role &role)
{
    return role.kind == core::Role::Kind::Computer ? ai::levelNamed(role.id) : std::nullopt;
}

bool playsByLevel(const core::Role &role)
{
    return role.kind == core::Role::Kind::Computer && (role.id.empty() || levelOf(role));
}

bool isNamedPlayer(const core::Role &role)
{
    return role.kind == core::Role::Kind::Computer && !playsByLevel(role);
}

core::Role choiceOf(const core::Role &opponent)
{
    return isNamedPlayer(opponent) ? opponent : core::Role{opponent.kind, {}};
}

bool samePosition(const GameSetup &a, const GameSetup &b)
{
    if (a.game != b.game)
        return false;
    switch (a.game) {
    case core::GameKind::TicTacToe:
        return true;
    case core::GameKind::Othello:
        return a.othelloRule == b.othelloRule;
    case core::GameKind::Nim:
        break;
    }
    return a.nimHeaps == b.nimHeaps && a.nimMisere == b.nimMisere;
}

core::Result<core::Position> startPosition(const GameSetup &setup)
{
    if (setup.game == core::GameKind::Othello)
        return core::Position(core::Othello().withRule(setup.othelloRule));
    if (setup.game != core::GameKind::Nim)
        return core::startOf(setup.game);
    if (setup.nimHeaps == randomHeaps)
        return core::Position(
            drawnHeaps(setup.nimMisere ? core::Nim::Rule::Misere : core::Nim::Rule::Normal));
    // Users may also type commas and blanks between the numbers.
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
