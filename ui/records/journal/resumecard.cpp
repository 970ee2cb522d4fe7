#include "ui/records/journal/resumeoffer.h"

#include "core/match/match.h"
#include "ui/common/titles.h"

#include <QDateTime>
#include <QLocale>

namespace ui {

namespace {

/// Of the move to come.
std::size_t nextMoveNumber(const core::GameRecord &game)
{
    const core::Match match(game);
    return match.moveNumber(match.ply()) + 1;
}

} // namespace

ResumeOffer::ResumeOffer(QWidget *parent)
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
    connect(m_continue, &QPushButton::clicked, this, &ResumeOffer::accepted);
    connect(m_decline, &QPushButton::clicked, this, &ResumeOffer::declined);
}

void ResumeOffer::offer(const JournalledGame &game, qsizetype number, qsizetype count)
{
    m_game = game;
    const bool canGoOn = canContinue();
    QStringList sentences;
    if (canGoOn)
        sentences << tr("Continue your %1 game (move\u00a0%2)?")
                         .arg(gameTitle(kindOf(game.record.start)))
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

bool ResumeOffer::focusOffer()
{
    if (isHidden() || m_continue->isHidden())
        return false;
    m_continue->setFocus();
    return true;
}

QString playedWhen(const core::GameRecord &game)
{
    QString date = QString::fromStdString(game.date).simplified();
    // 2024-05-01 is a day without a time.
    const QDateTime time =
        date.contains('T') ? QDateTime::fromString(date, Qt::ISODate) : QDateTime();
    if (time.isValid())
        return QLocale().toString(time, QLocale::ShortFormat);
    // GGF writes 2024.05.01_10:00:00.GMT.
    for (const QString &format : {QStringLiteral("yyyy-MM-dd"), QStringLiteral("yyyy.MM.dd")}) {
        if (const QDate day = QDate::fromString(date.left(10), format); day.isValid())
            return QLocale().toString(day, QLocale::ShortFormat);
    }
    return date;
}

QString journalledGameTitle(const JournalledGame &game)
{
    QString title = gameTitle(kindOf(game.record.start));
    const auto &[first, second] = game.record.players;
    if (!first.empty() && !second.empty())
        title = ResumeOffer::tr("%1, %2 against %3", "a game and its players")
                    .arg(title, QString::fromStdString(first), QString::fromStdString(second));
    if (game.over)
        return ResumeOffer::tr("%1, finished", "%1 is a game such as Othello").arg(title);
    return ResumeOffer::tr("%1, move %2", "%1 is a game such as Othello")
        .arg(title)
        .arg(nextMoveNumber(game.record));
}

} // namespace ui
