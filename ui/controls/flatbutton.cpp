#include "ui/controls/flatbutton.h"

#include "ui/style/surface.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

FlatButton::FlatButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setAutoDefault(true); // Enter presses it
}

FlatButton *FlatButton::forCommand(QAction *command)
{
    auto *button = new FlatButton;
    connect(button, &QPushButton::clicked, command, &QAction::trigger);
    return button;
}

void FlatButton::setProminent(bool prominent)
{
    m_prominent = prominent;
    update();
}

void FlatButton::setArrow(bool arrow)
{
    m_arrow = arrow;
    updateGeometry();
    update();
}

void FlatButton::setTextAtStart(bool atStart)
{
    m_textAtStart = atStart;
    update();
}

int FlatButton::paddingFor(const QFontMetrics &metrics)
{
    return metrics.height() / 2;
}

int FlatButton::arrowWidth() const
{
    return m_arrow ? fontMetrics().height() : 0;
}

/// The width of the symbol and the gap beside it.
int FlatButton::pictureWidth() const
{
    if (icon().isNull())
        return 0;
    return iconSize().width() + (text().isEmpty() ? 0 : iconGap());
}

int FlatButton::widthFor(const QString &text, const QFontMetrics &metrics) const
{
    const int arrow = m_arrow ? metrics.height() : 0;
    return metrics.size(Qt::TextShowMnemonic, text).width() + arrow + 2 * paddingFor(metrics);
}

QSize FlatButton::sizeHint() const
{
    return {widthFor(text()) + pictureWidth(), fontMetrics().height() * 2};
}

/// If there is too little space the symbol is dropped first.
QSize FlatButton::minimumSizeHint() const
{
    return {text().isEmpty() ? sizeHint().width() : widthFor(text()), sizeHint().height()};
}

QColor FlatButton::fill() const
{
    if (isFlat() && !isDown() && !(isEnabled() && underMouse()))
        return Qt::transparent;
    // Grey letters could not be read on the accent.
    const QColor rest =
        m_prominent && isEnabled() ? accent(palette()).fill : quietColour(palette());
    if (!isEnabled())
        return mixed(rest, palette().color(QPalette::Window), 0.5);
    const QColor towards = m_prominent ? QColor(Qt::black) : palette().color(QPalette::WindowText);
    if (isDown())
        return mixed(rest, towards, 0.18);
    return underMouse() ? mixed(rest, towards, 0.07) : rest;
}

QColor FlatButton::ink() const
{
    if (!isEnabled())
        return disabledText(palette());
    return m_prominent ? accent(palette()).text : palette().color(QPalette::WindowText);
}

void FlatButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal radius = cornerRadius(fontMetrics().height());
    const QColor edge = m_prominent || isFlat() ? QColor(Qt::transparent)
                                                : mixed(fill(), palette().windowText().color(),
                                                        isChecked() ? 0.8 : 0.08);
    paintSurface(painter, rect(), radius, fill(), edge);
    if (showsFocus(*this)) {
        const QColor ring = m_prominent ? accent(palette()).text : focusColour(palette(), fill());
        const int inset = m_prominent ? 2 : 0;
        paintFocusRing(painter, rect().adjusted(inset, inset, -inset, -inset), radius, ring);
    }
    // Rectangles are computed left to right and mirrored in right-to-left layouts.
    const auto placed = [this](const QRect &area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    const int margin =
        std::clamp((width() - widthFor(text())) / 2 + padding(), padding() / 2, padding());
    QRect content = rect().adjusted(margin, 0, -margin, 0);
    if (m_arrow) {
        QRect arrow = content;
        arrow.setLeft(content.right() - arrowWidth() + 1);
        paintArrow(painter, placed(arrow), 0.22 * fontMetrics().height(), ink(), isChecked());
        content.setRight(content.right() - arrowWidth());
    }
    const int textWidth = fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    if (!icon().isNull() && width() >= sizeHint().width()) {
        const int both = pictureWidth() + textWidth;
        QRect picture(QPoint(content.left() + std::max(0, (content.width() - both) / 2), 0),
                      QSize(iconSize().width(), height()));
        content.setLeft(picture.right() + 1 + iconGap());
        content.setWidth(textWidth);
        icon().paint(&painter, placed(picture), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
    }
    painter.setPen(ink());
    const bool underlined = style()->styleHint(QStyle::SH_UnderlineShortcut, nullptr, this) != 0;
    const Qt::Alignment place = QStyle::visualAlignment(
        layoutDirection(), m_textAtStart ? Qt::AlignLeft : Qt::AlignHCenter);
    painter.drawText(placed(content),
                     int(place) | Qt::AlignVCenter
                         | (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     text());
}

void FlatButton::enterEvent(QEnterEvent *event)
{
    QPushButton::enterEvent(event);
    update();
}

void FlatButton::leaveEvent(QEvent *event)
{
    QPushButton::leaveEvent(event);
    update();
}

} // namespace ui
