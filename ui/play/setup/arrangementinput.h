#pragma once

#include "ui/board/boardwidget.h"
#include "ui/play/setup/arrangement.h"

#include <QPointer>

#include <utility>
#include <vector>

namespace ui {

/// The undo history of a position being set up: its arrangements in the order in which they were
/// made.
class ArrangementHistory
{
public:
    explicit ArrangementHistory(Arrangement first)
        : m_steps{std::move(first)}
    {}

    const Arrangement &now() const { return m_steps[m_step]; }
    bool canUndo() const { return m_step > 0; }
    bool canRedo() const { return m_step + 1 < m_steps.size(); }

    /// Forgets whatever was undone.
    void add(const Arrangement &arrangement)
    {
        m_steps.resize(m_step + 1);
        m_steps.push_back(arrangement);
        ++m_step;
    }
    /// Only where canUndo() says so.
    void undo() { --m_step; }
    /// Only where canRedo() says so.
    void redo() { ++m_step; }

private:
    std::vector<Arrangement> m_steps;
    std::size_t m_step = 0;
};

/// Translates presses and keys on a board into changes of the position being set up: pieces on
/// squares, or counters in Nim's heaps. GUI thread.
class ArrangementInput : public QObject
{
    Q_OBJECT

public:
    /// What a press does: places a side's piece or clears a square; for heaps adds or takes a
    /// counter.
    enum Tool {
        FirstPiece,
        SecondPiece,
        NoPiece,
        AddCounter = FirstPiece,
        TakeCounter = SecondPiece
    };

    /// Neither is owned. The history says what the board shows; both must outlive this.
    ArrangementInput(BoardWidget *board, const ArrangementHistory &history,
                     QObject *parent = nullptr);

    void useTool(Tool tool, int cell);
    /// Removes the heap at the keyboard cursor, unless it is the only one.
    void removeHeap();

signals:
    /// The arrangement that the user asked for, which may be the current one.
    void arranged(const ui::Arrangement &arrangement);
    void cancelled();

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    const Arrangement &now() const { return m_history.now(); }
    int heapAtCursor() const;
    void place(std::optional<core::Side> piece);
    void addToHeap(int heap, int counters);
    bool handleSquareKey(int key);
    bool handleHeapKey(int key);
    void typeDigit(int digit);

    QPointer<BoardWidget> m_board;
    const ArrangementHistory &m_history;
    int m_typed = 0; ///< number being typed for a heap; 0 before its first digit
};

} // namespace ui
