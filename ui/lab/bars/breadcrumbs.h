#pragma once

#include "ui/lab/model/labsession.h"

#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace ui::lab {

/// The way from the root to the selected node, a button for each node on it: in a deep tree the
/// root is out of sight. A button selects its node, and the tree shows it. Where the way is too
/// long the middle of it is in a menu. GUI thread.
class Breadcrumbs : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumbs(LabSession *session, QWidget *parent = nullptr);

    /// Makes it usable by the mouse alone: the keyboard focus stays where it is.
    void setByMouseOnly();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showWay();
    void fit();
    LabSession::Path way() const;
    LabSession::Path pathTo(std::size_t ply) const;
    void addButton();
    void describe(std::size_t ply);

    LabSession *m_session;
    Qt::FocusPolicy m_focus = Qt::TabFocus; ///< of the buttons
    LabSession::Path m_way;
    std::vector<QToolButton *> m_nodes; ///< by ply; more than the way has nodes are hidden
    QToolButton *m_more;
    QMenu *m_menu;
};

} // namespace ui::lab
