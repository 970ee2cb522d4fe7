#include "ui/records/journal/gameresumer.h"

#include "ui/records/journal/journalreading.h"

namespace ui {

GameResumer::GameResumer(GameController &game, GameStarter &starter, Journal &journal,
                         ResumeCard &card, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_starter(starter)
    , m_journal(journal)
    , m_card(card)
    , m_settings(settings)
{
    connect(&card, &ResumeCard::declined, this, &GameResumer::decline);
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
            m_starter.preview(); // previews the game chosen in the panel instead
        return;
    }
    const JournalledGame &next = m_offers.constFirst();
    m_card.offer(next, m_declined + 1, m_declined + m_offers.size());
    // The board of another game than the form names would contradict it.
    if (m_card.canContinue() && core::kindOf(next.record.start) == m_starter.kind())
        m_starter.previewOffer(playable(next.record));
    else if (m_game.isOffer())
        m_starter.preview();
    emit offered();
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

void GameResumer::read(const JournalledGame &listed,
                       std::function<void(const JournalledGame &)> proceed)
{
    if (m_resuming.isRunning())
        return; // a second press: it would find the journal locked by the first
    const bool isCurrent = listed.path == m_journal.path();
    const auto job = [this, listed, isCurrent, proceed](const BackgroundTask::Context &) {
        const auto lock = isCurrent ? nullptr : Journal::lock(listed.path);
        const bool inUse = !isCurrent && !lock;
        // Read it again: another window may have continued it since it was listed.
        JournalledGame game = inUse ? listed : journalledGame(listed.path).value_or(listed);
        if (game.problem.isEmpty())
            game.problem = listed.problem;
        return [this, listed, game, lock, inUse, proceed] {
            if (inUse) {
                emit messageRequested(tr("This game is being played in another window."));
                return;
            }
            if (lock)
                m_journal.resume(listed.path, lock);
            proceed(game);
        };
    };
    m_resuming.startDetached(job);
}

core::GameRecord GameResumer::playable(core::GameRecord game) const
{
    const ExternalProgram program = m_settings.program();
    for (std::size_t side = 0; side < game.roles.size() && program.isNamed(); ++side) {
        const bool hasName = game.players[side] == program.title().toStdString();
        // Our older files have only the program's name, not its command.
        if (hasName && (!game.rolesKnown || game.roles[side] == core::Role::program({}))) {
            game.roles[side] = core::Role::program(program.id());
            game.rolesKnown = true;
        }
    }
    return game;
}

void GameResumer::withdraw()
{
    m_card.hide();
    m_resuming.cancel();
}

} // namespace ui
