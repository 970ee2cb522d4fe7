#include "ui/play/setup/gamestarter.h"

#include "ui/common/texts.h"

namespace ui {

using core::Side;

GameStarter::GameStarter(GameController &game, const SetupPanel &panel, Settings &settings,
                         QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_panel(panel)
    , m_settings(settings)
{}

core::GameKind GameStarter::kind() const
{
    return hasGame() ? m_game.match().kind() : m_panel.setup().game;
}

core::Role GameStarter::opponent() const
{
    return hasGame() ? choiceOf(m_game.opponentRole()) : m_panel.setup().opponent;
}

std::optional<SetupPanel::CurrentGame> GameStarter::currentGame() const
{
    if (!hasGame())
        return std::nullopt;
    return SetupPanel::CurrentGame{m_game.match().start(), opponent(),
                                   m_game.phase() == GameController::Phase::Over};
}

std::optional<GameStarter::NextGame> GameStarter::chosenGame()
{
    const auto position = startOf(m_panel.setup());
    if (!position) {
        reportWrongHeaps(position.error());
        return std::nullopt;
    }
    if (!requireProgram())
        return std::nullopt;
    return NextGame{*position, rolesAgainst(chosenOpponent(), *position)};
}

GameStarter::NextGame GameStarter::sameGame() const
{
    const core::Position &start = m_game.match().start();
    core::Role opponent = m_game.opponentRole();
    if (playsByLevel(opponent))
        opponent = computerAt(m_panel.level()); // which may be another one by now
    return {start, rolesAgainst(opponent, start)};
}

GameStarter::NextGame GameStarter::gameFrom(const core::Position &position) const
{
    const core::Role opponent = isOver(position) ? core::Role() : chosenOpponent();
    return {position, rolesAgainst(opponent, position)};
}

void GameStarter::start(const NextGame &next)
{
    if (const auto side = core::opponentSide(next.roles)) // for players who alternate
        m_settings.computerStartedLast.set(*side == sideToMove(next.start));
    m_game.start(next.start, next.roles, m_settings.playerNames());
    if (m_game.twoPeople())
        m_game.setLevel(m_panel.level()); // for a move that the computer makes for a person
}

core::Roles GameStarter::rolesOf(std::optional<Side> person) const
{
    if (!person)
        return {};
    const core::Role opponent = chosenOpponent();
    return core::rolesWithOpponent(core::opponent(*person),
                                   opponent.isHuman() ? computerAt(m_panel.level()) : opponent);
}

bool GameStarter::applyOpponent()
{
    if (!requireProgram())
        return false;
    const Side person = m_game.twoPeople() ? sideToMove(m_game.match().current())
                                           : core::opponent(*m_game.computerSide());
    core::Role opponent = chosenOpponent();
    if (playsByLevel(opponent))
        opponent = computerAt(m_game.level()); // the panel's is the next game's
    m_game.setRoles(opponent.isHuman() ? core::Roles()
                                       : core::rolesWithOpponent(core::opponent(person), opponent));
    return true;
}

void GameStarter::preview()
{
    const GameSetup setup = m_panel.setup();
    const auto position = startOf(setup);
    m_previewed.reset();
    if (!position) {
        reportWrongHeaps(position.error());
        return;
    }
    m_previewed.emplace(setup);
    m_game.preview(*position, rolesAgainst(chosenOpponent(), *position));
}

void GameStarter::previewOffer(const core::GameRecord &game)
{
    m_previewed.reset();
    m_game.offer(game);
}

/// Whether the chosen opponent can play; if it is a program and the Preferences name none, asks for
/// it by a message and opens them.
bool GameStarter::requireProgram()
{
    if (m_panel.setup().opponent.kind != core::Role::Kind::Program
        || m_settings.program().isNamed())
        return true;
    emit messageRequested(tr("Which program? Choose it in the Preferences."));
    emit programMissing();
    return false;
}

/// The start position of a setup; the one shown, if it is that of the setup, so that heaps drawn at
/// random stay.
core::Result<core::Position> GameStarter::startOf(const GameSetup &setup) const
{
    const bool isShown = !hasGame() && m_previewed && samePosition(*m_previewed, setup);
    return isShown ? core::Result(m_game.match().start()) : startPosition(setup);
}

void GameStarter::reportWrongHeaps(const core::Error &error)
{
    emit messageRequested(tr("These heaps cannot be played: %1.").arg(errorText(error)));
}

bool GameStarter::computerStartsNext() const
{
    return core::opponentStarts(m_panel.setup().starter, m_settings.computerStartedLast());
}

/// The opponent chosen in the panel, with its level; a program is the one named in the Preferences.
core::Role GameStarter::chosenOpponent() const
{
    core::Role opponent = m_panel.setup().opponent;
    if (opponent.kind == core::Role::Kind::Program)
        opponent.id = m_settings.program().id();
    return playsByLevel(opponent) ? computerAt(m_panel.level()) : opponent;
}

/// The roles of a game from a position; two people's if the opponent is a person.
core::Roles GameStarter::rolesAgainst(const core::Role &opponent, const core::Position &start) const
{
    return opponent.isHuman() ? core::Roles()
                              : core::rolesFrom(start, opponent, computerStartsNext());
}

} // namespace ui
