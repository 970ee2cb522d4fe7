#pragma once

#include "ai/learn/rungs.h"
#include "core/match/match.h"
#include "ui/learn/study.h"

namespace ui {

/// A game against a rung of the ladder, on Learn's board. A game with an undo or a hint does not
/// count.
class LadderStudy : public Study
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    LadderStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Starts a game, or continues the unfinished one.
    void start(core::GameKind game);

    QString title() const override { return tr("Ladder"); }
    void chooseMove(core::Move move) override;
    void replyShown() override;
    void pressedWhileLocked() override;

    /// Whether a game that was begun goes on.
    bool isGoingOn(core::GameKind game) const
    {
        return !m_isOver && m_game == game && !m_moves.empty();
    }
    /// Whether the game was played to its end, though its last move may still have to be shown.
    bool isFinished() const { return !m_positions.empty() && core::isOver(current()); }
    /// Requests the review of the finished game.
    void review();

signals:
    /// Request to review a finished game, which contains the rung's name and the person's side.
    void reviewRequested(const core::GameRecord &game);

private:
    void begin();
    void goOn();
    void letRungMove();
    void undo();
    void hint();
    /// What the person may ask for that costs the game.
    enum class Request { None, Undo, Hint, GiveUp };
    bool isConfirmed(Request request, const QString &question);
    void giveUp();
    void finish();
    void showContent();
    void showButtons();
    core::Side ownSide() const { return m_isFirst ? core::Side::First : core::Side::Second; }
    const core::Position &current() const { return m_positions.back(); }
    void play(core::Move move);

    int m_rung = 0;
    std::vector<core::Position> m_positions; ///< all positions so far; empty before the first game
    std::vector<core::Move> m_moves;
    bool m_isFirst = true; ///< whether the person plays the first side
    /// The last kind of help that the person used; with any, the game does not count.
    enum class Help { None, Undo, Hint };
    Help m_help = Help::None;
    bool m_isOver = true;
    bool m_gaveUp = false;
    Request m_asked = Request::None; ///< what was asked for and is to be confirmed
    std::uint64_t m_seed = 0;        ///< of the game, which makes the rung's replies reproducible
    std::shared_ptr<ai::learn::RungPlayer> m_player;
};

} // namespace ui
