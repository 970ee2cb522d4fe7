#include "ui/lab/panels/comparepanel.h"

#include "ai/lab/studies/articlecounts.h"
#include "ai/lab/studies/orderstudy.h"
#include "ai/search/searchcontrol.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/panels/articlepanel.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::AssumedLetters;
using ai::lab::CountedSearch;
using ai::lab::MoveOrder;
using ai::lab::SearchSetup;

namespace {

enum Row { Calls, Leaves, Cuts, BranchesCut, Plies, Time, Root, rowCount };

constexpr double countedAtOnce = 600'000; // nodes; takes only a moment

/// Two counts, the larger last, and their ratio if that is informative.
QString comparedText(quint64 first, quint64 second)
{
    if (first == second)
        return ComparePanel::tr("Both make %1.", "a count of calls").arg(callsText(first));
    const QString one = callsText(first);
    const QString other = callsText(second);
    const QString text =
        first < second ? ComparePanel::tr("The first makes %1, the second %2", "counts of calls")
                             .arg(one, other)
                       : ComparePanel::tr("The second makes %1, the first %2", "counts of calls")
                             .arg(other, one);
    const double ratio = static_cast<double>(std::max(first, second))
                         / static_cast<double>(std::max<quint64>(1, std::min(first, second)));
    return ratio < 2 ? ComparePanel::tr("%1.", "a sentence").arg(text)
                     : ComparePanel::tr("%1: %2 times as many.", "a sentence, a number")
                           .arg(text, QLocale().toString(ratio, 'f', 1));
}

constexpr std::chrono::microseconds leastTime{100}; ///< shorter times have no bar

/// The time in microseconds; 0 if it is too short to be compared.
qint64 measured(std::chrono::microseconds time)
{
    return time < leastTime ? 0 : qint64(time.count());
}

/// The time in milliseconds.
QString timeText(std::chrono::microseconds time)
{
    const auto number = [](std::chrono::microseconds value) {
        return QLocale().toString(static_cast<double>(value.count()) / 1000, 'f', 1);
    };
    return time < leastTime ? ComparePanel::tr("< %1", "less than a number").arg(number(leastTime))
                            : number(time);
}

QString claims(const SearchSetup &first, const SearchSetup &second)
{
    const auto claim = [](const SearchSetup &setup) {
        return articleClaimText(ai::lab::articleClaim(setup));
    };
    QStringList sentences;
    if (!claim(first).isEmpty())
        sentences += ComparePanel::tr("According to the article the first makes %1 calls.")
                         .arg(claim(first));
    if (!claim(second).isEmpty())
        sentences += ComparePanel::tr("According to the article the second makes %1 calls.")
                         .arg(claim(second));
    return sentences.join('\n');
}

/// The letters whose assumed values a search's root and its counts depend on.
struct Assumed
{
    AssumedLetters::Letters root;
    AssumedLetters::Letters counts;
};

Assumed assumedIn(const SearchSetup &setup, ai::SearchControl &control)
{
    const auto *tree = std::get_if<ai::lab::TextTree>(&setup.root);
    if (tree == nullptr || !tree->hasUnknowns())
        return {};
    const ai::lab::TracedSearch search = traceSearch(setup, control);
    if (search.cancelled)
        return {};
    return {search.letters->ofNode(0), search.letters->ofCounts(search.trace->stepCount())};
}

/// The range of counts over a hundred orders of moves; empty unless the tree is small enough.
QString ordersOf(const SearchSetup &setup, ai::SearchControl &control)
{
    constexpr std::size_t maxNodes = 2'000;
    const auto *tree = std::get_if<ai::lab::TextTree>(&setup.root);
    if (tree == nullptr || tree->hasChance() || tree->size() > maxNodes)
        return {};
    const QString orders = orderStudyText(studyOrders(*tree, control));
    return tree->hasUnknowns()
               ? ComparePanel::tr("%1 Letters count as the values that the search takes for them.",
                                  "sentences")
                     .arg(orders)
               : orders;
}

} // namespace

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const double share = index.data(shareRole).toDouble();
    if (share > 0) {
        QColor tone = option.palette.color(QPalette::Highlight);
        tone.setAlpha(80);
        QRectF bar = QRectF(option.rect).adjusted(2, 4, -2, -4);
        bar.setWidth(std::max(2.0, bar.width() * share));
        painter->fillRect(bar, tone);
    }
    QStyledItemDelegate::paint(painter, option, index);
}

ComparePanel::ComparePanel(LabSession *session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_first(new QLabel)
    , m_algorithm(named("otherAlgorithm", new FlatComboBox))
    , m_order(named("otherOrder", new FlatComboBox))
    , m_compare(named("compare", new FlatButton(tr("Compare"))))
    , m_weights(named("compareWeights", new FlatButton(tr("Weights \u203a"))))
    , m_levels(named("compareLevels", new FlatButton(tr("Levels \u203a"))))
    , m_more(named("compareMore", new FlatButton(tr("More", "of a comparison"))))
    , m_giveUp(named("giveUpHere", new FlatButton(tr("Give up the exercise"))))
    , m_table(named("comparison", new QTableWidget(rowCount, 2)))
    , m_claims(named("articleSays", new QLabel))
    , m_result(named("compareText", new QLabel))
    , m_orders(named("orderStudy", new QLabel))
{
    m_algorithm->view()->setAccessibleName(tr("Algorithms"));
    m_order->view()->setAccessibleName(tr("Orders of moves"));
    for (QComboBox *field : {m_algorithm, m_order})
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_table->setAccessibleName(tr("Comparison"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setVerticalHeaderLabels({tr("Calls"), tr("Leaves"), tr("Cuts"), tr("Branches cut"),
                                      tr("Plies"), tr("Time, ms"), tr("Root")});
    m_table->setHorizontalHeaderLabels({tr("First"), tr("Second")});
    m_table->setItemDelegate(new BarDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    showWholeTable(*m_table);
    connect(m_table->verticalHeader(), &QHeaderView::sectionResized, this,
            [this] { showWholeTable(*m_table); });
    m_more->setCheckable(true);
    m_more->hide();
    connect(m_more, &QPushButton::toggled, this, &ComparePanel::showDetails);
    m_compare->hide(); // until the searches are too large to be counted by themselves
    m_weights->setToolTip(tr("Other weights of the heuristic, and what they change"));
    m_levels->setToolTip(tr("What the three levels choose in this position"));
    for (QLabel *label : {m_first, m_claims, m_result, m_orders})
        label->setWordWrap(true);
    layOut();
    connect(m_compare, &QPushButton::clicked, this, &ComparePanel::compare);
    connect(m_weights, &QPushButton::clicked, this, &ComparePanel::weightsRequested);
    connect(m_levels, &QPushButton::clicked, this, &ComparePanel::levelsRequested);
    connect(m_giveUp, &QPushButton::clicked, this, &ComparePanel::giveUpRequested);
    // Connected to activated: the user's choices only.
    for (QComboBox *field : {m_algorithm, m_order})
        connect(field, &QComboBox::activated, this, [this] {
            clear();
            compareByItself();
        });
    connect(session, &LabSession::traceChanged, this, &ComparePanel::showTrace);
    connect(session, &LabSession::hidesAnswersChanged, this, &ComparePanel::hideAnswers);
    connect(session, &LabSession::fillingChanged, this, &ComparePanel::hideAnswers);
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &message) {
        m_result->setText(message);
        m_compare->show(); // to try it again
    });
}

void ComparePanel::layOut()
{
    auto *second = new FlowLayout;
    second->addField(tr("Second"), m_algorithm);
    second->addField(tr("in order"), m_order);
    second->addWidget(m_more);
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_first);
    layout->addLayout(second);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_compare, m_weights, m_levels})
        buttons->addWidget(button, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_table);
    layout->addWidget(m_claims);
    layout->addWidget(m_result);
    layout->addWidget(m_giveUp, 0, Qt::AlignLeft);
    layout->addWidget(m_orders);
    layout->addStretch();
}

void ComparePanel::setLow(bool low)
{
    if (low != m_more->isHidden())
        return;
    m_more->setVisible(low);
    showDetails();
}

void ComparePanel::showDetails()
{
    const bool all = m_more->isHidden() || m_more->isChecked();
    for (const int row : {BranchesCut, Plies, Time})
        m_table->setRowHidden(row, !all);
    showWholeTable(*m_table);
    m_orders->setVisible(all);
}

/// Shows the choices that apply: trees have neither heuristics nor levels.
void ComparePanel::showChoices()
{
    const SearchSetup &setup = m_session->setup();
    m_weights->setVisible(usesHeuristic(setup) || supports(setup.root, Algorithm::Heuristic));
    m_weights->setDisabled(m_session->asks());
    m_levels->setVisible(!isTree(setup.root));
    m_levels->setDisabled(m_session->asks());
    // The other buttons keep their width. A tree has neither them nor searches too large.
    QSizePolicy policy = m_compare->sizePolicy();
    policy.setRetainSizeWhenHidden(!isTree(setup.root));
    m_compare->setSizePolicy(policy);
    m_giveUp->setVisible(m_session->solutionHidden());
}

void ComparePanel::showTrace()
{
    showChoices();
    const SearchSetup &setup = m_session->setup();
    m_first->setText(
        tr("First: %1 \u00b7 %2", "algorithm and order")
            .arg(algorithmTitle(setup.algorithm), orderTitle(setup.order, setup.root)));
    const QVariant algorithm = m_algorithm->currentData();
    const QVariant order = m_order->currentData();
    m_algorithm->clear();
    for (const Algorithm one : ai::lab::allAlgorithms) {
        if (supports(setup.root, one))
            m_algorithm->addItem(algorithmTitle(one), static_cast<int>(one));
    }
    m_order->clear();
    for (const MoveOrder one : ai::lab::allMoveOrders) {
        if (one != MoveOrder::Own && supports(setup.root, one))
            m_order->addItem(orderTitle(one, setup.root), static_cast<int>(one));
    }
    m_algorithm->setCurrentIndex(std::max(0, m_algorithm->findData(algorithm)));
    m_order->setCurrentIndex(std::max(0, m_order->findData(order)));
    if (second() == setup)
        chooseSecond();
    clear();
    compareByItself();
}

/// Chooses a second search that differs from the first.
void ComparePanel::chooseSecond()
{
    const bool plain = m_session->setup().algorithm == Algorithm::Plain;
    const Algorithm other = plain ? Algorithm::AlphaBetaShared : Algorithm::Plain;
    m_algorithm->setCurrentIndex(std::max(0, m_algorithm->findData(static_cast<int>(other))));
    // If no other algorithm is available, compare with the other order of children.
    if (second() == m_session->setup())
        m_order->setCurrentIndex(m_order->currentIndex() == 0 ? 1 : 0);
}

void ComparePanel::clear()
{
    m_worker.cancel(); // a running job is about other searches
    m_table->clearContents();
    m_claims->hide();
    m_orders->clear();
    m_result->setText(m_session->asks()
                          ? tr("What is asked now could stand here. Compare when it is answered.")
                          : tr("Compare searches both, and shows here what each of them did."));
}

void ComparePanel::hideAnswers()
{
    m_compare->setDisabled(m_session->asks());
    if (!m_session->hasTrace())
        return;
    showChoices();
    clear();
    compareByItself();
}

void ComparePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_table->item(0, 0) == nullptr)
        compareByItself();
}

void ComparePanel::compareByItself()
{
    if (isVisible() && !m_session->asks())
        count(Wanted::ByItself);
}

SearchSetup ComparePanel::second() const
{
    SearchSetup setup = withAlgorithm(m_session->setup(),
                                      static_cast<Algorithm>(m_algorithm->currentData().toInt()));
    setup.order = static_cast<MoveOrder>(m_order->currentData().toInt());
    return setup;
}

void ComparePanel::count(Wanted wanted)
{
    if (!m_session->hasTrace() || m_session->asks())
        return;
    const bool byItself = wanted == Wanted::ByItself;
    if (!byItself)
        m_result->setText(tr("Searching\u2026"));
    m_worker.start([this, byItself, first = m_session->setup(), second = second()](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        const double limit = byItself ? countedAtOnce : ai::lab::nodeBudget;
        auto estimate = ai::lab::tooLarge(first, 1, limit);
        if (!estimate)
            estimate = ai::lab::tooLarge(second, 1, limit);
        if (estimate)
            return [this, byItself, estimate] {
                if (byItself)
                    m_compare->show();
                else
                    m_result->setText(refusalText(*estimate));
            };
        const CountedSearch one = ai::lab::countSearch(first, control);
        const CountedSearch other = ai::lab::countSearch(second, control);
        const QString orders = ordersOf(first, control);
        const Assumed letters = assumedIn(first, control);
        const Assumed otherLetters = assumedIn(second, control);
        const bool countsRootOnce = rootIsNoCall(first.algorithm) != rootIsNoCall(second.algorithm);
        return [this, byItself, one, other, orders, countsRootOnce, letters, otherLetters,
                says = claims(first, second)] {
            if (one.cancelled || other.cancelled)
                return;
            m_compare->setVisible(!byItself);
            showResults(one, other, {!letters.root.empty(), !otherLetters.root.empty()});
            m_result->setText(
                ifTaken(joined(letters.counts, otherLetters.counts), m_result->text()));
            if (countsRootOnce)
                m_result->setText(
                    m_result->text() + ' '
                    + tr("The root is a call of only one of them: where each first move has a "
                         "window of its own, it just compares their values."));
            showWholeTable(*m_table);
            m_claims->setText(says);
            m_claims->setVisible(!says.isEmpty());
            m_orders->setText(orders);
        };
    });
}

void ComparePanel::showResults(const CountedSearch &first, const CountedSearch &second,
                               std::array<bool, 2> rootsAssumed)
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
    put(Calls, qint64(a.calls()), qint64(b.calls()));
    put(Leaves, qint64(a.leaves()), qint64(b.leaves()));
    put(Cuts, qint64(a.cuts()), qint64(b.cuts()));
    put(BranchesCut, qint64(a.cutBranches()), qint64(b.cutBranches()));
    put(Plies, first.plies, second.plies);
    put(Time, measured(first.time), measured(second.time));
    for (const int column : {0, 1}) {
        const auto time = column == 0 ? first.time : second.time;
        m_table->item(Time, column)->setText(timeText(time));
        const QString root = boundText(column == 0 ? first.value : second.value,
                                       ai::lab::Bound::Exact, valueScale(m_session->setup().root));
        m_table->setItem(
            Root, column,
            new QTableWidgetItem(starred(root, rootsAssumed[static_cast<std::size_t>(column)])));
        m_table->item(Root, column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    const QString roots =
        first.value == second.value
            ? tr("Both find the same value at the root.")
            : tr("The roots differ: a depth limit or a heuristic makes the leaves worth something "
                 "else, so the two searches do not answer the same question.");
    const QString shallower = shallowerText(first, second);
    m_result->setText(comparedText(a.calls(), b.calls()) + ' ' + roots
                      + (shallower.isEmpty() ? QString() : ' ' + shallower));
}

} // namespace ui::lab
