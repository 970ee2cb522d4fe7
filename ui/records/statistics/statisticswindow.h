#pragma once

#include "ui/controls/card.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/records/statistics/statistics.h"
#include "ui/records/statistics/statisticskeeper.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <vector>

namespace ui {

class TallyRow;

/// The statistics of one game: for each opponent the numbers of wins, draws and losses, as a bar
/// and as text. Display only. All sizes follow the font. GUI thread.
class TallyCard : public Card
{
    Q_OBJECT

public:
    explicit TallyCard(core::GameKind game, QWidget *parent = nullptr);

    /// Shows the tallies of its game; hides itself if there are none.
    void show(const std::vector<Tally> &tallies);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setSizes();

    core::GameKind m_game;
    QLabel *m_title;
    QLabel *m_played;
    QVBoxLayout *m_layout;
    QLayout *m_heading = nullptr;
    std::vector<TallyRow *> m_rows; ///< unused ones are hidden
};

/// "Computer, Easy".
QString opponentName(const Tally &tally);
/// "Against Easy: 3 won, 1 drawn, 2 lost; 2 won in a row." Empty without games.
QString tallyText(const Tally &tally);

/// The statistics: a card for each game. A reset can be undone, so it needs no confirmation.
class StatisticsWindow : public QDialog
{
    Q_OBJECT

public:
    /// Shows statistics, which must outlive it.
    StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent);

    QSize sizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

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
