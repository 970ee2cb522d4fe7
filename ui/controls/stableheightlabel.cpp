#include "ui/controls/stableheightlabel.h"

#include <QEvent>
#include <QResizeEvent>
#include <QtMath>

#include <algorithm>

namespace ui {

StableHeightLabel::StableHeightLabel(QLabel *label, qreal lines)
    : m_label(label)
    , m_lines(lines)
{
    m_label->setParent(this);
    m_height = minHeight();
    setSizePolicy(label->wordWrap() ? QSizePolicy::Preferred : QSizePolicy::Fixed,
                  QSizePolicy::Fixed);
}

void StableHeightLabel::setWidest(const QString &text)
{
    if (text == m_widest)
        return;
    m_widest = text;
    updateGeometry();
}

void StableHeightLabel::setLines(qreal lines)
{
    m_lines = lines;
    m_height = 0;
    fit();
}

void StableHeightLabel::setReserved(int height)
{
    if (height == m_reserved)
        return;
    m_reserved = height;
    fit();
    updateGeometry();
}

QSize StableHeightLabel::sizeHint() const
{
    constexpr int wrapped = 40; // characters
    const QFontMetrics metrics = m_label->fontMetrics();
    return {m_label->wordWrap() ? wrapped * metrics.averageCharWidth()
                                : metrics.horizontalAdvance(m_widest) + metrics.averageCharWidth(),
            m_height - m_reserved};
}

QSize StableHeightLabel::minimumSizeHint() const
{
    constexpr int narrowest = 16; // characters
    return {m_label->wordWrap() ? narrowest * m_label->fontMetrics().averageCharWidth()
                                : sizeHint().width(),
            m_height - m_reserved};
}

int StableHeightLabel::heightOf(qreal lines) const
{
    return qCeil(lines * m_label->fontMetrics().lineSpacing()) + 2;
}

int StableHeightLabel::minHeight() const
{
    return heightOf(m_lines);
}

int StableHeightLabel::neededHeight() const
{
    const int wrapped = m_label->wordWrap() ? m_label->heightForWidth(width()) : 0;
    return std::max(minHeight(), wrapped + m_reserved);
}

bool StableHeightLabel::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_height = 0;
    // Handled here because the label is in no layout, so that its size changes go no further; and
    // on Show because a hidden widget gets no layout requests.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange || event->type() == QEvent::Show)
        fit();
    return QWidget::event(event);
}

void StableHeightLabel::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        m_height = 0;
    m_label->resize(event->size());
    fit();
}

/// Grows with the text but never shrinks with it, so that what is above keeps its place.
void StableHeightLabel::fit()
{
    const int needed = neededHeight();
    if (needed > m_height) {
        m_height = needed;
        updateGeometry();
    }
}

} // namespace ui
