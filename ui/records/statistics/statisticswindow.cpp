#include "ui/records/statistics/statisticswindow.h"

#include "ui/common/titles.h"
#include "ui/controls/dialogbuttons.h"

#include <QHeaderView>
#include <QLocale>
#include <QScreen>
#include <QVBoxLayout>

namespace ui {

namespace {

QString opponentName(const Tally &tally)
{
    if (const auto level = levelOf(tally.opponent))
        return StatisticsWindow::tr("Computer, %1", "%1: a level").arg(levelTitle(*level));
    return opponentTitle(tally.opponent, QString::fromStdString(tally.opponent.id));
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
    const QStringList titles{tr("Game"),          tr("Against"),       tr("Played"),
                             tr("Won"),           tr("Drawn"),         tr("Lost"),
                             tr("Wins in a row"), tr("Most in a row"), tr("Going first"),
                             tr("Going second")};
    m_table->setColumnCount(int(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_text->setObjectName("statisticsText");
    m_text->setWordWrap(true);
    auto *buttons = new DialogButtons;
    buttons->add(tr("&Close"), QDialogButtonBox::RejectRole);
    m_reset = buttons->add(QString(), QDialogButtonBox::ResetRole);
    m_reset->setObjectName("resetStatistics");
    m_reset->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        // What the button says, whatever another program has done with the file since.
        if (m_restores)
            m_statistics.restore();
        else
            m_statistics.reset();
    });
    connect(&statistics, &StatisticsKeeper::changed, this, &StatisticsWindow::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    refresh();
}

/// So wide that no column is cut off, if the screen is.
QSize StatisticsWindow::sizeHint() const
{
    const int em = fontMetrics().height();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_table);
    const QSize whole = QDialog::sizeHint() + QSize(bar, 0);
    return whole.expandedTo({44 * em, 20 * em}).boundedTo(screen()->availableSize() * 0.9);
}

void StatisticsWindow::refresh()
{
    const std::vector<Tally> &tallies = m_statistics.tallies();
    const QString problem = m_statistics.problem();
    // Headings without a line below them say nothing.
    m_table->setVisible(!tallies.empty());
    m_text->setAlignment(tallies.empty() ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignVCenter);
    m_text->setSizePolicy(QSizePolicy::Preferred,
                          tallies.empty() ? QSizePolicy::Expanding : QSizePolicy::Preferred);
    const bool grows = int(tallies.size()) > m_table->rowCount();
    m_table->setRowCount(int(tallies.size()));
    for (std::size_t row = 0; row < tallies.size(); ++row)
        fillRow(int(row), tallies[row]);
    m_restores = m_statistics.canRestore();
    m_reset->setText(m_restores ? tr("&Undo the reset") : tr("&Reset"));
    m_reset->setEnabled(m_restores || !tallies.empty());
    m_text->setText(!problem.isEmpty() ? problem
                    : tallies.empty()  ? tr("No game has been played to its end yet.")
                                       : tr("Of two people, the one who moves first is \"you\". A "
                                             "game counts once, when it first ends."));
    // They come after the window was shown, and none of them is to be cut in half.
    if (grows)
        resize(size().expandedTo(sizeHint()));
}

void StatisticsWindow::fillRow(int row, const Tally &tally)
{
    const QLocale locale;
    const QStringList texts{gameTitle(tally.game),
                            opponentName(tally),
                            locale.toString(tally.played()),
                            locale.toString(tally.won()),
                            canBeDrawn(tally.game) ? locale.toString(tally.drawn())
                                                   : QStringLiteral("\u2013"),
                            locale.toString(tally.lost()),
                            locale.toString(tally.streak),
                            locale.toString(tally.best),
                            wonOf(tally.first),
                            tally.opponent.isHuman() ? QString() : wonOf(tally.second)};
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
    const QString results =
        canBeDrawn(tally.game)
            ? StatisticsWindow::tr("%1 won, %2 drawn, %3 lost")
                  .arg(tally.won())
                  .arg(tally.drawn())
                  .arg(tally.lost())
            : StatisticsWindow::tr("%1 won, %2 lost").arg(tally.won()).arg(tally.lost());
    if (tally.opponent.isHuman())
        return StatisticsWindow::tr("First player: %1.", "%1: 3 won, 1 drawn, 2 lost").arg(results);
    const std::optional<ai::Level> level = levelOf(tally.opponent);
    const QString against =
        StatisticsWindow::tr("Against %1: %2", "%1: Easy; %2: 3 won, 1 drawn, 2 lost")
            .arg(level ? levelTitle(*level) : opponentName(tally), results);
    if (tally.streak < 2)
        return StatisticsWindow::tr("%1.", "a sentence").arg(against);
    return StatisticsWindow::tr("%1; %n won in a row.", nullptr, tally.streak).arg(against);
}

} // namespace ui
