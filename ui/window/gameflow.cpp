#include "ui/window/gameflow.h"

#include "ui/play/card/statustext.h"
#include "ui/play/setup/offercard.h"
#include "ui/play/setup/setuppanel.h"
#include "ui/records/journal/gameresumer.h"
#include "ui/records/journal/journal.h"
#include "ui/records/journal/journaltexts.h"
#include "ui/records/journal/resumecard.h"
#include "ui/window/setupcontroller.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// Longer comments from a file are truncated.
constexpr qsizetype maxComment = 200;

/// Where and when a game was played, as far as its record says.
QString eventTitleOf(const core::GameRecord &game)
{
    QStringList parts{QString::fromStdString(game.place).simplified(), playedWhen(game)};
    parts.removeAll(QString());
    return parts.join(GameFlow::tr(", ", "between a place and a date"));
}

QString commentOf(const core::GameRecord &game)
{
    const QString comment = QString::fromStdString(game.comment).simplified();
    return comment.size() > maxComment ? comment.left(maxComment - 1) + QChar(0x2026) : comment;
}

/// Whether a game is in progress that the user could miss. Moves that were taken back do not count.
bool hasMovesOnBoard(const GameController &game)
{
    return game.inProgress() && game.match().ply() > 0;
}

} // namespace

GameFlow::GameFlow(Parts parts, QObject *parent)
    : QObject(parent)
    , m_parts(std::move(parts))
{
    connect(&m_parts.game, &GameController::rolesNeeded, this,
            [this](core::Side person, bool elsewhere) {
                // Moves that are tried elsewhere in the review of a game from a file begin no game.
                m_isExploring = m_parts.game.rolesUnknown() && m_parts.isReviewing()
                                && (m_isExploring || elsewhere);
                if (!m_isExploring)
                    decideRoles(person);
            });
}

void GameFlow::play()
{
    if (const auto next = m_parts.starter.chosenGame())
        start(*next);
}

void GameFlow::playAgain()
{
    start(m_parts.starter.sameGame());
}

void GameFlow::start(const GameStarter::NextGame &next)
{
    const QString message = messageOfLeaving();
    leaveGame({});
    m_parts.starter.start(next);
    if (!message.isEmpty())
        m_parts.status.showMessage(message);
    m_parts.showBoard();
}

/// Tells the user what happens to the current game when another one begins.
QString GameFlow::messageOfLeaving() const
{
    if (!hasMovesOnBoard(m_parts.game))
        return {};
    return m_parts.journal.isFailing() ? tr("Your last game is lost, for it could not be saved.")
                                       : tr("Your last game is kept under Recent games.");
}

void GameFlow::playWith(core::Move move)
{
    const bool offered = m_parts.game.isOffer();
    if (move == core::Move::none()) {
        showHowToBeginMessage();
    } else if (offered) {
        resumeAnd(m_parts.resumeCard.game(), [this, move] { m_parts.game.play(move); });
    } else {
        play();
        m_parts.game.play(move);
    }
}

void GameFlow::showHowToBeginMessage()
{
    m_parts.status.repeatDetails();
    if (!m_parts.game.isOffer() || !m_parts.resumeCard.focusOffer())
        m_parts.panel.focusPlay();
}

void GameFlow::findHint()
{
    const auto find = [this] { m_parts.game.findHint(); };
    if (m_parts.game.mayBegin() && m_parts.game.isOffer())
        return resumeAnd(m_parts.resumeCard.game(), find);
    if (m_parts.game.mayBegin())
        play();
    find();
}

/// Calls `then` only if the resumed game is in the position that was shown when the user chose: the
/// journal may hold a later one.
void GameFlow::resumeAnd(const JournalledGame &listed, const std::function<void()> &then)
{
    const core::Position before = m_parts.game.match().current();
    m_parts.resumer.read(listed, [this, before, then](const JournalledGame &game) {
        continueGame(game);
        if (then && m_parts.game.match().current() == before)
            then();
    });
}

void GameFlow::continueGame(const JournalledGame &game)
{
    // A record without a place was played here, and needs no event in the title.
    leaveGame(game.record.place.empty() ? QString() : eventTitleOf(game.record));
    m_parts.game.resume(m_parts.resumer.playable(game.record));
    m_parts.setup.adoptGame();
    if (!game.problem.isEmpty())
        emit messageRequested(game.problem);
    m_parts.showBoard();
}

void GameFlow::open(const core::GameRecord &game)
{
    leaveGame(eventTitleOf(game));
    if (game.moves.empty()) {
        m_parts.starter.start(m_parts.starter.gameFrom(game.start));
        m_parts.game.setCounts(false);
    } else {
        core::GameRecord opened = m_parts.resumer.playable(game);
        opened.counts = false;
        m_parts.journal.beginNew();
        m_parts.game.resume(opened);
    }
    m_parts.game.save(); // at once, so that the game is among the recent games
    m_parts.setup.adoptGame();
    if (game.moves.empty() || m_parts.game.rolesUnknown())
        m_parts.sideOffer.offer();
    if (const QString comment = commentOf(game); !comment.isEmpty())
        emit messageRequested(comment);
    m_parts.showBoard();
}

void GameFlow::openFinished(const core::GameRecord &game)
{
    const QString message = messageOfLeaving();
    open(game);
    if (!message.isEmpty())
        m_parts.status.showMessage(message);
}

void GameFlow::leaveGame(const QString &nextEventTitle)
{
    m_isExploring = false;
    m_parts.resumer.withdraw();
    m_parts.sideOffer.hide();
    m_parts.status.setProblem({});
    m_eventTitle = nextEventTitle;
}

void GameFlow::playFrom(const std::vector<core::Move> &line, std::size_t ply)
{
    // Against somebody who only has a name, such as a rung of the ladder, the game is over.
    const auto person = m_parts.game.twoPeople() ? m_parts.game.personSide() : std::nullopt;
    const std::vector<core::Move> &moves = m_parts.game.match().moves();
    if (std::mismatch(line.begin(), line.end(), moves.begin(), moves.end()).first != line.end())
        m_parts.game.setCounts(false); // nobody played the line's moves
    m_parts.game.follow(line, ply);
    if (person)
        decideRoles(*person);
    else
        m_parts.sideOffer.offer();
    m_parts.showBoard();
}

void GameFlow::continueAs(std::optional<core::Side> person)
{
    m_parts.game.setRoles(m_parts.starter.rolesOf(person));
    m_parts.setup.adoptGame();
    m_parts.showBoard();
}

/// Gives the other side to the chosen opponent, unless nobody has named the players and two people
/// are to play.
void GameFlow::decideRoles(core::Side person)
{
    const bool isUnknown = m_parts.game.rolesUnknown();
    const bool twoPeople = isUnknown && m_parts.starter.choosesTwoPeople();
    if (!isUnknown)
        m_eventTitle.clear(); // when the game against the named opponent was played
    m_parts.game.setRoles(
        m_parts.starter.rolesOf(twoPeople ? std::nullopt : std::optional(person)));
    m_parts.setup.adoptGame();
}

void GameFlow::replaceProgram()
{
    m_parts.game.replaceProgram();
    m_parts.showBoard();
}

} // namespace ui
