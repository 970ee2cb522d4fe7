#include "ui/records/statistics/statisticswindow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/gamesetup.h"
#include "ui/common/titles.h"
#include "ui/controls/dialogbuttons.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <array>

namespace ui {

namespace {

struct TallyTexts
{
    Q_DECLARE_TR_FUNCTIONS(ui::StatisticsWindow)
};

/// "3 won, 1 drawn, 2 lost".
QString resultsText(const Tally &tally)
{
    const QLocale locale;
    const QString won = locale.toString(tally.won());
    const QString lost = locale.toString(tally.lost());
    return canBeDrawn(tally.game) ? TallyTexts::tr("%1 won, %2 drawn, %3 lost")
                                        .arg(won, locale.toString(tally.drawn()), lost)
                                  : TallyTexts::tr("%1 won, %2 lost").arg(won, lost);
}

/// The results of two people's games: those of the side that moves first.
QString byFirstText(const Tally &tally)
{
    return TallyTexts::tr("%1: %2.", "%1: Black; %2: 3 won, 1 drawn, 2 lost")
        .arg(sideTitle(tally.game, core::Side::First), resultsText(tally));
}

/// Streaks, and the results by who moved first.
QStringList detailsOf(const Tally &tally)
{
    const QLocale locale;
    QStringList details;
    if (tally.streak > 1)
        details << TallyTexts::tr("%n won in a row now", nullptr, tally.streak);
    if (tally.best > 1 && tally.best != tally.streak)
        details << TallyTexts::tr("Best streak: %1").arg(locale.toString(tally.best));
    if (tally.opponent.isHuman())
        return details;
    if (const int first = tally.first.played(); first > 0)
        details << TallyTexts::tr("Moving first: won %1 of %2", "numbers of games")
                       .arg(locale.toString(tally.first.won), locale.toString(first));
    if (const int second = tally.second.played(); second > 0)
        details << TallyTexts::tr("Moving second: won %1 of %2", "numbers of games")
                       .arg(locale.toString(tally.second.won), locale.toString(second));
    return details;
}

/// Around an opponent's row, for a text of this height.
int rowMargin(int textHeight)
{
    return textHeight / 4;
}

QLabel *makeLabel(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

/// A bar with the shares of wins, draws and losses, in this order.
class TallyShares : public QWidget
{
public:
    TallyShares() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

    void show(const Tally &tally)
    {
        m_counts = {tally.won(), tally.drawn(), tally.lost()};
        update();
    }

    QSize sizeHint() const override
    {
        return {10 * fontMetrics().height(), std::max(6, fontMetrics().height() / 2)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const int played = m_counts[0] + m_counts[1] + m_counts[2];
        if (played == 0)
            return;
        QPainter painter(this);
        const QColor card = cardColour(palette());
        const QColor text = palette().color(QPalette::WindowText);
        const std::array fills{accent(palette()).fill, mixed(card, text, 0.45),
                               mixed(card, text, 0.16)};
        constexpr qreal gap = 2;
        qreal left = 0;
        for (std::size_t i = 0; i < fills.size(); ++i) {
            if (m_counts[i] == 0)
                continue;
            const qreal share = width() * qreal(m_counts[i]) / played;
            QRectF area(left, 0, std::max(gap, share - gap), height());
            if (layoutDirection() == Qt::RightToLeft)
                area.moveRight(width() - left);
            paintSurface(painter, area, height() / 3.0, fills[i]);
            left += share;
        }
    }

private:
    std::array<int, 3> m_counts{};
};

/// The games against one opponent. Focusable, so that a screen reader can read it.
class TallyRow : public QWidget
{
public:
    TallyRow()
        : m_opponent(makeLabel("tallyOpponent"))
        , m_results(makeLabel("tallyResults"))
        , m_shares(new TallyShares)
        , m_details(makeLabel("tallyDetails"))
    {
        setFocusPolicy(Qt::TabFocus);
        m_details->setWordWrap(true);
        auto *first = new QHBoxLayout;
        first->addWidget(m_opponent, 1);
        first->addWidget(m_results);
        auto *layout = new QVBoxLayout(this);
        layout->addLayout(first);
        layout->addWidget(m_shares);
        layout->addWidget(m_details);
        setSizes();
    }

    void show(const Tally &tally)
    {
        const QString opponent = opponentName(tally);
        const QString results = tally.opponent.isHuman() ? byFirstText(tally) : resultsText(tally);
        const QStringList details = detailsOf(tally);
        m_opponent->setText(opponent);
        m_results->setText(results);
        m_shares->show(tally);
        m_details->setText(details.join(QStringLiteral(" \u00b7 ")));
        m_details->setVisible(!details.isEmpty());
        updateAccessibleName(*this,
                             (QStringList{opponent, results} + details).join(QStringLiteral(", ")));
        setVisible(true);
    }

protected:
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
            setSizes();
    }

    void paintEvent(QPaintEvent *) override
    {
        if (!showsFocus(*this))
            return;
        QPainter painter(this);
        paintFocusRing(painter, rect(), cornerRadius(fontMetrics().height()),
                       focusColour(palette(), cardColour(palette())));
    }

    void focusInEvent(QFocusEvent *event) override
    {
        QWidget::focusInEvent(event);
        update();
    }

    void focusOutEvent(QFocusEvent *event) override
    {
        QWidget::focusOutEvent(event);
        update();
    }

private:
    void setSizes()
    {
        const int text = fontMetrics().height();
        const int around = rowMargin(text);
        layout()->setContentsMargins(around, around, around, around);
        layout()->setSpacing(text / 4);
        m_opponent->setFont(boldFont(QFont()));
        m_details->setPalette(quietTextPalette(palette()));
    }

    QLabel *m_opponent;
    QLabel *m_results;
    TallyShares *m_shares;
    QLabel *m_details;
};

TallyCard::TallyCard(core::GameKind game, QWidget *parent)
    : Card(parent)
    , m_game(game)
    , m_title(makeLabel("tallyGame"))
    , m_played(makeLabel("tallyPlayed"))
    , m_layout(new QVBoxLayout(this))
{
    m_title->setText(gameTitle(game));
    auto *heading = new QHBoxLayout;
    heading->addWidget(m_title, 1);
    heading->addWidget(m_played);
    m_layout->addLayout(heading);
    m_heading = heading;
    setSizes();
}

void TallyCard::show(const std::vector<Tally> &tallies)
{
    std::size_t used = 0;
    int played = 0;
    for (const Tally &tally : tallies) {
        if (tally.game != m_game || tally.played() == 0)
            continue;
        if (used == m_rows.size()) {
            m_rows.push_back(new TallyRow);
            m_layout->addWidget(m_rows.back());
        }
        m_rows[used++]->show(tally);
        played += tally.played();
    }
    for (std::size_t row = used; row < m_rows.size(); ++row)
        m_rows[row]->hide();
    m_played->setText(TallyTexts::tr("%n game(s)", nullptr, played));
    setVisible(used > 0);
}

void TallyCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        setSizes();
}

void TallyCard::setSizes()
{
    const int text = fontMetrics().height();
    // The rows' margins are for the focus ring; the heading has the same edge as their texts.
    const int inRow = rowMargin(text);
    const int around = margin(text);
    m_layout->setContentsMargins(around - inRow, around, around - inRow, around);
    m_heading->setContentsMargins(inRow, 0, inRow, 0);
    m_layout->setSpacing(text / 3);
    m_title->setFont(boldFont(font(), 1.25));
    m_played->setPalette(quietTextPalette(palette()));
}

QString opponentName(const Tally &tally)
{
    if (const auto level = levelOf(tally.opponent))
        return TallyTexts::tr("Computer, %1", "%1: a level").arg(levelTitle(*level));
    return opponentTitle(tally.opponent, QString::fromStdString(tally.opponent.id));
}

QString tallyText(const Tally &tally)
{
    if (tally.played() == 0)
        return {};
    if (tally.opponent.isHuman())
        return byFirstText(tally);
    const QString results = resultsText(tally);
    const std::optional<ai::Level> level = levelOf(tally.opponent);
    const QString against = TallyTexts::tr("Against %1: %2", "%1: Easy; %2: 3 won, 1 drawn, 2 lost")
                                .arg(level ? levelTitle(*level) : opponentName(tally), results);
    if (tally.streak < 2)
        return TallyTexts::tr("%1.", "a sentence").arg(against);
    return TallyTexts::tr("%1; %n won in a row.", nullptr, tally.streak).arg(against);
}

StatisticsWindow::StatisticsWindow(StatisticsKeeper &statistics, QWidget *parent)
    : QDialog(parent)
    , m_statistics(statistics)
    , m_text(new QLabel)
{
    setObjectName("statistics");
    setWindowTitle(tr("Statistics"));
    auto *page = new QWidget;
    auto *cards = new QVBoxLayout(page);
    cards->setContentsMargins(0, 0, 0, 0); // the buttons' edges
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
    resize(sizeHint()); // else Qt shows it first with only the height of the sentence
}

/// What was counted while the window was closed may need more height.
void StatisticsWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    resize(size().expandedTo(sizeHint()));
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
    m_restores = m_statistics.canRestore();
    const QString none = m_restores ? tr("Nothing has been counted since the reset.")
                                    : tr("No game has been played to its end yet.");
    m_text->setText(problem.isEmpty() ? none : problem);
    m_reset->setText(m_restores ? tr("&Undo the reset") : tr("&Reset"));
    m_reset->setEnabled(m_restores || !tallies.empty());
    // The tallies arrive after the window is shown; enlarge it so that no card is cut off.
    if (grows)
        resize(size().expandedTo(sizeHint()));
}

} // namespace ui
