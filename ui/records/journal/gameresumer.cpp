#include "ui/records/journal/gameresumer.h"

#include "ui/records/journal/journaltexts.h"
#include "ui/records/journal/unfinishedgames.h"

namespace ui {

namespace {

/// A longer comment of a file is cut off.
constexpr qsizetype maxComment = 200;

/// Where and when a game was played, as far as its record says.
QString eventTitleOf(const core::GameRecord &game)
{
    QStringList parts{QString::fromStdString(game.place).simplified(), playedWhen(game)};
    parts.removeAll(QString());
    return parts.join(GameResumer::tr(", ", "between a place and a date"));
}

} // namespace

GameResumer::GameResumer(GameController &game, GameStarter &starter, Journal &journal,
                         ResumeCard &card, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_starter(starter)
    , m_journal(journal)
    , m_card(card)
    , m_settings(settings)
{
    connect(&card, &ResumeCard::accepted, this, [this] { resume(m_card.game()); });
    connect(&card, &ResumeCard::declined, this, &GameResumer::decline);
    connect(&starter, &GameStarter::aboutToStart, this, [this] { leaveGame({}); });
    for (BackgroundTask *task : {&m_reading, &m_resuming}) {
        connect(task, &BackgroundTask::failed, this, [this](const QString &reason) {
            emit messageRequested(
                tr("The games that were kept could not be read: %1.").arg(reason));
        });
    }
}

void GameResumer::offerGames()
{
    m_reading.startDetached([this, folder = journalFolder()](const BackgroundTask::Context &) {
        return [this, games = unfinishedGames(folder)] {
            m_offers = offeredGames(games, m_settings);
            showOffer();
        };
    });
}

void GameResumer::showOffer()
{
    if (m_starter.hasGame() || m_offers.isEmpty()) {
        m_card.hide();
        if (m_game.isOffer())
            m_starter.preview(); // of the game that is chosen
        return;
    }
    const JournalledGame &next = m_offers.constFirst();
    m_card.offer(next, m_declined + 1, m_declined + m_offers.size());
    if (m_card.canContinue())
        m_starter.previewOffer(withProgramOfName(next.record));
    else if (m_game.isOffer())
        m_starter.preview();
    emit offered();
}

void GameResumer::resumeWith(core::Move move)
{
    readAndContinue(m_card.game(), NextMove{m_game.match().current(), move});
}

void GameResumer::decline()
{
    const QString path = m_card.game().path;
    m_settings.decline(path);
    m_offers.removeFirst();
    ++m_declined;
    showOffer();
    if (!path.isEmpty())
        emit messageRequested(tr("The game stays in the menu: Game, Recent games."));
}

/// The move is part of the job, so that whatever cancels the one forgets the other.
void GameResumer::readAndContinue(const JournalledGame &listed, const std::optional<NextMove> &next)
{
    if (m_resuming.isRunning())
        return; // pressed twice: the lock would be in its own way
    const bool inHand = listed.path == m_journal.path();
    m_resuming.startDetached([this, listed, inHand, next](const BackgroundTask::Context &) {
        const auto lock = inHand ? nullptr : Journal::lock(listed.path);
        const bool inUse = !inHand && !lock;
        // Another window may have played on in it since it was listed.
        JournalledGame game = inUse ? listed : journalledGame(listed.path).value_or(listed);
        if (game.problem.isEmpty())
            game.problem = listed.problem;
        return [this, listed, game, lock, inUse, next] {
            if (inUse) {
                emit messageRequested(tr("This game is being played in another window."));
                return;
            }
            if (lock)
                m_journal.resume(listed.path, lock);
            continueGame(game);
            // Unless the game went on elsewhere meanwhile.
            if (next && m_game.match().current() == next->before)
                m_game.play(next->move);
        };
    });
}

void GameResumer::continueGame(const JournalledGame &game)
{
    // What was played here needs no date in the title.
    leaveGame(game.record.place.empty() ? QString() : eventTitleOf(game.record));
    m_game.resume(withProgramOfName(game.record));
    if (!game.problem.isEmpty())
        emit messageRequested(game.problem);
    emit begun();
}

void GameResumer::open(const core::GameRecord &game)
{
    leaveGame(eventTitleOf(game));
    if (game.moves.empty()) {
        m_starter.startFrom(game.start);
    } else {
        m_journal.beginNew();
        core::GameRecord opened = withProgramOfName(game);
        opened.counts = false;
        m_game.resume(opened);
    }
    m_game.save(); // at once, for it is nowhere else among the recent games
    emit begun();
    if (game.moves.empty() || m_game.undecided())
        emit continuable();
    const QString comment = QString::fromStdString(game.comment).simplified();
    if (!comment.isEmpty())
        emit messageRequested(
            comment.size() > maxComment ? comment.left(maxComment - 1) + QChar(0x2026) : comment);
}

void GameResumer::leaveGame(const QString &nextEventTitle)
{
    m_card.hide();
    m_resuming.cancel();
    m_eventTitle = nextEventTitle;
    emit aboutToBegin();
}

/// Files that know players by their names alone, and older ones of ours, may name the program of
/// the Preferences.
core::GameRecord GameResumer::withProgramOfName(core::GameRecord game) const
{
    const ExternalProgram program = m_settings.program();
    for (std::size_t side = 0; side < game.roles.size() && program.isNamed(); ++side) {
        const bool hasName = game.players[side] == program.title().toStdString();
        if (hasName && (!game.rolesKnown || game.roles[side] == core::Role::program({}))) {
            game.roles[side] = core::Role::program(program.id());
            game.rolesKnown = true;
        }
    }
    return game;
}

} // namespace ui
