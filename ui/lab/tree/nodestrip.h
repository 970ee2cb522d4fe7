#pragma once

#include "ui/lab/model/labsession.h"

#include <QWidget>

namespace ui::lab {

/// Shows, under the tree of a game, the board of the selected node and those of its children, large
/// enough to be read, with their moves and what is known of them so far. A click selects a child.
/// Hidden in trees, whose nodes are read in the drawing. The lists have the same for a screen
/// reader. GUI thread.
class NodeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NodeStrip(LabSession *session, QWidget *parent = nullptr);

    /// The side of the boards of the children, in pixels; less than that of the node.
    int childSide() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

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
    bool m_cut = false; ///< the selected node was cut: those without a number were left out
};

} // namespace ui::lab
