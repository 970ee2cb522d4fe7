#pragma once

#include "ui/lab/model/labsession.h"

#include <QWidget>

namespace ui::lab {

/// Shows, below a game's tree, readable boards of the selected node and its children, with their
/// moves and what is known so far. A click selects a child. To be hidden for trees, whose nodes are
/// readable in the drawing. Screen readers find the same in the lists. GUI thread.
class NodeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NodeStrip(LabSession *session, QWidget *parent = nullptr);

    /// The side of the children's boards, in pixels; smaller than the node's.
    int childSide() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

signals:
    /// Whether the selected node has a board to show; also emitted when it stays the same.
    void boardsChanged(bool there);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct Child
    {
        core::Move move;
        ai::lab::NodeId id = ai::lab::noNode;
    };

    void showNode();
    int nodeSide() const { return height() - fontMetrics().height() - 6; }
    QRectF childArea(std::size_t child) const;
    QString stateText(const Child &child) const;
    void paintChild(QPainter &painter, std::size_t child) const;

    LabSession *m_session;
    std::vector<Child> m_children;
    bool m_cut = false; ///< the selected node was cut: children without a value were left out
};

} // namespace ui::lab
