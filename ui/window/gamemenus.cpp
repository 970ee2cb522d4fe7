#include "ui/window/gamemenus.h"

#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"
#include "ui/controls/commandtexts.h"
#include "ui/play/setup/clockdialog.h"
#include "ui/settings/settings.h"

#include <QMenu>

#include <algorithm>
#include <array>
#include <vector>

namespace ui {

namespace {

/// Adds a group of radio items, of which triggered() gives the number stored in its data.
QActionGroup *addChoices(QMenu *menu, QObject *owner,
                         const std::vector<std::pair<int, QString>> &items)
{
    auto *group = new QActionGroup(owner);
    for (const auto &[value, title] : items) {
        QAction *action = menu->addAction(title);
        action->setCheckable(true);
        action->setData(value);
        group->addAction(action);
    }
    return group;
}

template <class Enum, std::size_t count>
std::vector<std::pair<int, QString>> choices(const std::array<Enum, count> &values,
                                             QString (*title)(Enum))
{
    std::vector<std::pair<int, QString>> all;
    for (const Enum value : values)
        all.emplace_back(static_cast<int>(value), title(value));
    return all;
}

/// The standard keys, or ours where the desktop has none.
QKeySequence keysFor(QKeySequence::StandardKey standard, const QKeySequence &fallback)
{
    const QList<QKeySequence> keys = QKeySequence::keyBindings(standard);
    return keys.isEmpty() ? fallback : keys.constFirst();
}

using std::chrono::seconds;

/// The clocks that the menu offers; an item's number is its place here.
constexpr std::array<TimeControl, 8> timeControls{TimeControl{},
                                                  TimeControl{seconds(60), seconds(0)},
                                                  TimeControl{seconds(180), seconds(2)},
                                                  TimeControl{seconds(300), seconds(0)},
                                                  TimeControl{seconds(300), seconds(5)},
                                                  TimeControl{seconds(600), seconds(0)},
                                                  TimeControl{seconds(900), seconds(10)},
                                                  TimeControl{seconds(1800), seconds(0)}};

void check(QActionGroup *group, int value)
{
    for (QAction *action : group->actions())
        action->setChecked(action->data().toInt() == value);
}

} // namespace

GameMenus::GameMenus(QMenuBar *bar)
    : QObject(bar)
    , m_bar(bar)
{
    addGameMenu();
    addLevelMenu();
    addViewMenu();
    addToolsMenu();
    addHelpMenu();
}

void GameMenus::setSetup(const GameSetup &setup)
{
    check(m_game, static_cast<int>(setup.game));
    check(m_starter, static_cast<int>(setup.starter));
    check(m_opponent, static_cast<int>(setup.opponent));
    for (QAction *action : m_opponent->actions())
        action->setEnabled(offers(setup.game, static_cast<Opponent>(action->data().toInt())));
    for (QAction *action : m_players->actions()) {
        const QString player = action->data().toString();
        action->setChecked(setup.opponent == Opponent::Named && player == setup.player);
        action->setEnabled(playsGame(player, setup.game));
    }
}

void GameMenus::setProgramName(const QString &name)
{
    for (QAction *action : m_opponent->actions()) {
        if (action->data().toInt() == static_cast<int>(Opponent::Program))
            action->setText(name.isEmpty() ? opponentTitle(Opponent::Program)
                                           : QString(name).replace('&', "&&"));
    }
}

void GameMenus::setLevel(ai::Level level)
{
    check(m_level, static_cast<int>(level));
}

void GameMenus::setThinkingTime(std::chrono::milliseconds time)
{
    check(m_thinkingTime, static_cast<int>(time.count()));
}

void GameMenus::setTableMemory(int mebibytes)
{
    check(m_tableMemory, mebibytes);
}

void GameMenus::setTimeControl(TimeControl control)
{
    m_timeControl = control;
    const auto found = std::find(timeControls.begin(), timeControls.end(), control);
    check(m_clock, static_cast<int>(found - timeControls.begin()));
    // The last item stands for all that are not in the menu.
    m_clock->actions().constLast()->setText(
        found == timeControls.end()
            ? tr("&Other (%1)\u2026", "%1: such as 7 minutes each").arg(clockTitle(control))
            : tr("&Other\u2026"));
}

void GameMenus::setDisplay(BoardWidget::Display display)
{
    m_display = display;
    m_legalMoves->setChecked(display.legalMoves);
    m_lastMove->setChecked(display.lastMove);
    m_coordinates->setChecked(display.coordinates);
    m_preview->setChecked(display.preview);
}

void GameMenus::setAnimationSpeed(AnimationSpeed speed)
{
    check(m_animationSpeed, static_cast<int>(speed));
}

void GameMenus::addGameMenu()
{
    QMenu *menu = m_bar->addMenu(tr("&Game"));
    m_newGame = addCommand(menu, tr("&Play a new game"),
                           keysFor(QKeySequence::New, Qt::CTRL | Qt::Key_N), "newGame");
    m_newGame->setIconText(tr("Play"));
    m_playAgain =
        addCommand(menu, tr("Play a&gain"), Qt::CTRL | Qt::SHIFT | Qt::Key_N, "playAgain");
    m_playAgain->setEnabled(false); // until a game has ended
    menu->addSeparator();
    m_game = addChoices(menu->addMenu(tr("&Which game")), this, choices(gamesInOrder, gameTitle));
    m_starter =
        addChoices(menu->addMenu(tr("Who &starts")), this, choices(allStarters, starterTitle));
    addOpponentMenu(menu->addMenu(tr("&Opponent")));
    addClockMenu(menu->addMenu(tr("Cloc&k")));
    menu->addSeparator();
    m_undo =
        addCommand(menu, tr("&Undo"), keysFor(QKeySequence::Undo, Qt::CTRL | Qt::Key_Z), "undo");
    m_redo = addCommand(menu, tr("&Redo"),
                        keysFor(QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z), "redo");
    m_hint = addCommand(menu, tr("&Hint"), Qt::CTRL | Qt::Key_H, "hint");
    m_moveNow = addCommand(menu, tr("Move &now"), Qt::CTRL | Qt::Key_Period, "moveNow");
    m_moveNow->setEnabled(false);
    m_letComputerMove =
        addCommand(menu, tr("Let the computer &move"), Qt::CTRL | Qt::Key_M, "letComputerMove");
    menu->addSeparator();
    m_quit =
        addCommand(menu, tr("&Quit"), keysFor(QKeySequence::Quit, Qt::CTRL | Qt::Key_Q), "quit");

    connect(m_game, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit gameChosen(static_cast<core::GameKind>(action->data().toInt()));
    });
    connect(m_starter, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit starterChosen(static_cast<Starter>(action->data().toInt()));
    });
}

/// The players with a name in a menu of their own, whose tool tips say what each is.
void GameMenus::addOpponentMenu(QMenu *menu)
{
    auto kinds = choices(allOpponents, opponentTitle);
    kinds.pop_back(); // stands for the menu below
    m_opponent = addChoices(menu, this, kinds);
    m_opponent->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    QMenu *named = menu->addMenu(opponentTitle(Opponent::Named));
    named->setToolTipsVisible(true);
    m_players = new QActionGroup(this);
    m_players->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const QString &player : offeredPlayers()) {
        QAction *action = named->addAction(namedPlayerTitle(player));
        action->setCheckable(true);
        action->setData(player);
        action->setToolTip(namedPlayerLine(player));
        m_players->addAction(action);
    }
    connect(m_opponent, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit opponentChosen(static_cast<Opponent>(action->data().toInt()));
    });
    connect(m_players, &QActionGroup::triggered, this,
            [this](const QAction *action) { emit playerChosen(action->data().toString()); });
}

void GameMenus::addClockMenu(QMenu *menu)
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
    auto *dialog = new ClockDialog(m_timeControl, m_bar->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    setTimeControl(m_timeControl); // until another one is chosen
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        setTimeControl(dialog->control());
        emit timeControlChosen(dialog->control());
    });
    dialog->open();
}

void GameMenus::addLevelMenu()
{
    QMenu *menu = m_bar->addMenu(tr("&Level"));
    m_level = addChoices(menu, this, choices(ai::allLevels, levelTitle));
    menu->addSeparator();
    QMenu *times = menu->addMenu(tr("&Thinking time of Hard Othello"));
    std::vector<std::pair<int, QString>> thinkingTimes;
    for (const std::chrono::milliseconds time : offeredThinkingTimes)
        thinkingTimes.emplace_back(static_cast<int>(time.count()), thinkingTimeTitle(time));
    m_thinkingTime = addChoices(times, this, thinkingTimes);
    std::vector<std::pair<int, QString>> memories;
    for (const int mebibytes : offeredTableMemories)
        memories.emplace_back(mebibytes, memoryTitle(mebibytes));
    m_tableMemory = addChoices(menu->addMenu(tr("&Memory of Hard Othello")), this, memories);
    connect(m_level, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit levelChosen(static_cast<ai::Level>(action->data().toInt()));
    });
    connect(m_thinkingTime, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit thinkingTimeChosen(std::chrono::milliseconds(action->data().toInt()));
    });
    connect(m_tableMemory, &QActionGroup::triggered, this,
            [this](const QAction *action) { emit tableMemoryChosen(action->data().toInt()); });
}

void GameMenus::addViewMenu()
{
    QMenu *menu = m_bar->addMenu(tr("&View"));
    m_legalMoves = addSwitch(menu, tr("&Legal moves"), "showLegalMoves");
    m_lastMove = addSwitch(menu, tr("L&ast move"), "showLastMove");
    m_coordinates = addSwitch(menu, tr("&Coordinates"), "showCoordinates");
    m_preview = addSwitch(menu, tr("&Preview of a move"), "showPreview");
    m_showThinking = menu->addAction(tr("Computer's &thinking"));
    m_showThinking->setObjectName("showThinking");
    m_showThinking->setCheckable(true);
    menu->addSeparator();
    m_animationSpeed = addChoices(menu->addMenu(tr("&Motion")), this,
                                  choices(allAnimationSpeeds, animationSpeedTitle));
    menu->addSeparator();
    m_fullScreen = addCommand(menu, tr("&Full screen"),
                              keysFor(QKeySequence::FullScreen, Qt::Key_F11), "fullScreen");
    m_fullScreen->setCheckable(true);
    connect(m_animationSpeed, &QActionGroup::triggered, this, [this](const QAction *action) {
        emit animationSpeedChosen(static_cast<AnimationSpeed>(action->data().toInt()));
    });
}

void GameMenus::addToolsMenu()
{
    QMenu *menu = m_bar->addMenu(tr("&Tools"));
    m_lab = addCommand(menu, tr("&Search Lab"), Qt::CTRL | Qt::Key_L, "searchLab");
    m_whyThisMove =
        addCommand(menu, tr("&Why this move?"), Qt::CTRL | Qt::SHIFT | Qt::Key_L, "whyThisMove");
    menu->addSeparator();
    m_preferences =
        addCommand(menu, tr("&Preferences\u2026"),
                   keysFor(QKeySequence::Preferences, Qt::CTRL | Qt::Key_Comma), "preferences");
}

void GameMenus::addHelpMenu()
{
    QMenu *menu = m_bar->addMenu(tr("&Help"));
    m_help = addCommand(menu, tr("&How to play"), keysFor(QKeySequence::HelpContents, Qt::Key_F1),
                        "help");
    m_keys =
        addCommand(menu, tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_F1, "keyboardShortcuts");
    menu->addSeparator();
    m_about = addCommand(menu, tr("&About Tabuleiro"), {}, "about");
}

QAction *GameMenus::addCommand(QMenu *menu, const QString &text, const QKeySequence &keys,
                               const char *name)
{
    QAction *action = menu->addAction(text);
    describeCommand(*action, keys, name);
    return action;
}

QAction *GameMenus::addSwitch(QMenu *menu, const QString &text, const char *name)
{
    QAction *action = menu->addAction(text);
    action->setObjectName(name);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this] { emit displayChosen(display()); });
    return action;
}

/// What the menu does not show is left as it is.
BoardWidget::Display GameMenus::display() const
{
    BoardWidget::Display display = m_display;
    display.legalMoves = m_legalMoves->isChecked();
    display.lastMove = m_lastMove->isChecked();
    display.coordinates = m_coordinates->isChecked();
    display.preview = m_preview->isChecked();
    return display;
}

} // namespace ui
