#include "ui/window/windowpages.h"

#include "ui/learn/learnpage.h"
#include "ui/window/gamelayout.h"

#include <QSignalBlocker>

#include <utility>

namespace ui {

WindowPages::WindowPages(QMainWindow *window, GameLayout *play, const QList<QDockWidget *> &docks,
                         const MainCommands &commands, const Settings &settings)
    : QObject(window)
    , m_window(window)
    , m_play(play)
    , m_docks(docks)
    , m_commands(commands)
    , m_settings(settings)
    , m_ofGame(new QActionGroup(this))
    , m_stack(new QStackedWidget)
    , m_switch(new PageSwitch(window->menuBar()))
{
    m_stack->addWidget(play->parentWidget());
    window->setCentralWidget(m_stack);
    connect(m_switch, &PageSwitch::pageChosen, this, [this](PageSwitch::Page page) {
        if (page == PageSwitch::Play)
            showPlay();
        else
            openLearn();
    });
    connect(m_stack, &QStackedWidget::currentChanged, this, &WindowPages::studiedPositionChanged);
    connect(m_stack, &QStackedWidget::currentChanged, this, &WindowPages::titleChanged);
    connect(commands.playPage, &QAction::triggered, this, &WindowPages::showPlay);
    connect(commands.learnPage, &QAction::triggered, this, &WindowPages::openLearn);
    for (const QAction *command : commands.having(CommandFlag::OnBoard))
        connect(command, &QAction::triggered, this, [this, command] { leadToBoard(command); });
    m_ofGame->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    for (QAction *command : commands.having(CommandFlag::OfGame))
        m_ofGame->addAction(command);
}

/// Deletes the page Learn before its progress store.
WindowPages::~WindowPages()
{
    delete m_learn;
}

void WindowPages::showPlay()
{
    m_switch->setPage(PageSwitch::Play);
    if (!isLearnShown())
        return;
    m_stack->setCurrentIndex(0);
    m_ofGame->setEnabled(true);
    restoreDocks();
    emit playShown();
}

/// Shows the page Play, where the command's effect is seen; but Review on a finished ladder game
/// opens that game's review.
void WindowPages::leadToBoard(const QAction *command)
{
    if (command != m_commands.reviewGame || !isLearnShown() || !m_learn->reviewLadderGame())
        showPlay();
}

/// Opens the page Learn as the person left it, but for a game that is over: nothing goes on there.
void WindowPages::openLearn()
{
    if (m_learn && !isLearnShown())
        m_learn->leaveFinishedGame();
    showLearn();
}

void WindowPages::showLearn()
{
    if (!m_learn)
        makeLearnPage();
    m_learn->setDisplay(m_settings.display());
    m_learn->setAnimationSpeed(m_settings.animationSpeed());
    m_switch->setPage(PageSwitch::Learn);
    if (isLearnShown())
        return;
    hideDocks();
    m_ofGame->setEnabled(false);
    m_stack->setCurrentWidget(m_learn);
    m_learn->open();
}

const LearnPage *WindowPages::learnPage() const
{
    return m_learn;
}

std::optional<core::Position> WindowPages::studiedPosition() const
{
    return isLearnShown() ? m_learn->studiedPosition() : std::nullopt;
}

StudyView *WindowPages::studyView() const
{
    return m_learn ? m_learn->studyView() : nullptr;
}

void WindowPages::showFirstLesson(core::GameKind game)
{
    showLearn();
    m_learn->openFirstLesson(game);
}

ProgressStore &WindowPages::progress()
{
    if (m_progress == nullptr) {
        m_progress = new ProgressStore(progressPath(), this);
        connect(m_progress, &ProgressStore::messageRequested, this, &WindowPages::messageRequested);
    }
    return *m_progress;
}

void WindowPages::makeLearnPage()
{
    m_learn = new LearnPage(progress());
    // Uses the game page's arrangement, so that the board does not move with the column's contents.
    m_learn->studyView()->setGuide([this](const QRect &page) -> std::optional<StudyView::Places> {
        const auto places = m_play->placesBeside(page);
        if (!places)
            return std::nullopt;
        const QSize column(places->players.width(), places->board.height());
        return StudyView::Places{places->board, {places->players.topLeft(), column}};
    });
    m_stack->addWidget(m_learn);
    connect(m_learn, &LearnPage::studiedPositionChanged, this,
            &WindowPages::studiedPositionChanged);
    connect(m_learn, &LearnPage::reviewRequested, this, &WindowPages::reviewRequested);
    connect(m_learn, &LearnPage::titleChanged, this, &WindowPages::titleChanged);
    connect(m_learn->studyView(), &StudyView::begun, this, &WindowPages::studyBegun);
    connect(m_learn, &LearnPage::waitingChanged, this,
            [this] { m_switch->setWaiting(m_learn->isPuzzleWaiting()); });
}

void WindowPages::hideDocks()
{
    m_hidden.clear();
    for (QDockWidget *dock : m_docks) {
        if (dock->isHidden())
            continue;
        m_hidden << dock;
        const QSignalBlocker blocker(dock); // keeps the dock's command checked
        dock->hide();
    }
}

void WindowPages::restoreDocks()
{
    for (const QPointer<QDockWidget> &dock : std::exchange(m_hidden, {})) {
        if (dock != nullptr)
            dock->show();
    }
}

} // namespace ui
