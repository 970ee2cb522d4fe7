#pragma once

#include <QMenu>
#include <QObject>
#include <QProxyStyle>
#include <QStyleOptionSlider>
#include <QWidget>

class QPainter;

namespace ui {

// A slim scroll bar without buttons for single steps, because the wheel and keys make them. Painted
// without a background of its own.

/// The width of a vertical bar, or the height of a horizontal one, in pixels.
inline constexpr int scrollBarExtent = 12;

/// The rectangle of a part of the bar; empty if it has no such part.
QRect scrollBarPart(QStyle::SubControl part, const QStyleOptionSlider &bar);
/// Paints the handle, wider and darker while the mouse is on the bar, with a contrast of 3:1.
void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar);

/// Wraps the desktop's style for accessibility: click targets are at least 24 pixels large (WCAG
/// 2.2, 2.5.8); a ring surrounds the focused widget, and the edges of text fields and check boxes
/// contrast with their background by 3:1 (2.4.7, 1.4.11); dialog buttons have icons only if the
/// desktop has some; mnemonics are underlined in open menus, and elsewhere while Alt is held; if
/// the desktop has no style of its own, scroll bars are slim, text fields look like the program's
/// other controls, and menus have an edge in the dark; in a small window the menus stand closer
/// together if all fit only then. Everything else is the desktop's. GUI thread; owned by the
/// application once it is set.
class AccessibleStyle : public QProxyStyle
{
public:
    /// Wraps a style, and takes ownership of it, or the desktop's.
    explicit AccessibleStyle(QStyle *base = nullptr);

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QApplication *application) override;
    void unpolish(QApplication *application) override;
    void polish(QWidget *widget) override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

protected:
    /// Watches the Alt key, and mouse presses, which hide the focus ring.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paintSteps(QPainter &painter, const QStyleOptionSpinBox &box, const QWidget *widget) const;
    int menuNarrowing(const QStyleOption *option, const QWidget *widget) const;
    /// Whether the base is Fusion, Qt's style for desktops without their own.
    bool isFusion() const { return baseStyle()->name() == "fusion"; }
    void setAltHeld(bool held);
    static void leaveKeyboard(QWidget &window);

    bool m_altHeld = false;
};

/// Sets the size of a menu's icons, in pixels.
void setSymbolSize(QMenu &menu, int size);

/// Wraps the new style in AccessibleStyle when the desktop's style changes while the program runs.
/// GUI thread; a child of the widget that it watches.
class AccessibleStyleInstaller : public QObject
{
public:
    explicit AccessibleStyleInstaller(QWidget *watched);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keep();
};

/// Keeps placeholder texts readable, also when the desktop changes between dark and light while the
/// program runs: some desktops' dark palettes have a placeholder colour for light ones. GUI thread.
class PlaceholderColour : public QObject
{
public:
    /// Watches this window for changes of the application's palette; owned by the window.
    explicit PlaceholderColour(QWidget *window);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    static void follow();
};

} // namespace ui
