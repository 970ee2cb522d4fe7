#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/segmentedrow.h"
#include "ui/learn/dailyparts.h"
#include "ui/learn/homeparts.h"
#include "ui/learn/ladderparts.h"
#include "ui/learn/lessongrid.h"
#include "ui/learn/progressstore.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

namespace ui {

/// The home of Learn: for one game the daily puzzle, the lessons, the ladder, the person's own
/// mistakes and more puzzles. In two columns if they fit, else in one, with lessons and rungs
/// folded so that everything is in view. GUI thread.
class LearnHome : public QWidget
{
    Q_OBJECT

public:
    /// The store must outlive it.
    explicit LearnHome(ProgressStore &store, QWidget *parent = nullptr);

    core::GameKind game() const { return m_game; }
    /// Shows the progress in a game as of a day.
    void showGame(core::GameKind game, ai::learn::Day today);
    /// Whether a game of the ladder that was begun waits to be continued.
    void setLadderGoesOn(bool goesOn);
    /// The suggested next step, for the initial focus.
    QWidget *firstButton() const;

    QSize minimumSizeHint() const override;

signals:
    void gameChosen(core::GameKind game);
    void dailyChosen(ai::learn::Day day);
    void puzzleChosen();
    void mistakesChosen(ai::learn::Day today);
    void lessonChosen(std::size_t lesson);
    void ladderChosen();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    Card *makeDaily();
    void arrangeDaily(bool wide);
    Card *makeLessons();
    Card *makeLadder();
    FlatButton *makeFold(const QString &name, const char *objectName);
    /// A one-line card: title, description, and a button.
    struct Offer
    {
        Card *card;
        SymbolTile *symbol;
        QLabel *title;
        QLabel *text;
        FlatButton *button;
    };
    Offer makeOffer(const QString &symbol, const QString &title, const QString &button,
                    const char *name);
    void showDaily();
    void showLessons();
    void showLadder();
    void showMistakes();
    void showMore();
    void setSizes();
    void fit();
    void arrange(bool wide);
    /// Whether the person's own mistakes in the game come back.
    bool hasMistakes() const { return m_game == core::GameKind::Othello; }
    void arrangeLadder(bool wide);
    void showFolded();

    ProgressStore &m_store;
    core::GameKind m_game = core::GameKind::Othello;
    ai::learn::Day m_today = 0;
    std::size_t m_nextLesson = 0;
    bool m_ladderGoesOn = false;
    bool m_isWide = true;
    bool m_isRoomy = true; ///< the two columns are not narrow
    QLabel *m_title;
    QLabel *m_subtitle;
    SegmentedRow *m_games;
    PositionPicture *m_picture;
    QLabel *m_dailyNote;
    QLabel *m_task;
    QLabel *m_facts;
    GradeDots *m_grade;
    WeekRow *m_week;
    QWidget *m_dailyTexts;
    QWidget *m_dailyButtons;
    FlatButton *m_solve;
    FlatButton *m_yesterday;
    QLabel *m_lessonsTitle;
    QLabel *m_lessonsDone;
    FlatButton *m_continue;
    FlatButton *m_lessonsFold; ///< unfolds the lessons in one column; m_rungsFold likewise
    LessonGrid *m_lessons;
    QLabel *m_ladderTitle;
    QLabel *m_rating;
    RatingLine *m_line;
    RungList *m_rungs;
    FlatButton *m_playRung;
    FlatButton *m_rungsFold;
    QHBoxLayout *m_ladderFirst; ///< the first line of the card
    Card *m_dailyCard;
    Card *m_lessonsCard;
    Card *m_ladderCard;
    Offer m_mistakes;
    Offer m_more;
    QGridLayout *m_layout;
};

} // namespace ui
