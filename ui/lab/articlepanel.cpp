#include "ui/lab/articlepanel.h"

#include "ui/lab/labtexts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <optional>

namespace ui {

using ai::lab::ArticleCount;
using ai::lab::articleCounts;

namespace {

/// What the counts are called where they are made, for the translators: the layer below knows no
/// languages.
constexpr const char *words[]{
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Tic-tac-toe, plain minimax, root moves counted"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "more than 500,000"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "alpha-beta, a fresh window per root move"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "little more than 30,000"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "calls that alpha-beta saves, in per cent"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "94 %"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "leaves of alpha-beta"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "chess, ten plies, as the literature has it"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "almost 70 trillion"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "heuristic at depth %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "evaluations at depth 2"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "of the plain calls, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "of alpha-beta's calls, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "of the calls at depth 2, those after X on %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "leaves of alpha-beta with one shared window"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "one shared window, from \u22121 to +1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "little more than 300"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "games lost at depth 2"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "unbeatable: not so"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "openings worth more or less than a draw"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "always in a corner: a tie-break"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "alpha-beta, one shared window"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, centre, corners, edges"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, corners first"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, edges first"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "plain minimax, root counted"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "asks for it (exercise 2)"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "win-only cut, root counted"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same after X on %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "plain minimax after X on %1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "figure 1, with leaves made up: value"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the four leaves, MAX first: value"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the four leaves, MIN first: value"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "leaves looked at, MAX first"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "leaves looked at, MIN first"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same with 7 before 2"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Nim %1, misere: plain minimax"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Nim 20, misere: calls that remember each position"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Nim 20, misere: positions"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "games that X wins"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "games that O wins"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "games that are drawn"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "calls that remember each position"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "calls that remember them up to symmetry"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Nim 20, misere: alpha-beta"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, taking 3 first"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "heaps from 1 to 20 that are lost"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "asks for it (exercise 4)"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Tic-tac-toe, games"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "Tic-tac-toe, positions"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, up to symmetry"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the report's minimax at depth 1"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the report's minimax at depth 2"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the report's minimax at depth 3"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the report's minimax at depth 4"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the report's minimax to full depth"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "tree 1: value"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "tree 1: leaves looked at, of 5"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "tree 2: value"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "tree 2: leaves looked at, of 9"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "four never looked at"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the classic tree: leaves looked at, of 9"),
    QT_TRANSLATE_NOOP("ui::ArticlePanel", "the same, best reply first"),
};

enum Column { What, Says, Known, Counted, columnCount };

QString translated(std::string_view text)
{
    return QCoreApplication::translate("ui::ArticlePanel", std::string(text).c_str());
}

} // namespace

ArticlePanel::ArticlePanel(QWidget *parent)
    : QWidget(parent)
    , m_check(new QPushButton(tr("Check all numbers of the articles")))
    , m_refute(new QPushButton(tr("Refute depth 2\u2026")))
    , m_table(new QTableWidget(0, columnCount))
    , m_result(new QLabel)
{
    m_check->setObjectName("checkArticles");
    m_refute->setObjectName("refute");
    m_refute->setToolTip(tr("The first article calls its program at depth 2 unbeatable. Play the "
                            "games that it loses."));
    m_table->setObjectName("articleCounts");
    m_table->setAccessibleName(tr("Numbers of the articles"));
    m_table->setHorizontalHeaderLabels(
        {tr("What"), tr("Article says"), tr("Known"), tr("Counted here")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setWordWrap(true);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_result->setObjectName("articleResult");
    m_result->setWordWrap(true);
    const auto addRow = [this](const QStringList &texts) {
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        for (int column = 0; column < texts.size(); ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(texts[column]);
            if (column >= Known)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(row, column, item);
        }
        return row;
    };
    std::optional<ai::lab::Document> document;
    for (const ArticleCount &count : articleCounts()) {
        if (document != count.document) {
            document = count.document;
            const int row = addRow({documentTitle(count.document)});
            m_table->setSpan(row, 0, 1, columnCount);
            QFont strong = font();
            strong.setBold(true);
            m_table->item(row, 0)->setFont(strong);
            m_table->item(row, 0)->setBackground(palette().alternateBase());
        }
        // A quoted number stands beside what the article says of it, and widens no column.
        m_rows.push_back(
            count.count ? addRow(
                {whatText(count), saysText(count.articleSays), countText(count.known), QString()})
                        : addRow({whatText(count),
                                  tr("%1 (%2)", "a claim and the number")
                                      .arg(saysText(count.articleSays), countText(count.known)),
                                  QString(), tr("quoted")}));
        m_counted += count.count ? 1 : 0;
    }
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Says, QHeaderView::Stretch);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_check);
    buttons->addWidget(m_refute);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(buttons);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_result);
    connect(m_check, &QPushButton::clicked, this, &ArticlePanel::checkAll);
    connect(&m_worker, &LabWorker::failed, this, [this](const QString &problem) {
        m_check->setEnabled(true);
        m_result->setText(problem);
    });
    connect(m_refute, &QPushButton::clicked, this, &ArticlePanel::refutationWanted);
}

QStringList ArticlePanel::sourceTexts()
{
    QStringList texts;
    for (const char *word : words)
        texts += QString::fromUtf8(word);
    return texts;
}

QString ArticlePanel::whatText(const ArticleCount &count)
{
    const QString text = translated(count.what);
    return text.contains("%1") ? text.arg(count.number) : text;
}

QString ArticlePanel::saysText(std::string_view says)
{
    return says.empty() ? QString() : translated(says);
}

void ArticlePanel::checkAll()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (articleCounts()[i].count)
            m_table->item(m_rows[i], Counted)->setText(QString());
    }
    m_right = 0;
    m_check->setEnabled(false);
    checkCount(0);
}

/// One number a job, so that each is seen as soon as it is counted.
void ArticlePanel::checkCount(int index)
{
    const auto &all = articleCounts();
    while (index < static_cast<int>(all.size()) && !all[static_cast<std::size_t>(index)].count)
        ++index; // quoted
    if (index == static_cast<int>(all.size())) {
        m_check->setEnabled(true);
        m_result->setText(
            m_right == m_counted
                ? tr("All %1 numbers are as they are known to be; one more is quoted, not counted. "
                     "One claim is false: at depth 2 the program does lose.")
                      .arg(m_counted)
                : tr("%1 of %2 numbers are as they are known to be.").arg(m_right).arg(m_counted));
        emit checked(m_result->text());
        return;
    }
    m_result->setText(tr("Counting %1 of %2\u2026").arg(index + 1).arg(all.size()));
    m_worker.start([this, index, count = all[static_cast<std::size_t>(index)].count](
                       ai::SearchControl &) -> LabWorker::Answer {
        const qint64 counted = count();
        return [this, index, counted] {
            const auto at = static_cast<std::size_t>(index);
            const bool right = counted == articleCounts()[at].known;
            m_right += right ? 1 : 0;
            QTableWidgetItem *item = m_table->item(m_rows[at], Counted);
            item->setText((right ? QStringLiteral("\u2713 ") : QStringLiteral("\u2717 "))
                          + countText(counted));
            m_table->scrollToItem(item);
            checkCount(index + 1);
        };
    });
}

} // namespace ui
