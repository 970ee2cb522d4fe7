#include "ui/play/gamesentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct GameSentences
{
    Q_DECLARE_TR_FUNCTIONS(ui::GameSentences)
};

using core::Subject;

/// Says how many counters were taken from the only heap.
QString tookFromTheHeap(const Player &mover, int taken)
{
    switch (mover.who) {
    case Subject::You:
        return GameSentences::tr("You took %n.", "counters", taken);
    case Subject::Computer:
        return GameSentences::tr("The computer took %n.", "counters", taken);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 took %n.", "counters", taken).arg(mover.name);
}

} // namespace

QString wonText(const Player &winner)
{
    switch (winner.who) {
    case Subject::You:
        return GameSentences::tr("You won.");
    case Subject::Computer:
        return GameSentences::tr("The computer won.");
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 won.").arg(winner.name);
}

QString wonWithLineText(const Player &winner, const QString &line)
{
    switch (winner.who) {
    case Subject::You:
        return GameSentences::tr("You won with %1.", "%1 is a line such as the top row").arg(line);
    case Subject::Computer:
        return GameSentences::tr("The computer won with %1.").arg(line);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 won with %2.").arg(winner.name, line);
}

QString wonByDiscsText(const Player &winner, int lead)
{
    switch (winner.who) {
    case Subject::You:
        return GameSentences::tr("You won by %n.", "discs", lead);
    case Subject::Computer:
        return GameSentences::tr("The computer won by %n.", "discs", lead);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 won by %n.", "discs", lead).arg(winner.name);
}

QString tookLastText(const Player &taker)
{
    switch (taker.who) {
    case Subject::You:
        return GameSentences::tr("You took the last counter.");
    case Subject::Computer:
        return GameSentences::tr("The computer took the last counter.");
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 took the last counter.").arg(taker.name);
}

QString outOfTimeText(const Player &loser)
{
    switch (loser.who) {
    case Subject::You:
        return GameSentences::tr("Your time ran out.");
    case Subject::Computer:
        return GameSentences::tr("The computer's time ran out.");
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1's time ran out.").arg(loser.name);
}

QString passedText(const Player &passer)
{
    switch (passer.who) {
    case Subject::You:
        return GameSentences::tr("You had no legal square and passed.");
    case Subject::Computer:
        return GameSentences::tr("The computer had no legal square and passed.");
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 had no legal square and passed.").arg(passer.name);
}

QString mustPassText(const Player &passer)
{
    switch (passer.who) {
    case Subject::You:
        return GameSentences::tr("You must pass: no legal square.");
    case Subject::Computer:
        return GameSentences::tr("The computer must pass: no legal square.");
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 must pass: no legal square.").arg(passer.name);
}

QString turnText(const Player &mover)
{
    return mover.who == Subject::Named ? GameSentences::tr("%1 to move.").arg(mover.name)
                                       : GameSentences::tr("Your move.");
}

QString playedText(const Player &mover, const QString &square, int turned)
{
    switch (mover.who) {
    case Subject::You:
        return GameSentences::tr("You played %1 and turned %n.", "discs", turned).arg(square);
    case Subject::Computer:
        return GameSentences::tr("The computer played %1 and turned %n.", "discs", turned)
            .arg(square);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 played %2 and turned %n.", "discs", turned)
        .arg(mover.name, square);
}

QString playedText(const Player &mover, const QString &square)
{
    switch (mover.who) {
    case Subject::You:
        return GameSentences::tr("You played %1.").arg(square);
    case Subject::Computer:
        return GameSentences::tr("The computer played %1.").arg(square);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 played %2.").arg(mover.name, square);
}

QString tookText(const Player &mover, int taken, const QString &heap)
{
    if (heap.isEmpty())
        return tookFromTheHeap(mover, taken);
    switch (mover.who) {
    case Subject::You:
        return GameSentences::tr("You took %n from heap %1.", "counters", taken).arg(heap);
    case Subject::Computer:
        return GameSentences::tr("The computer took %n from heap %1.", "counters", taken).arg(heap);
    case Subject::Named:
        break;
    }
    return GameSentences::tr("%1 took %n from heap %2.", "counters", taken).arg(mover.name, heap);
}

} // namespace ui
