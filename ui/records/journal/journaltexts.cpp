#include "ui/records/journal/journaltexts.h"

#include "core/match/match.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace ui {

namespace {

struct JournalTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::JournalTexts)
};

} // namespace

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
    QString title = gameTitle(game.record.start);
    const auto &[first, second] = game.record.players;
    if (!first.empty() && !second.empty())
        title = JournalTexts::tr("%1, %2 against %3", "a game and its players")
                    .arg(title, QString::fromStdString(first), QString::fromStdString(second));
    if (game.over)
        return JournalTexts::tr("%1, finished", "%1 is a game such as Othello").arg(title);
    return JournalTexts::tr("%1, move %2", "%1 is a game such as Othello")
        .arg(title)
        .arg(nextMoveNumber(game.record));
}

std::size_t nextMoveNumber(const core::GameRecord &game)
{
    const core::Match match(game);
    return match.moveNumber(match.ply()) + 1;
}

} // namespace ui
