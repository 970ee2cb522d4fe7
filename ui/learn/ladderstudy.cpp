#include "ui/learn/ladderstudy.h"

#include "ui/common/titles.h"
#include "ui/learn/learntexts.h"
#include "ui/learn/studyview.h"

#include <QDateTime>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace ui {

using core::Move;
using core::Side;

LadderStudy::LadderStudy(StudyView &view, ProgressStore &store, QObject *parent)
    : Study(view, store, parent)
    , m_player(std::make_shared<ai::learn::RungPlayer>())
{}

void LadderStudy::start(core::GameKind game)
{
    m_view.begin(this);
    if (m_isOver || m_game != game) {
        m_game = game;
        begin();
        return;
    }
    m_view.showPosition(current(), m_moves.empty() ? std::nullopt : std::optional(m_moves.back()));
    goOn();
}

/// Starts a new game, with sides exchanged.
void LadderStudy::begin()
{
    m_task.cancel();
    m_rung = m_store.of(m_game).rung;
    m_isFirst = m_store.of(m_game).ladder.size() % 2 == 0;
    m_help = Help::None;
    m_isOver = false;
    m_gaveUp = false;
    m_asked = Request::None;
    m_seed = QRandomGenerator::global()->generate64();
    m_positions = {core::startOf(m_game)};
    m_moves.clear();
    m_view.showPosition(current());
    m_view.card()->showAnswer({});
    goOn();
}

void LadderStudy::play(Move move)
{
    m_positions.push_back(core::after(current(), move));
    m_moves.push_back(move);
}

/// Continues after the last move has been shown.
void LadderStudy::goOn()
{
    if (core::isOver(current())) {
        finish();
        return;
    }
    const bool own = core::sideToMove(current()) == ownSide();
    m_view.setInteractive(own && !core::mustPass(current()));
    showContent();
    showButtons();
    if (own && core::mustPass(current())) {
        play(core::Othello::pass);
        m_view.showAnswer(tr("You have no move and must pass."));
        m_view.showPosition(current());
        letRungMove();
    } else if (!own) {
        letRungMove();
    } else {
        m_view.focusBoard();
    }
}

void LadderStudy::letRungMove()
{
    m_task.start([this, player = m_player, position = current(), rung = m_rung,
                  seed = m_seed](const BackgroundTask::Context &context) {
        const Move move = player->choose(position, rung, seed, context.stopToken);
        return [this, move] {
            play(move);
            if (m_game == core::GameKind::Othello && move == core::Othello::pass) {
                m_view.showAnswer(tr("The other side has no move and passes."));
                m_view.showPosition(current());
                goOn();
                return;
            }
            m_view.reply(move);
        };
    });
}

void LadderStudy::chooseMove(Move move)
{
    if (m_isOver || core::sideToMove(current()) != ownSide())
        return;
    m_asked = Request::None;
    m_view.card()->showAnswer({});
    m_view.setInteractive(false);
    m_view.play(move);
    play(move);
    goOn();
}

void LadderStudy::replyShown()
{
    m_view.announce(moveTitle(m_positions[m_positions.size() - 2], m_moves.back()));
    goOn();
}

/// Goes back to the person's previous decision.
void LadderStudy::undo()
{
    if (!isConfirmed(Request::Undo,
                     tr("If you undo a move, the game does not count. Press again to undo.")))
        return;
    m_task.cancel();
    const auto isOwnChoice = [this] {
        return core::sideToMove(current()) == ownSide() && !core::mustPass(current());
    };
    do {
        m_positions.pop_back();
        m_moves.pop_back();
    } while (!m_moves.empty() && !isOwnChoice());
    m_help = Help::Undo;
    m_view.showPosition(current(), m_moves.empty() ? std::nullopt : std::optional(m_moves.back()));
    m_view.card()->showAnswer({});
    goOn();
}

/// Suggests the move that the highest rung would play.
void LadderStudy::hint()
{
    if (!isConfirmed(Request::Hint,
                     tr("With a hint the game does not count. Press again for the hint.")))
        return;
    m_help = Help::Hint;
    showContent();
    showButtons();
    m_task.start([this, player = m_player, position = current(),
                  top = ai::learn::rungCount(m_game) - 1,
                  seed = m_seed](const BackgroundTask::Context &context) {
        const Move move = player->choose(position, top, seed, context.stopToken);
        return [this, position, move] {
            if (!(position == current()))
                return;
            m_view.showHint(move);
            m_view.showAnswer(tr("The highest rung would play %1.").arg(moveTitle(position, move)));
        };
    });
}

/// Asks before what costs the game, once: whether the person has pressed for the second time, or
/// the game counts no more anyway.
bool LadderStudy::isConfirmed(Request request, const QString &question)
{
    const bool costsNothing = request != Request::GiveUp && m_help != Help::None;
    if (costsNothing || m_asked == request) {
        m_asked = Request::None;
        return true;
    }
    m_asked = request;
    m_view.showAnswer(question);
    return false;
}

/// Ends the game as a loss.
void LadderStudy::giveUp()
{
    if (!isConfirmed(Request::GiveUp, m_help == Help::None
                                          ? tr("The game counts as lost. Press again to give up.")
                                          : tr("Press again to give up.")))
        return;
    m_gaveUp = true;
    m_task.cancel();
    m_view.showPosition(current(), m_moves.back());
    finish();
}

void LadderStudy::finish()
{
    m_isOver = true;
    m_view.setInteractive(false);
    const auto winner = m_gaveUp ? core::opponent(ownSide()) : core::winner(current());
    const double result = !winner ? 0.5 : *winner == ownSide() ? 1 : 0;
    m_store.add(ai::learn::Progress::ladderPlayed(m_game, m_rung, result, m_help == Help::None));
    const int rung = m_store.of(m_game).rung;
    QString text = m_gaveUp      ? tr("You gave up: %1 won.", "a rung").arg(rungName(m_rung))
                   : result == 1 ? tr("You won.")
                   : result == 0 ? tr("%1 won.", "a rung").arg(rungName(m_rung))
                                 : tr("A draw.");
    if (rung > m_rung)
        text = paragraphOf({text, tr("You climb to rung %1, %2.", "a number and a name")
                                      .arg(rung + 1)
                                      .arg(rungName(rung))});
    if (m_game == core::GameKind::Othello && !m_gaveUp)
        text = paragraphOf({text, tr("A click on the board shows the last position.")});
    showContent();
    showButtons();
    m_view.showAnswer(text, result == 0 ? StudyCard::Tone::Bad : StudyCard::Tone::Good);
}

/// After the end: shows the discs as played, instead of sorted.
void LadderStudy::pressedWhileLocked()
{
    if (m_isOver)
        m_view.showPosition(current(), m_moves.back());
}

/// The opponent's role is only a name: no opponent on the page Play plays like a rung.
void LadderStudy::review()
{
    if (!m_isOver) {
        m_view.showPosition(current(), m_moves.back());
        finish();
    }
    core::GameRecord game;
    game.start = m_positions.front();
    game.moves = m_moves;
    game.players[static_cast<std::size_t>(core::opponent(ownSide()))] =
        rungName(m_rung).toStdString();
    game.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    game.person = ownSide();
    emit reviewRequested(game);
}

void LadderStudy::showContent()
{
    const auto &progress = m_store.of(m_game);
    const auto recent = progress.recent();
    const QString won = recent.empty()
                            ? QString()
                            : tr("Won: %1 of the last %n game(s).", "", int(recent.size()))
                                  .arg(std::count(recent.begin(), recent.end(), 1.0));
    const bool isHighest = m_rung + 1 == ai::learn::rungCount(m_game);
    const QString wins = isHighest
                             ? tr("This is the highest rung.")
                             : paragraphOf({won, tr("Three wins in five games take you up.")});
    const QString rating =
        progress.isRated() ? tr("Rating: %1").arg(ratingText(progress.rating)) : QString();
    const QString help = m_help == Help::Undo
                             ? tr("You took a move back: this game does not count.")
                         : m_help == Help::Hint ? tr("You used a hint: this game does not count.")
                                                : QString();
    const bool isOwnTurn = core::sideToMove(current()) == ownSide();
    const QString turn = m_isOver || core::mustPass(current()) ? QString()
                         : isOwnTurn                           ? tr("Your move.")
                                     : tr("%1 is to move.", "a rung").arg(rungName(m_rung));
    StudyPlayers::Names players{tr("You"), rungName(m_rung)};
    if (ownSide() == Side::Second)
        std::swap(players[0], players[1]);
    m_view.card()->show(
        {.left = tr("Ladder, %1").arg(gameTitle(m_game)),
         .right = rating,
         .title = rungTitle(m_game, m_rung),
         .text = paragraphOf({wins, help}),
         .task = turn,
         .players = players,
         .winner = m_gaveUp ? std::optional(core::opponent(ownSide())) : std::nullopt});
}

void LadderStudy::showButtons()
{
    const bool own = !m_isOver && core::sideToMove(current()) == ownSide();
    const bool climbed = m_store.of(m_game).rung > m_rung;
    const bool hasOwnMove = m_moves.size() >= (m_isFirst ? 1u : 2u);
    const QString note =
        m_help == Help::None ? tr("With a hint or an undo the game does not count.") : QString();
    m_view.setButtons(
        {m_isOver ? StudyView::Button{m_gaveUp                  ? QString()
                                      : core::winner(current()) ? tr("&See what decided it")
                                                                : tr("&See the review"),
                                      [this] { review(); }}
                  : StudyView::Button{tr("&Undo"), [this] { undo(); }, own && hasOwnMove, false,
                                      note, StudyView::Keys::Undo},
         {m_isOver ? QString() : tr("H&int"), [this] { hint(); }, own, false, note,
          StudyView::Keys::Hint},
         m_isOver ? StudyView::Button{climbed ? tr("Play the &next rung") : tr("Play &again"),
                                      [this] { begin(); }, true, true}
                  : StudyView::Button{tr("Give u&p"), [this] { giveUp(); }, own && hasOwnMove},
         {tr("Bac&k to Learn"), [this] { leave(); }},
         {},
         {}});
}

} // namespace ui
