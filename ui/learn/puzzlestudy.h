#pragma once

#include "ai/learn/puzzles.h"
#include "ui/learn/puzzlepicture.h"
#include "ui/learn/study.h"
#include "ui/learn/studycard.h"

namespace ui {

/// A puzzle on Learn's board: the daily one, or one matching the person's strength. Once it is
/// solved, every defence can be tried.
class PuzzleStudy : public JudgedStudy
{
    Q_OBJECT

public:
    /// View and store must outlive it.
    PuzzleStudy(StudyView &view, ProgressStore &store, QObject *parent);

    /// Opens the daily puzzle.
    void startDaily(core::GameKind game, ai::learn::Day day);
    /// Opens an unseen puzzle close to the person's rating on the ladder.
    void startNext(core::GameKind game);

    QString title() const override { return m_day ? tr("Puzzle of the day") : tr("Puzzle"); }
    bool hidesAnswer() const override
    {
        return m_state != State::Done && m_state != State::Exploring;
    }
    void chooseMove(core::Move move) override;
    void replyShown() override;

private:
    enum class State {
        Asking,
        Waiting, ///< for the program's reply
        Wrong,
        Done,      ///< solved, or the answer was shown
        Exploring, ///< the person plays the defence
    };
    void open(int index);
    void openSolved();
    int missesBefore() const;
    const ai::learn::Puzzle &puzzle() const;
    void tryAgain() override;
    void ask(const core::Position &position, std::optional<core::Move> lastMove = {},
             const std::optional<core::Position> &previous = {});
    QString askedText() const;
    QString solutionText() const;
    void useTry();
    void showClue();
    void showContent();
    void showButtons();
    void answerRight(core::Move move);
    void goOnExploring();
    void answerDefence();
    void takeDefenceBack();
    void tell(const QString &text, StudyCard::Tone tone);
    void finish(bool shown);
    void showResult();
    void explore();
    void showAnswer();
    void copyResult();
    void copyPicture();
    DailyResult dailyResult() const;

    std::optional<ai::learn::Day> m_day; ///< set for a daily puzzle
    int m_index = 0;
    std::vector<core::Move> m_tried; ///< wrong moves in the position asked
    int m_found = 0;                 ///< right moves in a row
    int m_failed = 0;                ///< wrong tries, including those in earlier attempts
    bool m_shown = false;            ///< the answer was shown in this attempt
    bool m_wasShown = false;         ///< the answer was shown in an earlier attempt
    State m_state = State::Asking;
    std::vector<core::Move> m_right; ///< the moves that keep the goal in m_asked
    std::vector<core::Move> m_rightNext;
    QString m_clue;                            ///< about m_asked; empty if none was asked for
    core::Move m_played = core::Move::none();  ///< the last right move
    core::Move m_reply = core::Move::none();   ///< the reply to it
    std::optional<core::Move> m_lastMove;      ///< the move before the position in question
    std::optional<core::Position> m_previous;  ///< the position before m_lastMove
    core::Side m_defender = core::Side::First; ///< the side that the person plays while exploring
    /// Positions in which the person moved while exploring.
    std::vector<core::Position> m_defended;
    QString m_defence; ///< text of the person's move that is to be answered
    QString m_told;    ///< the texts of the answer so far, or since then
};

} // namespace ui
