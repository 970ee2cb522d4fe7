#pragma once

#include "ai/lab/lessons/quiz.h"

#include <QCoreApplication>
#include <QString>
#include <QVariantMap>

namespace ui::lab {

/// How many questions were answered right, by concept.
class QuizScore
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizScore)

public:
    QuizScore() = default;
    /// Reads what toMap() wrote; what cannot be a score counts as nothing.
    explicit QuizScore(const QVariantMap &map);

    void add(ai::lab::Concept asked, bool right, bool atSecondTry);
    int asked() const;
    int right() const;
    /// The score by concept, of the concepts that were asked for.
    QString text() const;
    // What it is made of: "Values: %1.", "%1 of %2", "%1 (%2 at the second try)".
    static QString conceptPattern(ai::lab::Concept asked);
    static QString sharePattern();
    static QString secondTryPattern();
    /// The score to be stored: the counts by the concept's name.
    QVariantMap toMap() const;

private:
    struct Count
    {
        int asked = 0;
        int right = 0;
        int second = 0; ///< of them at the second try
    };

    static QString text(const Count &tally);

    std::array<Count, ai::lab::allConcepts.size()> m_counts;
};

} // namespace ui::lab
