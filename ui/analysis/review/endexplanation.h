#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"
#include "ui/play/playedline.h"

#include <QList>
#include <QObject>

#include <optional>
#include <utility>

namespace ui {

/// Has a game that has just ended reviewed, and says what decided it, with the numbers of that
/// review. GUI thread, which never waits for it.
class EndExplanation : public QObject
{
    Q_OBJECT

public:
    /// Follows a game, and uses a review; both must outlive it.
    EndExplanation(const GameController &game, Reviewer &review, QObject *parent = nullptr);

signals:
    /// Which move decided the game that is over, and why, in a few short sentences, the
    /// one that matters most first. Does not come
    /// where none did, such as after a draw.
    void found(const QStringList &explanation);
    /// What the review says by now in figures, each with its caption and all of them from the
    /// first on at the same places; none of a game that is not over.
    void factsChanged(const QList<std::pair<QString, QString>> &facts);

private:
    /// A game that is over, as it is explained: to whom, too.
    struct End
    {
        PlayedLine line;
        std::optional<core::Side> personSide;

        friend bool operator==(const End &, const End &) = default;
    };

    void follow();
    void report();
    QStringList explanation(std::size_t deciding) const;
    QString captionOf(int mistakes) const;
    QList<std::pair<QString, QString>> facts() const;

    const GameController &m_game;
    Reviewer &m_review;
    std::optional<End> m_end; ///< that is there; nothing while the game goes on
    bool m_isDue = false;     ///< the end that is there is not explained yet
};

} // namespace ui
