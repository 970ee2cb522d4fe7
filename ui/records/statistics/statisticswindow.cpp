#include "ui/records/statistics/statisticswindow.h"

#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QVBoxLayout>

namespace ui {

namespace {

QString opponentName(const Tally &tally)
{
    if (tally.level)
        return StatisticsWindow::tr("Computer, %1", "%1: a level").arg(levelTitle(*tally.level));
    if (!tally.player.isEmpty())
        return namedPlayerTitle(tally.player);
    return tally.isOfTwoPeople() ? StatisticsWindow::tr("A second person") : tally.program;
}

/// "3 of 5 won", or that there were no such games.
QString wonOf(const Tally::Results &results)
{
    return results.played() == 0 ? StatisticsWindow::tr("none yet")
                                 : StatisticsWindow::tr("%1 of %n won", nullptr, results.played())
                                       .arg(QLocale().toString(results.won));
}

} // namespace

StatisticsWindow::StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent)
    : QDialog(parent)
    , m_statistics(statistics)
    , m_table(new QTableWidget)
    , m_text(new QLabel)
{
    setObjectName("statistics");
    setWindowTitle(tr("Statistics"));
    m_table->setObjectName("tallies");
    m_table->setAccessibleName(tr("Statistics by game and opponent"));
    const QStringList titles{tr("Game"),           tr("Against"),
                             tr("Played"),         tr("Won"),
                             tr("Drawn"),          tr("Lost"),
                             tr("Wins in a row"),  tr("Most in a row"),
                             tr("When you start"), tr("When you are second")};
    m_table->setColumnCount(int(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_text->setObjectName("statisticsText");
    m_text->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_reset = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    m_reset->setObjectName("resetStatistics");
    m_reset->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    connect(m_reset, &QPushButton::clicked, &statistics, &StatisticsKeeper::resetOrRestore);
    connect(&statistics, &StatisticsKeeper::changed, this, &StatisticsWindow::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    refresh();
}

QSize StatisticsWindow::sizeHint() const
{
    return {44 * fontMetrics().height(), 20 * fontMetrics().height()};
}

void StatisticsWindow::refresh()
{
    const std::vector<Tally> &tallies = m_statistics.tallies();
    const QString problem = m_statistics.problem();
    m_table->setRowCount(int(tallies.size()));
    for (std::size_t row = 0; row < tallies.size(); ++row)
        fillRow(int(row), tallies[row]);
    const bool canRestore = m_statistics.canRestore();
    m_reset->setText(canRestore ? tr("&Undo the reset") : tr("&Reset"));
    m_reset->setEnabled(canRestore || !tallies.empty());
    m_text->setText(!problem.isEmpty() ? problem
                    : tallies.empty()  ? tr("No game has been played to its end yet.")
                                       : tr("Of two people, the one who moves first is \"you\". A "
                                             "game counts once, when it first ends."));
}

void StatisticsWindow::fillRow(int row, const Tally &tally)
{
    const QLocale locale;
    const QStringList texts{gameTitle(tally.game),
                            opponentName(tally),
                            locale.toString(tally.played()),
                            locale.toString(tally.won()),
                            locale.toString(tally.drawn()),
                            locale.toString(tally.lost()),
                            locale.toString(tally.streak),
                            locale.toString(tally.best),
                            wonOf(tally.first),
                            tally.isOfTwoPeople() ? QString() : wonOf(tally.second)};
    for (int column = 0; column < int(texts.size()); ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        if (column > 1)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, item);
    }
}

QString tallyText(const Tally &tally)
{
    if (tally.played() == 0)
        return {};
    const QString results = StatisticsWindow::tr("%1 won, %2 drawn, %3 lost")
                                .arg(tally.won())
                                .arg(tally.drawn())
                                .arg(tally.lost());
    if (tally.isOfTwoPeople())
        return StatisticsWindow::tr("First player: %1.", "%1: 3 won, 1 drawn, 2 lost").arg(results);
    const QString against =
        StatisticsWindow::tr("Against %1: %2", "%1: Easy; %2: 3 won, 1 drawn, 2 lost")
            .arg(tally.level ? levelTitle(*tally.level) : opponentName(tally), results);
    if (tally.streak < 2)
        return StatisticsWindow::tr("%1.", "a sentence").arg(against);
    return StatisticsWindow::tr("%1; %n won in a row.", nullptr, tally.streak).arg(against);
}

} // namespace ui
