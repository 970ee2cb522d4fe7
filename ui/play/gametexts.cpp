#include "ui/play/gametexts.h"

#include "core/overloaded.h"
#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"
#include "ui/play/gamesentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct GameTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameTexts)
};

using core::GameKind;
using core::Side;

/// The name in a sentence of a player who is neither "you" nor "the computer".
QString subjectName(const GameController &game, Side side)
{
    const bool unnamed = game.twoPeople() && game.nameOf(side).isEmpty();
    if (!unnamed || game.match().kind() != GameKind::Nim)
        return playerTitle(game, side);
    return side == Side::First ? GameTexts::tr("The first player")
                               : GameTexts::tr("The second player");
}

/// Whether the player of a side is the computer at a level, without a name of its own.
bool isNamelessComputer(const GameController &game, Side side)
{
    return side == game.computerSide() && playsByLevel(game.opponentRole());
}

Player playerOf(const GameController &game, Side side)
{
    if (side == game.personSide())
        return {core::Subject::You, {}};
    if (isNamelessComputer(game, side))
        return {core::Subject::Computer, {}};
    return {core::Subject::Named, subjectName(game, side)};
}

/// Who made a move. In a game that is continued from a file others made the first ones.
Player playerOfMove(const GameController &game, std::size_t ply)
{
    const Side side = sideToMove(game.match().position(ply));
    if (game.isImportedMove(ply) && !game.twoPeople())
        return {core::Subject::Named, sideTitle(game.match().kind(), side)};
    return playerOf(game, side);
}

/// The line that won: "the top row".
QString ticTacToeLine(const core::TicTacToe &game, Side winner)
{
    for (std::size_t i = 0; i < core::TicTacToe::lines.size(); ++i) {
        const auto line = core::TicTacToe::lines[i];
        if ((game.marks(winner) & line) == line)
            return ticTacToeLineTitle(i);
    }
    return {};
}

/// Who won, and by how much.
QString resultText(const GameController &game)
{
    const std::optional<Side> side = game.winner();
    if (!side)
        return GameTexts::tr("A draw.");
    const Player winner = playerOf(game, *side);
    if (game.outOfTime())
        return wonText(winner);
    return std::visit(core::Overloaded{[&](const core::TicTacToe &end) {
                                           return wonWithLineText(winner,
                                                                  ticTacToeLine(end, *side));
                                       },
                                       [&](const core::Othello &end) {
                                           return wonByDiscsText(winner, std::abs(end.score()));
                                       },
                                       [&](const core::Nim &) { return wonText(winner); }},
                      game.match().current());
}

/// The variant that was played, and the disc counts unless they are shown elsewhere.
QString othelloCounts(const core::Othello &end, Counts counts)
{
    const int black = end.count(Side::First);
    const int white = end.count(Side::Second);
    const bool isReverse = end.rule() == core::Othello::Rule::Fewest;
    if (counts == Counts::Elsewhere)
        return isReverse && black != white ? GameTexts::tr("The fewest discs win.") : QString();
    if (black == white)
        return GameTexts::tr("%n disc(s) each.", nullptr, black);
    const int max = std::max(black, white) + end.empties();
    const int fewest = std::min(black, white);
    return isReverse ? GameTexts::tr("The fewest discs win: %1 to %2.").arg(fewest).arg(max)
                     : GameTexts::tr("%1 to %2.", "discs").arg(max).arg(fewest);
}

QString othelloResultDetails(const core::Othello &end, Counts counts)
{
    QString said = othelloCounts(end, counts);
    if (end.empties() == 0 || end.score() == 0)
        return said;
    if (end.rule() == core::Othello::Rule::Fewest)
        return paragraphOf({said, GameTexts::tr("Nobody can move; the %n empty square(s) count "
                                                "for the loser.",
                                                nullptr, end.empties())});
    return paragraphOf({said, GameTexts::tr("Nobody can move; the %n empty square(s) count for the "
                                            "winner.",
                                            nullptr, end.empties())});
}

/// What a win against a named player demonstrates.
QString discoveryText(const GameController &game)
{
    const bool won = game.winner() && game.winner() != game.computerSide();
    return won ? namedPlayerDiscovery(QString::fromStdString(game.opponentRole().id)) : QString();
}

/// Explains that a win with hints does not count towards the next level.
QString hintedText(const GameController &game)
{
    const bool won = game.computerSide() && game.winner() == opponent(*game.computerSide());
    const auto level = levelOf(game.opponentRole());
    return won && level && ai::levelAfter(*level) && game.hinted()
               ? GameTexts::tr("Won with hints: it does not count towards the next level.")
               : QString();
}

/// Details of the end that the result does not mention.
QString endDetails(const GameController &game, Counts counts)
{
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &end) {
                return end.score() == 0 ? GameTexts::tr("The board is full and nobody has a line.")
                                        : discoveryText(game);
            },
            [&](const core::Othello &end) { return othelloResultDetails(end, counts); },
            [&](const core::Nim &end) {
                return tookLastText(playerOf(game, opponent(end.sideToMove())));
            }},
        game.match().current());
}

/// Everything about the end that the result does not mention.
QStringList resultDetails(const GameController &game, Counts counts)
{
    return {game.outOfTime() ? outOfTimeText(playerOf(game, *game.outOfTime()))
                             : endDetails(game, counts),
            hintedText(game)};
}

/// How many counters may be taken in Nim: "Take 1, 2 or 3 counters."
QString takeText(const core::Nim &nim)
{
    constexpr int longestList = 4;
    int limit = 0;
    for (int heap = 0; heap < nim.heapCount(); ++heap)
        limit = std::max(limit, nim.maxTakenFrom(heap));
    const bool oneHeap = nim.heapCount() == 1;
    if (nim.takeLimit() == 0 && limit > 1)
        return oneHeap ? GameTexts::tr("Take any number of counters.")
                       : GameTexts::tr("Take any number of counters from one heap.");
    if (limit == 1)
        return GameTexts::tr("Take one counter.");
    QStringList numbers;
    for (int taken = 1; taken < limit; ++taken)
        numbers << QString::number(taken);
    const QString list =
        limit > longestList
            ? GameTexts::tr("1 to %1", "numbers of counters").arg(limit)
            : GameTexts::tr("%1 or %2", "1, 2; 3").arg(numbers.join(", ")).arg(limit);
    return (oneHeap ? GameTexts::tr("Take %1 counters.", "1, 2 or 3")
                    : GameTexts::tr("Take %1 counters from one heap.", "1, 2 or 3"))
        .arg(list);
}

/// The rule in a sentence, for whoever has made no move yet; the board of Nim itself says who wins.
/// @param replies whether the person moves second
QString firstMoveHelp(const core::Position &position, bool replies, bool twoPeople)
{
    return std::visit(
        core::Overloaded{
            [](const core::TicTacToe &) {
                return GameTexts::tr("Choose a square; three in a row wins.");
            },
            [replies, twoPeople](const core::Othello &othello) {
                if (othello.rule() == core::Othello::Rule::Fewest && twoPeople)
                    return GameTexts::tr("The fewest discs win. Discs turn as usual.");
                if (othello.rule() == core::Othello::Rule::Fewest)
                    return GameTexts::tr("The fewest discs win. The computer has learnt nothing "
                                         "about this game; it looks ahead.");
                const auto squares = static_cast<int>(othello.legalMoves().size());
                const bool isBlack = (othello.sideToMove() == Side::First) != replies;
                return paragraphOf(
                    {isBlack
                         ? GameTexts::tr("Bracket white discs between two of yours and they turn.")
                         : GameTexts::tr("Bracket black discs between two of yours and they turn."),
                     replies ? QString()
                             : GameTexts::tr("You can play on %n square(s).", nullptr, squares)});
            },
            [](const core::Nim &nim) { return takeText(nim); },
        },
        position);
}

/// How to begin a game, or to resume the one offered.
QStringList beginningSentences(const GameController &game, const QString &playKeys)
{
    const bool replies = game.isComputersMove(game.match().ply());
    if (game.isOffer() && !playKeys.isEmpty())
        return {replies ? GameTexts::tr("Leave the full screen to go on.")
                        : GameTexts::tr("Make a move to go on.")};
    if (game.isOffer())
        return {replies ? GameTexts::tr("Press Continue to go on.")
                        : GameTexts::tr("Press Continue or make a move.")};
    const QString help = firstMoveHelp(game.match().current(), replies, game.twoPeople());
    if (playKeys.isEmpty())
        return {replies ? GameTexts::tr("Press Play to begin.") : QString(), help};
    return {(replies ? GameTexts::tr("Press %1 to begin.", "keys")
                     : GameTexts::tr("Press %1 or make a move.", "keys"))
                .arg(playKeys),
            help};
}

/// The state before a first move, and of a game that is offered.
QString waitingText(const GameController &game, const Player &mover)
{
    if (game.isComputersMove(game.match().ply()))
        return game.isOffer() ? GameTexts::tr("The computer moves next.")
                              : GameTexts::tr("Ready when you are.");
    const GameKind kind = game.match().kind();
    if (game.isOffer() || kind == GameKind::Nim || mover.who != core::Subject::You)
        return turnText(mover);
    return GameTexts::tr("Your move. %1 begins.", "%1: Black, or X")
        .arg(sideTitle(kind, sideToMove(game.match().current())));
}

/// Which other position of the game is shown.
QString browsingText(const GameController &game)
{
    return game.shownPly() == 0 ? GameTexts::tr("The start of the game.")
                                : GameTexts::tr("The position after move %1 of %2.")
                                      .arg(game.match().moveNumber(game.shownPly()))
                                      .arg(game.match().moveNumber(game.match().knownPlies()));
}

/// Whose turn it is in another position that is shown; the state of the game itself may differ.
QString turnThere(const GameController &game)
{
    const core::Position &position = game.shown();
    if (isOver(position) || mustPass(position))
        return {};
    const Player mover = playerOf(game, sideToMove(position));
    switch (mover.who) {
    case core::Subject::You:
        return GameTexts::tr("You are to move here.");
    case core::Subject::Computer:
        return GameTexts::tr("The computer is to move here.");
    case core::Subject::Named:
        break;
    }
    return GameTexts::tr("%1 is to move here.", "%1: Black").arg(mover.name);
}

/// Names the computer also while it thinks on behalf of a person.
QString thinkingText(const GameController &game)
{
    const Side side = sideToMove(game.match().current());
    const Player thinker = playerOf(game, side);
    return side == game.computerSide() && thinker.who == core::Subject::Named
               ? GameTexts::tr("%1 is thinking.", "%1 is another program").arg(thinker.name)
               : GameTexts::tr("The computer is thinking.");
}

} // namespace

QString shortName(const QString &name)
{
    constexpr qsizetype longest = 24; // no more fits beside the board
    return name.size() > longest ? name.left(longest - 1) + QChar(0x2026) : name;
}

QString playerTitle(const GameController &game, Side side)
{
    if (side == game.personSide())
        return GameTexts::tr("You");
    const QString name = game.nameOf(side);
    if (game.twoPeople())
        return name.isEmpty() ? sideTitle(game.match().kind(), side) : shortName(name);
    const ExternalProgram *program = game.program();
    return opponentTitle(game.opponentRole(), program == nullptr ? QString() : program->title());
}

core::GameRecord namedRecord(const GameController &game)
{
    core::GameRecord record = game.record();
    for (const Side side : {Side::First, Side::Second}) {
        std::string &name = record.players[static_cast<std::size_t>(side)];
        if (name.empty())
            name = playerTitle(game, side).toStdString();
    }
    return record;
}

QString playerDetails(const GameController &game, Side side)
{
    const QString title = sideTitle(game.match().kind(), side);
    if (isNamelessComputer(game, side))
        return GameTexts::tr("%1 \u00b7 %2", "side and level").arg(title, levelTitle(game.level()));
    return title == playerTitle(game, side) ? QString() : title;
}

QString stateText(const GameController &game)
{
    const Player mover = playerOf(game, sideToMove(game.match().current()));
    if (game.browsing())
        return browsingText(game);
    switch (game.phase()) {
    case GameController::Phase::NotStarted:
        return waitingText(game, mover);
    case GameController::Phase::PersonToMove:
        return game.findingHint() ? GameTexts::tr("Looking for the best move.") : turnText(mover);
    case GameController::Phase::ComputerToMove:
        return thinkingText(game);
    case GameController::Phase::PassToCome:
        return mustPassText(mover);
    case GameController::Phase::Failed:
        return game.program() ? GameTexts::tr("%1 does not play on.", "%1 is another program")
                                    .arg(game.program()->title())
                              : GameTexts::tr("The computer found no move.");
    case GameController::Phase::Over:
        break;
    }
    return resultText(game);
}

QString moveSentence(const GameController &game, std::size_t ply)
{
    const core::Match &match = game.match();
    const core::Position &before = match.position(ply);
    const core::Move move = match.move(ply);
    const Player mover = playerOfMove(game, ply);
    const QString name = moveTitle(before, move);
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return playedText(mover, name); },
                         [&](const core::Othello &position) {
                             const Side side = position.sideToMove();
                             const auto &after = std::get<core::Othello>(match.position(ply + 1));
                             return position.mustPass()
                                        ? passedText(mover)
                                        : playedText(mover, name,
                                                     after.count(side) - position.count(side) - 1);
                         },
                         [&](const core::Nim &nim) {
                             const QChar heap(core::Nim::heapLetter(core::Nim::heapOf(move)));
                             return tookText(mover, core::Nim::countersOf(move),
                                             nim.heapCount() == 1 ? QString() : QString(heap));
                         }},
        before);
}

QString lastMovesText(const GameController &game)
{
    const core::Match &match = game.match();
    const std::size_t ply = match.ply();
    if (ply == 0)
        return {};
    const bool afterPass = ply >= 2 && mustPass(match.position(ply - 2));
    return paragraphOf(
        {afterPass ? moveSentence(game, ply - 2) : QString(), moveSentence(game, ply - 1)});
}

QStringList detailSentences(const GameController &game, const QString &playKeys, Counts counts)
{
    if (game.browsing())
        return {turnThere(game)};
    switch (game.phase()) {
    case GameController::Phase::NotStarted:
        return beginningSentences(game, playKeys);
    case GameController::Phase::Failed:
        return {game.program() ? GameTexts::tr("Let the computer go on, undo, or play a new game.")
                               : GameTexts::tr("Undo, or play a new game.")};
    case GameController::Phase::Over:
        return resultDetails(game, counts);
    case GameController::Phase::PersonToMove:
        if (game.match().ply() == 0)
            return {firstMoveHelp(game.match().current(), false, game.twoPeople())};
        break;
    case GameController::Phase::ComputerToMove:
    case GameController::Phase::PassToCome:
        break;
    }
    return {lastMovesText(game)};
}

QString detailsText(const GameController &game, const QString &playKeys)
{
    return paragraphOf(detailSentences(game, playKeys, Counts::Here));
}

QString progressText(const GameController &game, const ai::SearchResult &result)
{
    return GameTexts::tr("Depth %1, best so far: %2.", "of the search, and a move")
        .arg(result.depth)
        .arg(moveTitle(game.match().current(), result.move));
}

} // namespace ui
