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

private:
    void showStep();
    void showSelection();

    LabSession *m_session;
    StepModel *m_model;
    OutlineModel *m_outline;
    QListView *m_steps;
    QTreeView *m_tree;
};

} // namespace ui
