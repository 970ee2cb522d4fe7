#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <algorithm>

namespace ui {

// The common look of the window's custom controls: every colour is derived from the palette, so
// that it follows the desktop. Sizes are in pixels of the widget.

/// The contrast ratio of two opaque colours as WCAG 2 defines it, from 1 to 21.
double contrast(const QColor &one, const QColor &other);
/// Whether the palette is dark.
bool isDark(const QPalette &palette);
/// Mixes two colours: `from` at a share of 0, `to` at 1.
QColor mixed(const QColor &from, const QColor &to, double share);

/// The surface of a card, which lies on the window's background.
QColor cardColour(const QPalette &palette);
/// The line around a card.
QColor cardEdge(const QPalette &palette);
/// The colour of an inconspicuous button, or of the track of a segmented control.
QColor quietColour(const QPalette &palette);

/// The colour of secondary text, on a card or on the window.
QColor quietText(const QPalette &palette);
/// The palette for secondary text, from the palette of the widget it is on, which otherwise
/// applies.
QPalette quietTextPalette(const QPalette &palette);
/// The colour of the text of disabled controls: the palette's, but never too faint to read.
QColor disabledText(const QPalette &palette);

/// The edge of text fields and check boxes, on a card or on the window, with a contrast of 3:1.
QColor fieldEdge(const QPalette &palette);

/// The palette's highlight for meaningful lines and frames on a background: mixed with the text's
/// colour as far as needed for a contrast of 3:1, which WCAG 2 requires of graphics.
QColor markColour(const QPalette &palette, const QColor &ground);

/// The accent colour, and that of text on it: the palette's highlight, made darker or lighter until
/// the text has a contrast of 4.5:1.
struct Accent
{
    QColor fill;
    QColor text;
};
Accent accent(const QPalette &palette);

/// The minimum height and width of click targets, as WCAG 2.2 requires (2.5.8), in pixels.
inline constexpr int smallestTarget = 24;

/// The height of a control in a row of a form, for a text's height.
constexpr int rowHeight(int textHeight)
{
    constexpr int aroundSegments = 4;
    return std::max(textHeight * 9 / 5, smallestTarget + aroundSegments);
}

/// The height of a control next to a line of text.
constexpr int lowRowHeight(int textHeight)
{
    return std::max(textHeight * 3 / 2, smallestTarget);
}

/// The radius of a control's corners for a text of this height.
qreal cornerRadius(int textHeight);
/// The radius of the corners of cards, and of items among them.
qreal cardRadius(int textHeight);
/// Fills a rounded surface; its edge, if it has a colour, is one sharp pixel inside the rectangle.
void paintSurface(QPainter &painter, const QRectF &area, qreal radius, const QColor &fill,
                  const QColor &edge = Qt::transparent);
/// Paints a triangle that indicates that something opens below, in the middle of the area; `half`
/// is half its width. It points up while that is open.
void paintArrow(QPainter &painter, const QRectF &area, qreal half, const QColor &colour,
                bool isOpen = false);
/// Whether a control is to show that it has the focus: only after the focus was moved by the
/// keyboard.
bool showsFocus(const QWidget &widget);
/// Paints the focus ring inside the rectangle.
void paintFocusRing(QPainter &painter, const QRectF &area, qreal radius, const QColor &colour);

/// The colour of the focus ring on a background: the accent if their contrast is at least 3:1, else
/// the text's colour.
QColor focusColour(const QPalette &palette, const QColor &ground);
/// A colour for both the window's background and a card's.
QColor focusColour(const QPalette &palette);

} // namespace ui
