#include "ui/play/card/statustext.h"

#include "ui/controls/surface.h"
#include "ui/play/gametexts.h"

#include <QEvent>
#include <QVBoxLayout>

#include <utility>

namespace ui {

using Phase = GameController::Phase;

namespace {

constexpr int linesInCard = 3;
constexpr int linesInParagraph = 2;

} // namespace

StatusText::StatusText(const GameController &game, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_label(new QLabel)
    , m_room(new FixedHeightLabel(m_label, linesInCard))
    , m_buttons(new QHBoxLayout)
    , m_playAgain(new FlatButton(tr("Play &again")))
    , m_replaceProgram(new FlatButton(tr("Let the computer go o&n")))
    , m_announcer(m_label)
{
    m_label->setObjectName("stateText");
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_playAgain->setObjectName("playAgain");
    m_replaceProgram->setObjectName("goOn");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_room);
    layout->addLayout(m_buttons);
    for (FlatButton *button : {m_playAgain, m_replaceProgram}) {
        button->hide();
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch();
    connect(m_playAgain, &QPushButton::clicked, this, &StatusText::playAgainRequested);
    connect(m_replaceProgram, &QPushButton::clicked, this, &StatusText::replaceProgramRequested);
    connect(&game, &GameController::movePlayed, this, &StatusText::noteMove);
    connect(&game, &GameController::stateChanged, this, &StatusText::showState);
    connect(&game, &GameController::searchFailed, this, [this](const QString &message) {
        showMessage(tr("%1 %2", "two sentences")
                        .arg(tr("The reason: %1.").arg(message), detailsText(m_game)));
    });
    connect(&game, &GameController::programFailed, this, [this](const QString &message) {
        showMessage(tr("%1 %2", "two sentences").arg(message, detailsText(m_game)));
    });
}

void StatusText::showMessage(const QString &message)
{
    m_message = message;
    write();
    m_label->setAccessibleName(message);
    m_announcer.announce(message);
}

void StatusText::addToResult(const QString &explanation)
{
    m_explanation = explanation;
    write();
    m_label->setAccessibleName(announcement(m_game) + ' ' + explanation);
    m_announcer.announce(explanation);
}

void StatusText::addCommand(QAction *command)
{
    auto *button = new FlatButton(command->iconText());
    button->setObjectName(command->objectName() + "StatusButton");
    button->setToolTip(command->toolTip());
    button->setAutoDefault(true); // Enter presses it
    button->setVisible(command->isEnabled());
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    connect(button, &QPushButton::clicked, command, &QAction::trigger);
    connect(command, &QAction::enabledChanged, button, &QWidget::setVisible);
}

void StatusText::setProblem(const QString &problem)
{
    m_problem = problem;
    if (problem.isEmpty())
        showState();
    else
        showMessage(problem);
}

void StatusText::setCompact(bool compact)
{
    m_isCompact = compact;
    m_room->setLines(compact ? linesInParagraph : linesInCard);
    write();
}

/// The move of the computer or of another person is announced with the state that follows.
void StatusText::noteMove()
{
    const core::Side mover = opponent(sideToMove(m_game.match().current()));
    m_moveIsNews = mover == m_game.computerSide() || m_game.twoPeople();
}

/// A move and what follows from it are announced together, so that neither cuts off the other, and
/// as the name of the words, so that no screen reader has two texts to say.
void StatusText::showState()
{
    const bool isNews = std::exchange(m_moveIsNews, false) || m_game.phase() == Phase::Over
                        || m_game.phase() == Phase::PassToCome;
    m_message.clear();
    if (m_game.phase() != Phase::Over)
        m_explanation.clear();
    m_playAgain->setVisible(m_game.phase() == Phase::Over && !m_game.browsing());
    m_replaceProgram->setVisible(m_game.phase() == Phase::Failed && m_game.program());
    write();
    const QString text = announcement(m_game);
    m_label->setAccessibleName(text);
    if (isNews)
        m_announcer.announce(text);
}

void StatusText::write()
{
    QStringList quiet{m_message.isEmpty() ? detailsText(m_game) : m_message};
    if (m_message.isEmpty() && !m_game.browsing())
        quiet << m_explanation;
    if (m_message != m_problem)
        quiet << m_problem;
    quiet.removeAll(QString());
    const QString bold = stateText(m_game).toHtmlEscaped();
    const QString words = quiet.join(' ').toHtmlEscaped();
    m_label->setText(QString("<b>%1</b>%2<span style='color:%3'>%4</span>")
                         .arg(bold, m_isCompact ? QString(" ") : QString("<br/>"),
                              quietText(palette()).name(), words));
}

void StatusText::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        write();
}

} // namespace ui
