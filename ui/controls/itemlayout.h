#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace ui {

/// A layout that keeps its items in order, for layouts that compute the items' places themselves.
class ItemLayout : public QLayout
{
public:
    using QLayout::QLayout;

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override
    {
        return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get()
                                             : nullptr;
    }
    QLayoutItem *takeAt(int index) override
    {
        if (itemAt(index) == nullptr)
            return nullptr;
        const auto at = m_items.begin() + index;
        QLayoutItem *taken = at->release();
        m_items.erase(at);
        return taken;
    }

protected:
    const std::vector<std::unique_ptr<QLayoutItem>> &items() const { return m_items; }

private:
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace ui
