#pragma once

#include <QMenu>
#include <QProxyStyle>

namespace ui {

/// The desktop's style with targets that can be hit, of 24 pixels at least (WCAG 2.2, 2.5.8), and
/// with a ring around what has the keyboard and edges of text fields and check boxes that stand out
/// from their ground by 3:1 (2.4.7, 1.4.11);
/// the buttons of dialogs have symbols only where the desktop has some; the letters that Alt
/// chooses are underlined in menus that are open, and elsewhere while Alt is held; where the
/// desktop has no style of its own, scroll bars are slim. All else is as the desktop has it. GUI
/// thread; owned by the application once it is set.
class AccessibleStyle : public QProxyStyle
{
public:
    /// Over a style, which it owns from now on, or over the desktop's.
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
    /// Follows the key Alt, and where the mouse is used instead of the keyboard.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Qt's own style, which is taken where the desktop has none.
    bool isFusion() const { return baseStyle()->name() == "fusion"; }
    void setAltHeld(bool held);
    static void leaveKeyboard(QWidget &window);

    bool m_altHeld = false;
};

/// Gives the symbols of a menu a size of their own, in pixels.
void setSymbolSize(QMenu &menu, int size);

/// Puts AccessibleStyle over the style that a desktop changes to while the program runs. Window's
/// thread; a child of the widget that it watches.
class AccessibleStyleInstaller : public QObject
{
public:
    explicit AccessibleStyleInstaller(QWidget *watched);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keep();
};

} // namespace ui
