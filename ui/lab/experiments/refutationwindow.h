#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/board/boardwidget.h"

#include "core/match/match.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QToolButton>

namespace ui::lab {

/// The first article's program at depth 2, which the article calls unbeatable. The user can play
/// against it as X, and step through all the games that it loses.
class RefutationWindow : public QDialog
{
    Q_OBJECT

public:
    explicit RefutationWindow(QWidget *parent = nullptr);

    const core::Match &match() const { return m_match; }

public slots:
    /// An empty board, the person to move.
    void startGame();
    /// Goes on by one ply, or to the last ply, of the selected lost game.
    void forwards();
    void back();

signals:
    /// Request to search a position with the program to move, in the program's own way.
    void positionRequested(const core::Position &position);

private:
    QLayout *makeLostGames();
    QLayout *makeButtons();
    void requestSearch();
    void fillGames();
    void play(core::Move move);
    void answer();
    void showPosition();
    QString stateText() const;
    const std::vector<core::Move> *chosenGame() const;
    std::size_t pliesOfChosenGame() const;

    core::Match m_match;
    std::vector<std::vector<core::Move>> m_games;
    BoardWidget *m_board;
    QLabel *m_state;
    QComboBox *m_choice;
    QToolButton *m_back;
    QToolButton *m_forwards;
    // These two last: stopped before the members they write to are destroyed.
    BackgroundTask m_player;
    BackgroundTask m_finder;
};

} // namespace ui::lab
