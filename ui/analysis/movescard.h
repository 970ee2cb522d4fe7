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

/// The moves of a game in pairs, as many beside one another as fit into its width; before the first
/// one, a sentence in their place.
class MoveList : public PassiveItemView<QListView>
{
    Q_OBJECT

public:
    explicit MoveList(QWidget *parent = nullptr);

    /// The height of a row, in pixels.
    int rowHeight() const;
    /// Finds the columns again after the moves, the font or the width changed.
    void arrange();
    /// Scrolls to the current move or, without one, to the top.
    void showCurrent();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
};

/// The card of the game's moves: buttons that step through them once there are any, a choice among
/// the lines of the game where it has several, and the moves. Where it is low it is a line of the
/// last moves and the buttons. It only shows, and reports what is chosen. All sizes follow the
/// font.
class MovesCard : public Card
{
    Q_OBJECT

public:
    /// The game and the review must outlive it. The menus' commands are its buttons.
    MovesCard(const GameController &game, const Reviewer &review, const MainCommands &commands);

    /// Shows the game as it is now, with the move of a ply, from 1, as the current one; 0: none is.
    void refresh(std::size_t current);
    /// Shows the review as it is now.
    void refreshGrades() { m_model->refreshGrades(); }
    /// Whether the grades of the review are shown.
    void setShowsGrades(bool shown) { m_model->setShowsGrades(shown); }
    /// Says of a move, by the number of plies before it, that it is new to the library of games.
    void showNewMove(std::optional<std::size_t> ply) { m_model->setNewMove(ply); }

    /// The heading and two rows.
    QSize sizeHint() const override;
    /// A line.
    QSize minimumSizeHint() const override;

signals:
    /// A move was chosen, by the number of plies up to it.
    void plyChosen(std::size_t ply);
    /// Another line of the game was chosen, as a whole.
    void lineChosen(const std::vector<core::Move> &line);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setOneLine(bool oneLine);
    QLayout *makeHeader(const MainCommands &commands);
    void refreshLines();
    void showHeading();
    void refreshTools();
    void setSizes();
    int heightOf(int rows) const;

    const GameController &m_game;
    MoveListModel *m_model;
    QHBoxLayout *m_header;
    QList<QWidget *> m_tools; ///< the buttons that step
    QLabel *m_heading;
    QComboBox *m_lines;
    QStringList m_titles; ///< of the lines
    MoveList *m_moves;
    bool m_isOneLine = false;
    bool m_refreshing = false; ///< the selection follows the game, and nothing is chosen
};

} // namespace ui
