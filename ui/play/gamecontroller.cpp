#include "ui/play/gamecontroller.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace ui {

using core::Side;

namespace {

using namespace std::chrono_literals;

constexpr std::array bothSides{Side::First, Side::Second};

/// How long a move may block for the disk: half a frame. If that takes longer, the move is saved in
/// the background, and shown afterwards.
constexpr auto diskPatience = 8ms;

} // namespace

GameController::GameController(QObject *parent, GameClock::TimeSource now)
    : QObject(parent)
    , m_clock(this, std::move(now))
    , m_pendingMove(this)
    , m_finder(this)
{
    connect(&m_clock, &GameClock::ranOut, this, &GameController::endByTime);
    connect(&m_pendingMove, &PendingMove::due, this, &GameController::addMove);
    connect(&m_finder, &MoveFinder::moveFound, &m_clock, &GameClock::stop);
    connect(&m_finder, &MoveFinder::moveFound, &m_pendingMove, &PendingMove::start);
    connect(&m_finder, &MoveFinder::hintFound, this, [this](const ai::SearchResult &result) {
        noteHint();
        emit stateChanged();
        emit hintFound(result);
    });
    connect(&m_finder, &MoveFinder::progressed, this, &GameController::thinkingProgressed);
    connect(&m_finder, &MoveFinder::searchFailed, this, [this](const QString &message) {
        handleFailure();
        emit searchFailed(message);
    });
    connect(&m_finder, &MoveFinder::programFailed, this, [this](const QString &message) {
        handleFailure();
        emit programFailed(message);
    });
}

void GameController::setStore(GameStore *store)
{
    m_store->disconnect(this);
    m_store = store;
    connect(store, &GameStore::written, this, [this] {
        if (saving())
            showMove();
    });
}

// Beginning a game

void GameController::preview(const core::Position &position, const core::Roles &roles)
{
    stopEverything();
    m_session = core::Session(position);
    assignRoles(playable(roles));
    m_metadata = core::GameRecord();
    m_clock.set(m_timeControl);
    m_isOffer = false;
    m_phase = Phase::NotStarted;
    emit positionChanged();
    emit stateChanged();
}

void GameController::offer(const core::GameRecord &game)
{
    loadGame(game);
    m_isOffer = true;
    m_phase = Phase::NotStarted;
    emit positionChanged();
    emit stateChanged();
}

void GameController::start(const core::Position &position, const core::Roles &roles,
                           const PlayerNames &names)
{
    stopEverything();
    m_session = core::Session(position);
    assignRoles(playable(roles));
    m_finder.prepare(match().kind(), m_session.roles());
    m_clock.set(m_timeControl);
    m_clock.remember(0);
    m_metadata = core::GameRecord();
    auto name = names.begin();
    for (const Side side : bothSides) {
        if (m_session.role(side).isHuman())
            m_metadata.players[static_cast<std::size_t>(side)] = (name++)->toStdString();
    }
    m_metadata.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    m_metadata.counts = !isOver(position) && !isReverseOthello(position);
    m_lowestLevel = m_level;
    m_store->beginNew();
    emit positionChanged();
    advance();
}

/// Loads a game with the players that its record names and a stopped clock.
void GameController::loadGame(const core::GameRecord &game)
{
    stopEverything();
    m_session = core::Session(game);
    // A file may name two opponents; replace one of them by a person.
    if (const std::optional<Side> side = computerSide())
        m_session.setRole(opponent(*side), core::Role());
    m_clock.set(game.clocks);
    m_clock.remember(match().ply());
    m_metadata = game;
    if (!game.rolesKnown && game.importedMove == core::Move::none() && !game.moves.empty())
        m_metadata.importedMove = game.moves.front();
    m_importedPlies = game.moves.size(); // also those made since, if the game is resumed
    if (computerSide())
        m_metadata.person.reset();
}

void GameController::resume(const core::GameRecord &game)
{
    loadGame(game);
    assignRoles(playable(m_session.roles()));
    m_finder.prepare(match().kind(), m_session.roles());
    m_lowestLevel = m_level;
    if (m_session.turn() == core::Session::Turn::Over)
        m_metadata.counts = false; // a finished game was counted when it ended
    emit positionChanged();
    advance();
}

void GameController::save()
{
    m_saveDue = saving(); // showMove() then saves this too
    if (m_phase != Phase::NotStarted && !m_saveDue)
        m_store->save(record());
}

// Who plays

void GameController::setLevel(ai::Level level)
{
    if (std::exchange(m_level, level) == level)
        return;
    // A game that is over or only offered keeps the level that it was played at.
    if (m_phase != Phase::Over && !isOffer()) {
        m_lowestLevel = std::min(m_lowestLevel, level);
        if (playsByLevel(opponentRole()))
            assignRoles(core::rolesWithOpponent(*computerSide(), computerAt(level)));
        save();
    }
    if (m_phase == Phase::ComputerToMove && m_finder.searching())
        startThinking();
    emit stateChanged();
}

/// The roles with those that cannot be played here replaced by the computer's (MoveFinder).
core::Roles GameController::playable(core::Roles roles)
{
    for (core::Role &role : roles) {
        m_level = levelOf(role).value_or(m_level);
        role = m_finder.playable(role, match().current(), m_level);
    }
    return roles;
}

/// Also updates the session that contains the move being saved.
void GameController::assignRoles(const core::Roles &roles)
{
    for (const Side side : bothSides) {
        m_session.setRole(side, roles[static_cast<std::size_t>(side)]);
        if (saving())
            m_unsaved->setRole(side, roles[static_cast<std::size_t>(side)]);
    }
}

void GameController::setRoles(const core::Roles &roles)
{
    if (m_phase == Phase::NotStarted)
        return;
    if (match().ply() > 0 || saving())
        m_metadata.counts = false; // several players shared this side
    if (!std::exchange(m_metadata.rolesKnown, true) && core::opponentSide(roles))
        m_metadata.players = {}; // the players named in the file do not continue the game
    m_metadata.person.reset();
    for (const Side side : bothSides) {
        if (!roles[static_cast<std::size_t>(side)].isHuman())
            m_metadata.players[static_cast<std::size_t>(side)].clear();
    }
    assignRoles(playable(roles));
    m_finder.prepare(match().kind(), m_session.roles());
    save();
    if (saving()) { // showMove() goes on once the move is saved
        emit stateChanged();
    } else {
        stopThinking();
        advance();
    }
    emit rolesChanged();
}

// A person's moves

bool GameController::mayMove() const
{
    if (!browsing())
        return m_phase == Phase::PersonToMove && !saving();
    return m_phase != Phase::NotStarted && m_session.isDecision(shownPly());
}

void GameController::browseTo(std::size_t ply)
{
    if (m_phase == Phase::NotStarted || ply > match().knownPlies() || ply == shownPly())
        return;
    m_browsedPly = ply == match().ply() ? std::nullopt : std::optional(ply);
    emit positionChanged();
    emit stateChanged();
}

void GameController::follow(const std::vector<core::Move> &line, std::size_t ply)
{
    if (m_phase == Phase::NotStarted)
        return;
    stopEverything();
    m_metadata.person.reset();
    m_session.follow(line, ply);
    positionReplaced();
}

void GameController::letComputerMove()
{
    if (!canHelp())
        return;
    m_metadata.counts = false;
    m_phase = Phase::ComputerToMove;
    startThinking();
    emit stateChanged();
}

void GameController::play(core::Move move)
{
    if (!mayMove() || !isLegal(shown(), move))
        return;
    const std::size_t ply = shownPly();
    const bool elsewhere = browsing();
    stopEverything();
    if (elsewhere) {
        m_session.goTo(ply);
        turnClockBack();
    }
    m_playsElsewhere = elsewhere;
    addMove(move);
}

void GameController::undo()
{
    if (!canUndo())
        return;
    if (movesForPerson() && !saving()) { // cancels the computer's search for the person's move
        stopThinking();
        advance();
        return;
    }
    const bool isUnsaved = savesPersonsMove();
    stopEverything();
    if (!isUnsaved) // a move still being saved is not in the session yet
        m_session.undo();
    positionReplaced();
}

void GameController::redo()
{
    if (!canRedo())
        return;
    stopEverything();
    m_session.redo();
    positionReplaced();
}

bool GameController::mayBegin() const
{
    return m_phase == Phase::NotStarted && !isComputersMove(match().ply())
           && !isOver(match().current());
}

void GameController::findHint()
{
    if (!canHelp())
        return;
    m_finder.startHint(match());
    emit stateChanged();
}

// What happens without a person

void GameController::startThinking()
{
    const core::Role role = movesForPerson() ? computerAt(m_level) : opponentRole();
    m_finder.start(match(), role, searchLimits());
}

void GameController::stopThinking()
{
    m_finder.cancel();
    m_pendingMove.cancel();
}

void GameController::stopEverything()
{
    stopThinking();
    m_unsaved.reset();
    m_saveDue = false;
    m_browsedPly.reset();
    m_clock.stop();
}

/// Continues after the session went to another position other than by a move.
void GameController::positionReplaced()
{
    turnClockBack();
    m_store->save(record());
    emit positionChanged();
    advance();
}

/// Derives the next phase from the session alone, so that undo, redo and play agree on it.
void GameController::advance()
{
    using Turn = core::Session::Turn;
    const Turn turn = m_session.turn();
    if (turn != Turn::Over && turn != Turn::Pass)
        m_clock.start(sideToMove(match().current()));
    switch (turn) {
    case Turn::Human:
        m_phase = Phase::PersonToMove;
        break;
    case Turn::Computer:
    case Turn::Program:
        m_phase = Phase::ComputerToMove;
        startThinking();
        break;
    case Turn::Pass:
        m_phase = Phase::PassToCome;
        m_pendingMove.start(core::Othello::pass);
        break;
    case Turn::Over:
        m_phase = Phase::Over;
        break;
    }
    emit stateChanged();
    if (turn == Turn::Over)
        emit ended();
}

/// Adds a move to a copy of the session, saves that, and then shows the move.
void GameController::addMove(core::Move move)
{
    // The clocks stand still while a move is saved and animated. A forced pass needs no thinking
    // and earns no increment.
    m_clock.stop();
    if (m_session.turn() != core::Session::Turn::Pass)
        m_clock.addIncrement(sideToMove(match().current()));
    m_goesOnAs = twoPeople() ? m_metadata.person : std::nullopt;
    m_metadata.person.reset(); // whichever side moves
    m_importedPlies = std::min(m_importedPlies, match().ply());
    m_unsaved = m_session;
    m_unsaved->play(move);
    if (m_store->append(recordOf(*m_unsaved), diskPatience))
        showMove();
    else
        emit stateChanged(); // no move may be made until this one is saved
}

void GameController::showMove()
{
    m_session = *std::exchange(m_unsaved, std::nullopt);
    const std::size_t ply = match().ply();
    m_clock.remember(ply);
    if (m_saveDue)
        save();
    const Side mover = sideToMove(match().position(ply - 1));
    emit movePlayed(match().move(ply - 1));
    m_pendingMove.beginPause();
    advance();
    const auto goesOnAs = rolesUnknown() ? std::optional(mover) : m_goesOnAs;
    const bool elsewhere = std::exchange(m_playsElsewhere, false);
    if (goesOnAs && m_phase != Phase::Over)
        emit rolesNeeded(*goesOnAs, elsewhere);
}

void GameController::endByTime(core::Side side)
{
    stopThinking();
    m_session.endByTime(side);
    m_phase = Phase::Over;
    m_store->save(record());
    emit stateChanged();
    emit ended();
}

/// Saves the hint at once, unless the game has no moves: then it is saved with the first one.
void GameController::noteHint()
{
    if (!std::exchange(m_metadata.hinted, true) && match().knownPlies() > 0)
        save();
}

/// The search or the other program failed to provide a move.
void GameController::handleFailure()
{
    if (m_phase == Phase::ComputerToMove) {
        m_phase = Phase::Failed;
        m_clock.stop();
    }
    emit stateChanged();
}

ai::Limits GameController::searchLimits() const
{
    if (!m_clock.used())
        return {.time = searchOptions().thinkingTime};
    return {.time = searchOptions().thinkingTime,
            .clock = ai::Clock{.remaining = m_clock.left(sideToMove(match().current())),
                               .increment = m_clock.control().increment},
            .overhead = ai::clockOverhead};
}

core::GameRecord GameController::recordOf(const core::Session &session) const
{
    core::GameRecord game = session.record(m_metadata);
    game.clocks = m_clock.clocks();
    return game;
}

} // namespace ui
