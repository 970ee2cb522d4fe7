#pragma once

#include "ai/lab/trace/texttree.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QWidget>

namespace ui::lab {

/// What a random tree is like. The same numbers give the same tree, so that a class can study
/// one.
class RandomBar : public QWidget
{
    Q_OBJECT

public:
    explicit RandomBar(QWidget *parent = nullptr);

    ai::lab::TextTree tree() const { return treeOf(seed()); }
    /// Everything but the number that a tree of the series is made from.
    QString shapeText() const;
    /// The tree of another number with the same shape.
    ai::lab::TextTree treeOf(quint64 seed) const;
    quint64 seed() const { return static_cast<quint64>(m_seed->value()); }

signals:
    void treeRequested();

private:
    QSpinBox *add(QHBoxLayout *row, const QString &text, int minimum, int maximum, int value);

    QSpinBox *m_seed;
    QSpinBox *m_depth;
    QSpinBox *m_width;
    QSpinBox *m_range;
    QCheckBox *m_minFirst;
    QCheckBox *m_ragged;
};

} // namespace ui::lab
