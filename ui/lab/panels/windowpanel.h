#pragma once

#include "ui/lab/model/labsession.h"
#include "ui/lab/panels/numberline.h"

#include <QLabel>
#include <QWidget>

namespace ui::lab {

/// The window of the selected node on a number line, and when the node would be cut. GUI thread.
class WindowPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WindowPanel(LabSession *session, QWidget *parent = nullptr);

private:
    void showNode();
    QString conditionText(ai::lab::NodeId node) const;

    LabSession *m_session;
    QLabel *m_title;
    NumberLine *m_line;
    QLabel *m_condition;
};

} // namespace ui::lab
