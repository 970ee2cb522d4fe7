#pragma once

#include "ui/learn/learnhome.h"
#include "ui/learn/studyview.h"

#include <QStackedWidget>

#include <functional>

namespace ui {

class LessonStudy;
class PuzzleStudy;
class LadderStudy;
class MistakeStudy;

/// The window's page Learn: its home, and a board for lessons, puzzles and the ladder. Does not
/// affect the game on the page Play. Created when first opened. GUI thread.
class LearnPage : public QStackedWidget
{
    Q_OBJECT

public:
    /// Returns the current day.
    using Calendar = std::function<ai::learn::Day()>;
    /// The current day in the computer's time zone.
    static ai::learn::Day today();

    /// The store must outlive it.
    explicit LearnPage(ProgressStore &store, QWidget *parent = nullptr, Calendar calendar = today);

    void setDisplay(BoardDisplay display) { m_view->setDisplay(display); }
    void setAnimationSpeed(AnimationSpeed speed) { m_view->setAnimationSpeed(speed); }
    /// The page is being shown: a new day may have begun.
    void open();
    /// Shows a game's first lesson.
    void openFirstLesson(core::GameKind game);
    /// Whether today's puzzle is unsolved.
    bool isPuzzleWaiting() const;
    /// What is shown, in a few words.
    QString title() const;
    core::GameKind game() const;
    /// The position on the board of a lesson, a puzzle or the ladder; nothing while the home is
    /// shown.
    std::optional<core::Position> studiedPosition() const;

    /// Shows the home instead of a game of the ladder that is over.
    void leaveFinishedGame();
    /// Requests the review of the ladder's game if it is over and shown; false if not.
    bool reviewLadderGame();

    /// The view for lessons, puzzles and the ladder.
    StudyView *studyView() const { return m_view; }

    /// The minimum size with unscaled fonts: with those of a large window, it could not become
    /// small again.
    QSize minimumSizeHint() const override;

signals:
    void waitingChanged();
    void studiedPositionChanged();
    void titleChanged();
    /// LadderStudy::reviewRequested().
    void reviewRequested(const core::GameRecord &game);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool showsFinishedGame() const;
    void scaleFonts();
    void showHome();
    void showToday();
    void showGame(core::GameKind game);
    void openDaily(ai::learn::Day day);
    void refresh();

    ProgressStore &m_store;
    Calendar m_calendar;
    LearnHome *m_home;
    StudyView *m_view;
    LessonStudy *m_lesson;
    PuzzleStudy *m_puzzle;
    LadderStudy *m_ladder;
    MistakeStudy *m_mistakes;
    qreal m_fontScale = 1;
};

} // namespace ui
