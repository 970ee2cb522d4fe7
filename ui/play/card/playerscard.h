#pragma once

#include "ui/controls/card.h"
#include "ui/play/card/playerrow.h"
#include "ui/play/card/statustext.h"
#include "ui/play/gamecontroller.h"

#include <QBoxLayout>
#include <QFrame>
#include <QWidget>

#include <array>
#include <optional>

namespace ui {

/// A thin bar that shows how a total is divided between the players: the first one's share in the
/// dark tone of the discs, from the start of the line, the rest in the light one.
class ScoreBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreBar(QWidget *parent = nullptr);

    void setCounts(int first, int second);
    /// The first player's share, from 0 to 1; 0.5 if both have nothing.
    double share() const;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_first = 0;
    int m_second = 0;
};

/// The card of the current game: both players, between them the share of discs (Othello), below
/// them the state in sentences and notes about the game. If there is little space it is a strip
/// with the players only. All sizes follow the widget's font.
class PlayersCard : public Card
{
    Q_OBJECT

public:
    /// Shows the players of a game, which must outlive it. The card owns and places the status
    /// text, except while it is a strip: then the caller of setCompact() places it.
    PlayersCard(const GameController &game, StatusText *status, QWidget *parent = nullptr);

    /// The menu of levels for the computer's side; not owned.
    void setLevelMenu(QMenu *menu);
    /// Shows the counts of a position in place of the game's.
    void showVariation(const core::Position &position);
    /// Shows those of the game again.
    void endVariation();
    /// Shows figures with their captions after the end of a game, at most three; none: nothing.
    void setFacts(const QList<std::pair<QString, QString>> &facts);
    /// As a strip, it shows only the players, and the status text becomes a paragraph for the
    /// caller to place; otherwise the status text is back in the card.
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Fact;

    void arrangePlayers();
    void showFacts();
    void setSpacings();
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
    std::array<Fact *, 3> m_facts{}; ///< created once; unused ones are hidden
    bool m_hasFacts = false;
    QBoxLayout *m_players;
    QVBoxLayout *m_layout;
    bool m_isCompact = false;
    bool m_isAtEnd = false; ///< the players share a row, with the facts below
};

} // namespace ui
