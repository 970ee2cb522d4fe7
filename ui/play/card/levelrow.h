#pragma once

#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/play/card/levelproposal.h"

#include <QLabel>

namespace ui {

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
