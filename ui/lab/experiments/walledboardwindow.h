#pragma once

#include "ai/lab/studies/walledboard.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QToolButton>

#include <optional>

namespace ui::lab {

class WalledBoardPicture;

/// The 10 x 10 board with a border of walls from the article on an Othello engine: shows step by
/// step how the program finds the discs that a move turns, makes the move and undoes it. GUI
/// thread.
class WalledBoardWindow : public QDialog
{
    Q_OBJECT

public:
    explicit WalledBoardWindow(QWidget *parent = nullptr);

    /// A position in which the side to move need not pass.
    void setPosition(const core::Othello &position);
    /// The number of steps of the move taken so far.
    int step() const { return m_step; }
    /// The last step taken; null at the beginning.
    const ai::lab::WalledStep *shown() const;

public slots:
    void forwards();
    void back();

private:
    QLayout *makeButtons();
    void chooseMove();
    void goTo(int step);
    QString text() const;
    QString lookText(const ai::lab::WalledStep &step) const;

    core::Othello m_position;
    std::vector<ai::lab::WalledStep> m_steps;
    int m_step = 0;
    WalledBoardPicture *m_board;
    QComboBox *m_move;
    QLabel *m_text;
    QLabel *m_place;
    QToolButton *m_back;
    QToolButton *m_forwards;
};

} // namespace ui::lab
