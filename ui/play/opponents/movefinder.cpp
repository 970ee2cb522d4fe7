#include "ui/play/opponents/movefinder.h"

#include "ai/levels/programmovetime.h"
#include "ai/players/namedplayers.h"
#include "ui/common/gamesetup.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// More threads hardly help in a search of a second or two.
constexpr int maxThreads = 8;

} // namespace

MoveFinder::MoveFinder(QObject *parent)
    : QObject(parent)
    , m_externalPlayer(this)
{
    connect(&m_externalPlayer, &ExternalPlayer::answered, this, &MoveFinder::moveFound);
    connect(&m_externalPlayer, &ExternalPlayer::failed, this, &MoveFinder::programFailed);
    connect(&m_search, &BackgroundTask::failed, this, &MoveFinder::searchFailed);
}

void MoveFinder::addProgram(const ExternalProgram &program)
{
    const auto known =
        std::find_if(m_programs.begin(), m_programs.end(),
                     [&program](const auto &other) { return other.id() == program.id(); });
    if (known == m_programs.end())
        m_programs.push_back(program);
    else
        *known = program;
}

const ExternalProgram *MoveFinder::program(const core::Role &role) const
{
    const auto known = std::find_if(m_programs.begin(), m_programs.end(), [&role](const auto &one) {
        return role == core::Role::program(one.id());
    });
    return known == m_programs.end() ? nullptr : &*known;
}

core::Role MoveFinder::playable(const core::Role &role, const core::Position &position,
                                ai::Level otherwise) const
{
    const bool isKnown = role.kind == core::Role::Kind::Program
                             ? program(role) != nullptr
                             : !playsByLevel(role) || levelOf(role);
    return isKnown && offers(position, role) ? role : computerAt(otherwise);
}

int MoveFinder::threads() const
{
    const int there = std::max(1, QThread::idealThreadCount());
    return m_options.threads == 0 ? std::min(there, maxThreads)
                                  : std::min(there, m_options.threads);
}

void MoveFinder::prepare(core::GameKind kind, const core::Roles &roles)
{
    if (std::none_of(roles.begin(), roles.end(),
                     [this](const core::Role &role) { return program(role) != nullptr; }))
        m_externalPlayer.stop();
    if (kind != core::GameKind::Othello)
        return;
    // Errors are ignored: the search that needs the data will meet them again.
    m_preparation.start([](const BackgroundTask::Context &) {
        ai::Engine::preloadOthello();
        return BackgroundTask::Completion();
    });
}

void MoveFinder::start(const core::Match &match, const core::Role &role, const ai::Limits &limits)
{
    assert(!role.isHuman() && role == playable(role, match.current(), ai::Level::Hard));
    if (const ExternalProgram *external = program(role))
        startProgram(match, *external, limits);
    else
        search(match, role, limits);
}

void MoveFinder::startHint(const core::Match &match)
{
    startSearch(true, [this, position = match.current(), usesBook = m_options.usesBook](
                          std::stop_token token, const ai::SearchProgress &progress) {
        return m_analyst.hint(position, usesBook, std::move(token), progress);
    });
}

void MoveFinder::startProgram(const core::Match &match, const ExternalProgram &program,
                              const ai::Limits &limits)
{
    m_search.cancel();
    const auto &moves = match.moves();
    // The protocol has one time limit per move: use what our own engine would aim at.
    m_externalPlayer.start(
        program, {std::get<core::Othello>(match.start()),
                  {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(match.ply())},
                  ai::programMoveTime(std::get<core::Othello>(match.current()), limits)});
}

void MoveFinder::search(const core::Match &match, const core::Role &role, const ai::Limits &limits)
{
    ai::SearchRequest request;
    request.position = match.current();
    request.level = levelOf(role).value_or(ai::Level::Hard);
    request.player = ai::playerNamed(role.id);
    request.limits = limits;
    request.resources = {ai::bytesOfMebibytes(m_options.tableMemory), threads()};
    request.usesBook = m_options.usesBook;
    request.seed = QRandomGenerator::global()->generate64();
    startSearch(false, [this, request](std::stop_token token, const ai::SearchProgress &progress) {
        return m_engine.think(request, std::move(token), progress);
    });
}

void MoveFinder::startSearch(
    bool isHint, std::function<ai::SearchResult(std::stop_token, const ai::SearchProgress &)> find)
{
    m_externalPlayer.cancel();
    m_findsHint = isHint;
    m_search.start([this, isHint, find = std::move(find)](const BackgroundTask::Context &context) {
        const auto progress = [&](const ai::SearchResult &found) {
            context.report([this, found] { emit progressed(found); });
        };
        return [this, isHint, result = find(context.stopToken, progress)] {
            if (isHint)
                emit hintFound(result);
            else
                emit moveFound(result.move);
        };
    });
}

void MoveFinder::cancel()
{
    m_search.cancel();
    m_externalPlayer.cancel();
}

} // namespace ui
