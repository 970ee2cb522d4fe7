#pragma once

#include "ui/lab/bars/randomform.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace ui::lab {

/// Chooses a random tree by its number; a button opens a form for its shape.
class RandomBar : public QWidget
{
    Q_OBJECT

public:
    explicit RandomBar(QWidget *parent = nullptr);

    RandomSeries series() const { return m_form->series(); }
    quint64 seed() const { return static_cast<quint64>(m_seed->value()); }

signals:
    void treeRequested();

private:
    void openForm();
    void showShape();

    QSpinBox *m_seed;
    QPushButton *m_open;
    QFrame *m_popup;
    RandomForm *m_form;
};

} // namespace ui::lab
