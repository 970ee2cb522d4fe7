#pragma once

#include "ui/journal.h"

#include <QLabel>
#include <QPushButton>
#include <QToolBar>

namespace ui {

/// Offers to go on with the last game that was not finished: a strip at the top of the window with
/// a small picture of it. It asks nothing of who does not want it.
class ContinueOffer : public QToolBar
{
    Q_OBJECT

public:
    explicit ContinueOffer(QWidget *parent = nullptr);

    /// Shows the strip. A game without a path is only told about.
    void offer(const JournalledGame &game);
    const JournalledGame &game() const { return m_game; }

signals:
    void accepted();
    void declined();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPicture();

    JournalledGame m_game;
    QLabel *m_picture;
    QLabel *m_text;
    QPushButton *m_continue;
    QPushButton *m_decline;
};

/// "Othello, move 24", "Nim, finished".
QString journalledGameTitle(const JournalledGame &game);

} // namespace ui
