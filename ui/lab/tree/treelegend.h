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
    /// Which signs the tree has besides those of every tree.
    struct Signs
    {
        bool boards = false; ///< which have other marks than the nodes of a text tree
        bool chance = false;
        bool hiddenCounts = false;   ///< of nodes that are not drawn
        bool assumedLetters = false; ///< the star of values that depend on letters

        friend bool operator==(const Signs &, const Signs &) = default;
    };

    explicit TreeLegend(QWidget *parent = nullptr);

    void setSigns(const Signs &signs);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {400, heightForWidth(400)}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Paints a mark into a box.
    using Mark = std::function<void(QPainter &, const QRectF &)>;
    /// A mark, if there is one, and its meaning.
    struct Entry
    {
        Mark paint;
        QString text;
    };

    void fill();
    Mark nodeMark(bool max) const;
    Mark chanceMark() const;
    Mark winnersMark() const;
    Mark cutMark() const;
    Mark neverVisitedMark() const;
    qreal markWidth() const;
    /// Calls `visit` with the top left corner of each entry; returns the total height.
    int flow(int width, const std::function<void(const Entry &, QPointF)> &visit) const;

    std::vector<Entry> m_entries;
    Signs m_signs;
};

} // namespace ui::lab
