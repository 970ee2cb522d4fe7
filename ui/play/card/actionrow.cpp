#include "ui/play/card/actionrow.h"

#include <QEvent>

#include <algorithm>

namespace ui {

using Phase = GameController::Phase;

namespace {

enum Page { PlayPage, EndPage };

} // namespace

ActionRow::ActionRow(const GameController &game, const Commands &commands, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_commands(commands)
    , m_line(new ThinkingLine)
    , m_pages(new QStackedLayout)
{
    m_line->setObjectName("thinkingLine");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    layout->addLayout(m_pages);
    addPage({commands.undo, commands.redo, commands.hint});
    m_hint = m_buttons.constLast();
    QHBoxLayout *end = addPage({commands.review});
    m_buttons.constLast()->setProminent(true);
    addShareButton(end);
    setSizes();
    connect(&game, &GameController::stateChanged, this, &ActionRow::showState);
    connect(&game, &GameController::thinkingProgressed, this, &ActionRow::showProgress);
}

QHBoxLayout *ActionRow::addPage(const QList<QAction *> &commands)
{
    auto *page = new QWidget;
    auto *layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QAction *command : commands) {
        auto *button = new ActionButton;
        button->setObjectName(command->objectName() + "Button");
        button->setCommand(command);
        layout->addWidget(button, 1);
        m_buttons << button;
    }
    m_pages->addWidget(page);
    return layout;
}

void ActionRow::addShareButton(QHBoxLayout *page)
{
    auto *button = new FlatButton(tr("Share"));
    button->setObjectName("shareButton");
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setToolTip(tr("A picture of the board, or the moves"));
    button->setArrow(true);
    auto *menu = new QMenu(button);
    menu->addActions(m_commands.share);
    connect(button, &QPushButton::clicked, menu,
            [button, menu] { menu->popup(button->mapToGlobal(QPoint(0, button->height()))); });
    page->addWidget(button, 1);
}

void ActionRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setSizes();
}

/// Equal buttons, of which none changes its width with its command.
void ActionRow::setSizes()
{
    int widest = 0;
    for (const QAction *command :
         {m_commands.undo, m_commands.redo, m_commands.hint, m_commands.moveNow})
        widest = std::max(widest, m_hint->widthForCommand(*command));
    const int em = fontMetrics().height();
    for (int i = 0; i < m_pages->count(); ++i)
        m_pages->widget(i)->layout()->setSpacing(em / 2);
    for (FlatButton *button : findChildren<FlatButton *>())
        button->setFixedHeight(em * 7 / 4); // the board needs the room
    for (ActionButton *button : m_buttons) {
        if (button->parentWidget() == m_hint->parentWidget())
            button->setMinimumWidth(widest);
    }
    layout()->setSpacing(em / 6);
}

void ActionRow::showState()
{
    const Phase phase = m_game.phase();
    const bool ended = phase == Phase::Over && !m_game.browsing();
    m_pages->setCurrentIndex(ended ? EndPage : PlayPage);
    const bool thinks = phase == Phase::ComputerToMove;
    m_hint->setCommand(thinks ? m_commands.moveNow : m_commands.hint);
    m_line->setThinking(thinks || m_game.findingHint());
    m_line->setToolTip(thinks ? tr("The computer is thinking") : QString());
}

/// What was found up to now is told to whoever asks for it.
void ActionRow::showProgress(const ai::SearchResult &result)
{
    const QString move =
        QString::fromStdString(core::moveText(m_game.match().current(), result.move));
    m_line->setToolTip(
        tr("Depth %1, best so far: %2", "of the search, and a move").arg(result.depth).arg(move));
}

} // namespace ui
