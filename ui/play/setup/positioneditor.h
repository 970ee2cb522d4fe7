#pragma once

#include "ui/play/setup/squaresmodel.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

namespace ui {

/// Sets up a position by hand: a click, or Space, changes what lies on a square; heaps of Nim are
/// typed, and any position can be typed or pasted as text. Reports what is wrong as long as no game
/// can be played from it. Not modal.
class PositionEditor : public QDialog
{
    Q_OBJECT

public:
    explicit PositionEditor(QWidget *parent);

    /// Begins with a position.
    void edit(const core::Position &position);

signals:
    /// A game is to begin in a position that is not over.
    void positionChosen(const core::Position &position);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void prepareBoard();
    void prepareFields();
    void addWidgets();
    void connectWidgets();
    void showBoard(bool shown);
    void showSideToMove();
    void applySquares();
    void applyText(const QString &text);
    void showProblem();
    void writeText();
    bool handleKey(int key);

    SquaresModel *m_squares;
    SquaresDelegate *m_delegate;
    QTableView *m_board;
    QComboBox *m_toMove;
    QLineEdit *m_text;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    QPushButton *m_start;
    QPushButton *m_reset; ///< to the start of the game
    QPushButton *m_clear;
    core::GameKind m_kind = core::GameKind::Othello;
    core::Result<core::Position> m_position;
    bool m_updating = false; ///< the fields follow each other once
};

} // namespace ui
