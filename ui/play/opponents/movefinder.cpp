#include "ui/play/opponents/movefinder.h"

#include "ai/levels/othellomovetime.h"

namespace ui {

MoveFinder::MoveFinder(QObject *parent)
    : QObject(parent)
    , m_program(this)
    , m_computer(this)
{
    connect(&m_computer, &ComputerOpponent::moveFound, this,
            [this](const ai::SearchResult &result) {
                if (m_findsHint)
                    emit hintFound(result);
                else
                    emit moveFound(result.move);
            });
    connect(&m_computer, &ComputerOpponent::failed, this, &MoveFinder::searchFailed);
    connect(&m_computer, &ComputerOpponent::progressed, this, &MoveFinder::progressed);
    connect(&m_program, &ProgramOpponent::moveFound, this, &MoveFinder::moveFound);
    connect(&m_program, &ProgramOpponent::failed, this, &MoveFinder::programFailed);
}

const ai::NamedPlayer *MoveFinder::namedPlayer(core::GameKind kind) const
{
    const bool plays = m_namedPlayer != nullptr && m_namedPlayer->plays(kind);
    return plays && !program() ? m_namedPlayer : nullptr;
}

core::Role MoveFinder::role(core::GameKind kind) const
{
    if (program())
        return roleOf(*program());
    const ai::NamedPlayer *named = namedPlayer(kind);
    return core::Role::computer(std::string(named != nullptr ? named->name : levelName(m_level)));
}

void MoveFinder::start(const core::Match &match, const ai::Limits &limits)
{
    if (!program())
        return search(match, m_level, limits, namedPlayer(match.kind()));
    m_computer.cancel();
    // A program hears one time for its move: what our own engine would aim at.
    m_program.start(match, ai::othelloMoveTime(std::get<core::Othello>(match.current()), limits));
}

void MoveFinder::startForPerson(const core::Match &match, const ai::Limits &limits)
{
    search(match, m_level, limits, nullptr);
}

void MoveFinder::startHint(const core::Match &match, const ai::Limits &limits)
{
    search(match, ai::Level::Hard, limits, nullptr);
    m_findsHint = true;
}

void MoveFinder::search(const core::Match &match, ai::Level level, const ai::Limits &limits,
                        const ai::NamedPlayer *named)
{
    m_program.cancel();
    m_findsHint = false;
    m_computer.start(match.current(), level, limits, named);
}

void MoveFinder::cancel()
{
    m_computer.cancel();
    m_program.cancel();
}

} // namespace ui
