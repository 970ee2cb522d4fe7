#pragma once

#include <QColor>
#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <algorithm>

namespace ui {

// The look that the window's own controls share: every colour is derived from the palette, so that
// all of it follows the desktop. Sizes are in pixels of the widget.

/// The contrast ratio of two opaque colours as WCAG 2 defines it, from 1 to 21.
double contrast(const QColor &one, const QColor &other);
/// Whether the palette is one of a dark window.
bool isDark(const QPalette &palette);
/// A colour between two: from at a share of 0, to at 1.
QColor mixed(const QColor &from, const QColor &to, double share);

/// The surface of a card, which lies on the window's background.
QColor cardColour(const QPalette &palette);
/// The line around a card.
QColor cardEdge(const QPalette &palette);
/// A button that is not to draw attention, or the track that segments lie in.
QColor quietColour(const QPalette &palette);

/// Words that step back behind others, on a card or on the window.
QColor quietText(const QPalette &palette);
/// Gives such words their colour; they have all else from the widget that they lie on, whose
/// palette this is.
QPalette quietTextPalette(const QPalette &palette);
/// The colour of the text of what cannot be used now: the palette's, but never too faint to be
/// read.
QColor disabledText(const QPalette &palette);

/// The edge of what is written in or checked, on a card or on the window: it stands out by 3:1.
QColor fieldEdge(const QPalette &palette);

/// The palette's highlight for lines and frames that mean something on a ground: mixed with the
/// text as far as it takes to stand out by 3:1, which WCAG 2 expects of graphics.
QColor markColour(const QPalette &palette, const QColor &ground);

/// The one colour that draws attention, and text on it: the palette's highlight, made darker or
/// lighter until the text has a contrast of 4.5:1.
struct Accent
{
    QColor fill;
    QColor text;
};
Accent accent(const QPalette &palette);

/// The least height and width of what can be clicked, as WCAG 2.2 requires (2.5.8), in pixels.
inline constexpr int smallestTarget = 24;

/// The height of a control that stands in a row of a form, for a text's height.
constexpr int rowHeight(int textHeight)
{
    constexpr int aroundSegments = 4;
    return std::max(textHeight * 9 / 5, smallestTarget + aroundSegments);
}

/// The height of one that stands beside a line of text.
constexpr int lowRowHeight(int textHeight)
{
    return std::max(textHeight * 3 / 2, smallestTarget);
}

/// How far the corners of a control are rounded for a text of this height.
qreal cornerRadius(int textHeight);
/// The radius of the corners of cards, and of what stands among them.
qreal cardRadius(int textHeight);
/// Fills a rounded surface; its edge, if it has a colour, is one sharp pixel inside the rectangle.
void paintSurface(QPainter &painter, const QRectF &area, qreal radius, const QColor &fill,
                  const QColor &edge = Qt::transparent);
/// Paints a triangle that says that something opens below, of half a width, in the middle.
void paintArrow(QPainter &painter, const QRectF &area, qreal half, const QColor &colour);
/// Whether a control is to show that it has the keyboard: once a key was used to go there.
bool showsFocus(const QWidget &widget);
/// Paints the ring that shows where the keyboard is, inside the rectangle.
void paintFocusRing(QPainter &painter, const QRectF &area, qreal radius, const QColor &colour);

} // namespace ui
