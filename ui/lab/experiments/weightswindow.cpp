#include "ui/lab/experiments/weightswindow.h"

#include "ai/search/searchcontrol.h"
#include "ui/controls/flatbutton.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/searchtexts.h"
#include "ui/lab/texts/theorytexts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using ai::lab::Algorithm;
using ai::lab::Heuristic;
using ai::lab::SearchSetup;
using ai::lab::WeighedSearch;

WeightsWindow::WeightsWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_title(new QLabel)
    , m_about(new QLabel)
    , m_terms(new QWidget)
    , m_grid(new QGridLayout)
    , m_reset(new FlatButton(tr("&Reset the weights")))
    , m_test(new FlatButton(tr("&Test each term by itself")))
    , m_judge(new QPushButton)
    , m_table(new QTableWidget(0, 3))
    , m_says(new QLabel)
{
    setObjectName("weightsWindow");
    setWindowTitle(tr("Search Lab: weights of the heuristic"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_about->setObjectName("weightsAbout");
    m_says->setObjectName("weightsResult");
    for (QLabel *label : {m_title, m_about, m_says}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    makeTable();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_about);
    layout->addWidget(m_judge, 0, Qt::AlignLeft);
    layout->addWidget(makeTerms());
    layout->addWidget(m_says);
    layout->addWidget(m_table, 1);
    layout->addStretch(); // takes the space if there is no table
    m_judge->setObjectName("judgeByHeuristic");
    m_judge->setText(tr("Search to depth %1 with the &heuristic").arg(ai::lab::usualDepth));
    connect(m_judge, &QPushButton::clicked, this, &WeightsWindow::judgeByHeuristic);
    connect(m_reset, &QPushButton::clicked, this, &WeightsWindow::reset);
    connect(m_test, &QPushButton::clicked, this, &WeightsWindow::testTerms);
    connect(&m_worker, &BackgroundTask::failed, m_says, &QLabel::setText);
    connect(&m_tester, &BackgroundTask::failed, m_says, &QLabel::setText);
    connect(&m_tester, &BackgroundTask::runningChanged, m_test, &QWidget::setDisabled);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(620, 680);
}

QWidget *WeightsWindow::makeTerms()
{
    m_reset->setObjectName("resetWeights");
    m_test->setObjectName("testTerms");
    m_test->setToolTip(tr("The search without the term, and with this term alone"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_reset);
    buttons->addWidget(m_test);
    buttons->addStretch();
    auto *column = new QVBoxLayout(m_terms);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_grid);
    column->addLayout(buttons);
    m_grid->setHorizontalSpacing(12);
    m_grid->setColumnStretch(0, 1);
    const QStringList heads{tr("Term"), tr("Weight"), tr("Usual"), tr("Without it"), tr("Alone")};
    for (int i = 0; i < heads.size(); ++i) {
        auto *head = new QLabel(heads[i]);
        head->setFont(m_title->font());
        m_grid->addWidget(head, 0, i);
    }
    return m_terms;
}

void WeightsWindow::makeTable()
{
    m_table->setObjectName("weightsTable");
    m_table->setAccessibleName(tr("Values of the root's moves"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setHorizontalHeaderLabels({tr("Move"), tr("Usual weights"), tr("These weights")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setMinimumHeight(3 * fontMetrics().lineSpacing());
}

// The weights

void WeightsWindow::setSetup(const SearchSetup &setup)
{
    m_setup = setup;
    m_tester.cancel();
    fillTerms();
    study();
}

/// Creates a row for each term of the heuristic, with the setup's weights.
void WeightsWindow::fillTerms()
{
    const Heuristic heuristic = heuristicOf(m_setup);
    const auto weights = m_setup.weights.of(heuristic);
    if (heuristic != m_shown) {
        for (const Row &row : m_rows) {
            for (QWidget *part :
                 {static_cast<QWidget *>(row.on), static_cast<QWidget *>(row.weight),
                  static_cast<QWidget *>(row.own), static_cast<QWidget *>(row.without),
                  static_cast<QWidget *>(row.alone)})
                delete part;
        }
        m_rows.clear();
        m_shown = heuristic;
        m_last = {};
        for (int term = 0; term < static_cast<int>(weights.size()); ++term)
            m_rows.push_back(addRow(term));
    }
    for (std::size_t term = 0; term < m_rows.size(); ++term) {
        const Row &row = m_rows[term];
        const QSignalBlocker quietBox(row.on);
        const QSignalBlocker quietSpin(row.weight);
        row.on->setChecked(weights[term] != 0);
        row.weight->setValue(weights[term]);
        row.without->clear();
        row.alone->clear();
        if (weights[term] != 0)
            m_last.of(heuristic)[term] = weights[term];
    }
    m_reset->setEnabled(changesWeights(m_setup));
    const bool has = heuristic != Heuristic::None;
    m_terms->setVisible(has);
    m_table->setVisible(has);
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
        : heuristic == Heuristic::Strategies
            ? tr("Switch a term off or change its weight, in per cent of what it is worth in "
                 "each phase of the game; the tree is searched again at once.")
            : tr("Switch a term off or change its weight; the tree is searched again at once."));
}

WeightsWindow::Row WeightsWindow::addRow(int term)
{
    const QString name = heuristicTermName(m_shown, static_cast<std::size_t>(term));
    const Row row{new QCheckBox(name), new QSpinBox, new QLabel, new QLabel, new QLabel};
    row.on->setObjectName(QStringLiteral("term%1").arg(term));
    row.weight->setObjectName(QStringLiteral("weight%1").arg(term));
    row.without->setObjectName(QStringLiteral("without%1").arg(term));
    row.alone->setObjectName(QStringLiteral("alone%1").arg(term));
    row.weight->setAccessibleName(tr("Weight of: %1").arg(name));
    row.weight->setRange(0, maxWeight(m_shown));
    row.weight->setKeyboardTracking(false);
    if (m_shown == Heuristic::Strategies) {
        constexpr int step = 10; // per cent
        row.weight->setSingleStep(step);
        row.weight->setSuffix(tr("%", "after a number"));
    }
    const ai::lab::HeuristicWeights usual;
    const auto place = static_cast<std::size_t>(term);
    row.own->setText(weightText(usual.of(m_shown)[place]));
    int column = 0;
    for (QWidget *part : {static_cast<QWidget *>(row.on), static_cast<QWidget *>(row.weight),
                          static_cast<QWidget *>(row.own), static_cast<QWidget *>(row.without),
                          static_cast<QWidget *>(row.alone)})
        m_grid->addWidget(part, term + 1, column++);
    connect(row.on, &QCheckBox::toggled, this, [this, place](bool on) { switchTerm(place, on); });
    connect(row.weight, &QSpinBox::valueChanged, this,
            [this, place](int weight) { setWeight(place, weight); });
    return row;
}

QString WeightsWindow::weightText(int weight) const
{
    return m_shown == Heuristic::Strategies ? tr("%1%").arg(weight) : QString::number(weight);
}

/// Switching a term on again restores its weight.
void WeightsWindow::switchTerm(std::size_t term, bool on)
{
    setWeight(term, on ? m_last.of(m_shown)[term] : 0);
}

void WeightsWindow::setWeight(std::size_t term, int weight)
{
    m_setup.weights.of(m_shown)[term] = weight;
    choose();
}

void WeightsWindow::reset()
{
    m_setup.weights = {};
    m_last = {};
    choose();
}

/// Searches with the heuristic; needs a depth, which plain search with cuts at wins may lack.
void WeightsWindow::judgeByHeuristic()
{
    m_setup.algorithm = Algorithm::Heuristic;
    if (m_setup.depth == 0)
        m_setup.depth = ai::lab::usualDepth;
    choose();
}

void WeightsWindow::choose()
{
    emit setupChosen(SearchSetup(m_setup)); // a copy: setSetup() is called back with it
}

// What they change

void WeightsWindow::study()
{
    m_worker.cancel();
    m_table->setRowCount(0);
    m_says->clear();
    if (m_shown == Heuristic::None)
        return;
    m_says->setText(tr("Searching\u2026"));
    m_worker.start([this, setup = m_setup](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        const ai::lab::Estimate estimate = ai::lab::estimate(setup);
        const double searches = ai::lab::searchesOfStudy(setup);
        if (searches * estimate.expected > ai::lab::nodeBudget)
            return [this, estimate] { m_says->setText(refusalText(estimate)); };
        const ai::lab::WeightStudy found = studyWeights(setup, control);
        return [this, found] {
            if (!found.cancelled)
                showStudy(found);
        };
    });
}

QString WeightsWindow::moveName(core::Move move) const
{
    return labMoveTitle(m_setup.root, move);
}

void WeightsWindow::showStudy(const ai::lab::WeightStudy &study)
{
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
            const bool played = search->best == move;
            const QString value = minimaxValueText(scored->value);
            auto *item = new QTableWidgetItem(
                played ? tr("%1, played", "the value of a move").arg(value) : value);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (played)
                item->setFont(m_title->font());
            m_table->setItem(row, column++, item);
        }
    }
    const QString usual = foundText(study.own);
    if (!changesWeights(m_setup)) {
        m_says->setText(tr("With the usual weights: %1", "what a search found").arg(usual));
        return;
    }
    const QString verdict = study.own.best == study.changed.best ? tr("The move stays the same.")
                                                                 : tr("Another move is played.");
    m_says->setText(tr("With the usual weights: %1 With these: %2 %3", "what two searches found")
                        .arg(usual, foundText(study.changed), verdict));
}

QString WeightsWindow::foundText(const WeighedSearch &found) const
{
    return tr("%1 is played, worth %2, after %3.", "a move, its value, a count of calls")
        .arg(moveName(found.best), minimaxValueText(found.value), callsText(found.calls));
}

// Each term alone

void WeightsWindow::testTerms()
{
    const double searches = ai::lab::searchesOfTerms(m_setup);
    m_tester.start([this, setup = m_setup, searches](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        ai::SearchControl control({}, context.stopToken);
        const ai::lab::Estimate estimate = ai::lab::estimate(setup);
        if (searches * estimate.expected > ai::lab::nodeBudget)
            return [this] {
                m_says->setText(tr("That many searches would take too long: choose a smaller "
                                   "depth."));
            };
        const auto found = studyTerms(setup, control);
        return [this, found] {
            for (std::size_t term = 0; term < std::min(found.size(), m_rows.size()); ++term)
                showTerm(term, found[term]);
        };
    });
}

void WeightsWindow::showTerm(std::size_t term, const ai::lab::TermStudy &study)
{
    const auto put = [this](QLabel *label, const WeighedSearch &found) {
        label->setText(tr("%1 (%2)", "a move, a count of calls")
                           .arg(moveName(found.best), callsText(found.calls)));
        label->setToolTip(foundText(found));
    };
    put(m_rows[term].without, study.without);
    put(m_rows[term].alone, study.alone);
}

} // namespace ui::lab
