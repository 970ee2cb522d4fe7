#pragma once

#include "ai/lab/lessons/lessonfile.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QString>
#include <QWidget>

namespace ui::lab {

/// A series of random trees of one shape. A number identifies a tree on every machine, so that a
/// class can study the same one.
struct RandomSeries
{
    static constexpr int minChildren = 2;
    static constexpr int lastNumber = 999'999; ///< that can be chosen

    ai::lab::TextTree::Shape shape{3, minChildren, 3, 20, true};
    bool minFirst = false;

    ai::lab::TextTree tree(quint64 number) const;
    /// Everything but the number that identifies a tree.
    QString text() const;
    QString title(quint64 number) const;
    /// The search of the tree with a number, using the algorithm, order and rules of `like` as far
    /// as they apply to trees; not its depth or its custom order of moves, which belong to another
    /// tree.
    ai::lab::SearchSetup setup(quint64 number, const ai::lab::SearchSetup &like = {}) const;
    /// A lesson with a stop for each of `count` trees, starting with number `first`.
    ai::lab::Lesson lesson(quint64 first, int count, const ai::lab::SearchSetup &like = {}) const;
};

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
