#include "core/match/session.h"

namespace core {

bool opponentStarts(Starter starter, bool startedLast)
{
    return starter == Starter::Computer || (starter == Starter::Alternate && !startedLast);
}

Side opponentSideFrom(const Position &start, bool opponentStarts)
{
    const Side first = sideToMove(start);
    return opponentStarts ? first : opponent(first);
}

Roles rolesFrom(const Position &start, Role opponent, bool opponentStarts)
{
    return rolesWithOpponent(opponentSideFrom(start, opponentStarts), std::move(opponent));
}

Session::Session(Position start, Roles roles)
    : m_match(start)
    , m_roles(std::move(roles))
{}

Session::Session(const GameRecord &record)
    : m_match(record)
    , m_roles(record.roles)
    , m_outOfTime(record.outOfTime)
{}

void Session::setRole(Side side, Role role)
{
    m_roles[static_cast<std::size_t>(side)] = std::move(role);
}

Session::Turn Session::turn() const
{
    const Position &position = m_match.current();
    if (m_outOfTime || isOver(position))
        return Turn::Over;
    if (mustPass(position))
        return Turn::Pass;
    switch (role(sideToMove(position)).kind) {
    case Role::Kind::Human:
        return Turn::Human;
    case Role::Kind::Computer:
        return Turn::Computer;
    case Role::Kind::Program:
        break;
    }
    return Turn::Program;
}

bool Session::isDecision(std::size_t ply) const
{
    const Position &position = m_match.position(ply);
    return !isOver(position) && !mustPass(position) && role(sideToMove(position)).isHuman();
}

std::optional<std::size_t> Session::previousDecision() const
{
    for (std::size_t ply = m_match.ply(); ply > 0; --ply) {
        if (isDecision(ply - 1))
            return ply - 1;
    }
    return std::nullopt;
}

std::optional<Side> Session::winner() const
{
    return m_outOfTime ? opponent(*m_outOfTime) : core::winner(m_match.current());
}

GameRecord Session::record(GameRecord rest) const
{
    if (rest.moves != m_match.moves())
        rest.result.clear();
    rest.start = m_match.start();
    rest.moves = m_match.moves();
    rest.variations = m_match.variations();
    rest.ply = m_match.ply();
    rest.roles = m_roles;
    rest.outOfTime = m_outOfTime;
    return rest;
}

void Session::play(Move move)
{
    assert(!m_outOfTime);
    m_match.play(move);
}

void Session::goTo(std::size_t ply)
{
    m_outOfTime.reset();
    m_match.goTo(ply);
}

void Session::follow(const std::vector<Move> &line, std::size_t ply)
{
    m_outOfTime.reset();
    m_match.follow(line, ply);
}

void Session::undo()
{
    const std::optional<std::size_t> decision = previousDecision();
    assert(decision);
    goTo(*decision);
}

void Session::redo()
{
    assert(m_match.canRedo());
    std::size_t ply = m_match.ply() + 1;
    while (ply < m_match.knownPlies() && !isDecision(ply))
        ++ply;
    goTo(ply);
}

} // namespace core
