#include "ui/style/accessiblestyle.h"

#include "ui/style/surface.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPainter>
#include <QPalette>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace ui {

QRect scrollBarPart(QStyle::SubControl part, const QStyleOptionSlider &bar)
{
    const bool isVertical = bar.orientation == Qt::Vertical;
    const QRect &whole = bar.rect;
    const int length = isVertical ? whole.height() : whole.width();
    const int range = bar.maximum - bar.minimum;
    const qint64 all = qint64(range) + bar.pageStep;
    const int wanted = all > 0 ? int(qint64(length) * bar.pageStep / all) : length;
    const int handle =
        range > 0 ? std::clamp(wanted, std::min(length, 2 * smallestTarget), length) : length;
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto stretch = [&](int from, int to) {
        return isVertical ? QRect(whole.left(), whole.top() + from, whole.width(), to - from)
                          : QStyle::visualRect(
                              bar.direction, whole,
                              QRect(whole.left() + from, whole.top(), to - from, whole.height()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarGroove:
        return whole;
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, start + handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length);
    default:
        return {};
    }
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &bar)
{
    if (bar.maximum <= bar.minimum)
        return;
    const bool isUsed = (bar.state & QStyle::State_Enabled) != 0
                        && (bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken)) != 0;
    const int aside = isUsed ? 2 : 3;
    QRectF handle(scrollBarPart(QStyle::SC_ScrollBarSlider, bar));
    handle = bar.orientation == Qt::Vertical ? handle.adjusted(aside, 2, -aside, -2)
                                             : handle.adjusted(2, aside, -2, -aside);
    const QColor edge = fieldEdge(bar.palette);
    paintSurface(painter, handle, std::min(handle.width(), handle.height()) / 2,
                 isUsed ? mixed(edge, bar.palette.color(QPalette::WindowText), 0.3) : edge);
}

namespace {

bool isSeparator(const QStyleOption *option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator;
}

/// The height of a menu bar's corner widget: the menus get the same height, or they would end above
/// the bar's edge.
int cornerHeight(const QWidget *widget)
{
    const auto *bar = qobject_cast<const QMenuBar *>(widget);
    const QWidget *corner = bar == nullptr ? nullptr : bar->cornerWidget(Qt::TopRightCorner);
    if (corner == nullptr || corner->isHidden())
        return 0;
    const QStyle *style = bar->style();
    return corner->sizeHint().height() - 2 * style->pixelMetric(QStyle::PM_MenuBarVMargin)
           - 2 * style->pixelMetric(QStyle::PM_MenuBarPanelWidth);
}

bool showsKeyboard(const QStyleOption &option)
{
    constexpr QStyle::State both = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option.state & both) == both;
}

bool isDefaultButton(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button != nullptr && (button->features & QStyleOptionButton::DefaultButton) != 0;
}

constexpr int ringWidth = 2;
constexpr const char *symbolSize = "symbolSize"; ///< a property of menus

/// The size that setSymbolSize() gave a menu; 0: none.
int ownSymbolSize(const QWidget *widget)
{
    return qobject_cast<const QMenu *>(widget) ? widget->property(symbolSize).toInt() : 0;
}

/// The height of an item with such an icon, which Fusion would draw over adjacent items.
int ownSymbolHeight(const QWidget *widget)
{
    constexpr int apart = 4; // pixels between two symbols
    const int size = ownSymbolSize(widget);
    return size > 0 ? size + apart : 0;
}

void paintRing(QPainter *painter, const QRect &area, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colour, ringWidth));
    painter->drawRect(area.adjusted(1, 1, -1, -1));
    painter->restore();
}

/// Paints over Fusion's edge, whose contrast is too low, especially in dark palettes.
void paintEdge(QPainter *painter, const QRect &area, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(colour);
    painter->drawRect(area.adjusted(0, 0, -1, -1));
    painter->restore();
}

/// The edge of a menu, which may lie on a card or on the dark part of a board.
QColor menuEdge(const QPalette &palette)
{
    constexpr double share = 0.2;
    return mixed(cardEdge(palette), palette.color(QPalette::WindowText), share);
}

/// Paints the ground of a text field like the other controls, with a ring while it has the focus.
void paintField(QPainter &painter, const QStyleOption &option)
{
    const qreal radius = cornerRadius(option.fontMetrics.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintSurface(painter, option.rect, radius, option.palette.color(QPalette::Base),
                 fieldEdge(option.palette));
    if ((option.state & QStyle::State_HasFocus) != 0)
        paintFocusRing(painter, option.rect, radius, focusColour(option.palette));
    painter.restore();
}

} // namespace

AccessibleStyle::AccessibleStyle(QStyle *base)
    : QProxyStyle(base)
{}

QSize AccessibleStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                        const QSize &size, const QWidget *widget) const
{
    const QSize whole = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_TabBarTab:
        return whole.expandedTo({smallestTarget, smallestTarget});
    case CT_ComboBox:
    case CT_SpinBox:
    case CT_LineEdit:
    case CT_ItemViewItem:
    case CT_HeaderSection:
        return whole.expandedTo({0, smallestTarget});
    case CT_MenuBarItem:
        return QSize(whole.width() - menuNarrowing(option, widget), whole.height())
            .expandedTo({0, std::max(smallestTarget, cornerHeight(widget))});
    case CT_MenuItem:
        return isSeparator(option)
                   ? whole
                   : whole.expandedTo({0, std::max(smallestTarget, ownSymbolHeight(widget))});
    default:
        return whole;
    }
}

/// How much narrower than usual each menu of a bar is, so that all fit beside its corner widget; 0
/// if they do anyway, or would not even then.
int AccessibleStyle::menuNarrowing(const QStyleOption *option, const QWidget *widget) const
{
    constexpr int minPadding = 2; // of a menu's text, in pixels
    const auto *bar = qobject_cast<const QMenuBar *>(widget);
    const QWidget *corner = bar == nullptr ? nullptr : bar->cornerWidget(Qt::TopRightCorner);
    if (corner == nullptr || corner->isHidden())
        return 0;
    const int spacing = bar->style()->pixelMetric(PM_MenuBarItemSpacing, option, bar);
    const int edge = bar->style()->pixelMetric(PM_MenuBarHMargin, option, bar)
                     + bar->style()->pixelMetric(PM_MenuBarPanelWidth, option, bar);
    int lacking = 2 * edge + spacing + corner->sizeHint().width() - bar->width();
    int padding = 0;
    for (const QAction *menu : bar->actions()) {
        const QSize text = bar->fontMetrics().size(Qt::TextShowMnemonic, menu->text());
        const int whole =
            QProxyStyle::sizeFromContents(CT_MenuBarItem, option, text, widget).width();
        lacking += whole + spacing;
        padding = whole - text.width();
    }
    const int menus = int(bar->actions().size());
    const int narrowing = menus == 0 ? 0 : (lacking + menus - 1) / menus;
    return narrowing > padding - minPadding ? 0 : std::max(0, narrowing);
}

int AccessibleStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                                 const QWidget *widget) const
{
    if (metric == PM_ScrollBarExtent && isFusion())
        return scrollBarExtent;
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    constexpr int minMargin = 5; // next to the texts of tables and lists
    if (metric == PM_FocusFrameHMargin)
        return std::max(usual, minMargin);
    // Space for the focus ring, which the scrolled contents would cover.
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QAbstractScrollArea *>(widget))
        return std::max(usual, ringWidth);
    if (metric == PM_SmallIconSize && ownSymbolSize(widget) > 0)
        return ownSymbolSize(widget);
    return usual;
}

int AccessibleStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                               QStyleHintReturn *data) const
{
    // Without the desktop's icons there are only Qt's outdated ones.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons && !QIcon::hasThemeIcon("dialog-cancel"))
        return 0;
    if (hint == SH_EtchDisabledText && isFusion())
        return 0; // in the dark a second, blurred text
    if (hint == SH_UnderlineShortcut && !m_altHeld
        && qobject_cast<const QMenu *>(widget) == nullptr)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void AccessibleStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(this);
}

void AccessibleStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isFusion() && qobject_cast<QScrollBar *>(widget) != nullptr)
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // the background shows through
}

QRect AccessibleStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                      SubControl part, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || bar == nullptr || !isFusion())
        return QProxyStyle::subControlRect(control, option, part, widget);
    return scrollBarPart(part, *bar);
}

void AccessibleStyle::unpolish(QApplication *application)
{
    application->removeEventFilter(this);
    QProxyStyle::unpolish(application);
}

bool AccessibleStyle::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::KeyPress || type == QEvent::KeyRelease) {
        if (static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Alt)
            setAltHeld(type == QEvent::KeyPress);
    } else if (type == QEvent::WindowDeactivate) {
        setAltHeld(false); // another window gets the key's release
    } else if (auto *pressed = qobject_cast<QWidget *>(watched);
               type == QEvent::MouseButtonPress && pressed != nullptr) {
        leaveKeyboard(*pressed->window());
    }
    return QProxyStyle::eventFilter(watched, event);
}

/// Hides the focus ring when the mouse is used, until the keyboard is used again.
void AccessibleStyle::leaveKeyboard(QWidget &window)
{
    window.setAttribute(Qt::WA_KeyboardFocusChange, false);
    if (QWidget *focused = window.focusWidget())
        focused->update();
}

void AccessibleStyle::setAltHeld(bool held)
{
    if (held == m_altHeld)
        return;
    m_altHeld = held;
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (widget->isVisible())
            widget->update();
    }
}

void AccessibleStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                    QPainter *painter, const QWidget *widget) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == PE_PanelLineEdit && isFusion() && frame != nullptr && frame->lineWidth > 0) {
        paintField(*painter, *option);
        return;
    }
    const auto *focus = qstyleoption_cast<const QStyleOptionFocusRect *>(option);
    if (element != PE_FrameFocusRect || focus == nullptr) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_IndicatorCheckBox && isFusion())
            paintEdge(painter, option->rect, fieldEdge(option->palette));
        if (element == PE_PanelMenu && isFusion() && isDark(option->palette))
            paintEdge(painter, option->rect, menuEdge(option->palette));
        return;
    }
    paintRing(painter, option->rect,
              focus->backgroundColor.isValid()
                  ? focusColour(option->palette, focus->backgroundColor)
                  : focusColour(option->palette)); // on the window or on a card
}

void AccessibleStyle::drawControl(ControlElement element, const QStyleOption *option,
                                  QPainter *painter, const QWidget *widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    // Buttons and lists have a ring only after keyboard use; fields and scroll areas always.
    const auto *const list = qobject_cast<const QAbstractItemView *>(widget);
    const bool isList = list != nullptr;
    const auto *const frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == CE_ShapedFrame && isList && isDark(option->palette) && isFusion()
        && (frame == nullptr || frame->frameShape != QFrame::NoFrame))
        paintEdge(painter, option->rect, cardEdge(option->palette));
    const bool hasRing = element == CE_PushButton || (element == CE_ShapedFrame && isList)
                             ? showsKeyboard(*option)
                             : element == CE_ShapedFrame && (option->state & State_HasFocus) != 0;
    // Without a frame a viewport with a ground covers a ring except beside the scroll bar; the
    // current row has a ring of its own.
    const bool isCovered = isList && frame != nullptr && frame->frameShape == QFrame::NoFrame
                           && list->viewport()->autoFillBackground();
    if (!hasRing || isCovered)
        return;
    // Styles fill the default button with the accent colour, on which only the text's colour is
    // certain to be visible.
    paintRing(painter, option->rect,
              isDefaultButton(option) ? option->palette.color(QPalette::ButtonText)
                                      : focusColour(option->palette));
}

void AccessibleStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                         QPainter *painter, const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_ScrollBar && bar != nullptr && isFusion()) {
        paintScrollBar(*painter, *bar);
        return;
    }
    const auto *field = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (control == CC_SpinBox && field != nullptr && field->frame && isFusion()) {
        paintField(*painter, *option);
        paintSteps(*painter, *field, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const bool isStop = control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider
                        || control == CC_ToolButton;
    if (isStop && showsKeyboard(*option))
        paintRing(painter, option->rect, focusColour(option->palette));
}

/// Paints the arrows of a spin box.
void AccessibleStyle::paintSteps(QPainter &painter, const QStyleOptionSpinBox &box,
                                 const QWidget *widget) const
{
    constexpr double half = 0.2; // relative to the text's height
    const std::pair<SubControl, QAbstractSpinBox::StepEnabledFlag> steps[] = {
        {SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled},
        {SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled}};
    for (const auto &[part, flag] : steps) {
        const bool isEnabled = box.stepEnabled.testFlag(flag) && (box.state & State_Enabled) != 0;
        const QRect place = proxy()->subControlRect(CC_SpinBox, &box, part, widget);
        if (isEnabled && box.activeSubControls == part)
            painter.fillRect(place, box.palette.color((box.state & State_Sunken) != 0
                                                          ? QPalette::Mid
                                                          : QPalette::Midlight));
        paintArrow(painter, place, half * box.fontMetrics.height(),
                   isEnabled ? box.palette.color(QPalette::Text) : disabledText(box.palette),
                   part == SC_SpinBoxUp);
    }
}

void setSymbolSize(QMenu &menu, int size)
{
    menu.setProperty(symbolSize, size);
}

AccessibleStyleInstaller::AccessibleStyleInstaller(QWidget *watched)
    : QObject(watched)
{
    watched->installEventFilter(this);
}

bool AccessibleStyleInstaller::eventFilter(QObject *watched, QEvent *event)
{
    // Queued, because at the moment all widgets are being changed to the new style.
    if (event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &AccessibleStyleInstaller::keep, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void AccessibleStyleInstaller::keep()
{
    const QStyle *style = QApplication::style();
    if (dynamic_cast<const AccessibleStyle *>(style) != nullptr)
        return;
    // A style that has no plugin of its name, such as that of style sheets, is left alone.
    if (QStyle *base = QStyleFactory::create(style->name()))
        QApplication::setStyle(new AccessibleStyle(base));
}

PlaceholderColour::PlaceholderColour(QWidget *window)
    : QObject(window)
{
    window->installEventFilter(this);
    follow();
}

bool PlaceholderColour::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange)
        follow();
    return false;
}

void PlaceholderColour::follow()
{
    constexpr int faint = 160; // of 255
    QPalette palette = QApplication::palette();
    QColor wanted = palette.color(QPalette::Text);
    wanted.setAlpha(faint);
    if (palette.color(QPalette::PlaceholderText) == wanted)
        return; // also ends the recursion through setPalette()
    palette.setColor(QPalette::PlaceholderText, wanted);
    QApplication::setPalette(palette);
}

} // namespace ui
