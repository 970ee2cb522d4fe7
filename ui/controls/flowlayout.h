#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace ui {

/// Places items in rows and wraps when an item's minimum width does not fit; spare width in a row
/// goes to its items, up to their size hints.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    /// Adds a field with its label, kept together; returns the widget that contains both.
    QWidget *addField(const QString &label, QWidget *field);

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
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

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace ui
