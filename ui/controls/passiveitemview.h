#pragma once

#include <QAbstractItemView>
#include <QResizeEvent>
#include <QStyleOptionViewItem>

namespace ui {

/// An item view whose current item follows something else, such as the step shown. Changes are
/// announced to screen readers only while the view has the focus: Qt's views report each change as
/// a focus change, which is all that the two overridden functions add to QAbstractItemView. A
/// current item in view stays there when the view shrinks. The text is never dimmed, although some
/// styles dim unfocused views, because the user reads it beside something else.
template <class View>
class PassiveItemView : public View
{
public:
    using View::View;

protected:
    void initViewItemOption(QStyleOptionViewItem *option) const override
    {
        View::initViewItemOption(option);
        for (const auto role : {QPalette::Text, QPalette::WindowText})
            option->palette.setColor(QPalette::Inactive, role,
                                     option->palette.color(QPalette::Active, role));
    }

    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        if (this->hasFocus())
            View::currentChanged(current, previous);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::currentChanged(current, previous);
    }

    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        if (this->hasFocus())
            View::selectionChanged(selected, deselected);
        else
            // NOLINTNEXTLINE(bugprone-parent-virtual-call)
            QAbstractItemView::selectionChanged(selected, deselected);
    }

    void resizeEvent(QResizeEvent *event) override
    {
        const QModelIndex current = this->currentIndex();
        const bool inView = QRect({}, event->oldSize()).intersects(this->visualRect(current));
        View::resizeEvent(event);
        if (inView)
            this->scrollTo(current);
    }
};

} // namespace ui
