#pragma once

#include "ui/lab/model/labsession.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace ui::lab {

/// The whole tree at a glance: a band for each ply, each node as wide as its share of the node
/// above, every child counting the same. Filled: visited. Hatched: cut. Empty: not reached at
/// this step. A click selects the node.
class Overview : public QWidget
{
    Q_OBJECT

public:
    explicit Overview(LabSession *session, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {400, 44}; }
    QSize minimumSizeHint() const override { return {120, 36}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showTrace();
    void paintNode(QPainter &painter, ai::lab::NodeId id, qreal left, qreal width, int ply,
                   bool cut) const;
    qreal bandHeight() const;

    LabSession *m_session;
    QTimer m_refresh;
    QImage m_picture;
    int m_plies = 1;
    bool m_stale = true;
};

} // namespace ui::lab
