#pragma once

#include "ui/lab/model/labsession.h"

#include <QMenu>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace ui::lab {

/// The path from the root to the selected node, with a button for each node: in a deep tree the
/// root may be out of view. A button selects its node in the tree. If the path is too long, a menu
/// contains its middle. GUI thread.
class Breadcrumbs : public QWidget
{
    Q_OBJECT

public:
    explicit Breadcrumbs(LabSession *session, QWidget *parent = nullptr);

    /// Takes no keyboard focus, so that it can only be used by mouse.
    void setByMouseOnly();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showPath();
    void fit();
    LabSession::Path shownPath() const;
    LabSession::Path pathTo(std::size_t ply) const;
    void addButton();
    void describe(std::size_t ply);

    LabSession *m_session;
    Qt::FocusPolicy m_focus = Qt::TabFocus; ///< of the buttons
    LabSession::Path m_path;
    std::vector<QToolButton *> m_nodes; ///< by ply; buttons beyond the end of the path are hidden
    QToolButton *m_more;
    QMenu *m_menu;
};

} // namespace ui::lab
