#pragma once

#include "core/nim.h"

#include <QLabel>
#include <QTableWidget>
#include <QWidget>

namespace ui {

/// Nim's theory as a table: the Grundy value of each heap in binary, the number of ones in each
/// column, and the conclusion. For a single heap with a limit there is only text, because its
/// theory depends on a multiple.
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

/// The advice for a position, in a sentence or two.
QString nimAdvice(const core::Nim &position);

} // namespace ui
