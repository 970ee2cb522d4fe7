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

/// Sets up a position on a board of its own, shown in place of the game's: pieces from a palette by
/// mouse, keyboard or screen reader; for Nim counters on heaps. This panel contains the palette,
/// the side to move and all other choices; a sentence says why the position cannot be played. GUI
/// thread.
class PositionEditor : public Card
{
    Q_OBJECT

public:
    /// Starts from a position.
    /// @param note shown while the position can be played
    PositionEditor(const core::Position &position, const QString &note, QWidget *parent = nullptr);
    /// Deletes the board too.
    ~PositionEditor() override;

    /// The board for setting up; the caller places it where the game's board is.
    BoardWidget *board() const { return m_board; }
    /// Compact mode: without the card's background and the title.
    void setCompact(bool compact);

    /// The current position; nothing if no game can be played from it.
    std::optional<core::Position> position() const;

    bool canUndo() const { return m_history.canUndo(); }
    bool canRedo() const { return m_history.canRedo(); }
    void undo();
    void redo();

signals:
    /// The user wants to start a game from this position, which is not over.
    void positionChosen(const core::Position &position);
    void cancelled();
    /// The position and the undo history changed.
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
    core::Result<core::Position> typedPosition() const;
    void applyText();
    void dropWrongText();
    void setSizes();

    ArrangementHistory m_history;
    QPointer<BoardWidget> m_board;
    ArrangementInput m_input;
    QVBoxLayout *m_layout;
    QLabel *m_title;
    SegmentedRow *m_palette;
    SegmentedRow *m_toMove;
    SegmentedRow *m_rule = nullptr; ///< Nim only, like the two below
    QSpinBox *m_limit = nullptr;
    FlatButton *m_removeHeap = nullptr;
    FlatButton *m_undo = nullptr;
    FlatButton *m_done = nullptr;
    QLineEdit *m_text;
    QLabel *m_textProblem; ///< in the popup of the text, which covers m_problem
    QLabel *m_problem;
    Announcer m_announcer;
    QString m_note;
    bool m_isCompact = false;
};

} // namespace ui
