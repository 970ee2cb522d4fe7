#pragma once

#include <QWidget>

#include <functional>
#include <vector>

namespace ui::lab {

/// The legend of a drawn tree, in as many lines as its width requires.
class TreeLegend : public QWidget
{
    Q_OBJECT

public:
    explicit TreeLegend(QWidget *parent = nullptr);

    /// Boards have other marks than the nodes of a text tree.
    void setBoards(bool boards);
    /// Whether to explain the counts of hidden nodes.
    void setCountsHidden(bool counts);
    /// Whether the tree has chance nodes.
    void setChance(bool chance);
    /// Whether to explain the star of values that depend on letters.
    void setLettersTaken(bool taken);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {400, heightForWidth(400)}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// A mark, painted into a box, and its meaning.
    struct Entry
    {
        std::function<void(QPainter &, const QRectF &)> paint;
        QString text;
    };

    void fill();
    qreal markWidth() const;
    /// Calls `visit` with the top left corner of each entry; returns the total height.
    int flow(int width, const std::function<void(const Entry &, QPointF)> &visit) const;

    std::vector<Entry> m_entries;
    bool m_boards = false;
    bool m_countsHidden = false;
    bool m_chance = false;
    bool m_lettersTaken = false;
};

} // namespace ui::lab
