#pragma once

#include "ui/play/gamecontroller.h"
#include "ui/play/playedline.h"
#include "ui/settings/settings.h"

#include <QAction>
#include <QObject>

#include <optional>

namespace ui {

/// Proposes the next level at the end of a game, after every three games won one after the other.
/// The proposal stands until another game begins, the level is changed or it is answered; after a
/// refusal it comes again only after more wins than those. GUI thread.
class LevelProposal : public QObject
{
    Q_OBJECT

public:
    /// The game and the settings, which remember the refusals, must outlive it.
    LevelProposal(const GameController &game, Settings &settings, QObject *parent = nullptr);

    /// Commands to answer with, enabled while the proposal is in view.
    QAction *accept() const { return m_accept; }
    QAction *decline() const { return m_decline; }
    /// How many games were won in a row; 0 without a proposal.
    int wins() const { return m_proposal ? m_proposal->wins : 0; }

    /// The game that has just ended was won, the last of `wins` wins in a row, all at the same
    /// level.
    void consider(core::GameKind game, ai::Level level, int wins);

signals:
    /// The proposal as sentences; empty: it is withdrawn.
    void changed(const QString &sentences);
    /// The next game is to be played at this level.
    void accepted(ai::Level level);

private:
    void follow();
    void withdraw();

    struct Proposal
    {
        core::GameKind game;
        ai::Level level; ///< that was won at
        int wins;
        PlayedLine line; ///< that was won last
    };

    const GameController &m_game;
    Settings &m_settings;
    std::optional<Proposal> m_proposal;
    QAction *m_accept;
    QAction *m_decline;
};

} // namespace ui
