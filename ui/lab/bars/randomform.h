#pragma once

#include "ui/controls/popuppanel.h"
#include "ui/lab/bars/randomseries.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
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

/// Chooses a random tree by its number; a button opens a form for its shape.
class RandomBar : public QWidget
{
    Q_OBJECT

public:
    explicit RandomBar(QWidget *parent = nullptr);

    RandomSeries series() const { return m_form->series(); }
    quint64 seed() const { return static_cast<quint64>(m_seed->value()); }
    /// Requests the tree with the next number.
    void showNext() { m_seed->stepUp(); }

signals:
    void treeRequested();

private:
    void showShape();

    QSpinBox *m_seed;
    QPushButton *m_open;
    PopupPanel *m_popup;
    RandomForm *m_form;
};

} // namespace ui::lab
