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
{
    connect(&m_program, &ProgramOpponent::moveFound, this, &MoveFinder::moveFound);
    connect(&m_program, &ProgramOpponent::failed, this, &MoveFinder::programFailed);
    connect(&m_search, &BackgroundTask::failed, this, &MoveFinder::searchFailed);
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
    return m_options.threads == 0 ? std::min(there, maxThreads)
                                  : std::min(there, m_options.threads);
}

void MoveFinder::prepare(core::GameKind kind)
{
    if (kind != core::GameKind::Othello)
        return;
    // What cannot be read is met again by the search that needs it.
    m_preparation.start([](const BackgroundTask::Context &) {
        ai::Engine::preloadOthello();
        return BackgroundTask::Answer();
    });
}

void MoveFinder::start(const core::Match &match, const ai::Limits &limits)
{
    if (!program())
        return search(match, m_level, limits, namedPlayer(match.kind()));
    m_search.cancel();
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
    request.position = match.current();
    request.level = level;
    request.player = named;
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_options.tableMemory), threads()};
    request.usesBook = m_options.usesBook;
    request.seed = QRandomGenerator::global()->generate64();
    m_search.start([this, request](const BackgroundTask::Context &context) {
        const auto progress = [&](const ai::SearchResult &found) {
            context.report([this, found] { emit progressed(found); });
        };
        return [this, result = m_engine.think(request, context.stopToken, progress)] {
            report(result);
        };
    });
}

void MoveFinder::cancel()
{
    m_search.cancel();
    m_program.cancel();
}

void MoveFinder::report(const ai::SearchResult &result)
{
    if (m_findsHint)
        emit hintFound(result);
    else
        emit moveFound(result.move);
}

} // namespace ui
