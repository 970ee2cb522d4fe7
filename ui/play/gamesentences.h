#pragma once

#include "core/match/role.h"

#include <QString>

namespace ui {

// Sentences about one of the players. Each has variants for "you", the computer and a named player,
// as whole sentences, so that they can be translated.

/// A player as the subject of a sentence.
struct Player
{
    core::Subject who = core::Subject::You;
    QString name = {}; ///< used only if it is Subject::Named: another program, one of two people
};

QString wonText(const Player &winner);
/// Tic-tac-toe: the line is one such as "the top row".
QString wonWithLineText(const Player &winner, const QString &line);
/// Othello: by a number of discs.
QString wonByDiscsText(const Player &winner, int lead);
/// Nim: who took the last counter.
QString tookLastText(const Player &taker);
QString outOfTimeText(const Player &loser);

/// Whose turn it is.
QString turnText(const Player &mover);
QString mustPassText(const Player &passer);

QString passedText(const Player &passer);
QString playedText(const Player &mover, const QString &square);
/// Othello: with the number of discs turned.
QString playedText(const Player &mover, const QString &square, int turned);
/// Nim: how many counters from which heap.
QString tookText(const Player &mover, int taken, const QString &heap);

} // namespace ui
