#include "ui/gamecontroller.h"

#include "ui/gametexts.h"
#include "ui/journal.h"

#include <QDateTime>
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

/// How long the window waits for the disk; a slower one is waited for in the background. Half of
/// the time between two pictures.
constexpr std::chrono::milliseconds diskPatience{8};

/// The part of its time that the computer spends on a move: the longest games have some 30 of its
/// moves, and those that come late need less.
constexpr int clockShares = 20;

} // namespace

GameController::GameController(QObject *parent)
    : QObject(parent)
    , m_player(this)
    , m_search(this)
{
    m_nextMove.setSingleShot(true);
    connect(&m_nextMove, &QTimer::timeout, this, [this] { add(m_pending); });
    connect(&m_clock, &GameClock::ranOut, this, &GameController::endByTime);
    connect(&m_search, &SearchController::answered, this, &GameController::receive);
    connect(&m_search, &SearchController::failed, this, [this](const QString &message) {
        failToMove();
        emit searchFailed(message);
    });
    connect(&m_player, &ExternalPlayer::answered, this, [this](core::Move move) {
        m_clock.stop(); // what is left is motion
        addWhenShown(move);
    });
    connect(&m_player, &ExternalPlayer::failed, this, [this](const QString &message) {
        failToMove();
        emit programFailed(message);
    });
}

void GameController::preview(const core::Position &position)
{
    stopEverything();
    m_match = core::Match(position);
    m_told = core::GameRecord();
    m_clock.set(TimeControl());
    m_computerSide.reset();
    useProgram(std::nullopt);
    m_phase = Phase::NotStarted;
    emit positionChanged();
    emit stateChanged();
}

void GameController::start(const core::Position &position, std::optional<core::Side> computerSide,
                           const std::optional<ExternalProgram> &program)
{
    stopEverything();
    m_match = core::Match(position);
    m_computerSide = computerSide;
    prepare();
    useProgram(computerSide ? program : std::nullopt);
    m_clock.set(m_timeControl);
    m_times.clear();
    m_told = core::GameRecord();
    m_told.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    // A game with another program says nothing about a level.
    m_told.counts = !isOver(position) && !m_program;
    if (m_journal != nullptr)
        m_journal->beginNew();
    emit positionChanged();
    advance();
}

void GameController::resume(const core::GameRecord &game,
                            const std::optional<ExternalProgram> &program)
{
    stopEverything();
    m_match = core::Match(game);
    m_computerSide = game.computer;
    prepare();
    useProgram(game.computer ? program : std::nullopt);
    m_clock.set(game.clocks);
    m_times.clear();
    m_outOfTime = game.outOfTime;
    m_told = game;
    if (isOver(m_match.current()) || m_outOfTime)
        m_told.counts = false; // it was counted when it ended
    emit positionChanged();
    advance();
}

void GameController::replaceProgram()
{
    if (m_phase != Phase::Failed || !m_program)
        return;
    const bool elsewhere = looking();
    stopEverything();
    useProgram(std::nullopt);
    if (elsewhere)
        emit positionChanged();
    advance();
}

void GameController::setJournal(Journal *journal)
{
    m_journal = journal;
    connect(journal, &Journal::written, this, [this] {
        if (m_accepting)
            accept(*std::exchange(m_accepting, std::nullopt));
    });
}

bool GameController::mayMove() const
{
    if (!looking())
        return m_phase == Phase::PersonToMove && !m_accepting;
    return isDecision(shown());
}

void GameController::lookAt(std::size_t ply)
{
    if (m_phase == Phase::NotStarted || ply > m_match.knownPlies() || ply == shownPly())
        return;
    m_looked = ply == m_match.ply() ? std::nullopt : std::optional(ply);
    emit positionChanged();
    emit stateChanged();
}

void GameController::follow(const std::vector<core::Move> &line, std::size_t ply)
{
    if (m_phase == Phase::NotStarted)
        return;
    stopEverything();
    m_match.follow(line, ply);
    turnBackClock();
    writeDown();
    emit positionChanged();
    advance();
}

void GameController::play(core::Move move)
{
    if (!mayMove() || !isLegal(shown(), move))
        return;
    const bool elsewhere = looking();
    const std::size_t ply = shownPly();
    stopEverything();
    m_match.follow(std::vector(m_match.moves()), ply);
    if (elsewhere)
        turnBackClock();
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
    turnBackClock();
    writeDown();
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
    turnBackClock();
    writeDown();
    emit positionChanged();
    advance();
}

void GameController::findHint()
{
    if (m_phase != Phase::PersonToMove || looking() || saving())
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
    if (m_accepting && isDecision(m_match.current()))
        return m_match.ply(); // the person's move that is not shown yet is the one to take back
    for (std::size_t ply = m_match.ply(); ply > 0; --ply) {
        if (isDecision(m_match.position(ply - 1)))
            return ply - 1;
    }
    return std::nullopt;
}

void GameController::stopThinking()
{
    m_search.cancel();
    m_player.cancel();
}

void GameController::useProgram(const std::optional<ExternalProgram> &program)
{
    m_program = program;
    if (!program)
        m_player.stop();
}

/// The search or the other program has no answer.
void GameController::failToMove()
{
    if (m_phase == Phase::ComputerToMove) {
        m_phase = Phase::Failed;
        m_clock.stop();
    }
    emit stateChanged();
}

void GameController::stopEverything()
{
    stopThinking();
    m_nextMove.stop();
    m_accepting.reset();
    m_looked.reset();
    m_outOfTime.reset();
    m_clock.stop();
}

/// So that no first move or hint waits for the weights.
void GameController::prepare()
{
    if (m_match.kind() == core::GameKind::Othello)
        m_search.prepareOthello();
}

/// After moves were taken back or played again: the time that was left then is left again.
void GameController::turnBackClock()
{
    if (m_match.ply() < m_times.size())
        m_clock.setLeft(m_times[m_match.ply()]);
}

void GameController::endByTime(core::Side side)
{
    stopThinking();
    m_nextMove.stop();
    m_outOfTime = side;
    m_phase = Phase::Over;
    writeDown();
    emit stateChanged();
}

/// Sets what comes next from the position alone, so that undo, redo and play cannot differ in it.
void GameController::advance()
{
    const core::Position &position = m_match.current();
    if (m_match.ply() >= m_times.size())
        m_times.resize(m_match.ply() + 1, m_clock.left());
    if (isOver(position) || m_outOfTime) {
        m_phase = Phase::Over;
    } else if (mustPass(position)) {
        m_phase = Phase::PassToCome;
        addWhenShown(core::Othello::pass);
    } else if (sideToMove(position) == m_computerSide) {
        m_phase = Phase::ComputerToMove;
        m_clock.run(sideToMove(position));
        if (m_program)
            askProgram();
        else
            askFor(m_level);
    } else {
        m_phase = Phase::PersonToMove;
        m_clock.run(sideToMove(position));
    }
    emit stateChanged();
}

/// Writes the move down, and shows it when it is on the disk.
void GameController::add(core::Move move)
{
    m_clock.stop();                   // neither the disk's time nor the motion's is anybody's
    if (!mustPass(m_match.current())) // nobody thought about that
        m_clock.addIncrement(sideToMove(m_match.current()));
    if (m_journal != nullptr) {
        core::Match ahead = m_match;
        ahead.play(move);
        if (!m_journal->append(recordOf(ahead), diskPatience)) {
            m_accepting = move;
            emit stateChanged(); // nothing may be moved meanwhile
            return;
        }
    }
    accept(move);
}

/// What is no move is not waited for: at worst the journal has the game as it was before.
void GameController::writeDown()
{
    if (m_journal != nullptr)
        m_journal->append(record(), std::chrono::milliseconds(0));
}

core::GameRecord GameController::recordOf(const core::Match &match) const
{
    core::GameRecord game = m_told;
    if (match.moves() != m_told.moves)
        game.result.clear(); // it was that of the line in the file
    game.start = match.start();
    game.moves = match.moves();
    game.variations = match.variations();
    game.ply = match.ply();
    game.computer = m_computerSide;
    game.level = m_computerSide && !m_program ? ai::levelName(m_level) : std::string();
    game.clocks = m_clock.clocks();
    game.outOfTime = m_outOfTime;
    for (const core::Side side : {core::Side::First, core::Side::Second}) {
        std::string &name = game.players[static_cast<std::size_t>(side)];
        if (name.empty())
            name = playerTitle(*this, side).toStdString();
    }
    return game;
}

QString GameController::nameOf(core::Side side) const
{
    return QString::fromStdString(m_told.players[static_cast<std::size_t>(side)]);
}

void GameController::accept(core::Move move)
{
    m_match.play(move);
    m_times.resize(m_match.ply());
    m_sinceMove.start();
    emit movePlayed(move);
    advance();
}

/// For a move, by the clock where one is kept.
std::chrono::milliseconds GameController::thinkingTime() const
{
    if (!m_clock.used())
        return m_thinkingTime;
    const auto share = m_clock.left(sideToMove(m_match.current())) / clockShares
                       + std::chrono::milliseconds(m_clock.control().increment) / 2;
    return std::min<std::chrono::milliseconds>(m_thinkingTime,
                                               std::max(std::chrono::milliseconds(10), share));
}

void GameController::askProgram()
{
    const auto *start = std::get_if<core::Othello>(&m_match.start());
    const auto &moves = m_match.moves();
    m_player.ask(*m_program,
                 {*start,
                  {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(m_match.ply())},
                  thinkingTime()});
}

void GameController::askFor(ai::Level level)
{
    ai::SearchRequest request;
    request.position = m_match.current();
    request.level = level;
    request.limits.time = thinkingTime();
    request.resources = {std::size_t(m_tableMemory) << 20, searchThreads()};
    request.seed = QRandomGenerator::global()->generate64();
    m_search.ask(std::move(request));
}

void GameController::receive(const ai::SearchResult &result)
{
    if (m_phase == Phase::ComputerToMove) {
        m_clock.stop(); // what is left is motion
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
