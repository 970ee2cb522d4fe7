#include "ui/records/journal/resumecard.h"

#include "ui/common/titles.h"
#include "ui/records/journal/journaltexts.h"

namespace ui {

ResumeCard::ResumeCard(QWidget *parent)
    : OfferCard(parent)
    , m_continue(new FlatButton(tr("Cont&inue")))
    , m_decline(new FlatButton(tr("&Not now")))
{
    setObjectName("continueOffer");
    setAccessibleName(tr("The game before"));
    text()->setObjectName("continueText");
    m_continue->setObjectName("continueGame");
    m_decline->setObjectName("declineGame");
    m_decline->setToolTip(tr("The game stays under Recent games"));
    addButton(m_continue);
    addButton(m_decline);
    connect(m_continue, &QPushButton::clicked, this, &ResumeCard::accepted);
    connect(m_decline, &QPushButton::clicked, this, &ResumeCard::declined);
}

void ResumeCard::offer(const JournalledGame &game, qsizetype number, qsizetype count)
{
    m_game = game;
    const bool canGoOn = canContinue();
    QStringList sentences;
    if (canGoOn)
        sentences << tr("Continue your %1 game (move\u00a0%2)?")
                         .arg(gameTitle(game.record.start))
                         .arg(nextMoveNumber(game.record));
    if (canGoOn && count > 1)
        sentences << tr("This is game %1 of %2 that were not finished.").arg(number).arg(count);
    if (!game.problem.isEmpty())
        sentences << game.problem;
    text()->setText(sentences.join(' '));
    m_continue->setVisible(canGoOn);
    m_decline->setText(canGoOn ? tr("&Not now") : tr("&Close"));
    show();
    refresh();
}

bool ResumeCard::focusOffer()
{
    if (isHidden() || m_continue->isHidden())
        return false;
    m_continue->setFocus();
    return true;
}

} // namespace ui
