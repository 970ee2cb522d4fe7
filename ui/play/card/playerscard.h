#pragma once

#include "ui/controls/card.h"
#include "ui/play/card/playerrow.h"
#include "ui/play/card/scorebar.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gamecontroller.h"

#include <QBoxLayout>
#include <QFrame>

#include <array>
#include <optional>

namespace ui {

/// The card of the current game: both players, between them the share of the discs where the game
/// has any, under them the state in sentences and lines about the game. Where there is little space
/// it is a strip of both players alone. All sizes follow the font of the widget.
class PlayersCard : public Card
{
    Q_OBJECT

public:
    /// Shows the players of a game, which must outlive it. The status belongs to it from now on,
    /// except while it is a strip: then they are placed by whoever made it one.
    PlayersCard(const GameController &game, StatusText *status, QWidget *parent = nullptr);

    /// The menu of levels for the computer's side; not owned.
    void setLevelMenu(QMenu *menu);
    /// Shows the counts of a position in place of the game's.
    void showVariation(const core::Position &position);
    /// Shows those of the game again.
    void endVariation();
    /// Shows figures with their captions after the end of a game, at most three; none: nothing.
    void setFacts(const QList<std::pair<QString, QString>> &facts);
    /// Makes it a strip, and the status a paragraph to be placed elsewhere; or a card with the
    /// status in it again.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Fact;

    void arrangePlayers();
    void setSpacings();
    void paintDash(QPainter &painter) const;
    void showPlayers();
    void showClocks();
    const core::Position &shown() const { return m_variation ? *m_variation : m_game.shown(); }
    QString detailsOf(core::Side side) const;
    PlayerRow::Content contentOf(core::Side side) const;

    const GameController &m_game;
    std::optional<core::Position> m_variation;
    StatusText *m_status;
    PlayerRow *m_first;
    PlayerRow *m_second;
    ScoreBar *m_scoreBar;
    QFrame *m_separator;
    QWidget *m_factsRow;
    QHBoxLayout *m_factsLayout;
    std::array<Fact *, 3> m_facts; ///< made once; those that are not needed are hidden
    bool m_hasFacts = false;
    QBoxLayout *m_players;
    QVBoxLayout *m_layout;
    bool m_isCompact = false;
    bool m_isAtEnd = false; ///< the players stand beside one another, and leave space for the facts
};

} // namespace ui
