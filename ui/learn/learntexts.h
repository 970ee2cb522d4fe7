#pragma once

#include "ai/learn/goals.h"
#include "ai/learn/lessons.h"
#include "ai/learn/mistakes.h"
#include "ai/learn/progress.h"
#include "ai/learn/puzzles.h"

#include <QString>

#include <vector>

namespace ui {

// The sentences of Learn.

/// The program's own lessons of a game in the language in use: those of resources/lessons, where a
/// lesson that lacks its translation is in English. Read at the first call for a game and language.
const std::vector<ai::learn::Lesson> &translatedLessons(core::GameKind game);

/// What is wrong with a move of a lesson, and what it allows: true by the rules, by a count or by a
/// search to the end.
QString wrongAnswerText(const core::Position &before, core::Move wrong,
                        const ai::learn::WrongAnswer &answer);
/// "Black to move: one move wins."
QString puzzleTask(const ai::learn::Puzzle &puzzle);
/// What a position of a puzzle is like: "15 discs against 37. 12 squares are empty."
/// @param right how many moves keep the goal
QString puzzleText(const core::Position &position, int right = 1);
/// What follows a right move with which it is not done: "Right. Black answers h7. And now?"
QString rightAnswerText(const core::Position &after, core::Move reply);
/// "Black must pass."
QString mustPassText(const core::Position &position);
/// "The game is over: White wins 40 to 24." The empty squares count for the winner.
QString gameOverText(const core::Othello &end);
/// "Black to play: one move is best."
QString mistakeTask(const ai::learn::Mistake &mistake);
/// Where the position of a mistake comes from: it does not say which move was played.
QString mistakeText(const ai::learn::Mistake &mistake);
/// What a move other than the best one costs, and how it is answered.
QString mistakeAnswerText(const ai::learn::Mistake &mistake, core::Move move,
                          const ai::learn::MistakeAnswer &answer);
/// "1055 ± 93", or that the rating is provisional.
QString ratingText(const ai::learn::Rating &rating);
/// What a rung of a ladder is called, from 0: "Brook".
QString rungName(int rung);
/// "Rung 4 of 15: Brook".
QString rungTitle(core::GameKind game, int rung);
/// A date as the desktop writes it.
QString dayText(int day);

} // namespace ui
