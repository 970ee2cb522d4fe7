#pragma once

#include "ui/lab/outlinemodel.h"
#include "ui/lab/stepmodel.h"

#include <QListView>
#include <QTreeView>
#include <QWidget>

namespace ui {

/// Steps and tree as lists: the readable twins of the drawing.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(LabSession *session, QWidget *parent = nullptr);

    void setFutureHidden(bool hidden) { m_model->setFutureHidden(hidden); }
    /// Whether the keys of the list may go to steps that are still to come.
    void setForwardsAllowed(bool allowed) { m_forwardsAllowed = allowed; }

    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool stepByKey(int key);
    void showStep();
    void showSelection();

    LabSession *m_session;
    StepModel *m_model;
    OutlineModel *m_outline;
    QListView *m_steps;
    QTreeView *m_tree;
    bool m_forwardsAllowed = true;
};

} // namespace ui
