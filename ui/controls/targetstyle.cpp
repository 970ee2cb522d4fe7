#include "ui/controls/targetstyle.h"

#include "ui/controls/focuscolour.h"
#include "ui/controls/surface.h"

#include <QPainter>
#include <QStyleOption>

namespace ui {

namespace {

bool isSeparator(const QStyleOption *option)
{
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
    return item != nullptr && item->menuItemType == QStyleOptionMenuItem::Separator;
}

} // namespace

TargetStyle::TargetStyle(QStyle *base)
    : QProxyStyle(base)
{}

QSize TargetStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
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
    case CT_MenuBarItem:
    case CT_ItemViewItem:
    case CT_HeaderSection:
        return whole.expandedTo({0, smallestTarget});
    case CT_MenuItem:
        return isSeparator(option) ? whole : whole.expandedTo({0, smallestTarget});
    default:
        return whole;
    }
}

void TargetStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                QPainter *painter, const QWidget *widget) const
{
    const auto *focus = qstyleoption_cast<const QStyleOptionFocusRect *>(option);
    if (element != PE_FrameFocusRect || focus == nullptr)
        return QProxyStyle::drawPrimitive(element, option, painter, widget);
    const QColor ground = focus->backgroundColor.isValid()
                              ? focus->backgroundColor
                              : option->palette.color(QPalette::Window);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(focusColour(option->palette, ground), 2));
    painter->drawRect(option->rect.adjusted(1, 1, -1, -1));
    painter->restore();
}

} // namespace ui
