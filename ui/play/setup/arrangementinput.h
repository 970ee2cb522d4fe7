#pragma once

#include "ui/board/boardwidget.h"
#include "ui/play/setup/arrangement.h"

#include <QPointer>

#include <utility>
#include <vector>

namespace ui {

/// Every arrangement of a position that is being set up, in the order in which they were made: what
/// undo goes back through, and redo forward.
class ArrangementHistory
{
public:
    explicit ArrangementHistory(Arrangement first)
        : m_steps{std::move(first)}
    {}

    const Arrangement &now() const { return m_steps[m_step]; }
    bool canUndo() const { return m_step > 0; }
    bool canRedo() const { return m_step + 1 < m_steps.size(); }

    /// What was undone is forgotten.
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

/// What presses and keys on its board do to a position that is being set up: pieces on squares, or
/// for Nim counters on heaps. GUI thread.
class ArrangementInput : public QObject
{
    Q_OBJECT

public:
    /// What a press does: places a side's piece or none, or for heaps adds or takes a counter.
    enum Tool {
        FirstPiece,
        SecondPiece,
        NoPiece,
        AddCounter = FirstPiece,
        TakeCounter = SecondPiece
    };

    /// Neither is owned. The history says what is on the board, which must outlive this.
    ArrangementInput(BoardWidget *board, const ArrangementHistory &history,
                     QObject *parent = nullptr);

    void useTool(Tool tool, int cell);
    /// Removes the heap that the keyboard is on, unless it is the last one.
    void removeHeap();

signals:
    /// What is to be on the board, which may be what is there.
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
    int m_typed = 0; ///< the number that is being typed for a heap; 0 before its first digit
};

} // namespace ui
