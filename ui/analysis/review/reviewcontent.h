#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"

#include <optional>
#include <vector>

namespace ui {

/// What the board shows during a review.
enum class ReviewView {
    Game,    ///< a position of the game; the panel judges the move before it
    Mistake, ///< the position before a mistake; the board shows the move played and the better one
    Answer,  ///< the mistake and the reply that it allowed
    Better,  ///< the better move and the reply to it
    Trial,   ///< the position before the mistake; the person is to try a move
    Judging, ///< the tried move, which is being judged
    Tried,   ///< the tried move and the reply to it
};

/// What a review currently shows.
struct ReviewState
{
    const GameController &game;
    const Reviewer &reviewer;
    ReviewView view = ReviewView::Game;
    std::size_t ply = 0;         ///< of the mistake; in ReviewView::Game the position's
    core::Move triedMove = {};   ///< in ReviewView::Judging and Tried
    ai::ReviewedMove tried = {}; ///< the judgement of triedMove, in ReviewView::Tried
    core::Move reply = {};       ///< the best one to triedMove, if there is one
    /// The ply shown when the review was requested, until the move that mattered most is shown or
    /// the user goes elsewhere. Meanwhile no move is judged; if nothing mattered, the panel says
    /// so.
    std::optional<std::size_t> waitsAt = {};

    /// The number of plies up to and including the move that is judged: the last one shown, or the
    /// mistake that is to be made from the position on the board.
    std::size_t judgedPly() const;
    /// The mistakes to step through, in the order of the game: the turning points or, until these
    /// are known, all known mistakes of the side or sides that the review is for.
    std::vector<std::size_t> mistakes() const;
    /// The computer's costliest mistake known so far.
    std::optional<std::size_t> costliestOfComputer() const;
    /// The position before the mistake.
    const core::Position &before() const { return game.match().position(ply); }
    /// The value of the better move, for the side that made the mistake, as the sentence beside the
    /// board has it. Empty for a move of the computer: a number on the board is the person's.
    QString valueOfBest() const;
    /// Converts a value for the side that made the mistake to one for the first side.
    int toFirst(int value) const;
    /// The moves shown in ReviewView::Answer and Better: a move and its reply or, in a solved game,
    /// all that a mistake allowed.
    std::vector<core::Move> lineOf(ReviewView shown) const;
    /// The moves that the board shows after position `ply`, other than the game's.
    std::vector<core::Move> shownMoves() const;
};

/// What the panel shows about one move and about the whole review.
struct ReviewContent
{
    /// A button's text and purpose; an empty text hides it.
    struct Button
    {
        QString text;
        bool isProminent = false;
    };
    std::size_t ply = 0; ///< after the move that it is about
    ai::Grade grade = ai::Grade::None;
    QString gradeText; ///< shown in the grade's colour; empty: no grade
    QString place;     ///< of the move in the game
    QString shortPlace;
    QString progress;    ///< of a running review
    QString rank;        ///< among the turning points
    QString rankMeaning; ///< a sentence, for a tool tip and screen readers
    QString title;
    QString text;
    QString note; ///< about the values
    Button first;
    Button second;
    bool hasMistakes = false; ///< whether there are mistakes to step through
    bool hasEarlier = false;  ///< one before the move
    bool hasLater = false;    ///< one after it
};

/// Creates what the panel shows. `newPly` is that of the game's first move that is new to the
/// library; nothing if it is unknown.
ReviewContent reviewContent(const ReviewState &state, std::optional<std::size_t> newPly);

} // namespace ui
