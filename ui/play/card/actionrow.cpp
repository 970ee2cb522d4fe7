#include "ui/play/card/actionrow.h"

#include "ui/common/texts.h"
#include "ui/controls/named.h"
#include "ui/play/gametexts.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QPainter>
#include <QTimerEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace ui {

using Phase = GameController::Phase;

namespace {

constexpr int interval = 33;      // milliseconds per frame
constexpr qreal period = 1600;    // milliseconds there and back
constexpr qreal movedPart = 0.25; // relative to the line

/// How long the computer must have been thinking before Move now replaces Hint: after short
/// thoughts the button would only flicker.
constexpr std::chrono::seconds patience{1};

/// The gap between the buttons.
int spacing(const QFontMetrics &metrics)
{
    return metrics.height() / 3;
}

} // namespace

ThinkingLine::ThinkingLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ThinkingLine::setThinking(bool thinking)
{
    if (m_isThinking == thinking)
        return;
    m_isThinking = thinking;
    follow();
}

void ThinkingLine::setMoving(bool moving)
{
    m_mayMove = moving;
    follow();
}

QSize ThinkingLine::sizeHint() const
{
    return {4 * fontMetrics().height(), std::max(3, fontMetrics().height() / 5)};
}

void ThinkingLine::follow()
{
    const bool moves = m_isThinking && m_mayMove && isVisible();
    if (moves && !m_timer.isActive()) {
        m_since.start();
        m_timer.start(interval, this);
    } else if (!moves) {
        m_timer.stop();
    }
    update();
}

void ThinkingLine::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_timer.timerId())
        update();
    else
        QWidget::timerEvent(event);
}

void ThinkingLine::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void ThinkingLine::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    follow();
}

void ThinkingLine::paintEvent(QPaintEvent *)
{
    if (!m_isThinking)
        return;
    QPainter painter(this);
    const qreal radius = height() / 2.0;
    paintSurface(painter, rect(), radius, cardEdge(palette()));
    QRectF part = rect();
    if (m_timer.isActive()) {
        constexpr qreal pi = 3.14159265358979;
        const qreal phase = static_cast<qreal>(m_since.elapsed()) / period;
        part.setWidth(width() * movedPart);
        part.moveLeft((width() - part.width()) * (1 - std::cos(2 * pi * phase)) / 2);
    }
    paintSurface(painter, part, radius, accent(palette()).fill);
}

ActionRow::ActionRow(const GameController &game, const Commands &commands, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_commands(commands)
    , m_share(named("share", new QAction(tr("Share"), this)))
    , m_leaveFullScreen(named("leaveFullScreenButton", new ActionButton))
    , m_line(named("thinkingLine", new ThinkingLine))
    , m_row(new QHBoxLayout)
    , m_pages(new QStackedLayout)
    , m_patience(this)
{
    m_share->setToolTip(tr("A picture of the board, or the moves"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    m_row->addLayout(m_pages, 1);
    m_row->addWidget(m_leaveFullScreen);
    layout->addLayout(m_row);
    makeLeaveButton();
    addPlayPage();
    addPage(Page::Browse, {commands.playFromHere, commands.backToGame});
    addEndPage();
    const auto review = addPage(Page::Review, {commands.playFromHere, commands.leaveReview});
    review[0]->setObjectName("playFromReviewButton");
    review[1]->setSymbol("toEnd");
    const auto explorer = addPage(Page::Explorer, {commands.playFromHere, commands.leaveExplorer});
    explorer[0]->setObjectName("playFromExplorerButton");
    explorer[1]->setSymbol("toEnd");
    setSizes();
    m_patience.setObjectName("patience");
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { offerMoveNow(true); });
    connect(&game, &GameController::stateChanged, this, &ActionRow::showState);
    connect(&game, &GameController::thinkingProgressed, this, &ActionRow::showProgress);
}

void ActionRow::makeLeaveButton()
{
    auto *leave = named("leaveFullScreen", new QAction(tr("Leave the full screen"), this));
    leave->setToolTip(textWithKeys(leave->text(), Qt::Key_Escape));
    connect(leave, &QAction::triggered, this, &ActionRow::leaveFullScreenRequested);
    m_leaveFullScreen->setCommand(leave);
    m_leaveFullScreen->setSymbol("leaveFullScreen");
    m_leaveFullScreen->setShows(ActionButton::Shows::Symbol);
    m_leaveFullScreen->hide();
}

void ActionRow::setFullScreen(bool isFull)
{
    m_leaveFullScreen->setVisible(isFull);
    setSizes();
}

void ActionRow::setOffersPlayAgain(bool offers)
{
    m_seeWhatDecided->setVisible(!offers);
    m_playAgain->setVisible(offers);
    m_review->setVisible(offers);
    m_playAgain->setProminent(offers);
}

/// Adds a page, with a button for each command.
QList<ActionButton *> ActionRow::addPage(Page page, const QList<QAction *> &commands)
{
    QList<ActionButton *> buttons;
    auto *widget = m_widgets[page] = new QWidget;
    auto *layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QAction *command : commands) {
        auto *button = new ActionButton;
        button->setObjectName(command->objectName() + "Button");
        button->setCommand(command);
        layout->addWidget(button, 1);
        buttons << button;
    }
    m_pages->addWidget(widget);
    m_buttons << buttons;
    return buttons;
}

void ActionRow::addPlayPage()
{
    const auto buttons =
        addPage(Page::Play, {m_commands.undo, m_commands.redo, m_commands.review, m_commands.hint});
    m_redo = buttons[1];
    m_reviewOpened = buttons[2];
    m_reviewOpened->setObjectName("reviewOpenedButton");
    m_reviewOpened->hide();
    m_hint = buttons[3];
}

void ActionRow::addEndPage()
{
    const auto buttons = addPage(
        Page::End, {m_commands.playAgain, m_commands.review, m_commands.seeWhatDecided, m_share});
    m_playAgain = buttons[0];
    m_review = buttons[1];
    m_seeWhatDecided = buttons[2];
    m_shareButton = buttons[3];
    m_seeWhatDecided->setSymbol("review");
    m_seeWhatDecided->setProminent(true);
    auto *layout = static_cast<QHBoxLayout *>(m_seeWhatDecided->parentWidget()->layout());
    layout->setStretchFactor(m_seeWhatDecided, 2); // its text is longer
    setOffersPlayAgain(true);
    addShareMenu();
}

/// The button Share opens a menu.
void ActionRow::addShareMenu()
{
    ActionButton *button = m_shareButton;
    button->setArrow(true);
    auto *menu = new QMenu(button);
    menu->addActions(m_commands.share);
    // The button is the last one: a menu below its other edge would leave the window.
    connect(m_share, &QAction::triggered, menu, [button, menu] {
        const int left = button->isRightToLeft() ? 0 : button->width() - menu->sizeHint().width();
        menu->popup(button->mapToGlobal(QPoint(left, button->height())));
    });
}

void ActionRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setSizes();
}

void ActionRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setSizes();
}

/// The width of the widest button during a game, without symbols.
int ActionRow::widestCommand() const
{
    int widest = 0;
    for (const QAction *command :
         {m_commands.undo, m_commands.redo, m_commands.hint, m_commands.moveNow, m_commands.review})
        widest = std::max(widest, m_hint->widthForCommand(*command, false, fontMetrics()));
    return widest;
}

int ActionRow::widthWithSymbols(const QFontMetrics &metrics) const
{
    const ActionButton *share = m_shareButton; // with its arrow it needs the most space for a text
    int widest = share->widthForCommand(*m_share, true, metrics);
    for (const QAction *command : {m_commands.undo, m_commands.redo, m_commands.hint,
                                   m_commands.moveNow, m_commands.playAgain, m_commands.review})
        widest = std::max(widest, m_hint->widthForCommand(*command, true, metrics));
    const int leave = m_leaveFullScreen->isHidden()
                          ? 0
                          : spacing(metrics) + m_leaveFullScreen->sizeHint().width();
    return 3 * widest + 2 * spacing(metrics) + leave;
}

/// Gives all buttons equal widths that do not change with their commands. In a small window symbols
/// are dropped if the language's texts are too long.
void ActionRow::setSizes()
{
    const int em = fontMetrics().height();
    const bool symbols = width() >= widthWithSymbols(fontMetrics());
    for (ActionButton *button : m_buttons)
        button->setShows(symbols ? ActionButton::Shows::SymbolAndText : ActionButton::Shows::Text);
    for (int i = 0; i < m_pages->count(); ++i)
        m_pages->widget(i)->layout()->setSpacing(spacing(fontMetrics()));
    for (ActionButton *button : m_buttons + QList{m_leaveFullScreen})
        button->setMinimumHeight(std::max(em * 7 / 4, smallestTarget));
    for (ActionButton *button : m_buttons) {
        if (button->parentWidget() == m_hint->parentWidget())
            button->setMinimumWidth(widestCommand());
    }
    m_row->setSpacing(spacing(fontMetrics()));
    layout()->setSpacing(em / 6);
}

void ActionRow::showState()
{
    const Phase phase = m_game.phase();
    const Page page = m_column == Column::Explorer ? Page::Explorer
                      : m_column == Column::Review ? Page::Review
                      : m_game.browsing()          ? Page::Browse
                      : phase == Phase::Over       ? Page::End
                                                   : Page::Play;
    m_pages->setCurrentWidget(m_widgets.at(page));
    const bool offersReview =
        m_game.rolesUnknown() && m_game.match().knownPlies() > 0 && !m_game.canRedo();
    m_redo->setVisible(!offersReview);
    m_reviewOpened->setVisible(offersReview);
    const bool thinks = phase == Phase::ComputerToMove;
    if (!thinks) {
        m_patience.stop();
        offerMoveNow(false);
    } else if (!m_patience.isActive() && !m_offersMoveNow) {
        m_patience.start();
    }
    m_line->setThinking(thinks || m_game.findingHint());
    m_line->setToolTip(thinks ? tr("The computer is thinking") : QString());
}

void ActionRow::setColumn(Column column)
{
    m_column = column;
    showState();
}

void ActionRow::offerMoveNow(bool offered)
{
    m_offersMoveNow = offered;
    m_hint->setCommand(offered ? m_commands.moveNow : m_commands.hint);
}

/// Shows depth and best move so far in the line's tool tip.
void ActionRow::showProgress(const ai::SearchResult &result)
{
    m_line->setToolTip(progressText(m_game, result));
}

} // namespace ui
