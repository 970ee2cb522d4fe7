#include "ui/play/setup/gamestarter.h"

#include "ui/common/errortext.h"

#include <utility>

namespace ui {

using core::Side;

GameStarter::GameStarter(GameController &game, const SetupPanel &panel, Settings &settings,
                         QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_panel(panel)
    , m_settings(settings)
{
    connect(&game, &GameController::movePlayed, this, [this] { m_decisionDue = true; });
    connect(&game, &GameController::stateChanged, this, &GameStarter::decide);
}

core::GameKind GameStarter::kind() const
{
    return hasGame() ? m_game.match().kind() : m_panel.setup().game;
}

core::Role GameStarter::opponent() const
{
    return hasGame() ? choiceOf(m_game.opponentRole()) : m_panel.setup().opponent;
}

std::optional<SetupPanel::InHand> GameStarter::inHand() const
{
    if (!hasGame())
        return std::nullopt;
    return SetupPanel::InHand{m_game.match().start(), opponent(),
                              m_game.phase() == GameController::Phase::Over};
}

void GameStarter::start()
{
    const auto position = chosenStart();
    if (!position) {
        reportWrongHeaps(position.error());
        return;
    }
    if (!namesProgram())
        return;
    emit aboutToStart();
    m_game.start(*position, nextRoles(chosenOpponent(), *position), m_settings.playerNames());
    emit started();
}

void GameStarter::playAgain()
{
    const core::Position start = m_game.match().start();
    core::Role opponent = m_game.opponentRole();
    if (playsByLevel(opponent))
        opponent.id.clear(); // the level may be another one by now
    emit aboutToStart();
    m_game.start(start, nextRoles(opponent, start), m_settings.playerNames());
    emit started();
}

void GameStarter::startFrom(const core::Position &position)
{
    const core::Role opponent = isOver(position) ? core::Role() : chosenOpponent();
    m_game.start(position, nextRoles(opponent, position), m_settings.playerNames());
    m_game.setCounts(false);
}

void GameStarter::continueAs(std::optional<Side> person)
{
    core::Role opponent = chosenOpponent();
    if (opponent.isHuman())
        opponent = core::Role::computer({});
    m_game.setRoles(person ? core::rolesWithOpponent(core::opponent(*person), opponent)
                           : core::Roles());
    emit opponentChanged();
}

void GameStarter::applyOpponent()
{
    if (m_panel.setup().opponent.isHuman()) {
        continueAs(std::nullopt);
        return;
    }
    if (!namesProgram())
        return;
    const Side toMove = sideToMove(m_game.match().current());
    continueAs(m_game.twoPeople() ? toMove : core::opponent(*m_game.computerSide()));
}

/// Who moves in a game that nobody has said who plays is the person, and the opponent that is
/// chosen replies. Once the move is shown, for the game is in the middle of it before.
void GameStarter::decide()
{
    if (!std::exchange(m_decisionDue, false) || !m_game.undecided()
        || isOver(m_game.match().current()))
        return;
    const core::Match &match = m_game.match();
    const Side mover = sideToMove(match.position(match.ply() - 1));
    continueAs(m_panel.setup().opponent.isHuman() ? std::nullopt : std::optional(mover));
}

void GameStarter::preview()
{
    const GameSetup setup = m_panel.setup();
    const bool same = m_previewed && samePosition(*m_previewed, setup); // drawn heaps stay
    const auto position = same ? core::Result(m_game.match().start()) : startPosition(setup);
    m_previewed.reset();
    if (!position) {
        reportWrongHeaps(position.error());
        return;
    }
    m_previewed = setup;
    m_game.preview(*position, rolesAgainst(chosenOpponent(), *position));
}

void GameStarter::previewOffer(const core::GameRecord &game)
{
    m_previewed.reset();
    m_game.offer(game);
}

/// Whether the program that is chosen, if one is, is known; asks for it where it is not.
bool GameStarter::namesProgram()
{
    if (m_panel.setup().opponent.kind != core::Role::Kind::Program
        || m_settings.program().isNamed())
        return true;
    emit messageRequested(tr("Which program? Choose it in the Preferences."));
    emit programMissing();
    return false;
}

/// The heaps that are shown are the ones that are played, also when they were drawn.
core::Result<core::Position> GameStarter::chosenStart() const
{
    const GameSetup setup = m_panel.setup();
    const bool shown = !hasGame() && m_previewed && samePosition(*m_previewed, setup);
    return shown ? core::Result(m_game.match().start()) : startPosition(setup);
}

void GameStarter::reportWrongHeaps(const core::Error &error)
{
    emit messageRequested(tr("These heaps cannot be played: %1.").arg(errorText(error)));
}

bool GameStarter::computerStartsNext() const
{
    return core::opponentStarts(m_panel.setup().starter, m_settings.computerStartedLast());
}

/// The opponent that the panel says; a program is that of the Preferences.
core::Role GameStarter::chosenOpponent() const
{
    core::Role opponent = m_panel.setup().opponent;
    if (opponent.kind == core::Role::Kind::Program)
        opponent.id = m_settings.program().id();
    return opponent;
}

/// The roles of the next game from a position; two people's where the opponent is a person.
core::Roles GameStarter::rolesAgainst(const core::Role &opponent, const core::Position &start) const
{
    return opponent.isHuman() ? core::Roles()
                              : core::rolesFrom(start, opponent, computerStartsNext());
}

/// The same for a game that begins now: who starts the one after it may depend on that.
core::Roles GameStarter::nextRoles(const core::Role &opponent, const core::Position &start)
{
    const core::Roles roles = rolesAgainst(opponent, start);
    if (!opponent.isHuman())
        m_settings.computerStartedLast.set(computerStartsNext());
    return roles;
}

} // namespace ui
