#include "ui/controls/segmentedrow.h"

#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// The margin of the track around the segments.
int trackMargin(int textHeight)
{
    return std::max(2, textHeight / 8);
}

/// In dark mode the chosen segment is lighter than the track, which it lies on.
QColor trackColour(const QPalette &palette)
{
    return isDark(palette) ? palette.color(QPalette::Window) : quietColour(palette);
}

QColor chosenColour(const QPalette &palette)
{
    return isDark(palette) ? quietColour(palette) : cardColour(palette);
}

/// A radio button that is painted as a segment of its row.
class Segment : public QRadioButton
{
public:
    using QRadioButton::QRadioButton;

    QSize sizeHint() const override { return {contentWidth() + 2 * wide(), segmentHeight()}; }
    QSize minimumSizeHint() const override
    {
        return {contentWidth() + 2 * narrow(), segmentHeight()};
    }

protected:
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }
    void paintEvent(QPaintEvent *event) override;

private:
    QFont bold() const { return boldFont(this->font()); }
    /// The width of the bold text, so that choosing another segment moves nothing.
    int textWidth() const { return QFontMetrics(bold()).horizontalAdvance(text()); }
    /// The width of an icon and the gap beside it.
    int iconWidth() const { return icon().isNull() ? 0 : iconSize().width() + narrow(); }
    int contentWidth() const { return iconWidth() + textWidth(); }
    int wide() const { return fontMetrics().height() * 3 / 5; }
    int narrow() const { return fontMetrics().height() / 4; }
    int segmentHeight() const
    {
        const int text = fontMetrics().height();
        return std::max(rowHeight(text) - 2 * trackMargin(text), smallestTarget);
    }
};

void Segment::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal radius = cornerRadius(fontMetrics().height());
    const QColor text = palette().color(QPalette::WindowText);
    const QColor ground = isChecked() ? chosenColour(palette()) : trackColour(palette());
    if (isChecked())
        paintSurface(painter, rect(), radius, ground,
                     mixed(ground, text, isEnabled() ? 0.22 : 0.15));
    else if (underMouse() && isEnabled())
        paintSurface(painter, rect(), radius, mixed(ground, text, 0.06));
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), radius, focusColour(palette(), ground));
    painter.setFont(isChecked() ? bold() : font());
    painter.setPen(isEnabled() ? text : disabledText(palette()));
    QRect area = rect();
    if (iconWidth() > 0) {
        QRect content(0, 0, contentWidth(), height());
        content.moveCenter(area.center());
        area =
            QStyle::visualRect(layoutDirection(), content, content.adjusted(iconWidth(), 0, 0, 0));
        QRect picture(QPoint(content.left(), (height() - iconSize().height()) / 2), iconSize());
        icon().paint(&painter, QStyle::visualRect(layoutDirection(), content, picture));
    }
    painter.drawText(area, Qt::AlignCenter, this->text());
}

QAccessibleInterface *makeAccessible(const QString &, QObject *object)
{
    auto *row = qobject_cast<SegmentedRow *>(object);
    return row != nullptr ? new QAccessibleWidget(row, QAccessible::Grouping) : nullptr;
}

void installAccessibility()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(makeAccessible);
        return true;
    }();
}

} // namespace

SegmentedRow::SegmentedRow(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    installAccessibility();
    setAccessibleName(accessibleName);
    // Focusable by click only, so that a label's mnemonic works. Only the chosen segment is a tab
    // stop: with one on the row too, Shift+Tab would go from the segment to the row, which passes
    // the focus back.
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(0);
    updateMargins();
    connect(m_group, &QButtonGroup::idToggled, this, [this](int value, bool checked) {
        if (!checked)
            return;
        setFocusProxy(segment(value));
        emit valueChosen(value);
    });
}

void SegmentedRow::addSegment(const QString &title, int value)
{
    auto *segment = new Segment(title, this);
    segment->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    segment->setAttribute(Qt::WA_Hover);
    m_group->addButton(segment, value);
    // Stretch 1: all segments get the same share.
    static_cast<QHBoxLayout *>(layout())->addWidget(segment, 1);
}

void SegmentedRow::setValue(int value)
{
    QAbstractButton *chosen = segment(value);
    if (chosen == nullptr)
        return;
    const QSignalBlocker blocker(m_group);
    chosen->setChecked(true);
    setFocusProxy(chosen);
}

void SegmentedRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintSurface(painter, rect(), 1.25 * cornerRadius(fontMetrics().height()),
                 trackColour(palette()), cardEdge(palette()));
}

void SegmentedRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateMargins();
}

/// All segments are equally wide if every text fits that way; otherwise all have the same margin
/// beside their texts.
void SegmentedRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto segments = m_group->buttons();
    const int equal = contentsRect().width() / std::max(1, int(segments.size()));
    const bool fits = std::all_of(segments.begin(), segments.end(), [equal](const auto *segment) {
        return segment->sizeHint().width() <= equal;
    });
    auto *row = static_cast<QHBoxLayout *>(layout());
    const int spare = std::max(0, contentsRect().width() - row->minimumSize().width());
    for (int i = 0; i < row->count(); ++i) {
        // Stretch factors proportional to minimum width plus an equal share of the spare width.
        const int min = row->itemAt(i)->minimumSize().width();
        row->setStretch(i, fits ? 1 : min * row->count() + spare);
    }
    row->activate();
}

void SegmentedRow::updateMargins()
{
    const int margin = trackMargin(fontMetrics().height());
    layout()->setContentsMargins(margin, margin, margin, margin);
}

} // namespace ui
