#pragma once

#include <QAbstractItemView>
#include <QResizeEvent>
#include <QStyleOptionViewItem>

namespace ui {

/// An item view whose current item follows something else, such as the step that is shown. Screen
/// readers hear of it only while the view has the keyboard's focus: Qt's own views report each
/// change as a move of the focus, and add nothing else to these two functions. A current item that
/// is in view stays there when the view becomes smaller. What it shows is read beside something
/// else, so that its text is never dimmed, as some styles dim it without the focus.
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
