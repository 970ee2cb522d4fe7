#pragma once

#include "ai/analysis/analyst.h"
#include "ui/accessibility/announcer.h"
#include "ui/analysis/review/reviewcontent.h"
#include "ui/analysis/review/valuegraph.h"
#include "ui/controls/card.h"
#include "ui/controls/verticalscrollarea.h"

#include <QBoxLayout>
#include <QLabel>

namespace ui {

class ActionButton;
class FlatButton;
class GradeChip;
class PlaceLabel;

/// The review beside the board: what there is to say about one move, what can be done about it, and
/// a graph of the game's value. If the panel is low, the graph is hidden first, then a note that
/// leaves the text too little space, and at last all but the texts and one row of buttons. It only
/// displays, and reports presses. All sizes follow the font; nothing moves with the texts. GUI
/// thread.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    /// The game and the review must outlive it.
    ReviewPanel(const GameController &game, const Reviewer &review);

    void show(const ReviewContent &content);
    ValueGraph *graph() const { return m_graph; }
    /// Shows above the graph where the game left the games of the library, as a button that leads
    /// there; the sentence says it whole. An empty text hides it.
    void setNewMove(const QString &text, const QString &sentence);
    /// Announces title and text to screen readers.
    void announce();

    QSize sizeHint() const override;
    /// The size without the graph.
    QSize minimumSizeHint() const override;

signals:
    void firstPressed();
    void secondPressed();
    void previousRequested();
    void nextRequested();
    /// The user wants to see the move that setNewMove() refers to.
    void newMoveRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeHeader();
    QWidget *makeGraphCard();
    void setLow(bool low);
    void fitGraph();
    void fitTitles();
    void fitButtons();
    void showProgress();
    void setSizes();
    void setJudgementSizes();
    bool hasSpaceForNote() const;
    int judgementHeight(double textLines) const;
    int graphHeight() const;

    Card *m_judgement;
    GradeChip *m_grade;
    PlaceLabel *m_place;
    QAction *m_toPrevious;
    ActionButton *m_previous;
    QLabel *m_rank;
    QAction *m_toNext;
    ActionButton *m_next;
    QLabel *m_title;
    QLabel *m_text;
    QWidget *m_texts; ///< the title and the text, which scroll together
    QLabel *m_note;
    FlatButton *m_first;
    FlatButton *m_second;
    QLabel *m_graphTitle;
    ValueGraph *m_graph;
    FlatButton *m_newMove;
    QWidget *m_graphCard;
    QHBoxLayout *m_header;
    QHBoxLayout *m_buttons;
    ReviewContent m_content;
    bool m_isLow = false;
    Announcer m_announcer;
};

} // namespace ui
