#pragma once

#include "ui/play/setup/offercard.h"
#include "ui/records/journal/journalreading.h"

namespace ui {

/// The card that offers to resume an unfinished game. It does not require an answer.
class ResumeCard : public OfferCard
{
    Q_OBJECT

public:
    explicit ResumeCard(QWidget *parent = nullptr);

    /// Shows the card. If the game has no path only its problem is shown. `number` counts offers
    /// from 1 to `count`; both are shown if there are several.
    void offer(const JournalledGame &game, qsizetype number = 1, qsizetype count = 1);
    const JournalledGame &game() const { return m_game; }
    /// Whether there is a game to continue, not just a problem to report.
    bool canContinue() const { return !m_game.path.isEmpty() && !m_game.over; }
    /// Whether Continue is highlighted as the next step, for the board shows the game.
    void setProminent(bool prominent) { m_continue->setProminent(prominent); }
    /// Focuses the offer; false if there is none.
    bool focusOffer();

signals:
    void accepted();
    void declined();

private:
    JournalledGame m_game;
    FlatButton *m_continue;
    FlatButton *m_decline;
};

} // namespace ui
