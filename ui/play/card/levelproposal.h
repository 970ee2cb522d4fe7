#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/play/gamecontroller.h"
#include "ui/settings/settings.h"

#include <QAction>
#include <QLabel>
#include <QObject>

#include <optional>

namespace ui {

/// Proposes the next level at the end of a game, after every three wins in a row. The proposal
/// stands until another game begins, the level is changed or the user answers; after a refusal the
/// next proposal needs more wins in a row. GUI thread.
class LevelProposal : public QObject
{
    Q_OBJECT

public:
    /// The game and the settings, which store refusals, must outlive it.
    LevelProposal(const GameController &game, Settings &settings, QObject *parent = nullptr);

    /// Commands to answer with, enabled while the proposal is in view.
    QAction *accept() const { return m_accept; }
    QAction *decline() const { return m_decline; }
    /// How many games were won in a row; 0 without a proposal.
    int wins() const { return m_proposal ? m_proposal->wins : 0; }

    /// The game that just ended was won; it is the last of `wins` wins in a row at one level.
    void consider(core::GameKind game, ai::Level level, int wins);

signals:
    /// The proposal as sentences; empty when it is withdrawn.
    void changed(const QString &sentences);
    /// The user accepted: play the next game at this level.
    void accepted(ai::Level level);

private:
    void follow();
    void withdraw();

    struct Proposal
    {
        core::GameKind game;
        ai::Level level; ///< the level of the wins
        int wins;
        PlayedLine line; ///< the line of the last game won
    };

    const GameController &m_game;
    Settings &m_settings;
    std::optional<Proposal> m_proposal;
    QAction *m_accept;
    QAction *m_decline;
};

/// A proposal of the next level in one row: what was achieved, and a button for each answer. It has
/// space reserved beside the board, so that nothing moves when it appears. GUI thread.
class LevelRow : public Card
{
    Q_OBJECT

public:
    /// @param proposal must outlive it
    explicit LevelRow(const LevelProposal &proposal, QWidget *parent = nullptr);

    /// Whether there is a proposal to answer.
    bool hasProposal() const { return m_proposal.accept()->isEnabled(); }

signals:
    /// The row is to be shown or hidden.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void setSizes();
    FlatButton *addButton(QAction *command);

    const LevelProposal &m_proposal;
    QLabel *m_text;
    FlatButton *m_accept;
    FlatButton *m_decline;
};

} // namespace ui
