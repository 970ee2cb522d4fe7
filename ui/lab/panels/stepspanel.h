#pragma once

#include "ui/lab/model/outlinemodel.h"
#include "ui/lab/model/stepmodel.h"

#include <QListView>
#include <QTreeView>
#include <QWidget>

namespace ui::lab {

/// Steps and tree as lists: readable counterparts of the drawing.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(LabSession *session, QWidget *parent = nullptr);

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
};

} // namespace ui::lab
