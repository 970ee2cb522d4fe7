#pragma once

#include "core/nim.h"

#include <QLabel>
#include <QTableWidget>
#include <QWidget>

namespace ui {

/// Nim's theory as a table: each heap's Grundy value in binary, how many ones each column has, and
/// what follows from them. A single heap with a limit has sentences alone: its secret is a
/// multiple.
class NimTable : public QWidget
{
    Q_OBJECT

public:
    explicit NimTable(QWidget *parent = nullptr);

    void showPosition(const core::Nim &position);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override
    {
        return {18 * fontMetrics().height(), 14 * fontMetrics().height()};
    }

private:
    void fillColumn(int column, int bit, const core::Nim &position);
    void setCell(int row, int column, const QString &text, bool bold);
    static QString heapTitle(const core::Nim &position, int heap);

    QTableWidget *m_table;
    QLabel *m_text;
};

/// What follows from a position, in a sentence or two.
QString nimAdvice(const core::Nim &position);

} // namespace ui
