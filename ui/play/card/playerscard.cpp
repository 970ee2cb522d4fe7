#include "ui/play/card/playerscard.h"

#include "ui/board/boardcolours.h"
#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/play/gametexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace ui {

using core::Side;

ScoreBar::ScoreBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreBar::setCounts(int first, int second)
{
    if (m_first == first && m_second == second)
        return;
    m_first = first;
    m_second = second;
    update();
}

double ScoreBar::share() const
{
    const int all = m_first + m_second;
    return all == 0 ? 0.5 : double(m_first) / all;
}

QSize ScoreBar::sizeHint() const
{
    return {4 * fontMetrics().height(), std::max(5, fontMetrics().height() / 3)};
}

void ScoreBar::paintEvent(QPaintEvent *)
{
    const BoardColours &colours = boardColours(palette());
    const QRectF bar = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setClipPath(outline);
    painter.fillRect(bar, colours.white);
    QRectF dark = bar;
    dark.setWidth(bar.width() * share());
    if (layoutDirection() == Qt::RightToLeft)
        dark.moveRight(bar.right());
    // On a dark card black would look like no part of the bar.
    painter.fillRect(dark, isDark(palette()) ? mixed(colours.black, colours.blackRim, 0.5)
                                             : colours.black);
    painter.setClipping(false);
    painter.setPen(isDark(palette()) ? colours.blackRim : colours.whiteRim);
    painter.drawPath(outline);
}

/// A figure with its caption below. Each fact has a third of the row. Those side by side have one
/// size: smaller letters where one is too wide, and captions of two lines.
class PlayersCard::Fact : public QWidget
{
public:
    /// The facts side by side, including this; null where not yet created.
    using Row = std::array<Fact *, 3>;

    /// The row must outlive this.
    explicit Fact(const Row &row)
        : m_row(row)
        , m_value(new QLabel)
        , m_caption(new QLabel)
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        layout->addWidget(m_value);
        layout->addWidget(m_caption);
        for (QLabel *label : {m_value, m_caption})
            label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_caption->setWordWrap(true);
        m_caption->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        setFonts();
    }

    void setTexts(const QString &value, const QString &caption)
    {
        m_value->setText(value);
        m_caption->setText(caption);
        setVisible(true);
        setFonts();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        setFonts();
    }
    void changeEvent(QEvent *event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
            setFonts();
    }

private:
    void setFonts()
    {
        QList<Fact *> all{this};
        for (Fact *other : m_row) {
            if (other != nullptr && other != this && !other->isHidden())
                all << other;
        }
        constexpr qreal smallest = 0.7;
        qreal share = 1;
        // Measured, because hinted letters do not shrink in proportion.
        while (share > smallest
               && !std::ranges::all_of(all, [&](const Fact *one) { return one->fits(share); }))
            share -= 0.05;
        int lines = 1;
        for (const Fact *one : std::as_const(all))
            lines = std::max(lines, one->captionLines(share));
        for (Fact *one : std::as_const(all))
            one->setSizes(share, lines);
    }

    QFont valueFont(qreal share) const { return scaledFont(boldFont(font(), 1.15), share); }
    QFont captionFont(qreal share) const { return scaledFont(font(), share); }

    int captionLines(qreal share) const
    {
        const QFontMetrics metrics(captionFont(share));
        const QRect column(0, 0, std::max(1, width()), QWIDGETSIZE_MAX);
        const QRect needed = metrics.boundingRect(column, Qt::TextWordWrap, m_caption->text());
        return std::max(1, (needed.height() + metrics.leading()) / metrics.lineSpacing());
    }

    bool fits(qreal share) const
    {
        constexpr int mostLines = 2;
        const QFontMetrics ofCaption(captionFont(share));
        const QStringList words = m_caption->text().split(' ');
        return QFontMetrics(valueFont(share)).horizontalAdvance(m_value->text()) < width()
               && captionLines(share) <= mostLines
               && std::ranges::all_of(words, [&](const QString &word) {
                      return ofCaption.horizontalAdvance(word) < width();
                  });
    }

    void setSizes(qreal share, int lines)
    {
        m_value->setFont(valueFont(share));
        m_value->setMinimumHeight(QFontMetrics(valueFont(1)).height()); // its height stays
        m_caption->setFont(captionFont(share));
        m_caption->setFixedHeight(std::max(QFontMetrics(captionFont(1)).height(),
                                           lines * QFontMetrics(captionFont(share)).lineSpacing()));
        m_caption->setPalette(quietTextPalette(palette()));
    }

    const Row &m_row;
    QLabel *m_value;
    QLabel *m_caption;
};

PlayersCard::PlayersCard(const GameController &game, StatusText *status, QWidget *parent)
    : Card(parent)
    , m_game(game)
    , m_status(status)
    , m_first(named("firstPlayer", new PlayerRow(Side::First)))
    , m_second(named("secondPlayer", new PlayerRow(Side::Second)))
    , m_scoreBar(named("scoreBar", new ScoreBar))
    , m_separator(named("cardRule", new QFrame))
    , m_factsRow(named("endFacts", new QWidget))
    , m_factsLayout(new QHBoxLayout(m_factsRow))
    , m_players(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_layout(new QVBoxLayout(this))
{
    // Each takes half of a strip, unless a name needs more.
    for (PlayerRow *row : {m_first, m_second}) {
        row->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        row->installEventFilter(this);
    }
    m_separator->setFrameStyle(QFrame::HLine | QFrame::Plain);
    m_players->addWidget(m_first);
    m_players->addWidget(m_scoreBar);
    m_players->addWidget(m_second);
    m_layout->addLayout(m_players);
    m_layout->addWidget(m_separator);
    m_layout->addWidget(m_status, 1);
    m_factsLayout->setContentsMargins(0, 0, 0, 0);
    for (Fact *&fact : m_facts) {
        fact = new Fact(m_facts);
        QSizePolicy share = fact->sizePolicy();
        share.setRetainSizeWhenHidden(true); // adding a fact moves none of the others
        fact->setSizePolicy(share);
        m_factsLayout->addWidget(fact, 1);
    }
    m_layout->addWidget(m_factsRow);
    setCompact(false);
    connect(&game, &GameController::stateChanged, this, &PlayersCard::showPlayers);
    connect(&game.clock(), &GameClock::ticked, this, &PlayersCard::showClocks);
}

void PlayersCard::setLevelMenu(QMenu *menu)
{
    m_first->setLevelMenu(menu);
    m_second->setLevelMenu(menu);
}

void PlayersCard::setFacts(const QList<std::pair<QString, QString>> &facts)
{
    Q_ASSERT(facts.size() <= qsizetype(m_facts.size()));
    for (std::size_t i = 0; i < m_facts.size(); ++i) {
        if (const auto fact = facts.value(qsizetype(i)); qsizetype(i) < facts.size())
            m_facts[i]->setTexts(fact.first, fact.second);
        else
            m_facts[i]->setVisible(false);
    }
    m_hasFacts = !facts.isEmpty();
    showFacts();
}

/// The rule divides the figures of an end from the text, once there are any.
void PlayersCard::showFacts()
{
    m_factsRow->setVisible(m_hasFacts && !m_isCompact);
    m_separator->setVisible(!m_isCompact && (!m_isAtEnd || m_hasFacts));
}

/// After the end of a game the players share one row, to make space for the explanation.
void PlayersCard::arrangePlayers()
{
    const bool inRow = m_isCompact || m_isAtEnd;
    m_players->setDirection(inRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Nobody is to move after the end; without space for the bar everything shares one edge.
    m_first->setCompact(inRow, m_isCompact);
    m_second->setCompact(inRow, m_isCompact);
    m_players->setSpacing(fontMetrics().height() * (inRow ? 3 : 1) / 2);
    // Between the players, or below them when they share a row.
    m_players->removeWidget(m_scoreBar);
    m_layout->removeWidget(m_scoreBar);
    if (inRow)
        m_layout->insertWidget(1, m_scoreBar);
    else
        m_players->insertWidget(1, m_scoreBar);
    QSizePolicy share = m_scoreBar->sizePolicy();
    share.setRetainSizeWhenHidden(!inRow); // reserves its place in games without a score
    m_scoreBar->setSizePolicy(share);
    // During a game it divides the players from the text, at the end the text from the figures.
    m_layout->removeWidget(m_separator);
    m_layout->insertWidget(m_layout->indexOf(m_isAtEnd ? m_factsRow : m_status), m_separator);
    showFacts();
}

void PlayersCard::setCompact(bool compact)
{
    m_isCompact = compact;
    m_status->setCompact(compact);
    m_layout->removeWidget(m_status);
    if (!compact)
        m_layout->insertWidget(m_layout->indexOf(m_factsRow), m_status, 1);
    m_layout->setStretchFactor(m_players, compact ? 1 : 0); // centres the players in a strip
    showPlayers();
    setSpacings();
    // Updates the sizes now, for the caller; the layouts would do so only in the event loop.
    m_first->updateGeometry();
    m_second->updateGeometry();
}

void PlayersCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::PaletteChange)
        setSpacings();
}

/// Repaints the bar and the dash, which depend on the rows' geometry.
bool PlayersCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        update();
    return Card::eventFilter(watched, event);
}

void PlayersCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    if (m_isCompact || m_isAtEnd)
        paintDash(painter, *m_first, *m_second);
    if (m_isCompact)
        return; // the rows paint it
    for (const PlayerRow *row : {m_first, m_second}) {
        if (row->isToMove())
            paintBarInMargin(painter, *this, *row);
    }
}

void PlayersCard::setSpacings()
{
    arrangePlayers();
    const int em = fontMetrics().height();
    const int across = m_isCompact ? em / 3 : margin(em);
    const int down = m_isCompact ? em / 4 : margin(em);
    m_layout->setContentsMargins(across, down, across, down);
    m_layout->setSpacing(em / 2);
    m_factsLayout->setSpacing(em / 2);
    QPalette faint;
    faint.setColor(QPalette::WindowText, cardEdge(palette()));
    m_separator->setPalette(faint);
}

void PlayersCard::showVariation(const core::Position &position)
{
    m_variation = position;
    showPlayers();
}

void PlayersCard::endVariation()
{
    m_variation.reset();
    showPlayers();
}

void PlayersCard::showPlayers()
{
    m_first->show(contentOf(Side::First));
    m_second->show(contentOf(Side::Second));
    const auto *othello = std::get_if<core::Othello>(&shown());
    if (othello != nullptr)
        m_scoreBar->setCounts(othello->countInResult(Side::First),
                              othello->countInResult(Side::Second));
    const bool isAtEnd = m_game.phase() == GameController::Phase::Over;
    if (std::exchange(m_isAtEnd, isAtEnd) != isAtEnd)
        arrangePlayers();
    m_scoreBar->setVisible(othello != nullptr && !m_isCompact);
    update();
}

/// Side and level, and the empty squares that are included in the count.
QString PlayersCard::detailsOf(Side side) const
{
    QString details = playerDetails(m_game, side);
    const auto *othello = std::get_if<core::Othello>(&shown());
    const int empties =
        othello == nullptr ? 0 : othello->countInResult(side) - othello->count(side);
    if (empties == 0)
        return details;
    const QString counted =
        tr("%1 + %2 empty", "discs, squares").arg(othello->count(side)).arg(empties);
    return details.isEmpty() ? counted : tr("%1 \u00b7 %2").arg(details, counted);
}

PlayerRow::Content PlayersCard::contentOf(Side side) const
{
    const core::Position &position = shown();
    const core::GameKind kind = core::kindOf(position);
    const auto *othello = std::get_if<core::Othello>(&position);
    const bool showsGame = !m_game.browsing() && !m_variation;
    const bool isAtEnd = m_game.phase() == GameController::Phase::Over && showsGame;
    const std::optional<Side> winner = isAtEnd ? m_game.winner() : std::nullopt;
    return {kind, playerTitle(m_game, side), detailsOf(side),
            m_game.computerSide() == side && playsByLevel(m_game.opponentRole()),
            othello == nullptr ? QString() : QString::number(othello->countInResult(side)),
            // Of the position shown. Before the first move as well: a click on the board begins.
            !isAtEnd && !isOver(position) && sideToMove(position) == side, winner == side,
            winner == opponent(side)};
}

void PlayersCard::showClocks()
{
    const GameClock &clock = m_game.clock();
    m_first->setClock(clock.used() ? clockText(clock.left(Side::First)) : QString());
    m_second->setClock(clock.used() ? clockText(clock.left(Side::Second)) : QString());
}

} // namespace ui
