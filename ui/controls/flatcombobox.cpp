#include "ui/controls/flatcombobox.h"

#include "ui/style/surface.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

/// The maximum width, in text heights, unless the box adjusts to its contents; only names entered
/// by users are longer.
constexpr int widestText = 14;

/// What QLineEdit leaves free on each side of its text, in pixels.
constexpr int lineEditMargin = 2;

} // namespace

FlatComboBox::FlatComboBox(QWidget *parent)
    : QComboBox(parent)
{
    setAttribute(Qt::WA_Hover);
    connect(this, &QComboBox::currentIndexChanged, this, &QWidget::updateGeometry);
}

int FlatComboBox::padding() const
{
    return fontMetrics().height() / 2;
}

int FlatComboBox::widthFor(const QString &text) const
{
    // One pixel more, so that rounding does not elide the text, and those of a cursor.
    const int more = isEditable() ? 1 + 2 * lineEditMargin : 1;
    return fontMetrics().horizontalAdvance(text) + more + fontMetrics().height() + 2 * padding();
}

QSize FlatComboBox::sizeHint() const
{
    int widest = 0;
    for (int item = 0; item < count(); ++item)
        widest = std::max(widest, widthFor(itemText(item)));
    const int em = fontMetrics().height();
    if (sizeAdjustPolicy() != QComboBox::AdjustToContents)
        widest = std::min(widest, widestText * em);
    return {widest, rowHeight(em)};
}

QSize FlatComboBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == QComboBox::AdjustToContents
               ? QSize(widthFor(currentText()), sizeHint().height())
               : sizeHint();
}

QColor FlatComboBox::ink() const
{
    return isEnabled() ? palette().color(QPalette::WindowText) : disabledText(palette());
}

void FlatComboBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int em = fontMetrics().height();
    const QColor ink = this->ink();
    const QColor rest = quietColour(palette());
    paintSurface(painter, rect(), cornerRadius(em), underMouse() ? mixed(rest, ink, 0.06) : rest,
                 cardEdge(palette()));
    if (showsFocus(*this) || (isEditable() && lineEdit()->hasFocus()))
        paintFocusRing(painter, rect(), cornerRadius(em), focusColour(palette(), rest));
    const QRect arrow(width() - padding() - em, 0, em, height());
    paintArrow(painter, QStyle::visualRect(layoutDirection(), rect(), arrow), 0.22 * em, ink);
    if (isEditable())
        return; // the line edit shows the text
    painter.setPen(ink);
    painter.drawText(textRect(),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft))
                         | Qt::AlignVCenter,
                     fontMetrics().elidedText(currentText(), Qt::ElideRight, textRect().width()));
}

/// Beside the arrow.
QRect FlatComboBox::textRect() const
{
    const QRect text(padding(), 0, width() - 2 * padding() - fontMetrics().height(), height());
    return QStyle::visualRect(layoutDirection(), rect(), text);
}

void FlatComboBox::makeEditable()
{
    setEditable(true);
    lineEdit()->setFrame(false);
    lineEdit()->setTextMargins(-lineEditMargin, 0, -lineEditMargin, 0);
    lineEdit()->installEventFilter(this);
    placeLineEdit();
}

/// The line edit has no frame and no ground of its own: the box paints both.
void FlatComboBox::placeLineEdit()
{
    if (!isEditable())
        return;
    QPalette clear = palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    clear.setColor(QPalette::Text, ink());
    if (lineEdit()->palette() != clear)
        lineEdit()->setPalette(clear);
    const QRect place = textRect().adjusted(0, 1, 0, -1);
    if (lineEdit()->geometry() != place)
        lineEdit()->setGeometry(place);
}

void FlatComboBox::resizeEvent(QResizeEvent *event)
{
    QComboBox::resizeEvent(event);
    placeLineEdit();
}

void FlatComboBox::changeEvent(QEvent *event)
{
    QComboBox::changeEvent(event);
    placeLineEdit();
    if (event->type() == QEvent::FontChange)
        updateGeometry(); // QComboBox does not, for it keeps a size hint of its own
}

/// QComboBox puts the line edit where the style has it, each time an item is chosen.
bool FlatComboBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        placeLineEdit();
    return QComboBox::eventFilter(watched, event);
}

} // namespace ui
