#include "ui/window/messagebar.h"

#include "ui/controls/named.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

constexpr int widestBar = 18;      ///< in lines of text: no wider than the column beside a board
constexpr int timeToNotice = 5000; ///< ms
constexpr int timeForLetter = 70;  ///< ms

} // namespace

MessageBar::MessageBar(StatusText &status, const QWidget &players, QMainWindow *window)
    : Card(window)
    , m_status(status)
    , m_players(players)
    , m_window(window)
    , m_text(named("messageBarText", new QLabel))
    , m_layout(new QHBoxLayout(this))
{
    setObjectName("messageBar");
    hide();
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_layout->addWidget(m_text, 1);
    auto *closeButton = named("closeMessage", new FlatButton(tr("Close", "a message")));
    m_layout->addWidget(closeButton);
    connect(closeButton, &QPushButton::clicked, this, &MessageBar::dismiss);
    connect(&status, &StatusText::messageChanged, this, &MessageBar::receive);
    m_refresh.setSingleShot(true);
    connect(&m_refresh, &QTimer::timeout, this, &MessageBar::refresh);
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &MessageBar::dismissUnlessRead);
    status.installEventFilter(this);
    window->installEventFilter(this);
}

void MessageBar::addCommand(QAction *command)
{
    FlatButton *button = FlatButton::forCommand(command);
    m_layout->insertWidget(m_layout->count() - 1, button);
    const auto show = [this, button, command] {
        button->setText(command->iconText());
        button->setVisible(command->isEnabled());
        if (isVisible())
            place();
    };
    show();
    connect(command, &QAction::changed, button, show);
}

void MessageBar::receive(const QString &message)
{
    if (message.isEmpty() && !m_message.isEmpty() && m_message == m_status.problem())
        return; // a problem stays until it is solved or the user closes it
    m_message = message;
    m_refresh.start(0);
}

/// A message that has been in view in the status text is not shown again here.
void MessageBar::refresh()
{
    if (m_status.isVisibleTo(m_window))
        m_message.clear();
    if (m_message.isEmpty())
        return dismiss();
    m_text->setText(m_message);
    setFont(m_status.font());
    place();
    show();
    raise();
    if (m_message == m_status.problem())
        m_reading.stop();
    else
        m_reading.start(timeToNotice + timeForLetter * int(m_message.size()));
}

void MessageBar::dismiss()
{
    m_message.clear();
    m_reading.stop();
    hide();
}

/// Waits while the pointer is over the bar or the keyboard focus is in it.
void MessageBar::dismissUnlessRead()
{
    if (underMouse() || isAncestorOf(m_window->focusWidget()))
        m_reading.start(timeToNotice);
    else
        dismiss();
}

void MessageBar::place()
{
    const int em = fontMetrics().height();
    m_layout->setContentsMargins(Card::margin(em), em / 8, em / 3, em / 8);
    if (m_players.isVisible()) {
        const QRect strip(m_players.mapTo(m_window, QPoint()), m_players.size());
        const int needed = m_layout->totalHeightForWidth(strip.width());
        setGeometry({strip.topLeft(), QSize(strip.width(), std::max(strip.height(), needed))});
        return;
    }
    constexpr int share = 45; // of the shorter side, like the page's margin
    const QWidget *page = m_window->centralWidget();
    QRect area = page->geometry();
    if (!page->isVisible()) { // a dock covers the page
        area = m_window->rect();
        area.setTop(m_window->menuBar()->isVisible() ? m_window->menuBar()->height() : 0);
    }
    const int margin = std::max(em / 2, std::min(area.width(), area.height()) / share);
    const int width = std::min(area.width() - 2 * margin, widestBar * em);
    const int height = std::min(area.height() - 2 * margin, m_layout->totalHeightForWidth(width));
    const QRect upperEnd(area.right() + 1 - margin - width, area.top() + margin, width, height);
    setGeometry(QStyle::visualRect(layoutDirection(), area, upperEnd));
}

/// The bar lies on top of other cards, so it needs a visible border.
void MessageBar::paintEvent(QPaintEvent *)
{
    constexpr double tint = 0.1;
    QPainter painter(this);
    const QColor edge = markColour(palette(), cardColour(palette()));
    paintSurface(painter, rect(), cardRadius(fontMetrics().height()),
                 mixed(cardColour(palette()), edge, tint), edge);
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        Card::keyPressEvent(event);
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        if (watched == &m_status)
            m_refresh.start(0);
        break;
    case QEvent::Resize:
        if (watched == m_window && isVisible())
            place();
        break;
    default:
        break;
    }
    return Card::eventFilter(watched, event);
}

} // namespace ui
