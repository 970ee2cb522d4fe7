#include "ui/records/journal/journaltexts.h"

#include "core/match/session.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <optional>
#include <vector>

namespace ui {

namespace {

struct JournalTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::JournalTexts)
};

using core::Side;

QString dateOf(const core::GameRecord &game)
{
    return QString::fromStdString(game.date).simplified();
}

/// Parses a date and time; invalid for a date without a time, such as 2024-05-01.
QDateTime timeOf(const QString &date)
{
    return date.contains('T') ? QDateTime::fromString(date, Qt::ISODate) : QDateTime();
}

/// The side of a single user's opponent; nothing if two people play, or if the roles are unknown.
std::optional<Side> opponentSide(const core::GameRecord &game)
{
    if (game.person)
        return core::opponent(*game.person);
    return game.rolesKnown ? core::opponentSide(game.roles) : std::nullopt;
}

/// "25 to 39", the user's count first, or that of the first player. Empty for games other than
/// Othello.
QString countsText(const core::Position &end, Side side)
{
    const auto *othello = std::get_if<core::Othello>(&end);
    if (othello == nullptr)
        return {};
    return JournalTexts::tr("%1 to %2", "discs")
        .arg(othello->countInResult(side))
        .arg(othello->countInResult(core::opponent(side)));
}

QString endText(const core::GameRecord &game)
{
    const core::Session session(game);
    const core::Position &end = session.match().current();
    const std::optional<Side> winner = session.winner();
    const std::optional<Side> computer = opponentSide(game);
    const Side side = computer ? core::opponent(*computer) : winner.value_or(Side::First);
    const QString counts = countsText(end, side);
    QString result;
    if (!winner)
        result = JournalTexts::tr("a draw", "how a game ended");
    else if (!computer)
        result = JournalTexts::tr("%1 won", "%1: Black").arg(sideTitle(core::kindOf(end), *winner));
    else
        result = winner == computer ? JournalTexts::tr("lost", "how a person's game ended")
                                    : JournalTexts::tr("won", "how a person's game ended");
    if (game.outOfTime) // the discs do not matter
        return JournalTexts::tr("%1 on time", "won").arg(result);
    return counts.isEmpty() ? result
                            : JournalTexts::tr("%1 %2", "won, 39 to 25").arg(result, counts);
}

/// How the last line that was played to the end ended: a finished game that goes on from an earlier
/// move is still the same record. Empty if there is none.
QString earlierEndText(const core::GameRecord &game)
{
    std::vector<std::vector<core::Move>> lines = game.variations;
    lines.push_back(game.moves); // some of them may be taken back
    const auto finished = std::find_if(lines.rbegin(), lines.rend(), [&game](const auto &line) {
        return core::isOver(core::positionAfter(game.start, line, line.size()));
    });
    if (finished == lines.rend())
        return {};
    core::GameRecord earlier = game;
    earlier.moves = *finished;
    earlier.ply = finished->size();
    earlier.variations.clear();
    earlier.outOfTime.reset();
    return JournalTexts::tr("earlier: %1", "a line of a game; %1: won, 39 to 25")
        .arg(endText(earlier));
}

/// The opponent, or both players' names; empty for two people without names.
QString opponentText(const core::GameRecord &game)
{
    const auto &[first, second] = game.players;
    if (!first.empty() && !second.empty())
        return JournalTexts::tr("%1 against %2", "the names of two players")
            .arg(nameTitle(first), nameTitle(second));
    const std::optional<Side> side = opponentSide(game);
    if (!side)
        return {};
    const core::Role &role = game.roles[static_cast<std::size_t>(*side)];
    const QString name = nameTitle(game.players[static_cast<std::size_t>(*side)]);
    const auto level = levelOf(role);
    return level ? levelTitle(*level) : role.isHuman() ? name : opponentTitle(role, name);
}

} // namespace

QString playedWhen(const core::GameRecord &game)
{
    QString date = dateOf(game);
    if (const QDateTime time = timeOf(date); time.isValid())
        return QLocale().toString(time, QLocale::ShortFormat);
    // GGF writes 2024.05.01_10:00:00.GMT.
    for (const QString &format : {QStringLiteral("yyyy-MM-dd"), QStringLiteral("yyyy.MM.dd")}) {
        if (const QDate day = QDate::fromString(date.left(10), format); day.isValid())
            return QLocale().toString(day, QLocale::ShortFormat);
    }
    return date;
}

QString playedWhen(const core::GameRecord &game, const QDate &today)
{
    const QDateTime time = timeOf(dateOf(game));
    if (!time.isValid())
        return playedWhen(game);
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::ShortFormat);
    format.remove(QStringLiteral(":ss"));
    const QString hour = locale.toString(time.time(), format);
    const auto daysAgo = time.date().daysTo(today);
    if (daysAgo == 0)
        return JournalTexts::tr("today, %1", "%1: a time").arg(hour);
    if (daysAgo == 1)
        return JournalTexts::tr("yesterday, %1", "%1: a time").arg(hour);
    return locale.toString(time.date(), QLocale::ShortFormat);
}

QString journalledGameTitle(const JournalledGame &game)
{
    QStringList parts{gameTitle(game.record.start)};
    parts << (game.over ? endText(game.record)
                        : JournalTexts::tr("move %1", "how far a game is")
                              .arg(nextMoveNumber(game.record)));
    if (const QString earlier = game.over ? QString() : earlierEndText(game.record);
        !earlier.isEmpty())
        parts << earlier;
    if (const QString opponent = opponentText(game.record); !opponent.isEmpty())
        parts << opponent;
    return parts.join(QStringLiteral(" \u00b7 "));
}

std::size_t nextMoveNumber(const core::GameRecord &game)
{
    const core::Match match(game);
    return match.moveNumber(match.ply()) + 1;
}

} // namespace ui
