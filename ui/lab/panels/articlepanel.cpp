#include "ui/lab/panels/articlepanel.h"

#include "ui/accessibility/announcer.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/named.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/lab/texts/exampletexts.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/scaledfont.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

#include <optional>

namespace ui::lab {

using ai::lab::ArticleCount;
using ai::lab::articleCounts;

namespace {

QString translate(std::string_view text)
{
    return QCoreApplication::translate("ai::lab::ArticleCount", std::string(text).c_str());
}

enum Column { What, Says, Number, columnCount };

} // namespace

QString articleCountText(const ai::lab::ArticleCount &count)
{
    const QString text = translate(count.what);
    return text.contains("%1") ? text.arg(count.number) : text;
}

QString articleClaimText(std::string_view claim)
{
    return claim.empty() ? QString() : translate(claim);
}

ArticlePanel::ArticlePanel(QWidget *parent)
    : QWidget(parent)
    , m_check(named("checkArticles", new FlatButton(tr("Check all numbers"))))
    , m_refute(named("refute", new FlatButton(tr("Refute depth 2\u2026"))))
    , m_walled(named("openWalledBoard", new FlatButton(tr("A board with a wall\u2026"))))
    , m_table(named("articleCounts", new QTableWidget(0, columnCount)))
    , m_result(named("articleResult", new QLabel))
{
    m_refute->setToolTip(tr("“Entendendo o algoritmo Minimax\u201d calls its program at depth 2 "
                            "unbeatable. Play the games that it loses."));
    m_walled->setToolTip(
        tr("How the article on an Othello engine finds the discs that a move turns, "
           "makes the move and undoes it, step by step."));
    m_result->setWordWrap(true);
    prepareTable();
    addCounts();
    QVBoxLayout *layout = scrollingColumn(this);
    // In one column: side by side they would widen the window.
    layout->addWidget(m_check, 0, Qt::AlignLeft);
    layout->addWidget(m_refute, 0, Qt::AlignLeft);
    layout->addWidget(m_walled, 0, Qt::AlignLeft);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_result);
    connect(m_check, &QPushButton::clicked, this, &ArticlePanel::checkAll);
    connect(&m_worker, &BackgroundTask::failed, this, [this](const QString &problem) {
        m_check->setEnabled(true);
        m_result->setText(problem);
    });
    connect(m_refute, &QPushButton::clicked, this, &ArticlePanel::refutationRequested);
    connect(m_walled, &QPushButton::clicked, this, &ArticlePanel::walledBoardRequested);
}

void ArticlePanel::prepareTable()
{
    m_table->setAccessibleName(tr("Numbers of the articles"));
    m_table->setHorizontalHeaderLabels({tr("What"), tr("Article"), tr("Number")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *columns = m_table->horizontalHeader();
    columns->setSectionResizeMode(QHeaderView::ResizeToContents);
    columns->setSectionResizeMode(What, QHeaderView::Stretch);
    columns->setSectionResizeMode(Says, QHeaderView::Stretch);
    // Wide enough for the titles; in a small window the page scrolls.
    columns->setMinimumSectionSize(columns->sectionSizeHint(Says));
    constexpr int lines = 8;
    m_table->setMinimumHeight(lines * fontMetrics().lineSpacing());
}

/// Adds a row for each number, under a heading for each document.
void ArticlePanel::addCounts()
{
    std::optional<ai::lab::Document> document;
    for (const ArticleCount &count : articleCounts()) {
        if (document != count.document) {
            document = count.document;
            addHeading(documentTitle(count.document));
        }
        const QString what = articleCountText(count);
        const QString says = articleClaimText(count.articleSays);
        QString known = countText(count.known);
        if (count.count) {
            m_rows.push_back(addRow({what, says, known}));
            ++m_counted;
            continue;
        }
        // A quoted number goes into the article's column, in which it may be broken.
        const QString separator = QLocale().groupSeparator();
        known.replace(separator, separator + QChar(0x200b));
        m_rows.push_back(
            addRow({what, tr("%1 (%2)", "a claim and the number").arg(says, known), tr("quoted")}));
    }
}

void ArticlePanel::addHeading(const QString &text)
{
    const int row = addRow({text});
    m_table->setSpan(row, 0, 1, columnCount);
    m_table->item(row, 0)->setFont(boldFont(font()));
}

int ArticlePanel::addRow(const QStringList &texts)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        item->setToolTip(texts[column]);
        if (column == Number)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
    return row;
}

void ArticlePanel::checkAll()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (articleCounts()[i].count)
            m_table->item(m_rows[i], Number)->setText(countText(articleCounts()[i].known));
    }
    m_right = 0;
    m_check->setEnabled(false);
    checkCount(0);
}

/// Counts one number per job, so that each result appears immediately.
void ArticlePanel::checkCount(int index)
{
    const auto &all = articleCounts();
    while (index < static_cast<int>(all.size()) && !all[static_cast<std::size_t>(index)].count)
        ++index; // quoted
    if (index == static_cast<int>(all.size())) {
        m_check->setEnabled(true);
        m_result->setText(m_right == m_counted
                              ? tr("All %1 counts match; one more number is quoted, not counted. "
                                   "One claim is false: at depth 2 the program does lose.")
                                    .arg(m_counted)
                              : tr("%1 of %2 counts match.").arg(m_right).arg(m_counted));
        Announcer(m_result).announce(m_result->text());
        return;
    }
    m_result->setText(tr("Counting %1 of %2\u2026").arg(index + 1).arg(all.size()));
    m_worker.start([this, index, count = all[static_cast<std::size_t>(index)].count](
                       const BackgroundTask::Context &) {
        const qint64 counted = count();
        return [this, index, counted] {
            const auto at = static_cast<std::size_t>(index);
            const QString known = countText(articleCounts()[at].known);
            const bool right = counted == articleCounts()[at].known;
            m_right += right ? 1 : 0;
            QTableWidgetItem *item = m_table->item(m_rows[at], Number);
            item->setText(
                right ? QStringLiteral("\u2713 ") + known
                      : QStringLiteral("\u2717 %1 \u2260 %2").arg(countText(counted), known));
            m_table->scrollToItem(item);
            checkCount(index + 1);
        };
    });
}

} // namespace ui::lab
