#include "ui/play/setup/offercard.h"

#include "ui/style/surface.h"

#include <QEvent>
#include <QStyle>

#include <algorithm>

namespace ui {

OfferCard::OfferCard(QWidget *parent)
    : Card(parent)
    , m_picture(new QLabel(this))
    , m_text(new QLabel(this))
    , m_row(new QWidget(this))
    , m_buttons(new QHBoxLayout(m_row))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    hide();
}

void OfferCard::addButton(FlatButton *button)
{
    button->setAutoDefault(true); // Enter presses it
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_buttons->addWidget(button, 1);
}

void OfferCard::setCompact(bool compact)
{
    if (m_isCompact == compact)
        return;
    m_isCompact = compact;
    arrange();
    update();
}

void OfferCard::refresh()
{
    arrange();
    emit changed();
}

int OfferCard::outerMargin(bool compact) const
{
    return compact ? 0 : margin(fontMetrics().height());
}

int OfferCard::spacing() const
{
    return fontMetrics().height() / 3;
}

/// As high as the commands, whose place it takes.
int OfferCard::buttonHeight() const
{
    return std::max(fontMetrics().height() * 7 / 4, smallestTarget);
}

/// Empty where the picture is not shown: the buttons beside it need their room.
QSize OfferCard::pictureSize(int width, bool compact) const
{
    const QSize size = m_picture->pixmap(Qt::ReturnByValue).deviceIndependentSize().toSize();
    const int rest = width - 2 * outerMargin(compact) - size.width() - 2 * spacing();
    return compact || rest < m_row->sizeHint().width() ? QSize(0, 0) : size;
}

/// Whether the words and the buttons have room beside one another.
bool OfferCard::isOneLine(int width, bool compact) const
{
    const int words = m_text->fontMetrics().horizontalAdvance(m_text->text());
    return compact && words + 2 * spacing() + m_row->sizeHint().width() <= width;
}

int OfferCard::neededHeight(int width, bool compact) const
{
    const int buttons = buttonHeight();
    if (isOneLine(width, compact))
        return buttons;
    const QSize picture = pictureSize(width, compact);
    const int beside = picture.isEmpty() ? 0 : picture.width() + 2 * spacing();
    const int words =
        m_text->heightForWidth(std::max(1, width - 2 * outerMargin(compact) - beside));
    return std::max(words + spacing() + buttons, picture.height()) + 2 * outerMargin(compact);
}

/// The picture at the start, the words over the buttons beside it; or all in one line.
void OfferCard::arrange()
{
    const int outer = outerMargin(m_isCompact);
    QRect room = rect().adjusted(outer, outer, -outer, -outer);
    const auto place = [this](QWidget *part, const QRect &area) {
        part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
    };
    m_buttons->setSpacing(spacing());
    const QSize picture = pictureSize(width(), m_isCompact);
    m_picture->setVisible(!picture.isEmpty());
    const QSize buttons(m_row->sizeHint().width(), buttonHeight());
    if (isOneLine(width(), m_isCompact)) {
        const int left = room.right() + 1 - buttons.width();
        place(m_text, {room.left(), room.top(), left - room.left(), room.height()});
        place(m_row, {left, room.top(), buttons.width(), room.height()});
        return;
    }
    if (!picture.isEmpty()) {
        place(m_picture,
              QRect({room.left(), room.top() + (room.height() - picture.height()) / 2}, picture));
        room.setLeft(room.left() + picture.width() + 2 * spacing());
    }
    const int words = room.height() - spacing() - buttons.height();
    place(m_text, {room.left(), room.top(), room.width(), words});
    place(m_row, {room.left(), room.top() + words + spacing(), room.width(), buttons.height()});
}

bool OfferCard::event(QEvent *event)
{
    const bool done = Card::event(event);
    switch (event->type()) {
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        emit changed();
        break;
    case QEvent::LayoutRequest:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        arrange();
        break;
    default:
        break;
    }
    return done;
}

void OfferCard::paintEvent(QPaintEvent *event)
{
    if (!m_isCompact)
        Card::paintEvent(event);
}

void OfferCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrange();
}

} // namespace ui
