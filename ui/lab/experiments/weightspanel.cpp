#include "ui/lab/experiments/weightspanel.h"

#include "ai/search/searchcontrol.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/lab/texts/theorytexts.h"
#include "ui/style/scaledfont.h"

#include <QHeaderView>
#include <QHideEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::Heuristic;
using ai::lab::SearchSetup;
using ai::lab::WeighedSearch;

namespace {

enum GridColumn { onColumn, nameColumn, weightColumn };

} // namespace

WeightsPanel::WeightsPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_about(named("weightsAbout", new QLabel))
    , m_terms(new QWidget)
    , m_grid(new QGridLayout)
    , m_reset(named("resetWeights", new FlatButton(tr("&Reset"))))
    , m_test(named("testTerms", new FlatButton(tr("Test &each term"))))
    , m_judge(named("judgeByHeuristic", new FlatButton(tr("&Use the heuristic"))))
    , m_table(named("weightsTable", new QTableWidget(0, 3)))
    , m_result(named("weightsResult", new QLabel))
{
    m_title->setFont(boldFont(font()));
    for (QLabel *label : {m_title, m_about, m_result}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    makeTerms();
    makeTable();
    QVBoxLayout *layout = scrollingColumn(this);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_judge, 0, Qt::AlignLeft);
    layout->addWidget(m_terms);
    layout->addWidget(m_result);
    layout->addWidget(m_table);
    layout->addStretch();
    connect(m_judge, &QPushButton::clicked, this, &WeightsPanel::judgeByHeuristic);
    connect(m_reset, &QPushButton::clicked, this, &WeightsPanel::reset);
    connect(m_test, &QPushButton::clicked, this, &WeightsPanel::testTerms);
    connect(&m_worker, &BackgroundTask::failed, m_result, &QLabel::setText);
    connect(&m_tester, &BackgroundTask::failed, m_result, &QLabel::setText);
    connect(&m_tester, &BackgroundTask::runningChanged, m_test, &QWidget::setDisabled);
}

void WeightsPanel::makeTerms()
{
    m_reset->setToolTip(tr("The usual weight of each term again"));
    m_test->setToolTip(tr("The search without the term, and with this term alone"));
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_reset);
    buttons->addWidget(m_test);
    auto *column = new QVBoxLayout(m_terms);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_grid);
    column->addLayout(buttons);
    m_grid->setColumnStretch(nameColumn, 1);
}

void WeightsPanel::makeTable()
{
    m_table->setAccessibleName(tr("Values of the root's moves"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setHorizontalHeaderLabels(
        {tr("Move"), tr("Usual", "the value of a move with the usual weights"),
         tr("Now", "the value of a move with the weights that are set")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

// The weights

void WeightsPanel::setSetup(const SearchSetup &setup)
{
    m_setup = setup;
    m_tester.cancel();
    m_worker.cancel();
    m_studied = false;
    fillTerms();
    showAbout();
    if (isVisible())
        study();
}

void WeightsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_studied && !m_worker.isRunning())
        study();
}

void WeightsPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous()) // a minimized window may go on
        return;
    m_worker.cancel();
    m_tester.cancel();
}

/// Shows a row for each term of the heuristic, with the setup's weights.
void WeightsPanel::fillTerms()
{
    const Heuristic heuristic = heuristicOf(m_setup);
    const auto weights = m_setup.weights.of(heuristic);
    if (heuristic != m_shown) {
        for (const Row &row : m_rows) {
            for (QWidget *part :
                 std::initializer_list<QWidget *>{row.on, row.name, row.weight, row.found})
                delete part;
        }
        m_rows.clear();
        m_shown = heuristic;
        m_last = {};
        for (std::size_t term = 0; term < weights.size(); ++term)
            m_rows.push_back(addRow(term));
        orderTabs();
    }
    for (std::size_t term = 0; term < m_rows.size(); ++term) {
        const Row &row = m_rows[term];
        const QSignalBlocker quietBox(row.on);
        const QSignalBlocker quietSpin(row.weight);
        row.on->setChecked(weights[term] != 0);
        row.weight->setValue(weights[term]);
        showFound(term, weights[term] == usual(term) ? QString() : usualText(term));
        if (weights[term] != 0)
            m_last.of(heuristic)[term] = weights[term];
    }
    m_reset->setEnabled(changesWeights(m_setup));
}

void WeightsPanel::showAbout()
{
    const bool has = m_shown != Heuristic::None;
    m_terms->setVisible(has);
    m_table->setVisible(has);
    m_result->setVisible(has);
    m_title->setVisible(has);
    m_title->setText(
        tr("%1, %2", "algorithm and depth").arg(searchTitle(m_setup), depthText(m_setup.depth)));
    const bool could = supports(m_setup.root, Algorithm::Heuristic);
    m_judge->setVisible(!has && could);
    m_about->setText(
        !has && could ? tr("This search judges its leaves by the result of the game, not by a "
                           "heuristic, so there are no weights.")
        : !has        ? tr("Trees and Nim have no heuristic, so there are no weights. Open a "
                                  "position of tic-tac-toe or Othello.")
        : m_shown == Heuristic::Strategies
            ? tr("Switch a term off or change its weight, in per cent of what it is worth in "
                 "each phase of the game; the tree is searched again at once.")
            : tr("Switch a term off or change its weight; the tree is searched again at once."));
}

/// The term's name between a check box and its weight, and below them what was found.
WeightsPanel::Row WeightsPanel::addRow(std::size_t term)
{
    const QString name = heuristicTermName(m_shown, term);
    const Row row{new QCheckBox, new QLabel(name), new QSpinBox, new QLabel};
    row.on->setObjectName(QStringLiteral("term%1").arg(term));
    row.on->setAccessibleName(name);
    row.weight->setObjectName(QStringLiteral("weight%1").arg(term));
    row.weight->setAccessibleName(tr("Weight of: %1").arg(name));
    row.weight->setRange(0, maxWeight(m_shown));
    row.weight->setKeyboardTracking(false);
    row.found->setObjectName(QStringLiteral("found%1").arg(term));
    for (QLabel *label : {row.name, row.found})
        label->setWordWrap(true);
    if (m_shown == Heuristic::Strategies) {
        constexpr int step = 10; // per cent
        row.weight->setSingleStep(step);
        row.weight->setSuffix(tr("%", "after a number"));
    }
    const int line = 2 * static_cast<int>(term);
    m_grid->addWidget(row.on, line, onColumn);
    m_grid->addWidget(row.name, line, nameColumn);
    m_grid->addWidget(row.weight, line, weightColumn);
    m_grid->addWidget(row.found, line + 1, nameColumn, 1, 2);
    connect(row.on, &QCheckBox::toggled, this, [this, term](bool on) { switchTerm(term, on); });
    connect(row.weight, &QSpinBox::valueChanged, this,
            [this, term](int weight) { setWeight(term, weight); });
    return row;
}

/// The rows come before the buttons below them, which are older.
void WeightsPanel::orderTabs()
{
    QWidget *last = m_judge;
    const auto add = [&last](QWidget *next) {
        setTabOrder(last, next);
        last = next;
    };
    for (const Row &row : m_rows) {
        add(row.on);
        add(row.weight);
    }
    for (QWidget *next : std::initializer_list<QWidget *>{m_reset, m_test, m_table})
        add(next);
}

int WeightsPanel::usual(std::size_t term) const
{
    return ai::lab::HeuristicWeights().of(m_shown)[term];
}

QString WeightsPanel::usualText(std::size_t term) const
{
    return tr("Usually %1", "a weight").arg(weightText(usual(term)));
}

void WeightsPanel::showFound(std::size_t term, const QString &text)
{
    QLabel *label = m_rows[term].found;
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

QString WeightsPanel::weightText(int weight) const
{
    return m_shown == Heuristic::Strategies ? tr("%1%").arg(weight) : QString::number(weight);
}

/// Switching a term on again restores its weight.
void WeightsPanel::switchTerm(std::size_t term, bool on)
{
    setWeight(term, on ? m_last.of(m_shown)[term] : 0);
}

void WeightsPanel::setWeight(std::size_t term, int weight)
{
    m_setup.weights.of(m_shown)[term] = weight;
    choose();
}

void WeightsPanel::reset()
{
    m_setup.weights = {};
    m_last = {};
    choose();
}

void WeightsPanel::judgeByHeuristic()
{
    m_setup = withAlgorithm(m_setup, Algorithm::Heuristic);
    choose();
}

void WeightsPanel::choose()
{
    emit setupChosen(SearchSetup(m_setup)); // a copy: setSetup() is called back with it
}

// Comparing searches with both sets of weights

void WeightsPanel::study()
{
    m_table->setRowCount(0);
    if (m_shown == Heuristic::None)
        return;
    m_result->setText(tr("Searching\u2026"));
    m_worker.start([this, setup = m_setup](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        if (const auto estimate = ai::lab::tooLarge(setup, ai::lab::searchesOfStudy(setup)))
            return [this, estimate] { m_result->setText(refusalText(*estimate)); };
        const ai::lab::WeightStudy found = studyWeights(setup, control);
        return [this, found] {
            if (!found.cancelled)
                showStudy(found);
        };
    });
}

QString WeightsPanel::moveName(core::Move move) const
{
    return labMoveTitle(m_setup.root, move);
}

void WeightsPanel::showStudy(const ai::lab::WeightStudy &study)
{
    m_studied = true;
    m_table->setRowCount(static_cast<int>(study.own.moves.size()));
    for (std::size_t i = 0; i < study.own.moves.size(); ++i) {
        const core::Move move = study.own.moves[i].move;
        const int row = static_cast<int>(i);
        m_table->setItem(row, 0, new QTableWidgetItem(moveName(move)));
        int column = 1;
        for (const WeighedSearch *search : {&study.own, &study.changed}) {
            const auto &moves = search->moves; // the changed weights may order them differently
            const auto scored =
                std::find_if(moves.begin(), moves.end(),
                             [move](const ai::ScoredMove &one) { return one.move == move; });
            const QString value = minimaxValueText(scored->value);
            auto *item = new QTableWidgetItem(value);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (search->best == move) {
                item->setFont(m_title->font());
                item->setData(Qt::AccessibleTextRole,
                              tr("%1, played", "the value of a move").arg(value));
            }
            m_table->setItem(row, column++, item);
        }
    }
    showWholeTable(*m_table);
    const QString usual = foundText(study.own);
    if (!changesWeights(m_setup)) {
        m_result->setText(tr("With the usual weights: %1", "what a search found").arg(usual));
        return;
    }
    const QString verdict = study.own.best == study.changed.best ? tr("The move stays the same.")
                                                                 : tr("Another move is played.");
    m_result->setText(tr("With the usual weights: %1 With these: %2 %3", "what two searches found")
                          .arg(usual, foundText(study.changed), verdict));
}

QString WeightsPanel::foundText(const WeighedSearch &found) const
{
    return tr("%1 is played, worth %2, after %3.", "a move, its value, a count of calls")
        .arg(moveName(found.best), minimaxValueText(found.value), callsText(found.calls));
}

// Each term alone

void WeightsPanel::testTerms()
{
    m_tester.start([this, setup = m_setup](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        if (ai::lab::tooLarge(setup, ai::lab::searchesOfTerms(setup)))
            return [this] {
                m_result->setText(tr("That many searches would take too long: choose a smaller "
                                     "depth."));
            };
        const auto found = studyTerms(setup, control);
        return [this, found] {
            for (std::size_t term = 0; term < std::min(found.size(), m_rows.size()); ++term)
                showTerm(term, found[term]);
        };
    });
}

void WeightsPanel::showTerm(std::size_t term, const ai::lab::TermStudy &study)
{
    const auto played = [this](const WeighedSearch &found) {
        return tr("%1 (%2)", "a move, a count of calls")
            .arg(moveName(found.best), callsText(found.calls));
    };
    showFound(term, tr("%1. Without it: %2. Alone: %3.",
                       "what the weight usually is, the moves of two searches")
                        .arg(usualText(term), played(study.without), played(study.alone)));
}

} // namespace ui::lab
