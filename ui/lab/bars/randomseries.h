#pragma once

#include "ai/lab/lessons/lessonfile.h"

#include <QString>

namespace ui::lab {

/// Random trees of one shape. A number brings its tree back, on every machine, so that a class can
/// study one.
struct RandomSeries
{
    static constexpr int minChildren = 2;
    static constexpr int lastNumber = 999'999; ///< that can be chosen

    ai::lab::TextTree::Shape shape{3, minChildren, 3, 20, true};
    bool minFirst = false;

    ai::lab::TextTree tree(quint64 number) const;
    /// Everything that brings a tree back, but for its number.
    QString text() const;
    QString title(quint64 number) const;
    /// The search of the tree of a number by the algorithm, the order and the rules of another
    /// setup, as far as trees have them: a depth and an order of one's own belong to that one.
    ai::lab::SearchSetup setup(quint64 number, const ai::lab::SearchSetup &like = {}) const;
    /// A stop for each of so many trees, from the number on.
    ai::lab::Lesson lesson(quint64 first, int count, const ai::lab::SearchSetup &like = {}) const;
};

} // namespace ui::lab
