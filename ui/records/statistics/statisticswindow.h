#pragma once

#include "ui/controls/verticalscrollarea.h"
#include "ui/records/statistics/statisticskeeper.h"
#include "ui/records/statistics/tallycard.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include <vector>

namespace ui {

/// The statistics: a card for each game. A reset can be undone, so it needs no confirmation.
class StatisticsWindow : public QDialog
{
    Q_OBJECT

public:
    /// Shows statistics, which must outlive it.
    StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent);

    QSize sizeHint() const override;

private:
    void refresh();

    StatisticsKeeper &m_statistics;
    std::vector<TallyCard *> m_cards; ///< one per game
    VerticalScrollArea *m_scroll;
    QLabel *m_text;
    std::size_t m_shown = 0; ///< the number of tallies shown
    QPushButton *m_reset;
    bool m_restores = false; ///< whether the button undoes a reset instead of resetting
};

} // namespace ui
