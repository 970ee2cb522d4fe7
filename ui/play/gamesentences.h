#pragma once

#include "core/match/role.h"

#include <QString>

namespace ui {

// Sentences about one of the players. Each has variants for "you", the computer and a named player,
// as whole sentences, so that they can be translated.

/// The subject of a sentence.
struct Person
{
    core::Subject who = core::Subject::You;
    QString name = {}; ///< of another program or of one of two people
};

QString wonText(const Person &winner);
/// Tic-tac-toe: the line is one such as "the top row".
QString wonWithLineText(const Person &winner, const QString &line);
/// Othello: by a number of discs.
QString wonByDiscsText(const Person &winner, int lead);
/// Nim: who took the last counter.
QString tookLastText(const Person &taker);
QString outOfTimeText(const Person &loser);

/// Whose turn it is.
QString turnText(const Person &mover);
QString mustPassText(const Person &passer);

QString passedText(const Person &passer);
QString playedText(const Person &mover, const QString &square);
/// Othello: with the number of discs turned.
QString playedText(const Person &mover, const QString &square, int turned);
/// Nim: how many counters from which heap.
QString tookText(const Person &mover, int taken, const QString &heap);

} // namespace ui
