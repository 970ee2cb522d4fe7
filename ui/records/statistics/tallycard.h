#pragma once

#include "ui/controls/card.h"
#include "ui/records/statistics/statistics.h"

#include <QLabel>
#include <QVBoxLayout>

#include <vector>

namespace ui {

class TallyRow;

/// The statistics of one game: for each opponent how many games were won, drawn and lost, as a bar
/// and as a text. It only shows. All sizes follow the font. GUI thread.
class TallyCard : public Card
{
    Q_OBJECT

public:
    explicit TallyCard(core::GameKind game, QWidget *parent = nullptr);
    ~TallyCard() override;

    /// Shows those of the tallies that are of its game; hides itself where none is.
    void show(const std::vector<Tally> &tallies);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setSizes();

    core::GameKind m_game;
    QLabel *m_title;
    QLabel *m_played;
    QVBoxLayout *m_layout;
    std::vector<TallyRow *> m_rows; ///< those that are not needed are hidden
};

/// "Computer, Easy".
QString opponentName(const Tally &tally);
/// "Against Easy: 3 won, 1 drawn, 2 lost; 2 won in a row." Empty without games.
QString tallyText(const Tally &tally);

} // namespace ui
