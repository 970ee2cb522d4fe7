#pragma once

#include <QAbstractItemView>
#include <QResizeEvent>

namespace ui {

/// An item view whose current item follows something else, such as the step that is shown. Screen
/// readers hear of it only while the view has the keyboard's focus: Qt's own views report each
/// change as a move of the focus, and add nothing else to these two functions. A current item that
/// is in view stays there when the view becomes smaller.
template <class View>
class QuietView : public View
{
public:
    using View::View;

protected:
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
