#pragma once

#include "tests/support/window/textwidths.h"
#include "ui/learn/lessongrid.h"
#include "ui/play/card/playerrow.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QStringList>
#include <QTabBar>

#include <algorithm>
#include <tuple>

namespace support {

/// The scroll area whose contents a widget is; null if there is none.
inline const QAbstractScrollArea *scrolledBy(const QWidget &contents)
{
    const QWidget *viewport = contents.parentWidget();
    const auto *area = viewport != nullptr
                           ? qobject_cast<const QAbstractScrollArea *>(viewport->parentWidget())
                           : nullptr;
    return area != nullptr && area->viewport() == viewport ? area : nullptr;
}

/// Whether a widget is inside its parent, or can be scrolled into view.
inline bool isInParent(const QWidget &widget)
{
    const QRect available = widget.parentWidget()->rect();
    QRect place = widget.geometry();
    if (const QAbstractScrollArea *area = scrolledBy(widget)) {
        if (area->verticalScrollBar()->maximum() > 0)
            place = QRect(place.x(), available.y(), place.width(), 1);
    }
    return available.contains(place);
}

/// Describes the parts of a widget's text that do not fit; empty if all do. Users' names may have
/// any length: they are elided, with a tool tip. For the columns of the move list see
/// tst_movescard.
inline QString cutTextOf(const QWidget &widget)
{
    if (qobject_cast<const ui::FixedWidthLabel *>(&widget) != nullptr
        || widget.objectName() == "moves")
        return {};
    // Its title may have several lines.
    if (qobject_cast<const ui::LessonButton *>(&widget) != nullptr)
        return {};
    if (const auto *label = qobject_cast<const QLabel *>(&widget);
        label != nullptr && label->wordWrap() && !label->text().isEmpty()) {
        const int needed = label->heightForWidth(label->width());
        return label->height() < needed ? QString("%1 of %2 high: %3")
                                              .arg(label->height())
                                              .arg(needed)
                                              .arg(label->text())
                                        : QString();
    }
    if (const auto *bar = qobject_cast<const QTabBar *>(&widget)) {
        if (bar->visibleRegion().isEmpty()) // a dock without another one tabbed with it
            return {};
        for (int i = 0; i < bar->count(); ++i) {
            const int needed = bar->fontMetrics().horizontalAdvance(bar->tabText(i).remove('&'));
            if (!bar->rect().contains(bar->tabRect(i)) || bar->tabRect(i).width() < needed)
                return QString("tab \"%1\", %2 of %3")
                    .arg(bar->tabText(i))
                    .arg(bar->tabRect(i).width())
                    .arg(needed);
        }
        return {};
    }
    if (const auto *header = qobject_cast<const QHeaderView *>(&widget)) {
        for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i) {
            const QString text = header->model()->headerData(i, Qt::Horizontal).toString();
            const int needed = header->fontMetrics().horizontalAdvance(text);
            if (!header->isSectionHidden(i) && header->sectionSize(i) < needed)
                return QString("column \"%1\", %2 of %3")
                    .arg(text)
                    .arg(header->sectionSize(i))
                    .arg(needed);
        }
        return {};
    }
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
        view != nullptr && view->model() != nullptr) {
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < std::min(model.rowCount(view->rootIndex()), 300); ++row) {
            for (int column = 0; column < model.columnCount(view->rootIndex()); ++column) {
                const QModelIndex index = model.index(row, column, view->rootIndex());
                const QRect place = view->visualRect(index);
                const QSize needed = view->sizeHintForIndex(index);
                const int lines = std::max(1, place.height() / view->fontMetrics().lineSpacing());
                if (!place.isEmpty() && lines * place.width() < needed.width())
                    return QString("item \"%1\", %2 of %3")
                        .arg(index.data().toString())
                        .arg(place.width())
                        .arg(needed.width());
            }
        }
        return {};
    }
    auto [available, needed] = textWidths(widget);
    if (const auto *button = qobject_cast<const ui::FlatButton *>(&widget))
        needed = button->narrowestFor(button->text());
    if (qobject_cast<const QCheckBox *>(&widget) != nullptr
        || qobject_cast<const QGroupBox *>(&widget) != nullptr
        || (qobject_cast<const QComboBox *>(&widget) != nullptr && needed == 0))
        std::tie(available, needed) = std::pair(widget.width(), widget.minimumSizeHint().width());
    return available < needed ? QString("%1 of %2 wide").arg(available).arg(needed) : QString();
}

/// The width of a dock's title and its two buttons; 0 for other widgets.
inline int titleWidth(const QWidget &widget)
{
    const auto *dock = qobject_cast<const QDockWidget *>(&widget);
    if (dock == nullptr)
        return 0;
    int width = dock->fontMetrics().horizontalAdvance(dock->windowTitle());
    for (const auto *button :
         dock->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        width += button->isVisible() ? button->width() : 0;
    return width;
}

/// All texts of a window's widgets that are cut off, with the widgets' names.
inline QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const QString name =
            QString("%1 %2").arg(widget->metaObject()->className(), widget->objectName());
        const bool isUsed =
            qobject_cast<const QTabBar *>(widget) == nullptr || !widget->visibleRegion().isEmpty();
        if (isUsed && !isInParent(*widget))
            cut << QString("%1, %2 to %3 of %4 and %5 to %6 of %7, is outside %8")
                       .arg(name)
                       .arg(widget->x())
                       .arg(widget->geometry().right())
                       .arg(widget->parentWidget()->width())
                       .arg(widget->y())
                       .arg(widget->geometry().bottom())
                       .arg(widget->parentWidget()->height())
                       .arg(widget->parentWidget()->objectName());
        if (titleWidth(*widget) > widget->width())
            cut << name + ": its title";
        if (const QString problem = cutTextOf(*widget); !problem.isEmpty())
            cut << name + ": " + problem;
    }
    return cut;
}

} // namespace support
