#include "ui/window/gamemenus.h"

#include "ui/analysis/theory/hinttexts.h"
#include "ui/commands/maincommands.h"
#include "ui/common/articleplayers.h"
#include "ui/common/language.h"
#include "ui/common/titles.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gameboard.h"
#include "ui/play/setup/clockdialog.h"
#include "ui/window/editorcontroller.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

using std::chrono::seconds;

namespace {

template <class Enum, std::size_t count>
std::vector<std::pair<int, QString>> choices(const std::array<Enum, count> &values,
                                             QString (*title)(Enum))
{
    std::vector<std::pair<int, QString>> all;
    for (const Enum value : values)
        all.emplace_back(static_cast<int>(value), title(value));
    return all;
}

/// The clocks in the menu; an item's value is its index here.
constexpr std::array<TimeControl, 8> timeControls{TimeControl{},
                                                  TimeControl{seconds(60), seconds(0)},
                                                  TimeControl{seconds(180), seconds(2)},
                                                  TimeControl{seconds(300), seconds(0)},
                                                  TimeControl{seconds(300), seconds(5)},
                                                  TimeControl{seconds(600), seconds(0)},
                                                  TimeControl{seconds(900), seconds(10)},
                                                  TimeControl{seconds(1800), seconds(0)}};

} // namespace

GameCommands::GameCommands(const MainCommands &commands, GameController &game,
                           EditorController &editor, QObject *parent)
    : QObject(parent)
    , m_commands(commands)
    , m_game(game)
    , m_editor(editor)
{
    connect(commands.undo, &QAction::triggered, this,
            [this] { m_editor.isActive() ? m_editor.undo() : m_game.undo(); });
    connect(commands.redo, &QAction::triggered, this,
            [this] { m_editor.isActive() ? m_editor.redo() : m_game.redo(); });
    connect(commands.moveNow, &QAction::triggered, &game, &GameController::moveNow);
    connect(commands.letComputerMove, &QAction::triggered, &game, &GameController::letComputerMove);
}

void GameCommands::showHints(const GameBoard &board, StatusText &status)
{
    connect(&m_game, &GameController::hintFound, &status,
            [this, &board, &status](const ai::SearchResult &result) {
                if (m_game.browsing())
                    return; // the hint belongs to a position that is no longer shown
                const core::Position &position = m_game.match().current();
                board.widget()->showHint(result.move, shortHint(position, result));
                status.showMessages(hintSentences(position, result));
            });
}

void GameCommands::update()
{
    using Phase = GameController::Phase;
    const bool editing = m_editor.isActive();
    const bool canHelp = m_game.canHelp() && !editing;
    m_commands.undo->setEnabled(editing ? m_editor.canUndo() : m_game.canUndo());
    m_commands.redo->setEnabled(editing ? m_editor.canRedo() : m_game.canRedo());
    m_commands.hint->setEnabled(canHelp || (m_game.mayBegin() && !editing));
    m_commands.letComputerMove->setEnabled(canHelp);
    m_commands.moveNow->setEnabled(m_game.canMoveNow());
    m_commands.playAgain->setEnabled(m_game.phase() == Phase::Over);
    m_commands.whyThisMove->setEnabled(m_game.match().ply() > 0);
}

GameMenus::GameMenus(const MainCommands &commands, QWidget *window)
    : QObject(window)
    , m_window(window)
    , m_commands(commands)
{
    addGames(commands.kinds, commands.starters);
    addOpponents(commands.opponents, commands.course);
    addClocks(commands.clocks);
    addLevels(commands.levels);
    addSpeeds(commands.motion);
    addLanguages(commands.languages);
    connectSwitches();
}

void GameMenus::setSetup(const GameSetup &setup)
{
    showChoice(*m_game, static_cast<int>(setup.game));
    showChoice(*m_starter, static_cast<int>(setup.starter));
    for (std::size_t i = 0; i < offeredOpponents().size(); ++i) {
        const core::Role &opponent = offeredOpponents()[i];
        QAction *action = m_opponent->actions()[qsizetype(i)];
        action->setChecked(opponent == setup.opponent);
        action->setEnabled(offers(setup, opponent));
    }
}

void GameMenus::setProgramName(const QString &name)
{
    const core::Role program = core::Role::program({});
    const auto &all = offeredOpponents();
    const auto index = std::find(all.begin(), all.end(), program) - all.begin();
    m_opponent->actions()[index]->setText(opponentTitle(program, name).replace('&', "&&"));
}

void GameMenus::setLevel(ai::Level level)
{
    showChoice(*m_level, static_cast<int>(level));
}

void GameMenus::setTimeControl(TimeControl control)
{
    m_timeControl = control;
    const auto found = std::find(timeControls.begin(), timeControls.end(), control);
    showChoice(*m_clock, static_cast<int>(found - timeControls.begin()));
    // The last item stands for every clock that is not in the menu.
    m_clock->actions().constLast()->setText(
        found == timeControls.end()
            ? tr("&Other (%1)\u2026", "%1: such as 7 minutes each").arg(clockTitle(control))
            : tr("&Other\u2026"));
}

void GameMenus::setDisplay(BoardWidget::Display display)
{
    m_display = display;
    for (const auto &[command, on] : m_commands.displayCommands())
        command->setChecked(display.*on);
}

void GameMenus::setAnimationSpeed(AnimationSpeed speed)
{
    showChoice(*m_animationSpeed, static_cast<int>(speed));
}

void GameMenus::setLanguage(const QString &chosen)
{
    // The first item is the desktop's language; it also stands for an unknown language (index -1).
    showChoice(*m_language, static_cast<int>(languages().indexOf(chosen)) + 1);
}

void GameMenus::addGames(QMenu *games, QMenu *starters)
{
    m_game = addChoices(games, this, choices(gamesInOrder, gameTitle));
    m_starter = addChoices(starters, this, choices(allStarters, starterTitle));
    connect(m_game, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit gameChosen(static_cast<core::GameKind>(action->data().toInt()));
    });
    connect(m_starter, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit starterChosen(static_cast<Starter>(action->data().toInt()));
    });
}

/// Named players have a menu of their own, with tool tips that describe them.
void GameMenus::addOpponents(QMenu *opponents, QMenu *named)
{
    named->setToolTipsVisible(true);
    named->addSection(namedPlayersTitle());
    m_opponent = new QActionGroup(this);
    m_opponent->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const core::Role &opponent : offeredOpponents()) {
        const bool isNamed = isNamedPlayer(opponent);
        QAction *action = (isNamed ? named : opponents)->addAction(opponentTitle(opponent));
        action->setCheckable(true);
        if (isNamed)
            action->setToolTip(namedPlayerLine(QString::fromStdString(opponent.id)));
        m_opponent->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, opponent] { emit opponentChosen(opponent); });
    }
}

void GameMenus::addClocks(QMenu *menu)
{
    menu->setToolTipsVisible(true);
    std::vector<std::pair<int, QString>> items;
    for (const TimeControl &control : timeControls)
        items.emplace_back(static_cast<int>(items.size()), clockTitle(control));
    items.emplace_back(static_cast<int>(items.size()), tr("&Other\u2026"));
    m_clock = addChoices(menu, this, items);
    m_clock->actions().constLast()->setObjectName("otherClock");
    for (QAction *action : m_clock->actions())
        action->setToolTip(tr("Takes effect with the next game"));
    connect(m_clock, &QActionGroup::triggered, this, [this](const QAction *action) {
        const auto index = static_cast<std::size_t>(action->data().toInt());
        if (index == timeControls.size())
            return chooseClock();
        setTimeControl(timeControls[index]);
        emit timeControlChosen(timeControls[index]);
    });
}

void GameMenus::chooseClock()
{
    auto *dialog = new ClockDialog(m_timeControl, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    setTimeControl(m_timeControl); // keeps the item checked until the dialog is accepted
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        setTimeControl(dialog->control());
        emit timeControlChosen(dialog->control());
    });
    dialog->open();
}

void GameMenus::addLevels(QMenu *menu)
{
    m_level = addChoices(menu, this, choices(ai::allLevels, levelTitle));
    connect(m_level, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit levelChosen(static_cast<ai::Level>(action->data().toInt()));
    });
}

void GameMenus::addSpeeds(QMenu *menu)
{
    m_animationSpeed = addChoices(menu, this, choices(allAnimationSpeeds, animationSpeedTitle));
    connect(m_animationSpeed, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit animationSpeedChosen(static_cast<AnimationSpeed>(action->data().toInt()));
    });
}

void GameMenus::addLanguages(QMenu *menu)
{
    menu->addSection(tr("From the next start"));
    std::vector<std::pair<int, QString>> items{{0, tr("The &desktop's language")}};
    for (const QString &code : languages())
        items.emplace_back(static_cast<int>(items.size()), languageName(code));
    m_language = addChoices(menu, this, items);
    connect(m_language, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit languageChosen(languages().value(action->data().toInt() - 1));
    });
}

void GameMenus::connectSwitches()
{
    for (const auto &[command, on] : m_commands.displayCommands())
        connect(command, &QAction::triggered, this, [this] { emit displayChosen(display()); });
}

/// Keeps the parts of the display that the menu does not show.
BoardWidget::Display GameMenus::display() const
{
    BoardWidget::Display display = m_display;
    for (const auto &[command, on] : m_commands.displayCommands())
        display.*on = command->isChecked();
    return display;
}

} // namespace ui
