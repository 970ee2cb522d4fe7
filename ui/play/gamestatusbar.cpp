#include "ui/play/gamestatusbar.h"

#include "ui/play/gametexts.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

namespace ui {

using Phase = GameController::Phase;

GameStatusBar::GameStatusBar(const GameController &game, QWidget *parent)
    : QFrame(parent)
    , m_game(game)
    , m_label(new QLabel(this))
    , m_playAgain(new QPushButton(tr("Play &again"), this))
    , m_replaceProgram(new QPushButton(tr("Let the computer go o&n"), this))
    , m_announcer(m_label)
{
    setObjectName("stateStrip");
    m_label->setObjectName("stateText");
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText);
    m_playAgain->setObjectName("playAgain");
    m_playAgain->hide();
    m_replaceProgram->setObjectName("goOn");
    m_replaceProgram->hide();
    setAutoFillBackground(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_playAgain);
    layout->addWidget(m_replaceProgram);
    connect(m_playAgain, &QPushButton::clicked, this, &GameStatusBar::playAgainRequested);
    connect(m_replaceProgram, &QPushButton::clicked, this, &GameStatusBar::replaceProgramRequested);
    connect(&game, &GameController::movePlayed, this, &GameStatusBar::keepMove);
    connect(&game, &GameController::stateChanged, this, [this] {
        showState();
        announceState();
    });
    connect(&game, &GameController::searchFailed, this, [this](const QString &message) {
        showMessage(tr("The computer found no move (%1). Undo, or play a new game.").arg(message));
    });
    connect(&game, &GameController::programFailed, this, [this](const QString &message) {
        showMessage(tr("%1 %2", "two sentences").arg(message, stateText(m_game)));
    });
    updateLook();
}

void GameStatusBar::showMessage(const QString &message)
{
    setText(showsResult() ? tr("%1 %2", "two sentences").arg(stateText(m_game), message) : message);
    m_announcer.announce(message);
}

void GameStatusBar::addCommand(QAction *command)
{
    auto *button = new QPushButton(command->iconText(), this);
    button->setObjectName(command->objectName() + "StatusButton");
    button->setToolTip(command->toolTip());
    button->setAutoDefault(true); // Enter presses it
    button->setVisible(command->isEnabled());
    layout()->addWidget(button);
    connect(button, &QPushButton::clicked, command, &QAction::trigger);
    connect(command, &QAction::enabledChanged, button, &QWidget::setVisible);
}

void GameStatusBar::setProblem(const QString &problem)
{
    m_problem = problem;
    if (problem.isEmpty())
        showState();
    else
        showMessage(problem);
}

/// The move of the computer or of another person is announced with the state that follows.
void GameStatusBar::keepMove(core::Move move)
{
    const core::Side mover = opponent(sideToMove(m_game.match().current()));
    if (mover == m_game.computerSide() || m_game.twoPeople())
        m_unannouncedMove = moveAnnouncement(m_game, move);
}

bool GameStatusBar::showsResult() const
{
    return m_game.phase() == Phase::Over && !m_game.browsing();
}

void GameStatusBar::showState()
{
    const QString state = stateText(m_game);
    setText(m_problem.isEmpty() ? state : tr("%1 %2", "two sentences").arg(state, m_problem));
    m_replaceProgram->setVisible(m_game.phase() == Phase::Failed && m_game.program());
    if (m_isResult == showsResult())
        return;
    m_isResult = showsResult();
    m_playAgain->setVisible(m_isResult);
    updateLook();
}

/// A move and what follows from it are announced together, so that neither cuts off the other.
void GameStatusBar::announceState()
{
    const QString state = m_label->text();
    if (!m_unannouncedMove.isEmpty())
        m_announcer.announce(tr("%1 %2", "two sentences").arg(m_unannouncedMove, state));
    else if (m_game.phase() == Phase::Over || m_game.phase() == Phase::PassToCome)
        m_announcer.announce(state);
    m_unannouncedMove.clear();
}

void GameStatusBar::setText(const QString &text)
{
    m_label->setText(text);
    m_label->setAccessibleName(text); // an announcement may have changed it
}

void GameStatusBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateLook();
}

/// Two lines of text always fit; the result is set off by bold letters and the colour of fields.
void GameStatusBar::updateLook()
{
    QFont font = this->font();
    font.setBold(m_isResult);
    m_label->setFont(font);
    const int twoLines = 2 * QFontMetrics(font).lineSpacing();
    setMinimumHeight(std::max(twoLines, m_playAgain->sizeHint().height()) + 8);
    setBackgroundRole(m_isResult ? QPalette::Base : QPalette::Window);
}

} // namespace ui
