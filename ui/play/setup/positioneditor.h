#pragma once

#include "ui/accessibility/announcer.h"
#include "ui/board/boardwidget.h"
#include "ui/controls/card.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/segmentedrow.h"
#include "ui/play/setup/arrangementinput.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

/// Sets up a position on a board of its own, which stands in the place of the game's: pieces from a
/// palette by mouse, by the keys of play or by a screen reader; for Nim counters on the heaps. This
/// panel has the palette, the side to move and what else there is to choose; it says in a sentence
/// why no game can be played from the position. GUI thread.
class PositionEditor : public Card
{
    Q_OBJECT

public:
    /// Begins with a position.
    /// @param note what the person is to know, as long as the position can be played
    PositionEditor(const core::Position &position, const QString &note, QWidget *parent = nullptr);
    /// Takes the board along.
    ~PositionEditor() override;

    /// What the position is set up on: to be placed where the game's board is.
    BoardWidget *board() const { return m_board; }
    /// Where there is little space: without a card under it and its title.
    void setCompact(bool compact);

    /// The position as it is now; nothing where no game can be played from it.
    std::optional<core::Position> position() const;

    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    void undo();
    void redo();

signals:
    /// A game is to begin in a position that is not over.
    void positionChosen(const core::Position &position);
    void cancelled();
    /// The position, and with it what can be undone, is another one.
    void edited();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const Arrangement &now() const { return m_history.now(); }
    void addTitle();
    void addPalette();
    void addSides();
    void addHeapRows();
    void addTools();
    void addProblem();
    void addEnd();
    QHBoxLayout *addRow();
    FlatButton *addButton(QHBoxLayout *row, const QString &text, const char *name);
    void connectBoard();
    void change(const Arrangement &arrangement);
    void showStep();
    void showProblem();
    void addHeap();
    void applyText(const QString &text);
    void dropWrongText();
    void setSizes();

    ArrangementHistory m_history;
    QPointer<BoardWidget> m_board;
    ArrangementInput m_input;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    SegmentedRow *m_palette;
    SegmentedRow *m_toMove;
    SegmentedRow *m_rule = nullptr; ///< of Nim, as the two below
    QSpinBox *m_limit = nullptr;
    FlatButton *m_removeHeap = nullptr;
    FlatButton *m_undo = nullptr;
    FlatButton *m_done = nullptr;
    QLineEdit *m_text;
    QLabel *m_problem;
    Announcer m_announcer;
    QString m_note;
    bool m_isCompact = false;
};

} // namespace ui
