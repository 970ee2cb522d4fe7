#pragma once

namespace ai::learn {

/// Glickman's rating system of 1999 (Glicko) for one player against opponents with fixed ratings.
struct Rating
{
    double value = 1500;
    double deviation = 350; ///< 95 % confidence interval: the rating +/- two of these

    /// Whether one game still changes the rating much, as in the first ten or so.
    bool isProvisional() const { return deviation > 110; }

    /// Updates the rating after a game against a rung of this rating; result 1, 0.5 or 0.
    void play(int opponent, double result);
};

} // namespace ai::learn
