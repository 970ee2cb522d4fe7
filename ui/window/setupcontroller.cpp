#include "ui/window/setupcontroller.h"

#include "ui/common/titles.h"
#include "ui/desktop/settingsportal.h"

namespace ui {

SetupController::SetupController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connectSetup();
    connectOptions();
    if (!m_parts.settings.animationSpeedIsChosen()) {
        connect(new AnimationPreference(this), &AnimationPreference::reducedMotionWanted, this,
                [this] {
                    m_parts.settings.setMotionReduced();
                    useAnimationSpeed(m_parts.settings.animationSpeed());
                });
    }
}

void SetupController::connectSetup()
{
    const GameMenus *menus = &m_parts.menus;
    const auto changeSetup = [this](auto change) {
        GameSetup setup = m_parts.panel.setup();
        change(setup);
        m_parts.panel.setSetup(setup);
        applySetup();
    };
    connect(menus, &GameMenus::gameChosen, this, [changeSetup](core::GameKind game) {
        changeSetup([game](GameSetup &setup) { setup.game = game; });
    });
    connect(menus, &GameMenus::starterChosen, this, [changeSetup](Starter starter) {
        changeSetup([starter](GameSetup &setup) { setup.starter = starter; });
    });
    connect(menus, &GameMenus::opponentChosen, this, &SetupController::chooseOpponent);
    connect(&m_parts.panel, &SetupPanel::setupChanged, this, &SetupController::applySetup);
    connect(&m_parts.panel, &SetupPanel::levelChanged, this, &SetupController::chooseNextLevel);
    connect(menus, &GameMenus::levelChosen, this, &SetupController::chooseLevel);
}

void SetupController::connectOptions()
{
    const GameMenus *menus = &m_parts.menus;
    connect(menus, &GameMenus::timeControlChosen, this, &SetupController::applyTimeControl);
    connect(menus, &GameMenus::displayChosen, this, &SetupController::applyDisplay);
    connect(menus, &GameMenus::animationSpeedChosen, this, &SetupController::applyAnimationSpeed);
    connect(menus, &GameMenus::languageChosen, this,
            [this](const QString &code) { m_parts.settings.language.set(code); });
}

void SetupController::restore()
{
    const auto &[panel, menus, settings, game, starter, board] = m_parts;
    const GameSetup setup = settings.setup();
    panel.setSetup(setup);
    menus.setLanguage(settings.language());
    useLevel(settings.level());
    game.setTimeControl(settings.timeControl());
    menus.setTimeControl(settings.timeControl());
    applyPreferences();
    starter.preview();
}

void SetupController::applyPreferences()
{
    const auto &[panel, menus, settings, game, starter, board] = m_parts;
    const ExternalProgram program = settings.program();
    const QString name = program.isNamed() ? program.title() : QString();
    if (program.isNamed())
        game.addProgram(program);
    panel.setProgramName(name);
    menus.setProgramName(name);
    game.setSearchOptions(settings.searchOptions());
    menus.setDisplay(settings.display());
    board.setDisplay(settings.display());
    useAnimationSpeed(settings.animationSpeed());
}

void SetupController::adoptGame()
{
    GameSetup setup = m_parts.panel.setup();
    setup.game = m_parts.starter.kind();
    if (const auto *start = std::get_if<core::Othello>(&m_parts.game.match().start()))
        setup.othelloRule = start->rule();
    if (!m_parts.game.rolesUnknown())
        setup.opponent = m_parts.starter.opponent();
    m_parts.panel.setSetup(setup);
    rememberSetup(setup);
}

void SetupController::rememberSetup(const GameSetup &setup)
{
    m_parts.settings.setSetup(setup);
    showInMenus();
}

/// All choices hold from the next game, and say so during one.
void SetupController::applySetup()
{
    const GameSetup setup = m_parts.panel.setup();
    const GameSetup before = m_parts.settings.setup();
    rememberSetup(setup);
    const bool otherGame = setup.game != m_parts.game.match().kind();
    if (!m_parts.starter.hasGame() || (otherGame && !hasMovesOrUndoneMoves()))
        m_parts.starter.preview();
    else if (otherGame)
        showPlayStartsMessage(setup.game);
    else if (m_parts.game.inProgress() && setup.opponent != before.opponent)
        emit messageRequested(tr("This choice is for the next game. Game > Opponent changes the "
                                 "opponent of this one."));
    else if (m_parts.game.inProgress() && setup.game == before.game && setup != before)
        emit messageRequested(tr("This choice is for the next game."));
}

/// Chooses the opponent of the current game, if it is one of the game chosen, and of the next.
void SetupController::chooseOpponent(const core::Role &opponent)
{
    GameSetup setup = m_parts.panel.setup();
    setup.opponent = opponent;
    m_parts.panel.setSetup(setup);
    if (!m_parts.game.inProgress() || setup.game != m_parts.game.match().kind())
        return applySetup();
    rememberSetup(m_parts.panel.setup());
    if (m_parts.starter.applyOpponent())
        adoptGame();
}

/// The menus show who plays the game in progress at which level, as a choice there changes it.
void SetupController::showInMenus()
{
    GameSetup setup = m_parts.panel.setup();
    if (m_parts.game.inProgress() && setup.game == m_parts.game.match().kind()
        && !m_parts.game.rolesUnknown())
        setup.opponent = m_parts.starter.opponent();
    m_parts.menus.setSetup(setup);
    m_parts.menus.setLevel(playsByLevelNow() ? m_parts.game.level() : m_parts.panel.level());
}

/// Whether a game is in progress that another one would replace with its moves, even if all were
/// taken back.
bool SetupController::hasMovesOrUndoneMoves() const
{
    return m_parts.game.inProgress() && m_parts.game.match().knownPlies() > 0;
}

/// Explains that the board keeps the current game until Play is pressed.
void SetupController::showPlayStartsMessage(core::GameKind chosen)
{
    const QString title = gameTitle(chosen);
    emit messageRequested(m_parts.game.inProgress()
                              ? tr("This game goes on until you press Play to start %1.").arg(title)
                              : tr("Press Play to start %1.").arg(title));
}

void SetupController::chooseLevel(ai::Level level)
{
    const bool changes = level != m_parts.game.level();
    const bool isChosenForNext = playsByLevelNow() && m_parts.panel.level() != m_parts.game.level();
    if (isChosenForNext) {
        m_parts.game.setLevel(level);
        showInMenus();
    } else {
        applyLevel(level);
    }
    if (changes && m_parts.game.inProgress() && m_parts.game.twoPeople())
        emit messageRequested(
            tr("The computer plays at %1 when it moves for a person.", "%1: a level such as Medium")
                .arg(levelTitle(level)));
    if (changes && playsByLevelNow())
        emit messageRequested(
            tr("From its next move on the computer plays at %1.", "%1: a level such as Medium")
                .arg(levelTitle(level)));
}

void SetupController::chooseNextLevel(ai::Level level)
{
    if (!playsByLevelNow())
        return applyLevel(level);
    m_parts.settings.level.set(level);
    if (level != m_parts.game.level())
        emit messageRequested(
            tr("This choice is for the next game. The menu Level changes the level of this one."));
}

/// Whether the computer plays a game at a level at the moment.
bool SetupController::playsByLevelNow() const
{
    return m_parts.game.inProgress() && playsByLevel(m_parts.game.opponentRole());
}

void SetupController::applyLevel(ai::Level level)
{
    m_parts.settings.level.set(level);
    useLevel(level);
}

void SetupController::useLevel(ai::Level level)
{
    m_parts.game.setLevel(level);
    m_parts.panel.setLevel(level);
    showInMenus();
}

void SetupController::applyTimeControl(TimeControl control)
{
    m_parts.settings.setTimeControl(control);
    m_parts.game.setTimeControl(control);
    if (m_parts.starter.hasGame())
        emit messageRequested(tr("The clock takes effect with the next game."));
}

void SetupController::applyDisplay(BoardWidget::Display display)
{
    m_parts.settings.setDisplay(display, m_parts.board.widget()->display());
    m_parts.board.setDisplay(display);
}

void SetupController::applyAnimationSpeed(AnimationSpeed speed)
{
    m_parts.settings.setAnimationSpeed(speed);
    useAnimationSpeed(speed);
}

/// Does not save the speed, which may be the desktop's default.
void SetupController::useAnimationSpeed(AnimationSpeed speed)
{
    m_parts.menus.setAnimationSpeed(speed);
    m_parts.board.setAnimationSpeed(speed);
    emit motionChanged(speed != AnimationSpeed::Off);
}

} // namespace ui
