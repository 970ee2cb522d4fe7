#pragma once

#include "ai/lab/texttree.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QWidget>

namespace ui {

/// What a random tree is like. The same numbers give the same tree, so that a class can look at
/// one.
class RandomBar : public QWidget
{
    Q_OBJECT

public:
    explicit RandomBar(QWidget *parent = nullptr);

    ai::lab::TextTree tree() const;
    quint64 seed() const { return static_cast<quint64>(m_seed->value()); }

signals:
    void treeWanted();

private:
    QSpinBox *add(QHBoxLayout *row, const QString &text, int least, int most, int value);

    QSpinBox *m_seed;
    QSpinBox *m_depth;
    QSpinBox *m_width;
    QSpinBox *m_range;
    QCheckBox *m_minFirst;
    QCheckBox *m_ragged;
};

} // namespace ui
