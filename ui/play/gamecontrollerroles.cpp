// The half of GameController about who plays: the opponent, its level or name, and the roles.

#include "ui/play/gamecontroller.h"

#include <utility>

namespace ui {

void GameController::setLevel(ai::Level level)
{
    m_level = level;
    if (m_phase != Phase::Over) { // what is over was played at the level before
        updateOpponentRole();
        save();
    }
    if (m_phase == Phase::ComputerToMove && m_computer.thinking())
        startThinking();
    emit stateChanged();
}

const ai::NamedPlayer *GameController::namedPlayer() const
{
    const bool plays = m_namedPlayer != nullptr && m_namedPlayer->plays(match().kind());
    return plays && computerSide() && !program() ? m_namedPlayer : nullptr;
}

/// Has a program, or else the computer, play the opponent's side, if there is one.
void GameController::setProgram(const std::optional<ExternalProgram> &program)
{
    m_program.setProgram(twoPeople() ? std::nullopt : program);
    updateOpponentRole();
}

core::Role GameController::opponentRole() const
{
    if (program())
        return roleOf(*program());
    const ai::NamedPlayer *named = namedPlayer();
    return core::Role::computer(std::string(named != nullptr ? named->name : levelName(m_level)));
}

void GameController::updateOpponentRole()
{
    if (const std::optional<core::Side> side = computerSide())
        setRoles(core::rolesWithOpponent(*side, opponentRole()));
}

/// Also of the game whose last move is being saved.
void GameController::setRoles(const core::Roles &roles)
{
    for (const core::Side side : {core::Side::First, core::Side::Second}) {
        m_session.setRole(side, roles[static_cast<std::size_t>(side)]);
        if (saving())
            m_unsaved->setRole(side, roles[static_cast<std::size_t>(side)]);
    }
}

void GameController::setOpponent(std::optional<core::Side> computerSide,
                                 const std::optional<ExternalProgram> &program)
{
    if (m_phase == Phase::NotStarted)
        return;
    if (match().ply() > 0 || saving())
        m_metadata.counts = false; // several have played it
    if (!std::exchange(m_metadata.rolesKnown, true) && computerSide)
        m_metadata.players = {}; // they do not go on with it
    setRoles(computerSide ? core::rolesWithOpponent(*computerSide, core::Role::computer({}))
                          : core::Roles());
    setProgram(program);
    m_computer.prepare(match().kind());
    save();
    if (saving()) // what comes next follows when the move is shown
        return emit stateChanged();
    stopThinking();
    advance();
}

void GameController::replaceProgram()
{
    if (canReplaceProgram())
        setOpponent(computerSide());
}

} // namespace ui
