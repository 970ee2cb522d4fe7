#include "ui/nimtable.h"

#include "ai/nimchoice.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <vector>

namespace ui {

namespace {

/// What a heap counts for: with a limit k only what is left over after groups of k + 1.
unsigned worth(const core::Nim &position, int heap)
{
    const int limit = position.takeLimit();
    return unsigned(limit == 0 ? position.heap(heap) : position.heap(heap) % (limit + 1));
}

} // namespace

NimTable::NimTable(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget)
    , m_text(new QLabel)
{
    m_table->setObjectName("nimTable");
    m_table->setAccessibleName(tr("The heaps in binary"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_text->setObjectName("nimTheory");
    m_text->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_text);
}

void NimTable::showPosition(const core::Nim &position)
{
    const int heaps = position.heapCount();
    unsigned largest = 1;
    for (int heap = 0; heap < heaps; ++heap)
        largest = std::max(largest, worth(position, heap));
    const int digits = int(std::bit_width(largest));
    m_table->setRowCount(heaps + 1);
    m_table->setColumnCount(digits);
    QStringList columns;
    QStringList rows;
    const auto put = [this](int row, int column, const QString &text, bool bold) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignCenter);
        QFont font;
        font.setBold(bold);
        item->setFont(font);
        m_table->setItem(row, column, item);
    };
    for (int column = 0; column < digits; ++column) {
        const unsigned bit = 1u << (digits - 1 - column);
        columns << QString::number(bit);
        int count = 0;
        for (int heap = 0; heap < heaps; ++heap) {
            const bool set = (worth(position, heap) & bit) != 0;
            count += set ? 1 : 0;
            put(heap, column, set ? "1" : "0", set);
        }
        put(heaps, column, count % 2 != 0 ? tr("%1, odd").arg(count) : tr("%1, even").arg(count),
            count % 2 != 0);
    }
    for (int heap = 0; heap < heaps; ++heap) {
        const unsigned counted = worth(position, heap);
        rows << (int(counted) == position.heap(heap)
                     ? tr("%1: %2", "a heap and its size").arg(QChar('a' + heap)).arg(counted)
                     : tr("%1: %2 counts as %3", "a heap, its size, what is left over")
                           .arg(QChar('a' + heap))
                           .arg(position.heap(heap))
                           .arg(counted));
    }
    rows << tr("Ones");
    m_table->setHorizontalHeaderLabels(columns);
    m_table->setVerticalHeaderLabels(rows);
    m_text->setText(nimAdvice(position));
}

QString nimAdvice(const core::Nim &position)
{
    if (position.isOver())
        return NimTable::tr("The game is over.");
    const bool misere = position.rule() == core::Nim::Rule::Misere;
    bool large = false;
    for (int heap = 0; heap < position.heapCount(); ++heap)
        large = large || worth(position, heap) > 1;
    QStringList text;
    if (misere && !large)
        text << NimTable::tr(
            "At the end, with no heap worth more than 1, an odd number of ones is lost "
            "for who moves.");
    else
        text << NimTable::tr("Who leaves an even number of ones in every column wins%1.")
                    .arg(misere ? NimTable::tr(", until no heap is worth more than 1") : QString());
    if (!ai::nimIsWon(position)) {
        text << NimTable::tr("No move does that here: who moves loses against best play.");
        return text.join(' ');
    }
    QStringList moves;
    for (const core::Move move : ai::hardNim(position).moves)
        moves << QString::fromStdString(position.moveText(move));
    text << NimTable::tr("Winning here: %1.", "%1: moves such as a3").arg(moves.join(", "));
    return text.join(' ');
}

} // namespace ui
