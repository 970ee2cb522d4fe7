#include "ui/play/setup/gamestarter.h"

#include "ui/common/articleplayers.h"
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

Opponent GameStarter::opponent() const
{
    if (!hasGame())
        return m_panel.setup().opponent;
    if (m_game.program())
        return Opponent::Program;
    if (m_game.namedPlayer() != nullptr)
        return Opponent::Named;
    return m_game.twoPeople() ? Opponent::Person : Opponent::Computer;
}

QString GameStarter::player() const
{
    if (!hasGame())
        return m_panel.setup().player;
    const ai::NamedPlayer *player = m_game.namedPlayer();
    return player == nullptr ? QString() : QString::fromStdString(std::string(player->name));
}

std::optional<SetupPanel::InHand> GameStarter::inHand() const
{
    if (!hasGame())
        return std::nullopt;
    return SetupPanel::InHand{m_game.match().start(), opponent(), player(),
                              m_game.phase() == GameController::Phase::Over};
}

void GameStarter::start()
{
    const GameSetup setup = m_panel.setup();
    const auto position = chosenStart();
    if (!position) {
        reportWrongHeaps(position.error());
        return;
    }
    if (!namesProgram())
        return;
    emit aboutToStart();
    const std::optional<Side> computer = nextComputerSide(*position, setup.opponent);
    m_game.setNamedPlayer(chosenPlayer());
    m_game.start(*position, computer, chosenProgram(), namesFor(computer));
    emit started();
}

void GameStarter::playAgain()
{
    const core::Position start = m_game.match().start();
    const std::optional<ExternalProgram> program = m_game.program();
    const std::optional<Side> computer = nextComputerSide(start, opponent());
    emit aboutToStart();
    m_game.start(start, computer, program, namesFor(computer));
    emit started();
}

void GameStarter::startFrom(const core::Position &position)
{
    const bool othello = kindOf(position) == core::GameKind::Othello;
    const auto computer =
        isOver(position) ? std::nullopt : nextComputerSide(position, m_panel.setup().opponent);
    m_game.setNamedPlayer(chosenPlayer());
    m_game.start(position, computer, othello ? chosenProgram() : std::nullopt, namesFor(computer));
    m_game.setCounts(false);
}

void GameStarter::continueAs(std::optional<Side> person)
{
    const bool othello = kind() == core::GameKind::Othello;
    m_game.setNamedPlayer(chosenPlayer());
    if (person)
        m_game.setOpponent(core::opponent(*person), othello ? chosenProgram() : std::nullopt);
    else
        m_game.setOpponent(std::nullopt);
    emit opponentChanged();
}

void GameStarter::applyOpponent()
{
    if (m_panel.setup().opponent == Opponent::Person) {
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
    continueAs(m_panel.setup().opponent == Opponent::Person ? std::nullopt : std::optional(mover));
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
    m_game.setNamedPlayer(chosenPlayer());
    m_game.preview(*position, sideOf(setup.opponent, *position), chosenProgram());
}

void GameStarter::previewOffer(const core::GameRecord &game,
                               const std::optional<ExternalProgram> &program)
{
    m_previewed.reset();
    m_game.offer(game, program);
}

/// Whether the program that is chosen, if one is, is known; asks for it where it is not.
bool GameStarter::namesProgram()
{
    if (m_panel.setup().opponent != Opponent::Program || chosenProgram())
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

/// The side that the opponent plays in the next game from a position; nothing for a person.
std::optional<Side> GameStarter::sideOf(Opponent opponent, const core::Position &start) const
{
    return opponent == Opponent::Person
               ? std::nullopt
               : std::optional(core::opponentSideFrom(start, computerStartsNext()));
}

/// The same for a game that begins now: who starts the one after it may depend on that.
std::optional<Side> GameStarter::nextComputerSide(const core::Position &start, Opponent opponent)
{
    const std::optional<Side> side = sideOf(opponent, start);
    if (side)
        m_settings.computerStartedLast.set(computerStartsNext());
    return side;
}

/// Of the people in a game: of two, the first one named moves first.
PlayerNames GameStarter::namesFor(std::optional<Side> computer) const
{
    PlayerNames names = m_settings.playerNames();
    if (!computer)
        return names;
    PlayerNames alone;
    alone[static_cast<std::size_t>(core::opponent(*computer))] = names[0];
    return alone;
}

/// The player with a name, where the panel says that one is to play.
const ai::NamedPlayer *GameStarter::chosenPlayer() const
{
    const GameSetup setup = m_panel.setup();
    return setup.opponent == Opponent::Named ? playerNamed(setup.player) : nullptr;
}

/// The program of the Preferences, where the panel says that one is to play.
std::optional<ExternalProgram> GameStarter::chosenProgram() const
{
    const ExternalProgram program = m_settings.program();
    return m_panel.setup().opponent == Opponent::Program && program.isNamed()
               ? std::optional(program)
               : std::nullopt;
}

} // namespace ui
