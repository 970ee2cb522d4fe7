#pragma once

#include "ui/records/statistics/statisticskeeper.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

namespace ui {

/// The statistics as a table: a row for each game and opponent. A reset can be undone, so it needs
/// no confirmation.
class StatisticsWindow : public QDialog
{
    Q_OBJECT

public:
    /// Shows statistics, which must outlive it.
    StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent);

    QSize sizeHint() const override;

private:
    void refresh();
    void fillRow(int row, const Tally &tally);

    StatisticsKeeper &m_statistics;
    QTableWidget *m_table;
    QLabel *m_text;
    QPushButton *m_reset;
    bool m_restores = false; ///< what the button does: whether it takes a reset back
};

/// "Against Easy: 3 won, 1 drawn, 2 lost; 2 won in a row." Empty without games.
QString tallyText(const Tally &tally);

} // namespace ui
