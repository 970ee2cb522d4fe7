#include "ui/analysis/theory/nimtable.h"

#include "ai/levels/nimlevels.h"
#include "core/nimtheory.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace ui {

namespace {

/// A single heap with a limit: the theory depends on a multiple, not on binary digits.
bool isSubtraction(const core::Nim &position)
{
    return position.heapCount() == 1 && position.takeLimit() > 0;
}

QString subtractionSecret(const core::Nim &position)
{
    const int multiple = position.takeLimit() + 1;
    const QString answer =
        NimTable::tr("Whatever the other side takes, take what makes it %1 together.")
            .arg(multiple);
    if (position.rule() == core::Nim::Rule::Misere)
        return NimTable::tr("Whoever leaves 1, %1, %2 and so on, one more than a multiple of %3, "
                            "wins: the other side takes the last counter. %4")
            .arg(multiple + 1)
            .arg(2 * multiple + 1)
            .arg(multiple)
            .arg(answer);
    return NimTable::tr("Whoever leaves a multiple of %1 wins: %1, %2, %3 and so on. %4")
        .arg(multiple)
        .arg(2 * multiple)
        .arg(3 * multiple)
        .arg(answer);
}

} // namespace

NimTable::NimTable(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget)
    , m_text(new QLabel)
{
    setWindowTitle(tr("The secret of Nim"));
    m_table->setObjectName("nimTable");
    m_table->setAccessibleName(tr("The heaps in binary"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_text->setObjectName("nimTheory");
    m_text->setWordWrap(true);
    // No taller than its rows; the text follows directly below.
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table);
    layout->addWidget(m_text);
    layout->addStretch(1);
}

QSize NimTable::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    const QMargins margins = layout()->contentsMargins();
    const QAbstractItemView &columns = *m_table;
    int widest = 0; // all columns are equally wide
    for (int column = 0; column < m_table->columnCount(); ++column)
        widest = std::max(widest, columns.sizeHintForColumn(column));
    const int table = m_table->verticalHeader()->sizeHint().width()
                      + widest * m_table->columnCount() + 2 * m_table->frameWidth() + margins.left()
                      + margins.right();
    // And the dock's buttons.
    const int title = fontMetrics().horizontalAdvance(windowTitle()) + 4 * em;
    return QWidget::minimumSizeHint().expandedTo({std::max({12 * em, table, title}), 0});
}

void NimTable::showPosition(const core::Nim &position)
{
    int largest = 1;
    for (int heap = 0; heap < position.heapCount(); ++heap)
        largest = std::max(largest, grundyValue(position, heap));
    const int digits = int(std::bit_width(unsigned(largest)));
    m_table->setRowCount(position.heapCount() + 1);
    m_table->setColumnCount(digits);
    QStringList columns;
    for (int column = 0; column < digits; ++column) {
        const int bit = 1 << (digits - 1 - column);
        columns << QString::number(bit);
        fillColumn(column, bit, position);
    }
    QStringList rows;
    for (int heap = 0; heap < position.heapCount(); ++heap)
        rows << heapTitle(position, heap);
    rows << tr("Ones");
    m_table->setVisible(!isSubtraction(position));
    m_table->setHorizontalHeaderLabels(columns);
    m_table->setVerticalHeaderLabels(rows);
    m_text->setText(nimAdvice(position));
    updateGeometry();
}

/// Fills a column with one binary digit of every heap, and below it the number of ones.
void NimTable::fillColumn(int column, int bit, const core::Nim &position)
{
    int ones = 0;
    for (int heap = 0; heap < position.heapCount(); ++heap) {
        const bool isOne = (grundyValue(position, heap) & bit) != 0;
        ones += isOne ? 1 : 0;
        setCell(heap, column, isOne ? "1" : "0", isOne);
    }
    const bool isOdd = ones % 2 != 0;
    setCell(position.heapCount(), column,
            isOdd ? tr("%1, odd").arg(ones) : tr("%1, even").arg(ones), isOdd);
}

void NimTable::setCell(int row, int column, const QString &text, bool bold)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignCenter);
    QFont font;
    font.setBold(bold);
    item->setFont(font);
    m_table->setItem(row, column, item);
}

QString NimTable::heapTitle(const core::Nim &position, int heap)
{
    const QChar name(core::Nim::heapLetter(heap));
    const int value = grundyValue(position, heap);
    if (value == position.heap(heap))
        return tr("%1: %2", "a heap and its size").arg(name).arg(value);
    return tr("%1: %2 counts as %3", "a heap, its size, what is left over")
        .arg(name)
        .arg(position.heap(heap))
        .arg(value);
}

QString nimAdvice(const core::Nim &position)
{
    if (position.isOver())
        return NimTable::tr("The game is over.");
    QStringList text;
    if (isSubtraction(position))
        text << subtractionSecret(position);
    else if (isMisereEndgame(position))
        text << NimTable::tr(
            "At the end, with no heap worth more than 1, whoever faces an odd number of ones "
            "loses.");
    else
        text << (position.rule() == core::Nim::Rule::Misere
                     ? NimTable::tr("Whoever leaves an even number of ones in every column wins, "
                                    "until no heap is worth more than 1.")
                     : NimTable::tr("Whoever leaves an even number of ones in every column wins."));
    if (!nimIsWon(position)) {
        text << NimTable::tr(
            "No move does that here, so whoever is to move loses against best play.");
        return text.join(' ');
    }
    QStringList moves;
    for (const core::Move move : ai::hardNim(position).equalMoves) {
        const int heap = core::Nim::heapOf(move);
        const int counters = core::Nim::countersOf(move);
        const int left = position.heap(heap) - counters;
        moves << (position.heapCount() == 1
                      ? NimTable::tr("%n, leaving %1", "counters", counters).arg(left)
                      : NimTable::tr("%n from heap %1, leaving %2", "counters", counters)
                            .arg(QChar(core::Nim::heapLetter(heap)))
                            .arg(left));
    }
    text << NimTable::tr("To win, take %1.", "%1: 3 from heap a, leaving 4, or another such move")
                .arg(moves.join(NimTable::tr("; or ", "between winning moves")));
    return text.join(' ');
}

} // namespace ui
