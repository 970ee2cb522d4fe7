#pragma once

#include "ui/controls/itemlayout.h"

namespace ui {

/// Places items in rows and wraps when an item's minimum width does not fit; spare width in a row
/// goes to its items, up to their size hints.
class FlowLayout : public ItemLayout
{
public:
    using ItemLayout::ItemLayout;

    /// Adds a field with its label, kept together; returns the widget that contains both.
    QWidget *addField(const QString &label, QWidget *field);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;
    Qt::Orientations expandingDirections() const override { return {}; }

private:
    /// Calls `place` for each item in turn; returns the height of all rows.
    template <class Place>
    int flow(int width, const Place &place) const;
};

} // namespace ui
