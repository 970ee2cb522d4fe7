#include "ui/play/opponents/movefinder.h"

#include "ai/levels/othellomovetime.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

namespace ui {

namespace {

/// More do not help in a second or two.
constexpr int maxThreads = 8;

} // namespace

MoveFinder::MoveFinder(QObject *parent)
    : QObject(parent)
    , m_program(this)
    , m_search(
          [this, home = m_mailbox.sender()](const ai::SearchAnswer &answer) {
              home.post([this, answer] { receive(answer); });
          },
          [this, home = m_mailbox.sender()](ai::RequestId id, const ai::SearchResult &result) {
              home.post([this, id, result] { receiveProgress(id, result); });
          })
{
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

int MoveFinder::threads() const
{
    const int there = std::max(1, QThread::idealThreadCount());
    return m_threads == 0 ? std::min(there, maxThreads) : std::min(there, m_threads);
}

void MoveFinder::prepare(core::GameKind kind)
{
    if (kind == core::GameKind::Othello)
        m_search.prepareOthello();
}

void MoveFinder::start(const core::Match &match, const ai::Limits &limits)
{
    if (!program())
        return search(match, m_level, limits, namedPlayer(match.kind()));
    cancelSearch();
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
    ai::SearchRequest request;
    request.id = m_current = ++m_last;
    request.position = match.current();
    request.level = level;
    request.player = named;
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_tableMemory), threads()};
    request.usesBook = m_usesBook;
    request.seed = QRandomGenerator::global()->generate64();
    m_search.start(request);
}

void MoveFinder::cancelSearch()
{
    m_current = 0;
    m_search.cancel();
}

void MoveFinder::cancel()
{
    cancelSearch();
    m_program.cancel();
}

void MoveFinder::receiveProgress(ai::RequestId id, const ai::SearchResult &result)
{
    if (id == m_current)
        emit progressed(result);
}

void MoveFinder::receive(const ai::SearchAnswer &answer)
{
    if (answer.id != m_current)
        return; // cancelled or replaced while the call was on its way
    m_current = 0;
    const auto *result = std::get_if<ai::SearchResult>(&answer.outcome);
    if (result == nullptr)
        emit searchFailed(QString::fromStdString(std::get<ai::Failure>(answer.outcome).message));
    else if (m_findsHint)
        emit hintFound(*result);
    else
        emit moveFound(result->move);
}

} // namespace ui
