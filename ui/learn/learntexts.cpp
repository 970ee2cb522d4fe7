#include "ui/learn/learntexts.h"

#include "ai/learn/rungs.h"
#include "core/overloaded.h"
#include "ui/common/language.h"
#include "ui/common/titles.h"

#include <QCoreApplication>
#include <QDate>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <map>
#include <utility>

namespace ui {

namespace {

using ai::learn::FailureReason;
using core::Move;
using core::Position;

struct LearnTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::LearnTexts)

public:
    // From small and near to large and far, in groups of five.
    static constexpr const char *rungNames[]{
        QT_TR_NOOP("Pebble"), QT_TR_NOOP("Reed"),     QT_TR_NOOP("Pond"),   QT_TR_NOOP("Brook"),
        QT_TR_NOOP("Willow"), QT_TR_NOOP("River"),    QT_TR_NOOP("Hill"),   QT_TR_NOOP("Forest"),
        QT_TR_NOOP("Lake"),   QT_TR_NOOP("Mountain"), QT_TR_NOOP("Canyon"), QT_TR_NOOP("Glacier"),
        QT_TR_NOOP("Sea"),    QT_TR_NOOP("Storm"),    QT_TR_NOOP("Star"),
    };
};

/// "White"; for Nim "The other side".
QString otherSide(const Position &position)
{
    if (core::kindOf(position) == core::GameKind::Nim)
        return LearnTexts::tr("The other side");
    return sideTitle(core::kindOf(position), core::opponent(core::sideToMove(position)));
}

QString othelloLossText(const QString &move, const QString &other, const QString &reply,
                        bool mustPass, int discs)
{
    if (reply.isEmpty())
        return LearnTexts::tr("After %1 the game ends, with %2 discs for you against %3.")
            .arg(move)
            .arg(discs)
            .arg(64 - discs);
    if (mustPass)
        return LearnTexts::tr("%1 loses, although %2 must pass: at best you end with %3 discs "
                              "against %4.")
            .arg(move, other)
            .arg(discs)
            .arg(64 - discs);
    return LearnTexts::tr("%1 loses: %2 answers %3, and at best you end with %4 discs against "
                          "%5.")
        .arg(move, other, reply)
        .arg(discs)
        .arg(64 - discs);
}

/// For a single heap only the numbers of counters; for several heaps the moves in the board's
/// notation.
QString nimLossText(const Position &before, Move wrong, Move reply)
{
    const Position next = core::after(before, wrong);
    if (std::get<core::Nim>(before).heapCount() > 1)
        return LearnTexts::tr("%1 loses: the other side answers %2 and wins.")
            .arg(moveTitle(before, wrong), moveTitle(next, reply));
    return LearnTexts::tr("Taking %1 loses: the other side takes %2 and wins.",
                          "numbers of counters")
        .arg(core::Nim::countersOf(wrong))
        .arg(core::Nim::countersOf(reply));
}

QString losesText(const Position &before, Move wrong, Move reply, int discs)
{
    const QString move = moveTitle(before, wrong);
    const QString other = otherSide(before);
    const Position next = core::after(before, wrong);
    const bool ends = reply == Move::none();
    const QString answer = ends ? QString() : moveTitle(next, reply);
    if (core::kindOf(before) == core::GameKind::Othello)
        return othelloLossText(move, other, answer, !ends && core::mustPass(next), discs);
    if (ends) // only in Nim can a player's own last move lose
        return LearnTexts::tr("You took the last counter, which loses.");
    return core::kindOf(before) == core::GameKind::Nim
               ? nimLossText(before, wrong, reply)
               : LearnTexts::tr("%1 loses: %2 answers %3.").arg(move, other, answer);
}

QString drawsText(const Position &before, const QString &move, const QString &reply, bool mustPass)
{
    if (reply.isEmpty())
        return LearnTexts::tr("%1 only draws.").arg(move);
    if (mustPass)
        return LearnTexts::tr("%1 only draws, although %2 must pass.").arg(move, otherSide(before));
    return LearnTexts::tr("%1 only draws: %2 answers %3.").arg(move, otherSide(before), reply);
}

/// "Black answers h7.", "Black must pass.", "The other side takes 2."
QString answersText(const Position &position, Move reply)
{
    const core::GameKind kind = core::kindOf(position);
    const auto *nim = std::get_if<core::Nim>(&position);
    if (nim != nullptr && nim->heapCount() == 1)
        return LearnTexts::tr("The other side takes %1.", "a number of counters")
            .arg(core::Nim::countersOf(reply));
    const QString side = nim != nullptr ? LearnTexts::tr("The other side")
                                        : sideTitle(kind, core::sideToMove(position));
    return core::mustPass(position) ? mustPassText(position)
                                    : LearnTexts::tr("%1 answers %2.", "a side and a move")
                                          .arg(side, moveTitle(position, reply));
}

/// "White answers d2 and turns 3."
QString turnedBackText(const Position &position, Move reply)
{
    if (reply == Move::none() || core::mustPass(position))
        return reply == Move::none() ? QString() : mustPassText(position);
    return LearnTexts::tr("%1 answers %2 and turns %3.", "a side, a move and a number of discs")
        .arg(sideTitle(core::GameKind::Othello, core::sideToMove(position)),
             moveTitle(position, reply))
        .arg(std::popcount(std::get<core::Othello>(position).flips(reply.code())));
}

/// A lesson with its translation's texts. Positions and moves come from the original, because they
/// are the same in all languages.
ai::learn::Lesson withTextsOf(ai::learn::Lesson lesson, const ai::learn::Lesson &translation)
{
    lesson.title = translation.title;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        lesson.steps[i].text = translation.steps[i].text;
        lesson.steps[i].task = translation.steps[i].task;
        lesson.steps[i].hint = translation.steps[i].hint;
        lesson.steps[i].praise = translation.steps[i].praise;
    }
    return lesson;
}

std::vector<ai::learn::Lesson> lessonsIn(const QString &language, core::GameKind game)
{
    std::vector<ai::learn::Lesson> lessons = ai::learn::lessonsOf(game);
    const QString name = QString::fromUtf8(core::gameName(game));
    QFile file(QString(":/lessons/%1/%2.txt").arg(language, name));
    if (!file.open(QIODevice::ReadOnly))
        return lessons;
    std::vector<core::Error> problems;
    const auto translations = ai::learn::readLessons(file.readAll().toStdString(), problems);
    for (ai::learn::Lesson &lesson : lessons) {
        const auto isTranslation = [&lesson](const ai::learn::Lesson &other) {
            return other.id == lesson.id && other.steps.size() == lesson.steps.size();
        };
        const auto found = std::find_if(translations.begin(), translations.end(), isTranslation);
        if (found != translations.end())
            lesson = withTextsOf(std::move(lesson), *found);
    }
    return lessons;
}

/// A clue that leaves out a wrong move.
QString wrongMoveText(const Position &position, Move wrong)
{
    const auto *nim = std::get_if<core::Nim>(&position);
    if (nim == nullptr)
        return LearnTexts::tr("%1 is wrong.", "a move").arg(moveTitle(position, wrong));
    const int taken = core::Nim::countersOf(wrong);
    if (nim->heapCount() == 1)
        return LearnTexts::tr("It is wrong to take %1.", "a number of counters").arg(taken);
    return LearnTexts::tr("It is wrong to take %1 from heap %2.", "a number of counters")
        .arg(taken)
        .arg(QChar(core::Nim::heapLetter(core::Nim::heapOf(wrong))));
}

} // namespace

const std::vector<ai::learn::Lesson> &translatedLessons(core::GameKind game)
{
    static std::map<std::pair<QString, core::GameKind>, std::vector<ai::learn::Lesson>> read;
    const std::pair key(languageInUse(), game);
    auto found = read.find(key);
    if (found == read.end())
        found = read.emplace(key, lessonsIn(key.first, game)).first;
    return found->second;
}

QString wrongAnswerText(const Position &before, Move wrong, const ai::learn::WrongAnswer &answer)
{
    const QString move = moveTitle(before, wrong);
    const Position next = core::after(before, wrong);
    const QString reply = answer.reply == Move::none() ? QString() : moveTitle(next, answer.reply);
    const QString square = answer.square < 0
                               ? QString()
                               : moveTitle(before, Move(static_cast<std::uint16_t>(answer.square)));
    const QString other = otherSide(before);
    switch (answer.failing) {
    case FailureReason::TurnsFewer:
    case FailureReason::TurnsMore:
        return paragraphOf(
            {LearnTexts::tr("%1 turns %2. Another move turns %3.", "numbers of discs")
                 .arg(move)
                 .arg(answer.count)
                 .arg(answer.best),
             turnedBackText(next, answer.reply)});
    case FailureReason::CornerTaken:
        return LearnTexts::tr("After %1, %2 takes the corner that you could have taken.")
            .arg(move, other);
    case FailureReason::CornerClosed:
        return LearnTexts::tr("After %1, %2 answers %3, and you cannot take the corner %4 on your "
                              "next move.")
            .arg(move, other, reply, square);
    case FailureReason::CornerMissed:
        return paragraphOf(
            {LearnTexts::tr("%1 leaves the corner %2, which you could have taken and still can.")
                 .arg(move, square),
             answersText(next, answer.reply)});
    case FailureReason::CornerGiven:
        return LearnTexts::tr("After %1, %2 takes the corner %3 and keeps it for good.")
            .arg(move, other, square);
    case FailureReason::CornerLeft:
        return LearnTexts::tr("%1 can already take the corner %2, and %3 does not prevent it.")
            .arg(other, square, move);
    case FailureReason::CanBeTurned:
        return reply.isEmpty()
                   ? LearnTexts::tr("Nothing protects the disc on %1 for good.").arg(move)
                   : LearnTexts::tr("%1 can turn the disc on %2: the answer %3 does.")
                         .arg(other, move, reply);
    case FailureReason::LeavesReplies:
        return paragraphOf(
            {answer.best == 0
                 ? LearnTexts::tr("After %1, %2 has %n move(s).", "", answer.count).arg(move, other)
                 : LearnTexts::tr("After %1, %2 has %n move(s); another move leaves only %3.", "",
                                  answer.count)
                       .arg(move, other)
                       .arg(answer.best),
             answersText(next, answer.reply)});
    case FailureReason::OpensSquare:
        return LearnTexts::tr("%1 lets %2 go to %3, which was not possible before.")
            .arg(move, other, square);
    case FailureReason::LineMissed:
        return answer.count > 0
                   ? LearnTexts::tr("After %1, %2 closes your line. Another is still open.")
                         .arg(move, other)
                   : LearnTexts::tr("After %1, %2 closes your line.").arg(move, other);
    case FailureReason::LineAllowed:
        return LearnTexts::tr("After %1, %2 completes a line with %3.").arg(move, other, reply);
    case FailureReason::NoFork:
        return answer.count == 0
                   ? paragraphOf({LearnTexts::tr("%1 makes no threat.").arg(move),
                                  answersText(next, answer.reply)})
                   : LearnTexts::tr("%1 makes one threat, and %2 blocks it.").arg(move, other);
    case FailureReason::ForkAllowed:
        return LearnTexts::tr("After %1, %2 answers %3 and cannot be stopped any more.")
            .arg(move, other, reply);
    case FailureReason::Draws:
        return drawsText(before, move, reply, !core::isOver(next) && core::mustPass(next));
    case FailureReason::Loses:
        return losesText(before, wrong, answer.reply, answer.count);
    }
    return {};
}

QString puzzleTitle(const ai::learn::Puzzle &puzzle, bool isAnswered)
{
    const core::GameKind kind = core::kindOf(puzzle.position);
    const bool wins = puzzle.goal == ai::learn::Goal::Win;
    if (kind == core::GameKind::Nim)
        return LearnTexts::tr("One move wins.");
    const QString side = sideTitle(kind, core::sideToMove(puzzle.position));
    if (isAnswered)
        return wins ? LearnTexts::tr("One move wins for %1.").arg(side)
                    : LearnTexts::tr("One move holds the draw for %1.").arg(side);
    return wins ? LearnTexts::tr("%1 to play: one move wins.").arg(side)
                : LearnTexts::tr("%1 to play: one move holds the draw.").arg(side);
}

QString discsText(const Position &position)
{
    const auto *game = std::get_if<core::Othello>(&position);
    return game == nullptr ? QString()
                           : LearnTexts::tr("You have %1 discs against %2.")
                                 .arg(game->count(game->sideToMove()))
                                 .arg(game->count(core::opponent(game->sideToMove())));
}

QString puzzleText(const Position &position, int right)
{
    const int moves = static_cast<int>(core::legalMoves(position).size());
    QString choice =
        right == 1 ? LearnTexts::tr("%n move(s) can be made, one is right.", "", moves)
                   : LearnTexts::tr("%n move(s) can be made, %1 are right.", "", moves).arg(right);
    return std::visit(
        core::Overloaded{
            [&](const core::TicTacToe &) { return choice; },
            [&](const core::Othello &game) {
                const QString empty = LearnTexts::tr("%n square(s) are empty.", "", game.empties());
                return paragraphOf({empty, choice});
            },
            [&](const core::Nim &game) {
                const QString rule = game.rule() == core::Nim::Rule::Misere
                                         ? LearnTexts::tr("Whoever takes the last counter loses.")
                                         : LearnTexts::tr("Whoever takes the last counter wins.");
                const QString limit =
                    game.takeLimit() == 0
                        ? LearnTexts::tr("Take any number from one heap.")
                        : LearnTexts::tr("Take at most %n counter(s).", "", game.takeLimit());
                return paragraphOf({limit, rule});
            }},
        position);
}

QString clueText(const Position &position, const ai::learn::Clue &clue)
{
    const core::GameKind kind = core::kindOf(position);
    switch (clue.kind) {
    case ai::learn::Clue::Kind::Corner:
        return LearnTexts::tr("Look at the corners.");
    case ai::learn::Clue::Kind::BesideCorner:
        return LearnTexts::tr("Look at the squares beside the corners.");
    case ai::learn::Clue::Kind::Edge:
        return kind == core::GameKind::TicTacToe
                   ? LearnTexts::tr("Look at the middles of the edges.")
                   : LearnTexts::tr("Look at the edges, away from the corners.");
    case ai::learn::Clue::Kind::Inside:
        return kind == core::GameKind::TicTacToe ? LearnTexts::tr("Look at the centre.")
                                                 : LearnTexts::tr("Look away from the edges.");
    case ai::learn::Clue::Kind::Threat:
        return LearnTexts::tr("Look for a move that threatens to complete a line.");
    case ai::learn::Clue::Kind::Turns:
        return LearnTexts::tr("Look for a move that turns %n disc(s).", "", clue.number);
    case ai::learn::Clue::Kind::Replies: {
        const QString other = sideTitle(kind, core::opponent(core::sideToMove(position)));
        return clue.number == 0
                   ? LearnTexts::tr("Look for a move after which %1 cannot move.", "a side")
                         .arg(other)
                   : LearnTexts::tr("Look for a move that leaves %1 %n move(s).", "%1: a side",
                                    clue.number)
                         .arg(other);
    }
    case ai::learn::Clue::Kind::Heap:
        return LearnTexts::tr("Look at heap %1.", "a letter")
            .arg(QChar(core::Nim::heapLetter(clue.number)));
    case ai::learn::Clue::Kind::LeavesOdd:
        return LearnTexts::tr("Leave an odd number of counters.");
    case ai::learn::Clue::Kind::LeavesEven:
        return LearnTexts::tr("Leave an even number of counters.");
    case ai::learn::Clue::Kind::Excludes:
        return wrongMoveText(position, Move(static_cast<std::uint16_t>(clue.number)));
    }
    return {};
}

QString rightAnswerText(const Position &after, Move reply)
{
    return paragraphOf(
        {LearnTexts::tr("Right."), answersText(after, reply), LearnTexts::tr("And now?")});
}

QString mustPassText(const Position &position)
{
    return LearnTexts::tr("%1 must pass.", "a side")
        .arg(sideTitle(core::kindOf(position), core::sideToMove(position)));
}

QString gameOverText(const core::Othello &end)
{
    const int lead = std::abs(end.score());
    const int max = (core::Othello::maxScore + lead) / 2;
    const int fewest = core::Othello::maxScore - max;
    const auto winner = core::winner(end);
    return winner ? LearnTexts::tr("The game is over: %1 wins %2 to %3.", "a side; discs")
                        .arg(sideTitle(core::GameKind::Othello, *winner))
                        .arg(max)
                        .arg(fewest)
                  : LearnTexts::tr("The game is over: a draw, %1 to %2.", "discs")
                        .arg(max)
                        .arg(fewest);
}

QString mistakeTask(const ai::learn::Mistake &mistake)
{
    return LearnTexts::tr("%1 to play: one move is best.")
        .arg(sideTitle(core::GameKind::Othello, mistake.position.sideToMove()));
}

QString mistakeText(const ai::learn::Mistake &mistake)
{
    return paragraphOf({LearnTexts::tr("From a game of yours, reviewed on %1.", "a date")
                            .arg(dayText(mistake.found)),
                        LearnTexts::tr("%n square(s) are empty.", "", mistake.position.empties())});
}

QString mistakeAnswerText(const ai::learn::Mistake &mistake, Move move,
                          const ai::learn::MistakeAnswer &answer)
{
    const Position before = mistake.position;
    const QString title = moveTitle(before, move);
    const int loss = std::max(answer.loss, 1);
    const QString played = move == mistake.played
                               ? LearnTexts::tr("You played %1 in the game, too.").arg(title)
                               : QString();
    const QString cost = answer.exact
                             ? LearnTexts::tr("%1 costs %n disc(s).", "", loss).arg(title)
                             : LearnTexts::tr("%1 costs about %n disc(s).", "", loss).arg(title);
    const QString reply = answer.reply == Move::none()
                              ? QString()
                              : answersText(core::after(before, move), answer.reply);
    return paragraphOf({cost, reply, played});
}

QString ratingText(const ai::learn::Rating &rating)
{
    const int value = qRound(rating.value);
    const int error = qRound(2 * rating.deviation);
    return rating.isProvisional()
               ? LearnTexts::tr("%1 ± %2, still uncertain", "a rating and its error")
                     .arg(value)
                     .arg(error)
               : LearnTexts::tr("%1 ± %2", "a rating and its error").arg(value).arg(error);
}

QString rungName(int rung)
{
    return LearnTexts::tr(LearnTexts::rungNames[rung]);
}

QString rungTitle(core::GameKind game, int rung)
{
    return LearnTexts::tr("Rung %1 of %2: %3", "two numbers and the rung's name")
        .arg(rung + 1)
        .arg(ai::learn::rungCount(game))
        .arg(rungName(rung));
}

QString dayText(int day)
{
    return QLocale().toString(QDate(1970, 1, 1).addDays(day), QLocale::LongFormat);
}

} // namespace ui
