#pragma once

#include "ui/play/gamecontroller.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolBar>

#include <array>
#include <optional>

namespace ui {

/// Asks who goes on with a game that was opened or set up: a bar at the top of the window.
/// Whoever does not want it need not answer: it goes with the next move.
class ContinueBar : public QToolBar
{
    Q_OBJECT

public:
    /// For a game, which must outlive it.
    explicit ContinueBar(const GameController &game, QWidget *parent = nullptr);

    /// Shows the bar where the game in hand can go on; the side that the person plays, where that
    /// is known, is marked.
    void offer();

signals:
    /// The side that the person goes on with; nothing where two people do.
    void sideChosen(std::optional<core::Side> person);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum Choice : std::size_t { First, Second, TwoPeople };

    void markChoice();
    void choose(Choice choice);

    const GameController &m_game;
    QLabel *m_label;
    std::array<QPushButton *, 3> m_buttons{}; ///< by Choice
    QBoxLayout *m_layout;
};

} // namespace ui
