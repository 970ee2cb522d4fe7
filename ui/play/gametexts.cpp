#include "ui/play/gametexts.h"

#include "core/overloaded.h"
#include "ui/common/titles.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameTexts)
};

using core::GameKind;
using core::Side;

QString moveName(const core::Position &position, core::Move move)
{
    return QString::fromStdString(moveText(position, move));
}

/// Who a result or a turn is about.
enum class Who { You, Computer, FirstPerson, SecondPerson };

Who whoIs(Side side, std::optional<Side> computer)
{
    if (computer)
        return side == *computer ? Who::Computer : Who::You;
    return side == Side::First ? Who::FirstPerson : Who::SecondPerson;
}

QString ticTacToeLine(const core::TicTacToe &game, Side winner)
{
    const QString names[] = {Texts::tr("the top row"),
                             Texts::tr("the middle row"),
                             Texts::tr("the bottom row"),
                             Texts::tr("the left column"),
                             Texts::tr("the middle column"),
                             Texts::tr("the right column"),
                             Texts::tr("the diagonal from 1 to 9"),
                             Texts::tr("the diagonal from 3 to 7")};
    for (std::size_t i = 0; i < core::TicTacToe::lines.size(); ++i) {
        const auto line = core::TicTacToe::lines[i];
        if ((game.marks(winner) & line) == line)
            return names[i];
    }
    return {};
}

QString ticTacToeResult(const core::TicTacToe &game, std::optional<Side> computer)
{
    if (game.score() == 0)
        return Texts::tr("A draw: the board is full and nobody has a line.");
    const Side winner = game.score() > 0 ? Side::First : Side::Second;
    const QString line = ticTacToeLine(game, winner);
    switch (whoIs(winner, computer)) {
    case Who::You:
        return Texts::tr("You won with %1.", "%1 is a line such as the top row").arg(line);
    case Who::Computer:
        return Texts::tr("The computer won with %1.").arg(line);
    case Who::FirstPerson:
        return Texts::tr("X won with %1.").arg(line);
    case Who::SecondPerson:
        break;
    }
    return Texts::tr("O won with %1.").arg(line);
}

QString nimResult(const core::Nim &game, std::optional<Side> computer)
{
    const Side winner = game.score() > 0 ? Side::First : Side::Second;
    const bool misere = game.rule() == core::Nim::Rule::Misere;
    switch (whoIs(winner, computer)) {
    case Who::You:
        return misere ? Texts::tr("You won: the computer took the last counter.")
                      : Texts::tr("You won: you took the last counter.");
    case Who::Computer:
        return misere ? Texts::tr("The computer won: you took the last counter.")
                      : Texts::tr("The computer won: it took the last counter.");
    case Who::FirstPerson:
        return misere ? Texts::tr("The first player won: the second took the last counter.")
                      : Texts::tr("The first player won: the last counter was theirs.");
    case Who::SecondPerson:
        break;
    }
    return misere ? Texts::tr("The second player won: the first took the last counter.")
                  : Texts::tr("The second player won: the last counter was theirs.");
}

QString othelloWinner(Who who, const QString &program, int lead, int most, int fewest)
{
    QString text;
    switch (who) {
    case Who::You:
        text = Texts::tr("You won by %n disc(s), %1 to %2.", nullptr, lead);
        break;
    case Who::Computer:
        text = program.isEmpty()
                   ? Texts::tr("The computer won by %n disc(s), %1 to %2.", nullptr, lead)
                   : Texts::tr("%3 won by %n disc(s), %1 to %2.", "%3 is another program", lead);
        break;
    case Who::FirstPerson:
        text = Texts::tr("Black won by %n disc(s), %1 to %2.", nullptr, lead);
        break;
    case Who::SecondPerson:
        text = Texts::tr("White won by %n disc(s), %1 to %2.", nullptr, lead);
        break;
    }
    // All at once: a program's name may hold a percent sign.
    return text.contains("%3") ? text.arg(QString::number(most), QString::number(fewest), program)
                               : text.arg(most).arg(fewest);
}

QString othelloResult(const core::Othello &game, std::optional<Side> computer,
                      const QString &program)
{
    const int black = game.count(Side::First);
    const int white = game.count(Side::Second);
    if (black == white)
        return Texts::tr("A draw: %1 discs each.").arg(black);
    const Side winner = black > white ? Side::First : Side::Second;
    const int most = std::max(black, white) + game.empties();
    const QString text = othelloWinner(whoIs(winner, computer), program,
                                       most - std::min(black, white), most, std::min(black, white));
    if (game.empties() == 0)
        return text;
    return Texts::tr("%1 Nobody can move; the %n empty square(s) count for the winner.", nullptr,
                     game.empties())
        .arg(text);
}

/// Of the other program that plays; empty where the computer does by itself, or nobody.
QString programTitle(const GameController &game)
{
    return game.program() ? game.program()->title() : QString();
}

bool wasPass(const core::Match &match, std::size_t movesAgo)
{
    return match.ply() >= movesAgo && mustPass(match.position(match.ply() - movesAgo));
}

QString outOfTimeResult(Who who, const QString &program)
{
    switch (who) {
    case Who::You:
        return program.isEmpty()
                   ? Texts::tr("Your time ran out: the computer won.")
                   : Texts::tr("Your time ran out: %1 won.", "%1 is another program").arg(program);
    case Who::Computer:
        return program.isEmpty()
                   ? Texts::tr("The computer's time ran out: you won.")
                   : Texts::tr("The time of %1 ran out: you won.", "%1 is another program")
                         .arg(program);
    case Who::FirstPerson:
        return Texts::tr("The first player's time ran out: the second player won.");
    case Who::SecondPerson:
        break;
    }
    return Texts::tr("The second player's time ran out: the first player won.");
}

QString turnText(const GameController &game, Side side)
{
    // Reported again after the reply, which without animation comes at once.
    if (!game.twoPeople() && wasPass(game.match(), 2))
        return game.program()
                   ? Texts::tr("You had no legal square and passed; %1 has moved again. Your move.",
                               "%1 is another program")
                         .arg(programTitle(game))
                   : Texts::tr("You had no legal square and passed; the computer has moved again. "
                               "Your move.");
    if (!game.twoPeople())
        return Texts::tr("Your move.");
    switch (game.match().kind()) {
    case GameKind::TicTacToe:
        return side == Side::First ? Texts::tr("X to move.") : Texts::tr("O to move.");
    case GameKind::Othello:
        return side == Side::First ? Texts::tr("Black to move.") : Texts::tr("White to move.");
    case GameKind::Nim:
        break;
    }
    return side == Side::First ? Texts::tr("The first player to move.")
                               : Texts::tr("The second player to move.");
}

/// The turn after a pass, which is reported because nobody played it.
QString turnAfterPass(const GameController &game, Side side)
{
    switch (whoIs(opponent(side), game.computerSide())) {
    case Who::You:
        return game.program() ? Texts::tr("You had no legal square and passed. %1 is thinking.",
                                          "%1 is another program")
                                    .arg(programTitle(game))
                              : Texts::tr("You had no legal square and passed. The computer is "
                                          "thinking.");
    case Who::Computer:
        return game.program()
                   ? Texts::tr("%1 had no legal square and passed. Your move.",
                               "%1 is another program")
                         .arg(programTitle(game))
                   : Texts::tr("The computer had no legal square and passed. Your move.");
    case Who::FirstPerson:
        return Texts::tr("Black had no legal square and passed. White to move.");
    case Who::SecondPerson:
        break;
    }
    return Texts::tr("White had no legal square and passed. Black to move.");
}

QString passText(Who who, const QString &program)
{
    switch (who) {
    case Who::You:
        return Texts::tr("You must pass: no legal square.");
    case Who::Computer:
        return program.isEmpty()
                   ? Texts::tr("The computer must pass: no legal square.")
                   : Texts::tr("%1 must pass: no legal square.", "%1 is another program")
                         .arg(program);
    case Who::FirstPerson:
        return Texts::tr("Black must pass: no legal square.");
    case Who::SecondPerson:
        break;
    }
    return Texts::tr("White must pass: no legal square.");
}

/// What is on the board instead of the game's position.
QString browsingText(const GameController &game)
{
    return game.shownPly() == 0 ? Texts::tr("The start of the game.")
                                : Texts::tr("The position after move %1 of %2.")
                                      .arg(game.shownPly())
                                      .arg(game.match().knownPlies());
}

} // namespace

QString playerTitle(const GameController &game, Side side)
{
    constexpr qsizetype longest = 24; // beside the board there is room for no more
    const QString name = game.nameOf(side);
    if (game.twoPeople())
        return name.isEmpty()          ? sideTitle(game.match().kind(), side)
               : name.size() > longest ? name.left(longest - 1) + QChar(0x2026)
                                       : name;
    if (side == game.computerSide())
        return game.program() ? game.program()->title() : Texts::tr("Computer");
    return Texts::tr("You");
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

QString stateText(const GameController &game)
{
    const core::Match &match = game.match();
    const Side side = sideToMove(match.current());
    if (game.browsing())
        return browsingText(game);
    switch (game.phase()) {
    case GameController::Phase::NotStarted:
        return Texts::tr("Press Play to start.");
    case GameController::Phase::PersonToMove:
        if (game.findingHint())
            return Texts::tr("Looking for the best move.");
        return wasPass(match, 1) ? turnAfterPass(game, side) : turnText(game, side);
    case GameController::Phase::ComputerToMove:
        if (wasPass(match, 1))
            return turnAfterPass(game, side);
        return game.program() ? Texts::tr("%1 is thinking.", "%1 is another program")
                                    .arg(game.program()->title())
                              : Texts::tr("The computer is thinking.");
    case GameController::Phase::PassToCome:
        return passText(whoIs(side, game.computerSide()), programTitle(game));
    case GameController::Phase::Failed:
        if (game.program())
            return Texts::tr("Let the computer go on, undo, or play a new game.");
        return Texts::tr("The computer found no move. Undo, or play a new game.");
    case GameController::Phase::Over:
        break;
    }
    return game.outOfTime()
               ? outOfTimeResult(whoIs(*game.outOfTime(), game.computerSide()), programTitle(game))
               : resultText(match, game.computerSide(), programTitle(game));
}

QString resultText(const core::Match &match, std::optional<Side> computer, const QString &program)
{
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &end) { return ticTacToeResult(end, computer); },
            [&](const core::Othello &end) { return othelloResult(end, computer, program); },
            [&](const core::Nim &end) { return nimResult(end, computer); }},
        match.current());
}

QString moveAnnouncement(const GameController &game, core::Move move)
{
    const core::Match &match = game.match();
    const core::Position &before = match.position(match.ply() - 1);
    const QString player = playerTitle(game, sideToMove(before));
    const QString name = moveName(before, move);
    const auto onSquare = [&] {
        return Texts::tr("%1: %2.", "%1 is a player, %2 a square").arg(player, name);
    };
    return std::visit(
        core::Overloaded{[&](const core::TicTacToe &) { return onSquare(); },
                         [&](const core::Othello &position) {
                             return position.mustPass()
                                        ? Texts::tr("%1 passes.", "%1 is a player").arg(player)
                                        : onSquare();
                         },
                         [&](const core::Nim &) {
                             return Texts::tr("%1 takes %n from heap %2.",
                                              "a move in Nim; %1 is a player",
                                              core::Nim::countersOf(move))
                                 .arg(player, name.left(1));
                         }},
        before);
}

} // namespace ui
