#pragma once

#include "ui/background/backgroundtask.h"
#include "ui/board/boardwidget.h"

#include "core/match/match.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QToolButton>

namespace ui::lab {

/// The first article's program at depth 2, which the article calls unbeatable: to be played
/// against, X being the person, and to be seen losing in each of the games in which it does.
class RefutationWindow : public QDialog
{
    Q_OBJECT

public:
    explicit RefutationWindow(QWidget *parent = nullptr);

    const core::Match &match() const { return m_match; }

public slots:
    /// An empty board, the person to move.
    void startGame();
    /// The next or the last ply of the lost game that is chosen.
    void forwards();
    void back();

signals:
    /// A position in which the program is to move is to be searched as the program does.
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

    core::Match m_match;
    std::vector<std::vector<core::Move>> m_games;
    BoardWidget *m_board;
    QLabel *m_state;
    QComboBox *m_choice;
    QToolButton *m_back;
    QToolButton *m_forwards;
    BackgroundTask m_player; // these two last: stopped before what they write to
    BackgroundTask m_finder;
};

} // namespace ui::lab
