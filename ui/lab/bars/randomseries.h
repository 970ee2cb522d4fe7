#pragma once

#include "ai/lab/lessons/lessonfile.h"

#include <QString>

namespace ui::lab {

/// A series of random trees of one shape. A number identifies a tree on every machine, so that a
/// class can study the same one.
struct RandomSeries
{
    // What can be chosen, here and on the command line (app/commandline/labexports.h).
    static constexpr int maxPlies = 6;
    static constexpr int minChildren = 2;
    static constexpr int maxChildren = 5;
    static constexpr int lastNumber = 999'999;
    static constexpr int maxTrees = 200; ///< in one file
    static constexpr int usualTrees = 4; ///< on a worksheet
    static constexpr int usualQuestions = 20;

    ai::lab::TextTree::Shape shape{3, minChildren, 3, 20, true};
    bool minFirst = false;

    ai::lab::TextTree tree(quint64 number) const;
    /// Everything but the number that identifies a tree.
    QString text() const;
    QString title(quint64 number) const;
    /// The search of the tree with a number, using the algorithm, order and rules of `like` as far
    /// as they apply to trees; not its depth or its custom order of moves, which belong to another
    /// tree.
    ai::lab::SearchSetup setup(quint64 number, const ai::lab::SearchSetup &like = {}) const;
    /// A stop of a lesson with the tree of a number, searched in the same way.
    ai::lab::LessonStop stop(quint64 number, const ai::lab::SearchSetup &like = {}) const;
};

/// Some trees of a series, from the number `first` on, searched like `like`.
struct RandomTrees
{
    RandomSeries series = {};
    quint64 first = 1;
    int count = RandomSeries::usualTrees;
    ai::lab::SearchSetup like = {};

    /// A lesson with a stop for each of them.
    ai::lab::Lesson lesson() const;
    /// "Random trees 3 to 6 (plies: 3, ...)"
    QString title() const;
};

} // namespace ui::lab
