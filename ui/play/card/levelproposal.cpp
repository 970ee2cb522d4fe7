#include "ui/play/card/levelproposal.h"

#include "ui/common/titles.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int winsBetweenProposals = 3;

std::optional<ai::Level> levelAfter(ai::Level level)
{
    const auto found = std::find(ai::allLevels.begin(), ai::allLevels.end(), level);
    const auto next = found == ai::allLevels.end() ? found : std::next(found);
    return next == ai::allLevels.end() ? std::nullopt : std::optional(*next);
}

} // namespace

LevelProposal::LevelProposal(const GameController &game, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_settings(settings)
    , m_accept(new QAction(this))
    , m_decline(new QAction(tr("Not now"), this))
{
    m_accept->setObjectName("nextLevel");
    m_decline->setObjectName("declineLevel");
    m_accept->setEnabled(false);
    m_decline->setEnabled(false);
    connect(m_accept, &QAction::triggered, this, [this] {
        const auto next = m_proposal ? levelAfter(m_proposal->level) : std::nullopt;
        withdraw();
        if (next)
            emit accepted(*next);
    });
    connect(m_decline, &QAction::triggered, this, [this] {
        if (m_proposal)
            m_settings.declinedWins(m_proposal->game, m_proposal->level).set(m_proposal->wins);
        withdraw();
    });
    connect(&game, &GameController::stateChanged, this, &LevelProposal::follow);
}

void LevelProposal::consider(core::GameKind game, ai::Level level, int wins)
{
    const std::optional<ai::Level> next = levelAfter(level);
    if (!next || level != m_game.level() || wins <= 0 || wins % winsBetweenProposals != 0
        || wins <= m_settings.declinedWins(game, level)())
        return;
    m_proposal = {game, level, wins, playedLine(m_game)};
    m_accept->setText(tr("Try %1", "%1: a level").arg(levelTitle(*next)));
    follow();
    emit changed(tr("You have won %n games in a row at %1. Try %2?", "%1, %2: levels", wins)
                     .arg(levelTitle(level), levelTitle(*next)));
}

void LevelProposal::follow()
{
    const bool ended = m_game.phase() == GameController::Phase::Over;
    if (m_proposal
        && (!ended || m_game.level() != m_proposal->level
            || playedLine(m_game) != m_proposal->line))
        return withdraw();
    const bool inView = m_proposal && !m_game.browsing();
    m_accept->setEnabled(inView);
    m_decline->setEnabled(inView);
}

void LevelProposal::withdraw()
{
    if (!std::exchange(m_proposal, std::nullopt))
        return;
    m_accept->setEnabled(false);
    m_decline->setEnabled(false);
    emit changed({});
}

} // namespace ui
