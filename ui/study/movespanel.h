#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/study/movelistmodel.h"
#include "ui/study/movespanelfolding.h"
#include "ui/study/review/valuegraph.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QWidget>

#include <optional>

namespace ui {

class MainCommands;

/// The moves of the game, its other lines and its review, beside the board. It only shows, and
/// reports what is chosen.
class MovesPanel : public QWidget
{
    Q_OBJECT

public:
    /// The game and the review must outlive it. The menus' commands are its buttons.
    MovesPanel(const GameController &game, Reviewer &review, const MainCommands &commands);

    /// Shows the game as it is now.
    void refresh();

    /// Begins a review of the game's line, or stops the one that runs.
    void toggleReview();

    /// Whether it has the place of the board, to which a button leads back.
    void setCoversBoard(bool covers);
    bool coversBoard() const { return m_coversBoard; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The board is to be seen again, which the panel covers.
    void boardRequested();
    void plyChosen(std::size_t ply);
    /// Another line of the game was chosen, as a whole.
    void lineChosen(const std::vector<core::Move> &line);
    /// The move that was better than the one of a ply is to be shown on the board.
    void betterMoveRequested(std::size_t ply);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpList();
    QLayout *makeNavigation(const MainCommands &commands);
    QLayout *makeReview();
    void refreshLines();
    void refreshReview();
    void followFont();
    MovesPanelFolding::Parts foldingParts() const;
    void goToMistake(bool forward);
    std::vector<std::size_t> mistakes() const;
    std::size_t judgedPly() const;
    QString reviewText() const;
    QString foundText() const;
    QString worstText() const;

    const GameController &m_game;
    Reviewer &m_review;
    bool m_wasRunning = false;              ///< the review, when it was shown last
    std::optional<std::size_t> m_explained; ///< the move whose better one is shown
    MoveListModel *m_model;
    QComboBox *m_lines;
    QStringList m_titles; ///< of the lines
    QTableView *m_moves;
    ValueGraph *m_graph;
    QProgressBar *m_progress;
    QLabel *m_text;
    QLabel *m_worst;
    Announcer m_announcer;
    QPushButton *m_start;
    QPushButton *m_previous;
    QPushButton *m_next;
    QPushButton *m_better;
    QPushButton *m_toBoard;
    bool m_coversBoard = false;
    std::optional<MovesPanelFolding> m_folding; ///< once all parts are there
    bool m_refreshing = false; ///< the selection follows the game, and nothing is chosen
};

} // namespace ui
