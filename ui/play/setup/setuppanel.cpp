#include "ui/play/setup/setuppanel.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/texts.h"
#include "ui/common/titles.h"
#include "ui/controls/card.h"
#include "ui/controls/named.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QKeySequence>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QString longestGameTitle()
{
    QString longest =
        gameTitle(core::Position(core::Othello().withRule(core::Othello::Rule::Fewest)));
    for (const core::GameKind kind : gamesInOrder)
        longest = std::max(longest, gameTitle(kind),
                           [](const auto &a, const auto &b) { return a.size() < b.size(); });
    return longest;
}

QString playText()
{
    return SetupPanel::tr("&Play");
}

QString playAgainText()
{
    return SetupPanel::tr("&Play again");
}

} // namespace

SetupPanel::SetupPanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(named("newGameHeading", new QLabel(this)))
    , m_form(new SetupForm(this))
    , m_play(named("play", new FlatButton(playText(), this)))
    , m_fold(named("nextGame", new FlatButton({}, this)))
    , m_popup(new PopupPanel(m_fold))
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    addPlayButton();
    addPopup();
    m_layout->setSizeConstraint(QLayout::SetNoConstraint);
    const QFont bold = boldFont(QFont());
    m_heading->setFont(bold);
    m_play->setFont(bold);
    m_layout->addWidget(m_heading);
    m_layout->addWidget(m_form);
    m_layout->addWidget(m_fold, 2);
    m_layout->addWidget(m_play, 1);
    connect(m_form, &SetupForm::setupChanged, this, [this] {
        updateTexts();
        updatePlay();
        emit setupChanged();
    });
    connect(m_form, &SetupForm::rulesRequested, this, &SetupPanel::rulesRequested);
    connect(m_form, &SetupForm::levelChanged, this, [this](ai::Level level) {
        updateTexts();
        emit levelChanged(level);
    });
    updateLayout();
}

void SetupPanel::addPlayButton()
{
    m_play->setDefault(true);
    m_play->setProminent(true);
    m_play->setToolTip(tr("Start a new game (%1)").arg(keyText(QKeySequence::New)));
    connect(m_play, &QPushButton::clicked, this, &SetupPanel::playRequested);
}

void SetupPanel::addPopup()
{
    m_fold->setArrow(true);
    m_fold->setToolTip(tr("Choose the next game"));
    new QVBoxLayout(m_popup);
    connect(m_fold, &QPushButton::clicked, m_popup,
            [this] { m_popup->open(m_form->selectors().constFirst()); });
}

void SetupPanel::setSetup(const GameSetup &setup)
{
    m_form->setSetup(setup);
    updateTexts();
    updatePlay();
}

void SetupPanel::setLevel(ai::Level level)
{
    m_form->setLevel(level);
    updateTexts();
}

void SetupPanel::setProgramName(const QString &name)
{
    m_form->setProgramName(name);
    updateTexts();
}

void SetupPanel::showGame(const std::optional<CurrentGame> &currentGame)
{
    m_currentGame = currentGame;
    updatePlay();
}

void SetupPanel::showOffer(std::optional<core::GameKind> offered)
{
    m_offered = offered;
    updatePlay();
}

void SetupPanel::updatePlay()
{
    const bool next = !m_currentGame || kindOf(m_currentGame->start) != setup().game;
    const bool again = m_currentGame && m_currentGame->isOver && choosesGame(*m_currentGame);
    m_play->setProminent(next && !m_offered);
    m_isAgain = again;
    if (std::exchange(m_isNext, next) != next)
        emit playChanged();
    updateTexts();
}

/// The text of Play; names the chosen game if the board shows one of another kind.
QString SetupPanel::playTextNow() const
{
    if (m_isAgain)
        return playAgainText();
    const auto onBoard = m_currentGame ? std::optional(kindOf(m_currentGame->start)) : m_offered;
    const core::GameKind chosen = setup().game;
    // When folded, the chosen game is named beside Play.
    return m_folded || !onBoard || *onBoard == chosen
               ? playText()
               : tr("&Play %1", "%1: another game than that on the board").arg(gameTitle(setup()));
}

/// Whether the panel's choices would start the same game again, from the same position and against
/// the same opponent.
bool SetupPanel::choosesGame(const CurrentGame &game) const
{
    const GameSetup chosen = setup();
    if (kindOf(game.start) != chosen.game || game.opponent != chosen.opponent)
        return false;
    if (chosen.game == core::GameKind::Nim && chosen.nimHeaps == randomHeaps)
        return false; // new heaps would be drawn
    const auto start = startPosition(chosen);
    return start && *start == game.start;
}

/// Independent of the current text.
int SetupPanel::playWidth() const
{
    return std::max(m_play->widthFor(playText()), m_play->widthFor(playAgainText()));
}

void SetupPanel::setFolded(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    m_popup->hide();
    if (folded) {
        m_popup->layout()->addWidget(m_form);
    } else {
        m_layout->insertWidget(1, m_form); // below the heading
        restoreTabOrder();
    }
    m_form->show();
    updateLayout();
}

/// Re-inserts the form, which was in the popup window, into the Tab order.
void SetupPanel::restoreTabOrder()
{
    QWidget *before = m_fold;
    QList<QWidget *> stops = m_form->selectors();
    stops << m_play;
    for (QWidget *stop : stops) {
        setTabOrder(before, stop);
        before = stop;
    }
}

void SetupPanel::updateLayout()
{
    const int margin = Card::margin(fontMetrics().height());
    const int inside = m_folded ? 0 : margin;
    m_layout->setDirection(m_folded ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setContentsMargins(inside, inside, inside, inside);
    m_layout->setSpacing(spacing());
    m_popup->layout()->setContentsMargins(margin, margin, margin, margin);
    m_heading->setVisible(!m_folded);
    m_fold->setVisible(m_folded);
    // When folded, the buttons fill the row's height, like the commands above.
    const auto height = m_folded ? QSizePolicy::Minimum : QSizePolicy::Fixed;
    for (FlatButton *button : {m_fold, m_play})
        button->setSizePolicy(QSizePolicy::Minimum, height);
    m_play->setMinimumWidth(playWidth());
    updateTexts();
    updateGeometry();
    update();
}

QSize SetupPanel::sizeWhen(bool folded) const
{
    const QSize play(playWidth(), m_play->sizeHint().height());
    if (folded)
        return {m_fold->widthFor(longestGameTitle()) + spacing() + play.width(), play.height()};
    const int margin = Card::margin(fontMetrics().height());
    const QSize form = m_form->minimumSizeHint();
    const int heading = m_heading->sizeHint().height();
    return {form.width() + 2 * margin,
            heading + form.height() + 2 * spacing() + play.height() + 2 * margin};
}

void SetupPanel::updateTexts()
{
    // The choices here are for the next game, not for the one on the board.
    m_heading->setText(m_currentGame ? tr("Next game") : tr("New game"));
    m_play->setText(playTextNow());
    m_fold->setText(summaryThatFits());
    updateAccessibleName(*m_fold, tr("Next game: %1").arg(m_form->summary().join(", ")));
}

/// As many of the choices as fit beside Play.
QString SetupPanel::summaryThatFits() const
{
    const int available = width() - playWidth() - spacing();
    QStringList parts = m_form->summary();
    const QString separator = QStringLiteral(" \u00b7 ");
    while (parts.size() > 1 && m_fold->widthFor(parts.join(separator)) > available)
        parts.removeLast();
    return parts.join(separator);
}

void SetupPanel::paintEvent(QPaintEvent *)
{
    if (m_folded)
        return;
    QPainter painter(this);
    Card::paint(painter, *this);
}

void SetupPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateTexts();
}

void SetupPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateLayout();
}

} // namespace ui
