#pragma once

#include "ui/lab/model/stepmodel.h"

#include <QListView>
#include <QWidget>

namespace ui::lab {

/// The steps as a list, a readable counterpart of the drawing.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(LabSession *session, QWidget *parent = nullptr);

    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool stepByKey(int key);
    void showStep();

    LabSession *m_session;
    StepModel *m_model;
    QListView *m_steps;
};

} // namespace ui::lab
