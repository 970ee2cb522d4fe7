#include "ui/records/recentgames.h"

#include "core/match/match.h"
#include "ui/board/games/boardfactory.h"
#include "ui/records/journal/journaltexts.h"
#include "ui/style/accessiblestyle.h"

namespace ui {

namespace {

constexpr int maxGames = 15;

/// The side of the pictures, in pixels.
int pictureSide(const QMenu &menu)
{
    return 5 * menu.fontMetrics().height() / 2;
}

/// A picture of the game's current position.
QIcon pictureOf(const core::GameRecord &game, const QMenu &menu)
{
    const core::Match match(game);
    const std::size_t ply = match.plyOfLastMove(match.ply());
    const auto last = ply > 0 ? std::optional(match.move(ply - 1)) : std::nullopt;
    const int side = pictureSide(menu);
    QPixmap picture = QPixmap::fromImage(
        boardPicture(match.current(), last, side, menu.palette(), menu.devicePixelRatioF()));
    picture.setDevicePixelRatio(menu.devicePixelRatioF());
    return picture;
}

} // namespace

RecentGames::RecentGames(QMenu *menu, QObject *parent)
    : QObject(parent)
    , m_menu(menu)
{
    setSymbolSize(*menu, pictureSide(*menu));
    connect(menu, &QMenu::aboutToShow, this, &RecentGames::read);
    connect(&m_reading, &BackgroundTask::failed, this, [this](const QString &reason) {
        showNote(tr("The recent games cannot be read: %1").arg(reason));
    });
}

/// Shows a text in place of the games.
void RecentGames::showNote(const QString &note)
{
    m_menu->clear();
    m_menu->addAction(note)->setEnabled(false);
}

void RecentGames::read()
{
    showNote(tr("Reading\u2026", "the recent games"));
    m_reading.startDetached([this, folder = journalFolder()](const BackgroundTask::Context &) {
        return [this, games = journalledGames(folder, maxGames)] { show(games); };
    });
}

void RecentGames::show(const QList<JournalledGame> &games)
{
    m_menu->clear();
    for (const JournalledGame &game : games) {
        if (!game.problem.isEmpty())
            emit messageRequested(game.problem);
        if (game.path.isEmpty())
            continue;
        const QString when = game.inUse ? tr("open now", "a game that a window has open")
                                        : playedWhen(game.record, QDate::currentDate());
        const QString title = journalledGameTitle(game);
        QAction *action = m_menu->addAction(
            pictureOf(game.record, *m_menu),
            when.isEmpty() ? title
                           : tr("%1 \u00b7 %2", "a game and when it was played").arg(title, when));
        action->setEnabled(!game.inUse);
        connect(action, &QAction::triggered, this, [this, game] { emit chosen(game); });
    }
    if (m_menu->isEmpty())
        showNote(tr("No games yet"));
}

} // namespace ui
