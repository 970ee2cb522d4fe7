#pragma once

#include <QWidget>

#include <functional>
#include <vector>

namespace ui::lab {

/// What the marks of a drawn tree mean, in as many lines as the width needs.
class TreeLegend : public QWidget
{
    Q_OBJECT

public:
    explicit TreeLegend(QWidget *parent = nullptr);

    /// Boards have other marks than the nodes of a written tree.
    void setBoards(bool boards);
    /// Whether nodes are hidden, so that what counts them is to be explained.
    void setCountsHidden(bool counts);
    /// Whether the tree has chance nodes.
    void setChance(bool chance);
    /// Whether values depend on what was taken for letters, so that their star is to be explained.
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
    /// Visits the top left corner of each entry; the height of all.
    int flow(int width, const std::function<void(const Entry &, QPointF)> &visit) const;

    std::vector<Entry> m_entries;
    bool m_boards = false;
    bool m_countsHidden = false;
    bool m_chance = false;
    bool m_lettersTaken = false;
};

} // namespace ui::lab
