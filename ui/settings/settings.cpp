#include "ui/settings/settings.h"

#include <algorithm>
#include <limits>

namespace ui {

namespace {

/// How an opponent is written in the file: as its kind; a "named" one's player has its own entry.
QString opponentName(const core::Role &opponent)
{
    switch (opponent.kind) {
    case core::Role::Kind::Human:
        return "person";
    case core::Role::Kind::Program:
        return "program";
    case core::Role::Kind::Computer:
        break;
    }
    return isNamedPlayer(opponent) ? "named" : "computer";
}

/// Reads an opponent; the computer at the chosen level if no other is written.
core::Role opponentFrom(const QString &name, const QString &player)
{
    for (const core::Role &opponent : offeredOpponents()) {
        if (!isNamedPlayer(opponent) && name == opponentName(opponent))
            return opponent;
    }
    return choiceOf(core::Role::computer(name == "named" ? player.toStdString() : std::string()));
}

} // namespace

void Settings::onProblem(QObject *context, const std::function<void(const QString &)> &report)
{
    if (m_store->problem().isEmpty())
        QObject::connect(m_store.get(), &SettingsStore::failed, context, report,
                         Qt::SingleShotConnection);
    else
        report(m_store->problem());
}

GameSetup Settings::setup() const
{
    GameSetup setup;
    setup.game = m_game();
    setup.starter = m_starter();
    if (m_reverseOthello())
        setup.othelloRule = core::Othello::Rule::Fewest;
    setup.opponent = opponentFrom(m_opponent(), m_player());
    if (!offers(setup, setup.opponent))
        setup.opponent = core::Role::computer({});
    setup.nimMisere = m_nimMisere();
    setup.nimHeaps = m_nimHeaps();
    if (!startPosition({.game = core::GameKind::Nim,
                        .nimHeaps = setup.nimHeaps,
                        .nimMisere = setup.nimMisere}))
        setup.nimHeaps = usualHeaps;
    return setup;
}

void Settings::setSetup(const GameSetup &setup)
{
    m_game.set(setup.game);
    m_starter.set(setup.starter);
    m_opponent.set(opponentName(setup.opponent));
    m_player.set(QString::fromStdString(setup.opponent.id));
    m_reverseOthello.set(setup.othelloRule == core::Othello::Rule::Fewest);
    m_nimMisere.set(setup.nimMisere);
    m_nimHeaps.set(setup.nimHeaps);
}

ExternalProgram Settings::program() const
{
    return {m_programName(), m_programCommand(), m_protocol(), m_patience()};
}

void Settings::setProgram(const ExternalProgram &program, const ExternalProgram &shown)
{
    m_programName.set(program.name, shown.name);
    m_programCommand.set(program.command, shown.command);
    m_protocol.set(program.protocol, shown.protocol);
    m_patience.set(program.patience, shown.patience);
}

PlayerNames Settings::playerNames() const
{
    return {m_firstName().left(longestName).simplified(),
            m_secondName().left(longestName).simplified()};
}

void Settings::setPlayerNames(const PlayerNames &names, const PlayerNames &shown)
{
    m_firstName.set(names[0].simplified(), shown[0]);
    m_secondName.set(names[1].simplified(), shown[1]);
}

TimeControl Settings::timeControl() const
{
    const TimeControl control{m_clockTime(), m_clockIncrement()};
    const bool sane = control.time.count() >= 0 && control.time <= std::chrono::hours(24)
                      && control.increment.count() >= 0
                      && control.increment <= std::chrono::hours(1);
    return sane ? control : TimeControl();
}

void Settings::setTimeControl(TimeControl control)
{
    m_clockTime.set(control.time);
    m_clockIncrement.set(control.increment);
}

BoardDisplay Settings::display() const
{
    BoardDisplay display;
    for (const DisplaySwitch &part : displaySwitches)
        display.*part.on = settingOf(part)();
    display.theme = m_theme();
    return display;
}

void Settings::setDisplay(BoardDisplay display, BoardDisplay shown)
{
    for (const DisplaySwitch &part : displaySwitches)
        settingOf(part).set(display.*part.on, shown.*part.on);
    m_theme.set(display.theme, shown.theme);
}

Setting<bool> Settings::settingOf(const DisplaySwitch &part) const
{
    return {m_file, part.key, BoardDisplay().*part.on};
}

AnimationSpeed Settings::animationSpeed() const
{
    const bool reduced = m_motionReduced || animationsReduced();
    return reduced && !animationSpeedIsChosen() ? AnimationSpeed::Off : m_animationSpeed();
}

Setting<int> Settings::declinedWins(core::GameKind game, ai::Level at) const
{
    const QString key = QString("declinedWins/%1-%2")
                            .arg(settingWords(game).value(static_cast<qsizetype>(game)),
                                 settingWords(at).value(static_cast<qsizetype>(at)));
    return {m_file, key, 0, 0, std::numeric_limits<int>::max()};
}

void Settings::decline(const QString &path)
{
    constexpr qsizetype max = 50;
    if (path.isEmpty() || isDeclined(path))
        return;
    const QStringList paths = m_declined() + QStringList{path};
    m_declined.set(paths.mid(std::max<qsizetype>(0, paths.size() - max)));
}

} // namespace ui
