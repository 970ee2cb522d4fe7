#pragma once

#include "ui/controls/card.h"
#include "ui/records/statistics/statistics.h"

#include <QLabel>
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
    ~TallyCard() override;

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
    std::vector<TallyRow *> m_rows; ///< unused ones are hidden
};

/// "Computer, Easy".
QString opponentName(const Tally &tally);
/// "Against Easy: 3 won, 1 drawn, 2 lost; 2 won in a row." Empty without games.
QString tallyText(const Tally &tally);

} // namespace ui
