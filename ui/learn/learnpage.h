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

/// The page Learn of the window: its home, and a board for lessons, puzzles and the ladder. The
/// game of the page Play is not touched. Made when it is first opened. GUI thread.
class LearnPage : public QStackedWidget
{
    Q_OBJECT

public:
    /// Says which day it is.
    using Calendar = std::function<ai::learn::Day()>;
    /// The day by the computer's clock and its time zone.
    static ai::learn::Day today();

    /// The store must outlive it.
    explicit LearnPage(ProgressStore &store, QWidget *parent = nullptr, Calendar calendar = today);

    void setDisplay(BoardDisplay display) { m_view->setDisplay(display); }
    void setAnimationSpeed(AnimationSpeed speed) { m_view->setAnimationSpeed(speed); }
    /// The page is shown: a new day may have begun.
    void open();
    /// Shows a game's first lesson.
    void openFirstLesson(core::GameKind game);
    /// Whether the puzzle of the day waits to be solved.
    bool isPuzzleWaiting() const;
    /// What is shown, in a few words, and of which game.
    QString title() const;
    core::GameKind game() const;
    /// The position on the board of a lesson, a puzzle or the ladder; nothing at home.
    std::optional<core::Position> studiedPosition() const;

    /// Asks for the review of the ladder's game that is over and shown; false where none is.
    bool reviewLadderGame();

    /// What shows lessons, puzzles and the ladder.
    StudyView *studyView() const { return m_view; }

    /// The least size is that without fonts that have grown with the window, or a large one could
    /// not become small again.
    QSize minimumSizeHint() const override;

signals:
    void waitingChanged();
    void studiedPositionChanged();
    void titleChanged();
    /// LadderStudy::reviewRequested().
    void reviewRequested(const core::GameRecord &game, core::Side person);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void scaleFonts();
    void showHome();
    void showToday();
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
