#include "ui/style/surface.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

/// Uses the colour of the active group: some styles dim the other groups, and colours mixed from it
/// are kept.
QColor textColour(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::WindowText);
}

constexpr double visibleRing = 3;

} // namespace

double contrast(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

QColor mixed(const QColor &from, const QColor &to, double share)
{
    const auto part = [share](float a, float b) { return static_cast<float>(a + share * (b - a)); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

/// In dark palettes fields are darker than the window, but a card on top should be lighter.
QColor cardColour(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    return isDark(palette) ? mixed(window, textColour(palette), 0.06)
                           : palette.color(QPalette::Base);
}

QColor cardEdge(const QPalette &palette)
{
    return mixed(cardColour(palette), textColour(palette), 0.14);
}

/// The palette's button colour if it contrasts with a card and text is readable on it.
QColor quietColour(const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor button = palette.color(QPalette::Active, QPalette::Button);
    const QColor card = cardColour(palette);
    constexpr double readable = 4.5;
    const bool standsOut = isDark(palette) ? button.lightness() > card.lightness()
                                           : button.lightness() < window.lightness();
    if (standsOut && contrast(button, textColour(palette)) >= readable)
        return button;
    return mixed(window, textColour(palette), isDark(palette) ? 0.14 : 0.07);
}

QColor quietText(const QPalette &palette)
{
    return mixed(textColour(palette), cardColour(palette), 0.28);
}

QPalette quietTextPalette(const QPalette &palette)
{
    QPalette quiet;
    quiet.setColor(QPalette::WindowText, quietText(palette));
    return quiet;
}

QColor fieldEdge(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Window);
    QColor edge = ground;
    for (int step = 1; step <= 20; ++step) {
        edge = mixed(ground, textColour(palette), step / 20.0);
        if (std::min(contrast(edge, ground), contrast(edge, cardColour(palette))) >= 3)
            break;
    }
    return edge;
}

QColor disabledText(const QPalette &palette)
{
    constexpr double legible = 2.2;
    const QColor ground = quietColour(palette);
    QColor text = palette.color(QPalette::Disabled, QPalette::WindowText);
    const QColor start = text;
    for (int step = 1; step <= 10 && contrast(text, ground) < legible; ++step)
        text = mixed(start, textColour(palette), step / 10.0);
    return text;
}

QColor markColour(const QPalette &palette, const QColor &ground)
{
    constexpr double visible = 3;
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    QColor colour = highlight;
    for (int step = 1; step <= 10 && contrast(colour, ground) < visible; ++step)
        colour = mixed(highlight, palette.color(QPalette::Active, QPalette::Text), step / 10.0);
    return colour;
}

Accent accent(const QPalette &palette)
{
    constexpr double readable = 4.5;
    Accent accent{palette.color(QPalette::Active, QPalette::Highlight),
                  palette.color(QPalette::Active, QPalette::HighlightedText)};
    const QColor end = accent.text.lightness() < 128 ? Qt::white : Qt::black;
    const QColor start = accent.fill;
    for (int step = 1; step <= 20 && contrast(accent.fill, accent.text) < readable; ++step)
        accent.fill = mixed(start, end, step / 20.0);
    return accent;
}

qreal cornerRadius(int textHeight)
{
    return 0.55 * textHeight;
}

qreal cardRadius(int textHeight)
{
    return 1.8 * cornerRadius(textHeight);
}

void paintSurface(QPainter &painter, const QRectF &area, qreal radius, const QColor &fill,
                  const QColor &edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    painter.setPen(edge.alpha() == 0 ? QPen(Qt::NoPen) : QPen(edge, 1));
    const qreal inset = edge.alpha() == 0 ? 0 : 0.5;
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter.restore();
}

void paintArrow(QPainter &painter, const QRectF &area, qreal half, const QColor &colour,
                bool isOpen)
{
    const QPointF middle = area.center();
    const qreal down = isOpen ? -half : half;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{{middle.x() - half, middle.y() - down / 2},
                                  {middle.x() + half, middle.y() - down / 2},
                                  {middle.x(), middle.y() + down * 0.8}});
    painter.restore();
}

bool showsFocus(const QWidget &widget)
{
    return widget.hasFocus() && widget.window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

void paintFocusRing(QPainter &painter, const QRectF &area, qreal radius, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

QColor focusColour(const QPalette &palette, const QColor &ground)
{
    const QColor wanted = accent(palette).fill;
    return contrast(wanted, ground) >= visibleRing
               ? wanted
               : palette.color(QPalette::Active, QPalette::WindowText);
}

QColor focusColour(const QPalette &palette)
{
    const QColor onWindow = focusColour(palette, palette.color(QPalette::Window));
    return contrast(onWindow, cardColour(palette)) >= visibleRing
               ? onWindow
               : focusColour(palette, cardColour(palette));
}

} // namespace ui
