#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"

#include <optional>
#include <vector>

namespace ui {

/// What the board shows during a review.
enum class ReviewView {
    Game,    ///< a position of the game; the move before it is judged
    Mistake, ///< the position before a mistake, with what was played and what was better
    Answer,  ///< the mistake and what it allowed
    Better,  ///< what was better, and its answer
    Trial,   ///< the position before the mistake, for the person to move
    Judging, ///< the move tried
    Tried,   ///< the move tried and its answer
};

/// Where a person is in the review of a game.
struct ReviewState
{
    const GameController &game;
    const Reviewer &reviewer;
    ReviewView view = ReviewView::Game;
    std::size_t ply = 0;         ///< of the mistake in every other view
    core::Move triedMove = {};   ///< in ReviewView::Judging and Tried
    ai::ReviewedMove tried = {}; ///< the same move in ReviewView::Tried
    /// The ply shown when the review was requested, until what mattered most is shown or the person
    /// goes elsewhere. No move is judged meanwhile: of a game where nothing mattered the review
    /// says so.
    std::optional<std::size_t> waitsAt = {};

    /// The number of moves made with the one that is judged: the last one shown, or the mistake
    /// before which the board stands.
    std::size_t judgedPly() const;
    /// What to go through, in the order of the game: the turning points, or, as long as these are
    /// not known, the mistakes that are, of those for whom the game is reviewed.
    std::vector<std::size_t> mistakes() const;
    /// The mistake that cost the computer the most, of those that are known by now.
    std::optional<std::size_t> costliestOfComputer() const;
    /// The position before the mistake.
    const core::Position &before() const { return game.match().position(ply); }
    /// A value to the side that made the mistake, as one to the first side.
    int toFirst(int value) const;
    /// The moves that ReviewView::Answer and Better show: one and its answer, or what a mistake
    /// allowed to the end of a game that is known.
    std::vector<core::Move> lineOf(ReviewView shown) const;
};

/// What the panel of a review shows of one move, and of the review as a whole.
struct ReviewContent
{
    /// What a button does; an empty text hides it.
    struct Button
    {
        QString text;
        bool isProminent = false;
    };
    std::size_t ply = 0; ///< after the move that it is about
    ai::Grade grade = ai::Grade::None;
    QString gradeText; ///< in the colour of the grade; empty: no grade is shown
    QString place;     ///< of the move in the game
    QString shortPlace;
    QString progress;    ///< of a review that goes on
    QString rank;        ///< among the turning points
    QString rankMeaning; ///< as a sentence, for a tool tip and a screen reader
    QString title;
    QString text;
    QString note; ///< on the values
    Button first;
    Button second;
    bool hasMistakes = false; ///< to go to
};

/// Writes what the panel shows. The ply is that of the game's first move that is new to the
/// library; nothing where none is known.
ReviewContent reviewContent(const ReviewState &state, std::optional<std::size_t> newPly);

} // namespace ui
