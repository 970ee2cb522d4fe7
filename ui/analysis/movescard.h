#pragma once

#include "ui/analysis/movelistmodel.h"
#include "ui/controls/card.h"
#include "ui/controls/passiveitemview.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QListView>

namespace ui {

class MainCommands;

/// The moves of a game in pairs, as many pairs per row as fit; a sentence if there are no moves.
class MoveList : public PassiveItemView<QListView>
{
    Q_OBJECT

public:
    explicit MoveList(QWidget *parent = nullptr);

    /// The height of a row, in pixels.
    int rowHeight() const;
    /// Updates the columns after a change of the moves, the font or the width.
    void arrange();
    /// Scrolls to the current move or, without one, to the top.
    void showCurrent();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
};

/// The card of the game's moves: the list, buttons that step through them, and a choice among the
/// game's lines if it has several. In a low card the buttons stand beside the last moves. It only
/// displays, and reports the user's choices. All sizes follow the font.
class MovesCard : public Card
{
    Q_OBJECT

public:
    /// The game and the review must outlive it. The buttons trigger the menus' commands.
    MovesCard(const GameController &game, const Reviewer &review, const MainCommands &commands);

    /// Shows the game's present state. `current` is the number, from 1, of the current move; 0:
    /// none.
    void refresh(std::size_t current);
    /// Shows the review as it is now.
    void refreshGrades() { m_model->refreshGrades(); }
    /// Whether the grades of the review are shown.
    void setShowsGrades(bool shown) { m_model->setShowsGrades(shown); }
    /// Marks a move, given by the number of plies before it, as new to the library of games.
    void showNewMove(std::optional<std::size_t> ply) { m_model->setNewMove(ply); }

    /// Fits the heading and two rows.
    QSize sizeHint() const override;
    /// Fits one line.
    QSize minimumSizeHint() const override;

signals:
    /// The user chose a move; `ply` is the number of plies up to and including it.
    void plyChosen(std::size_t ply);
    /// The user chose another line of the game, given as a whole.
    void lineChosen(const std::vector<core::Move> &line);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void chooseArrangement();
    void setCompact(bool compact);
    void limitHeight();
    QLayout *makeHeader(const MainCommands &commands);
    void refreshLines();
    void showHeading();
    void refreshTools();
    void setSizes();
    int heightOf(int rows) const;

    const GameController &m_game;
    MoveListModel *m_model;
    QHBoxLayout *m_header;
    QList<QWidget *> m_tools; ///< the stepping buttons
    QLabel *m_heading;
    QComboBox *m_lines;
    QStringList m_titles; ///< of the lines
    MoveList *m_moves;
    bool m_isCompact = false;  ///< the list is beside the buttons, without the heading
    bool m_refreshing = false; ///< the selection is following the game and is no choice of the user
};

} // namespace ui
