#pragma once

#include "ui/play/setup/offercard.h"
#include "ui/records/journal/journalreading.h"

namespace ui {

/// The card that offers to resume a game that was not finished. It needs no answer.
class ResumeCard : public OfferCard
{
    Q_OBJECT

public:
    explicit ResumeCard(QWidget *parent = nullptr);

    /// Shows the card. A game without a path has only its problem shown. Of several games that are
    /// offered one after the other it is said which this is, counted from 1.
    void offer(const JournalledGame &game, qsizetype number = 1, qsizetype count = 1);
    const JournalledGame &game() const { return m_game; }
    /// Whether there is more than a problem to show.
    bool canContinue() const { return !m_game.path.isEmpty() && !m_game.over; }
    /// Whether to continue is what to do next, for the board shows the game.
    void setProminent(bool prominent) { m_continue->setProminent(prominent); }
    /// Gives the keyboard's focus to what is offered; false where nothing is.
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
