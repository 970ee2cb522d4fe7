#pragma once

#include "core/nim.h"

#include <QLabel>
#include <QTableWidget>
#include <QWidget>

namespace ui {

/// The secret of Nim as a table: what each heap is worth, in binary, how often each digit occurs,
/// and what follows from it.
class NimTable : public QWidget
{
    Q_OBJECT

public:
    explicit NimTable(QWidget *parent = nullptr);

    void showPosition(const core::Nim &position);

    QSize sizeHint() const override
    {
        return {18 * fontMetrics().height(), 14 * fontMetrics().height()};
    }

private:
    QTableWidget *m_table;
    QLabel *m_text;
};

/// What follows from a position, in a sentence or two.
QString nimAdvice(const core::Nim &position);

} // namespace ui
