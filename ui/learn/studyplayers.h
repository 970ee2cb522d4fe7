#pragma once

#include "ui/play/card/playerrow.h"
#include "ui/play/card/scorebar.h"

#include <QBoxLayout>

#include <array>
#include <optional>

namespace ui {

/// The two players of a game on Learn's board, with their counts in Othello: as in the card of the
/// page Play, one above the other or, with little space, side by side. All sizes follow the font.
/// GUI thread.
class StudyPlayers : public QWidget
{
    Q_OBJECT

public:
    using Names = std::array<QString, 2>; ///< of Side::First and Side::Second

    explicit StudyPlayers(QWidget *parent = nullptr);

    void setNames(const Names &names);
    /// Shows who is to move or has won in a position, and the counts.
    void show(const core::Position &position);
    /// Side by side; in this form the players paint the bar that marks who is to move.
    void setCompact(bool compact);
    /// The player to move while they are one above the other, beside whom the parent paints the
    /// bar; null if there is none.
    const PlayerRow *rowToMove() const;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void write();
    void setSizes();

    Names m_names;
    std::optional<core::Position> m_position;
    bool m_isCompact = false;
    std::array<PlayerRow *, 2> m_rows;
    ScoreBar *m_bar;
    QBoxLayout *m_layout;
};

} // namespace ui
