#include "ui/lab/panels/comparepanel.h"

#include "ai/search/searchcontrol.h"
#include "ui/controls/bardelegate.h"
#include "ui/lab/model/labtexts.h"
#include "ui/lab/model/searchtexts.h"

#include "ai/lab/lessons/articlecounts.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::CountedSearch;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;

namespace {

constexpr int minFieldLength = 14; // characters

} // namespace

ComparePanel::ComparePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_first(new QLabel)
    , m_algorithm(new QComboBox)
    , m_order(new QComboBox)
    , m_compare(new QPushButton(tr("Compare")))
    , m_table(new QTableWidget(7, 3))
    , m_says(new QLabel)
{
    m_algorithm->setObjectName("otherAlgorithm");
    m_order->setObjectName("otherOrder");
    m_compare->setObjectName("compare");
    // Titles may be cut short, so that the longest of them does not widen the window.
    for (QComboBox *field : {m_algorithm, m_order})
        field->setMinimumWidth(minFieldLength * fontMetrics().averageCharWidth());
    m_table->setObjectName("comparison");
    m_table->setAccessibleName(tr("Comparison"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalHeaderLabels({tr("Calls"), tr("Leaves"), tr("Cuts"), tr("Branches cut"),
                                      tr("Plies"), tr("Time"), tr("Root")});
    m_table->setHorizontalHeaderLabels({tr("First"), tr("Second"), tr("Article says")});
    m_table->setItemDelegate(new BarDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_first->setWordWrap(true);
    m_says->setWordWrap(true);
    auto *form = new QFormLayout;
    form->addRow(tr("First"), m_first);
    form->addRow(tr("Second"), m_algorithm);
    form->addRow(tr("in order"), m_order);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_compare);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_says);
    connect(m_compare, &QPushButton::clicked, this, &ComparePanel::compare);
    connect(session, &LabSession::traceChanged, this, &ComparePanel::showTrace);
    connect(&m_worker, &BackgroundTask::failed, m_says, &QLabel::setText);
}

void ComparePanel::showTrace()
{
    m_worker.cancel(); // its answer would be about another position
    const SearchSetup &setup = m_session->setup();
    m_first->setText(tr("%1, %2", "algorithm and order")
                         .arg(algorithmTitle(setup.algorithm), orderTitle(setup.order)));
    const QVariant algorithm = m_algorithm->currentData();
    m_algorithm->clear();
    for (const Algorithm one : ai::lab::allAlgorithms) {
        if (supports(setup.root, one))
            m_algorithm->addItem(algorithmTitle(one), static_cast<int>(one));
    }
    const int before = m_algorithm->findData(algorithm);
    m_algorithm->setCurrentIndex(std::max(0, before));
    m_order->clear();
    for (const MoveOrder one : ai::lab::allMoveOrders) {
        if (one != MoveOrder::Own && supports(setup.root, one))
            m_order->addItem(orderTitle(one), static_cast<int>(one));
    }
    m_table->clearContents();
    m_says->setText(
        tr("Calls of the function are counted as the algorithm's description says. Bars are "
           "shares of the larger one."));
}

void ComparePanel::compare()
{
    if (!m_session->hasTrace())
        return;
    const SearchSetup first = m_session->setup();
    SearchSetup second = first;
    second.algorithm = static_cast<Algorithm>(m_algorithm->currentData().toInt());
    second.order = static_cast<MoveOrder>(m_order->currentData().toInt());
    if (needsDepth(second.algorithm) && second.depth == 0)
        second.depth = 3;
    m_says->setText(tr("Searching\u2026"));
    m_worker.start(
        [this, first, second](const BackgroundTask::Context &context) -> BackgroundTask::Answer {
            ai::SearchControl control({}, context.stopToken);
            for (const SearchSetup &setup : {first, second}) {
                const ai::lab::Estimate estimate = ai::lab::estimate(setup);
                if (estimate.expected > ai::lab::nodeBudget)
                    return [this, estimate] { m_says->setText(refusalText(estimate)); };
            }
            const CountedSearch one = ai::lab::countSearch(first, control);
            const CountedSearch other = ai::lab::countSearch(second, control);
            std::array<QString, 2> says;
            std::size_t i = 0;
            for (const SearchSetup &setup : {first, second})
                says[i++] = QString::fromUtf8(ai::lab::articleClaim(setup).data());
            return [this, one, other, says] {
                if (one.cancelled || other.cancelled)
                    return;
                showResults(one, other);
                QStringList words;
                if (!says[0].isEmpty())
                    words += tr("first: %1").arg(says[0]);
                if (!says[1].isEmpty())
                    words += tr("second: %1").arg(says[1]);
                auto *item = new QTableWidgetItem(words.join('\n'));
                item->setToolTip(words.join('\n'));
                m_table->setItem(0, 2, item);
                m_table->resizeRowsToContents();
            };
        });
}

void ComparePanel::showResults(const CountedSearch &first, const CountedSearch &second)
{
    m_table->clearContents();
    const auto put = [this](int row, qint64 one, qint64 other) {
        const double largest = static_cast<double>(std::max({one, other, qint64(1)}));
        for (const auto &[column, value] : {std::pair(0, one), std::pair(1, other)}) {
            auto *item = new QTableWidgetItem(countText(value));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            item->setData(BarDelegate::shareRole, static_cast<double>(value) / largest);
            m_table->setItem(row, column, item);
        }
    };
    const auto &a = first.counters;
    const auto &b = second.counters;
    put(0, qint64(a.calls()), qint64(b.calls()));
    put(1, qint64(a.leaves()), qint64(b.leaves()));
    put(2, qint64(a.cuts()), qint64(b.cuts()));
    put(3, qint64(a.cutBranches()), qint64(b.cutBranches()));
    put(4, first.plies, second.plies);
    put(5, first.time.count(), second.time.count());
    for (const int column : {0, 1}) {
        const auto time = column == 0 ? first.time : second.time;
        m_table->item(5, column)->setText(
            time.count() < 100
                ? tr("under 0.1 ms")
                : tr("%1 ms").arg(static_cast<double>(time.count()) / 1000, 0, 'f', 1));
        m_table->setItem(6, column,
                         new QTableWidgetItem(boundText(column == 0 ? first.value : second.value,
                                                        ai::lab::Bound::Exact)));
        m_table->item(6, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    const double ratio =
        static_cast<double>(b.calls()) / static_cast<double>(std::max<quint64>(1, a.calls()));
    const QString calls = ratio > 2 ? tr("The second makes %1 times the calls of the first.")
                                          .arg(QLocale().toString(ratio, 'f', 1))
                                    : tr("The second makes %1 % of the calls of the first.")
                                          .arg(QLocale().toString(100 * ratio, 'f', 1));
    const QString roots =
        first.value == second.value
            ? tr("Both find the same value at the root.")
            : tr("The roots differ: a depth limit or a heuristic makes the leaves worth something "
                 "else, so the two searches do not answer the same question.");
    m_says->setText(calls + ' ' + roots);
}

} // namespace ui::lab
