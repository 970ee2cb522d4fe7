#pragma once

#include "ui/lab/bars/randomseries.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QWidget>

namespace ui::lab {

/// The properties of random trees. GUI thread.
class RandomForm : public QWidget
{
    Q_OBJECT

public:
    explicit RandomForm(QWidget *parent = nullptr);

    RandomSeries series() const;
    /// Shows a series without emitting a signal.
    void setSeries(const RandomSeries &series);

signals:
    void changed();

private:
    QSpinBox *add(QFormLayout *form, const QString &text, const char *name, int minimum,
                  int maximum);
    QCheckBox *add(QFormLayout *form, const QString &text, const char *name);

    QSpinBox *m_depth;
    QSpinBox *m_children;
    QCheckBox *m_exactly;
    QSpinBox *m_range;
    QCheckBox *m_ragged;
    QCheckBox *m_minFirst;
    QCheckBox *m_chance;
};

} // namespace ui::lab
