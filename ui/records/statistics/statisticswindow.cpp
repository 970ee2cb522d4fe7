#include "ui/records/statistics/statisticswindow.h"

#include "ui/common/gamesetup.h"
#include "ui/controls/dialogbuttons.h"

#include <QScreen>
#include <QVBoxLayout>

namespace ui {

StatisticsWindow::StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent)
    : QDialog(parent)
    , m_statistics(statistics)
    , m_text(new QLabel)
{
    setObjectName("statistics");
    setWindowTitle(tr("Statistics"));
    auto *page = new QWidget;
    auto *cards = new QVBoxLayout(page);
    for (const core::GameKind game : gamesInOrder) {
        m_cards.push_back(new TallyCard(game));
        cards->addWidget(m_cards.back());
    }
    cards->addStretch(1);
    m_scroll = new VerticalScrollArea(page);
    m_scroll->setObjectName("tallies");
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_text->setObjectName("statisticsText");
    m_text->setWordWrap(true);
    auto *buttons = new DialogButtons;
    buttons->add(tr("&Close"), QDialogButtonBox::RejectRole);
    m_reset = buttons->add(QString(), QDialogButtonBox::ResetRole);
    m_reset->setObjectName("resetStatistics");
    m_reset->setAutoDefault(false);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        // Do what the button's label says, even if another program has changed the file since.
        if (m_restores)
            m_statistics.restore();
        else
            m_statistics.reset();
    });
    connect(&statistics, &StatisticsKeeper::changed, this, &StatisticsWindow::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    refresh();
}

/// The height at which no card is cut off, if the screen is tall enough.
QSize StatisticsWindow::sizeHint() const
{
    const int em = fontMetrics().height();
    const QSize page = m_scroll->isHidden() ? QSize() : m_scroll->widget()->sizeHint();
    const QSize whole(34 * em, page.height() + 8 * em);
    return whole.expandedTo({34 * em, 20 * em}).boundedTo(screen()->availableSize() * 0.9);
}

void StatisticsWindow::refresh()
{
    const std::vector<Tally> &tallies = m_statistics.tallies();
    const QString problem = m_statistics.problem();
    const bool grows = !tallies.empty() && tallies.size() != m_shown;
    m_shown = tallies.size();
    for (TallyCard *card : m_cards)
        card->show(tallies);
    m_scroll->setVisible(!tallies.empty());
    m_text->setVisible(tallies.empty() || !problem.isEmpty());
    m_text->setAlignment(tallies.empty() ? Qt::AlignCenter : Qt::AlignLeading | Qt::AlignVCenter);
    m_text->setSizePolicy(QSizePolicy::Preferred,
                          tallies.empty() ? QSizePolicy::Expanding : QSizePolicy::Preferred);
    m_text->setText(problem.isEmpty() ? tr("No game has been played to its end yet.") : problem);
    m_restores = m_statistics.canRestore();
    m_reset->setText(m_restores ? tr("&Undo the reset") : tr("&Reset"));
    m_reset->setEnabled(m_restores || !tallies.empty());
    // The tallies arrive after the window is shown; make room so that no card is cut off.
    if (grows)
        resize(size().expandedTo(sizeHint()));
}

} // namespace ui
