#pragma once

#include "ui/analysis/review/reviewer.h"
#include "ui/play/gamecontroller.h"

#include <QList>
#include <QObject>

#include <optional>
#include <utility>

namespace ui {

/// Starts the review of a game that has just ended, and explains from it what decided the game. GUI
/// thread, which never waits for it.
class EndExplanation : public QObject
{
    Q_OBJECT

public:
    /// For a game and a reviewer, which must outlive it.
    EndExplanation(const GameController &game, Reviewer &review, QObject *parent = nullptr);

signals:
    /// Which move decided the finished game, and why, in a few short sentences, the most important
    /// first. Not emitted if no move did, such as after a draw.
    void found(const QStringList &explanation);
    /// The review's figures so far, each with its caption, always in the same order; none while the
    /// game goes on.
    void factsChanged(const QList<std::pair<QString, QString>> &facts);

private:
    /// A finished game as it is explained, including to whom.
    struct End
    {
        PlayedLine line;
        std::optional<core::Side> reviewedSide;

        friend bool operator==(const End &, const End &) = default;
    };

    void follow();
    void report();
    QStringList explanation(std::size_t deciding) const;
    QString captionOf(int mistakes) const;
    QString captionOf(core::Side side) const;
    QList<std::pair<QString, QString>> facts() const;

    const GameController &m_game;
    Reviewer &m_review;
    std::optional<End> m_end; ///< the present end; nothing while the game goes on
    bool m_isDue = false;     ///< the present end has not been explained yet
};

} // namespace ui
