#pragma once

#include "ai/lab/lessons/quiz.h"

#include <QCoreApplication>
#include <QString>
#include <QVariantMap>

namespace ui::lab {

/// The numbers of right answers, by concept.
class QuizScore
{
    Q_DECLARE_TR_FUNCTIONS(ui::lab::QuizScore)

public:
    QuizScore() = default;
    /// Restores the result of toMap(); invalid entries count as none.
    explicit QuizScore(const QVariantMap &map);

    void add(ai::lab::Concept asked, bool right, bool atSecondTry);
    int asked() const;
    int right() const;
    /// The score by concept, for the concepts that were asked about.
    QString text() const;
    // Its parts: "Values: %1.", "%1 of %2", "%1 (%2 at the second try)".
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
        int second = 0; ///< how many of them at the second try
    };

    static QString text(const Count &tally);

    std::array<Count, ai::lab::allConcepts.size()> m_counts;
};

} // namespace ui::lab
