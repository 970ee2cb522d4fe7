#include "ui/play/card/playerrow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/board/boardcolours.h"
#include "ui/board/sidesign.h"
#include "ui/controls/named.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyle>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

/// The text with its digits replaced by the widest one.
QString withWidestDigits(QString text, const QFontMetrics &metrics)
{
    QChar widest = '0';
    for (QChar digit = '1'; digit <= QChar('9'); digit = QChar(digit.unicode() + 1)) {
        if (metrics.horizontalAdvance(digit) > metrics.horizontalAdvance(widest))
            widest = digit;
    }
    std::replace_if(
        text.begin(), text.end(), [](QChar one) { return one.isDigit(); }, widest);
    return text;
}

// Sizes below are relative to the text size.
constexpr qreal nameScale = 1.15;
constexpr qreal clockScale = 1.3;
constexpr qreal countScale = 2.4;
constexpr qreal compactCountScale = 1.8;
// Sizes below are in line heights.
constexpr qreal signScale = 2.1;
constexpr qreal compactSignScale = 1.5;

} // namespace

FixedWidthLabel::FixedWidthLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void FixedWidthLabel::setWidest(const QString &text)
{
    m_widest = text;
    updateGeometry();
}

void FixedWidthLabel::setEmphasized(bool emphasized)
{
    QFont changed = font();
    changed.setBold(emphasized);
    setFont(changed);
}

void FixedWidthLabel::setShrinkable(bool shrinkable)
{
    m_shrinkable = shrinkable;
    updateGeometry();
}

QSize FixedWidthLabel::sizeHint() const
{
    const QFontMetrics metrics(boldFont(font()));
    const int width = std::max(metrics.horizontalAdvance(withWidestDigits(text(), metrics)),
                               metrics.horizontalAdvance(withWidestDigits(m_widest, metrics)));
    return {width + 2, metrics.height()};
}

QSize FixedWidthLabel::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    constexpr int fewest = 4; // characters
    return m_shrinkable ? QSize(std::min(whole.width(), fewest * fontMetrics().averageCharWidth()),
                                whole.height())
                        : whole;
}

bool FixedWidthLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && width() < sizeHint().width()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

void FixedWidthLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    painter.setPen(palette().color(foregroundRole()));
    const Qt::Alignment place = QStyle::visualAlignment(layoutDirection(), alignment());
    painter.drawText(rect(), static_cast<int>(place), shown);
}

PlayerRow::PlayerRow(core::Side side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_texts(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_sign(new QLabel(this))
    , m_name(named("name", new FixedWidthLabel(this)))
    , m_details(named("details", new FixedWidthLabel(this)))
    , m_level(named("runningLevel", new FlatButton({}, this)))
    , m_clock(named("clock", new FixedWidthLabel(this)))
    , m_count(named("count", new FixedWidthLabel(this)))
{
    m_sign->setAlignment(Qt::AlignCenter);
    m_clock->hide();
    m_count->setWidest("00");
    m_texts->setSpacing(0);
    m_texts->addStretch();
    m_texts->addWidget(m_name);
    m_texts->addWidget(m_details);
    m_level->setFocusPolicy(Qt::NoFocus); // keyboard users have the menu bar
    m_level->setArrow(true);
    m_level->hide();
    m_texts->addWidget(m_level, 0, Qt::AlignLeft);
    connect(m_level, &QAbstractButton::clicked, this,
            [this] { m_levelMenu->popup(m_level->mapToGlobal(QPoint(0, m_level->height()))); });
    m_texts->addStretch();
    m_layout->addWidget(m_sign);
    m_layout->addLayout(m_texts, 1);
    m_layout->addWidget(m_clock);
    m_layout->addWidget(m_count);
    arrange();
    setFonts();
}

void PlayerRow::show(const Content &content)
{
    if (m_content == content)
        return;
    m_content = content;
    updateTexts();
    drawSign();
    update();
}

void PlayerRow::setClock(const QString &time)
{
    if (m_clock->text() == time)
        return;
    m_clock->setText(time);
    m_clock->setVisible(!time.isEmpty());
    if (!time.isEmpty()) // a hidden clock needs no name for screen readers
        updateAccessibleName(*m_clock, tr("%1 left on the clock").arg(time));
}

void PlayerRow::setCompact(bool compact, bool hasBar)
{
    if (m_isCompact == compact && m_hasBar == hasBar)
        return;
    m_isCompact = compact;
    m_hasBar = hasBar;
    arrange();
    updateTexts();
    setFonts();
}

/// The clock stands beside the texts, or under the name in a strip.
void PlayerRow::arrange()
{
    const bool mirrored = m_isCompact && m_side == core::Side::Second;
    m_layout->setDirection(mirrored ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
    m_layout->removeWidget(m_clock);
    m_texts->removeWidget(m_clock);
    if (m_isCompact)
        m_texts->insertWidget(3, m_clock);
    else
        m_layout->insertWidget(2, m_clock, 0, Qt::AlignVCenter);
    const Qt::Alignment outer = mirrored ? Qt::AlignRight : Qt::AlignLeft;
    const Qt::Alignment inner = mirrored ? Qt::AlignLeft : Qt::AlignRight;
    for (FixedWidthLabel *label : {m_name, m_details})
        label->setAlignment(outer | Qt::AlignVCenter);
    m_clock->setAlignment((m_isCompact ? outer : inner) | Qt::AlignVCenter);
    m_count->setAlignment(inner | Qt::AlignVCenter);
    m_name->setShrinkable(m_isCompact);
}

void PlayerRow::updateTexts()
{
    m_name->setText(m_content.name);
    m_details->setText(m_content.details);
    const bool offersLevels = m_content.hasLevel && m_levelMenu != nullptr;
    m_details->setVisible(!m_isCompact && !offersLevels && !m_content.details.isEmpty());
    m_level->setText(m_content.details);
    m_level->setToolTip(tr("Another level, from the computer's next move on"));
    m_level->setVisible(!m_isCompact && offersLevels);
    m_count->setText(m_content.count);
    m_count->setVisible(!m_content.count.isEmpty());
    for (FixedWidthLabel *label : {m_name, m_clock, m_count})
        label->setEmphasized(standsOut());
    QStringList parts{m_content.name};
    for (const QString &part : {m_content.details, m_content.count}) {
        if (!part.isEmpty())
            parts << part;
    }
    if (m_content.toMove)
        parts << tr("to move");
    if (m_content.won)
        parts << tr("won");
    updateAccessibleName(*this, parts.join(", "));
}

void PlayerRow::setFonts()
{
    const QScopedValueRollback guard(m_setsFonts, true);
    m_name->setFont(m_isCompact ? font() : scaledFont(font(), nameScale));
    m_details->setFont(font());
    m_clock->setFont(m_isCompact ? font() : scaledFont(font(), clockScale));
    m_count->setFont(scaledFont(font(), m_isCompact ? compactCountScale : countScale));
    for (FixedWidthLabel *label : {m_name, m_clock, m_count})
        label->setEmphasized(standsOut());
    // Reserves the height of a count in games without one, so that nothing in the card moves.
    setMinimumHeight(m_isCompact ? 0 : m_count->sizeHint().height());
    m_details->setPalette(quietTextPalette(palette()));
    const int em = fontMetrics().height();
    m_level->setFixedHeight(std::max(em * 9 / 8, smallestTarget)); // no higher than the count
    m_layout->setSpacing(m_isCompact ? em / 4 : em / 2);
    // In a card the bar is in the margin, so that all parts share one left edge.
    const int outer = m_hasBar ? barWidth() + em / 4 : 0;
    m_layout->setContentsMargins(isMirrored() ? 0 : outer, 0, isMirrored() ? outer : 0, 0);
    drawSign();
}

void PlayerRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (!m_setsFonts
        && (type == QEvent::PaletteChange || type == QEvent::FontChange
            || type == QEvent::StyleChange || type == QEvent::LayoutDirectionChange))
        setFonts();
}

/// Whether the bar and the disc are on the right.
bool PlayerRow::isMirrored() const
{
    const bool isOtherEnd = m_isCompact && m_side == core::Side::Second;
    return isOtherEnd != (layoutDirection() == Qt::RightToLeft);
}

int PlayerRow::barWidth() const
{
    return std::max(3, fontMetrics().height() / 4);
}

void PlayerRow::paintEvent(QPaintEvent *)
{
    if (!m_content.toMove || !m_hasBar)
        return;
    const qreal width = barWidth();
    QPainter painter(this);
    paintBar(painter, QRectF(isMirrored() ? this->width() - width : 0, 0, width, height()));
}

void PlayerRow::paintBar(QPainter &painter, const QRectF &place) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(boardColours(palette()).lastMove);
    painter.drawRoundedRect(place, place.width() / 2, place.width() / 2);
}

void PlayerRow::drawSign()
{
    const int size = qRound(fontMetrics().height() * (m_isCompact ? compactSignScale : signScale));
    m_sign->setFixedSize(size, size);
    m_sign->setPixmap(signPixmap(m_content.kind, m_side, size, devicePixelRatioF(), palette()));
}

void paintBarInMargin(QPainter &painter, const Card &card, const PlayerRow &row)
{
    const QRectF place(row.mapTo(&card, QPoint()), row.size());
    const qreal bar = row.barWidth();
    const qreal outer = (Card::margin(card.fontMetrics().height()) - bar) / 2;
    const qreal left = row.isMirrored() ? card.width() - outer - bar : outer;
    row.paintBar(painter, QRectF(left, place.top(), bar, place.height()));
}

void paintDash(QPainter &painter, const PlayerRow &first, const PlayerRow &second)
{
    if (!first.hasCount() || !second.hasCount())
        return;
    constexpr qreal length = 0.6; // relative to the text height, like the thickness
    constexpr qreal thickness = 0.14;
    const bool isMirrored = first.layoutDirection() == Qt::RightToLeft;
    const QRectF before = (isMirrored ? second : first).geometry();
    const QRectF after = (isMirrored ? first : second).geometry();
    const qreal em = first.fontMetrics().height();
    QRectF dash(0, 0, length * em, std::max(2.0, thickness * em));
    dash.moveCenter({(before.right() + after.left()) / 2, before.center().y()});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(quietText(first.palette()));
    painter.drawRoundedRect(dash, dash.height() / 2, dash.height() / 2);
}

} // namespace ui
