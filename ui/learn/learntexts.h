#pragma once

#include "ai/learn/clues.h"
#include "ai/learn/goals.h"
#include "ai/learn/lessons.h"
#include "ai/learn/mistakes.h"
#include "ai/learn/progress.h"
#include "ai/learn/puzzles.h"

#include <QString>

#include <vector>

namespace ui {

// Texts of Learn.

/// The program's lessons for a game in the current language, from resources/lessons; untranslated
/// lessons are in English. Loaded at the first call for a game and language.
const std::vector<ai::learn::Lesson> &translatedLessons(core::GameKind game);

/// Why a lesson's move is wrong, and what it allows; derived from the rules, a count or a search to
/// the end.
QString wrongAnswerText(const core::Position &before, core::Move wrong,
                        const ai::learn::WrongAnswer &answer);
/// "Black to play: one move wins." Once the answer is known: "One move wins for Black."
QString puzzleTitle(const ai::learn::Puzzle &puzzle, bool isAnswered = false);
/// "You have 15 discs against 37." In other games than Othello empty.
QString discsText(const core::Position &position);
/// The state of a puzzle's position: "12 squares are empty. 5 moves can be made, one is right."
/// @param right the number of moves that keep the goal
QString puzzleText(const core::Position &position, int right = 1);
/// "Look for a move that turns 3 discs."
QString clueText(const core::Position &position, const ai::learn::Clue &clue);
/// After a right move that is not the last one: "Right. Black answers h7. And now?"
QString rightAnswerText(const core::Position &after, core::Move reply);
/// "Black must pass."
QString mustPassText(const core::Position &position);
/// "The game is over: White wins 40 to 24." The empty squares count for the winner.
QString gameOverText(const core::Othello &end);
/// "Black to play: one move is best."
QString mistakeTask(const ai::learn::Mistake &mistake);
/// The origin of a mistake's position; does not say which move was played.
QString mistakeText(const ai::learn::Mistake &mistake);
/// What a move other than the best one costs, and the reply to it.
QString mistakeAnswerText(const ai::learn::Mistake &mistake, core::Move move,
                          const ai::learn::MistakeAnswer &answer);
/// "1055 ± 93", or a note that the rating is provisional.
QString ratingText(const ai::learn::Rating &rating);
/// The name of a rung, counted from 0: "Brook".
QString rungName(int rung);
/// "Rung 4 of 15: Brook".
QString rungTitle(core::GameKind game, int rung);
/// A date in the desktop's format.
QString dayText(int day);

} // namespace ui
