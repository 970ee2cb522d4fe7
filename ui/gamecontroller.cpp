#include "ui/gamecontroller.h"

#include <QRandomGenerator>
#include <QThread>

#include <algorithm>

namespace ui {

namespace {

/// How long a move is shown at Pace::Normal before the reply to it: longer than any board's motion.
constexpr int replyLength = 600;

/// What a search may use: all the machine has, within what helps in a second or two.
int searchThreads()
{
    return std::clamp(QThread::idealThreadCount(), 1, 8);
}

} // namespace

GameController::GameController(QObject *parent)
    : QObject(parent)
    , m_search(this)
{
    m_nextMove.setSingleShot(true);
    connect(&m_nextMove, &QTimer::timeout, this, [this] { add(m_pending); });
    connect(&m_search, &SearchController::answered, this, &GameController::receive);
    connect(&m_search, &SearchController::failed, this, [this](const QString &message) {
        if (m_phase == Phase::ComputerToMove)
            m_phase = Phase::Failed;
        emit stateChanged();
        emit searchFailed(message);
    });
}

void GameController::preview(const core::Position &position)
{
    stopEverything();
    m_match = core::Match(position);
    m_computerSide.reset();
    m_phase = Phase::NotStarted;
    emit positionChanged();
    emit stateChanged();
}

void GameController::start(const core::Position &position, std::optional<core::Side> computerSide)
{
    stopEverything();
    m_match = core::Match(position);
    m_computerSide = computerSide;
    emit positionChanged();
    advance();
}

void GameController::play(core::Move move)
{
    if (m_phase != Phase::PersonToMove || !isLegal(m_match.current(), move))
        return;
    stopEverything();
    add(move);
}

void GameController::undo()
{
    const std::optional<std::size_t> decision = previousDecision();
    if (!decision)
        return;
    stopEverything();
    while (m_match.ply() > *decision)
        m_match.undo();
    emit positionChanged();
    advance();
}

void GameController::redo()
{
    if (!canRedo())
        return;
    stopEverything();
    do
        m_match.redo();
    while (m_match.canRedo() && !isDecision(m_match.current()));
    emit positionChanged();
    advance();
}

void GameController::findHint()
{
    if (m_phase != Phase::PersonToMove)
        return;
    askFor(ai::Level::Hard);
    emit stateChanged();
}

/// Whether a person has something to choose.
bool GameController::isDecision(const core::Position &position) const
{
    return !isOver(position) && !mustPass(position) && sideToMove(position) != m_computerSide;
}

std::optional<std::size_t> GameController::previousDecision() const
{
    for (std::size_t ply = m_match.ply(); ply > 0; --ply) {
        if (isDecision(m_match.position(ply - 1)))
            return ply - 1;
    }
    return std::nullopt;
}

void GameController::stopEverything()
{
    m_search.cancel();
    m_nextMove.stop();
}

/// Sets what comes next from the position alone, so that undo, redo and play cannot differ in it.
void GameController::advance()
{
    const core::Position &position = m_match.current();
    if (isOver(position)) {
        m_phase = Phase::Over;
    } else if (mustPass(position)) {
        m_phase = Phase::PassToCome;
        addWhenShown(core::Othello::pass);
    } else if (sideToMove(position) == m_computerSide) {
        m_phase = Phase::ComputerToMove;
        askFor(m_level);
    } else {
        m_phase = Phase::PersonToMove;
    }
    emit stateChanged();
}

void GameController::add(core::Move move)
{
    m_match.play(move);
    m_sinceMove.start();
    emit movePlayed(move);
    advance();
}

void GameController::askFor(ai::Level level)
{
    ai::SearchRequest request;
    request.position = m_match.current();
    request.level = level;
    request.limits.time = m_thinkingTime;
    request.resources = {std::size_t(m_tableMemory) << 20, searchThreads()};
    request.seed = QRandomGenerator::global()->generate64();
    m_search.ask(std::move(request));
}

void GameController::receive(const ai::SearchResult &result)
{
    if (m_phase == Phase::ComputerToMove) {
        addWhenShown(result.move);
    } else {
        emit stateChanged();
        emit hintFound(result);
    }
}

void GameController::addWhenShown(core::Move move)
{
    m_pending = move;
    const qint64 passed = m_sinceMove.isValid() ? m_sinceMove.elapsed() : 0;
    const qint64 wait = lengthAt(m_pace, replyLength) - passed;
    m_nextMove.start(static_cast<int>(std::max<qint64>(0, wait)));
}

} // namespace ui
