#include "ui/play/setup/offercard.h"

#include "ui/common/titles.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace ui {

using core::Side;

OfferCard::OfferCard(QWidget *parent)
    : Card(parent)
    , m_text(new QLabel(this))
    , m_row(new QWidget(this))
    , m_buttons(new QHBoxLayout(m_row))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_buttons->setContentsMargins(0, 0, 0, 0);
    hide();
}

void OfferCard::addButton(FlatButton *button)
{
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_buttons->addWidget(button, 1);
}

void OfferCard::setCompact(bool compact)
{
    if (m_isCompact == compact)
        return;
    m_isCompact = compact;
    arrange();
    update();
}

void OfferCard::refresh()
{
    arrange();
    emit changed();
}

int OfferCard::outerMargin(bool compact) const
{
    return compact ? 0 : margin(fontMetrics().height());
}

int OfferCard::marginAbove(bool compact) const
{
    return outerMargin(compact) * 2 / 3;
}

int OfferCard::spacing() const
{
    return fontMetrics().height() / 3;
}

/// The height of the game's commands, whose place the buttons take.
int OfferCard::buttonHeight() const
{
    return std::max(fontMetrics().height() * 7 / 4, smallestTarget);
}

/// Whether text and buttons fit in one line.
bool OfferCard::isOneLine(int width, bool compact) const
{
    const int text = m_text->fontMetrics().horizontalAdvance(m_text->text());
    const int inside = width - 2 * outerMargin(compact);
    return text + 2 * spacing() + m_row->sizeHint().width() <= inside;
}

int OfferCard::neededHeight(int width, bool compact) const
{
    const int buttons = buttonHeight();
    if (isOneLine(width, compact))
        return buttons + 2 * marginAbove(compact);
    const int text = m_text->heightForWidth(std::max(1, width - 2 * outerMargin(compact)));
    return text + spacing() + buttons + 2 * marginAbove(compact);
}

/// Places text and buttons in one line, or the text above the buttons.
void OfferCard::arrange()
{
    const int outer = outerMargin(m_isCompact);
    const int above = marginAbove(m_isCompact);
    const QRect inside = rect().adjusted(outer, above, -outer, -above);
    const auto place = [this](QWidget *part, const QRect &area) {
        part->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
    };
    // Setting it unconditionally would request layouts endlessly.
    if (m_buttons->spacing() != spacing())
        m_buttons->setSpacing(spacing());
    const QSize buttons(m_row->sizeHint().width(), buttonHeight());
    if (isOneLine(width(), m_isCompact)) {
        const int left = inside.right() + 1 - buttons.width();
        place(m_text, {inside.left(), inside.top(), left - inside.left(), inside.height()});
        place(m_row, {left, inside.top(), buttons.width(), inside.height()});
        return;
    }
    const int text = inside.height() - spacing() - buttons.height();
    place(m_text, {inside.left(), inside.top(), inside.width(), text});
    place(m_row,
          {inside.left(), inside.top() + text + spacing(), inside.width(), buttons.height()});
}

bool OfferCard::event(QEvent *event)
{
    const bool done = Card::event(event);
    switch (event->type()) {
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        emit changed();
        break;
    case QEvent::LayoutRequest:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
        arrange();
        break;
    default:
        break;
    }
    return done;
}

void OfferCard::paintEvent(QPaintEvent *event)
{
    if (!m_isCompact)
        Card::paintEvent(event);
}

void OfferCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    arrange();
}

SideOffer::SideOffer(const GameController &game, QWidget *parent)
    : OfferCard(parent)
    , m_game(game)
{
    setObjectName("sideOffer");
    setAccessibleName(tr("Who goes on"));
    text()->setText(tr("Continue as"));
    const std::pair<Choice, const char *> choices[] = {
        {First, "continueAsFirst"}, {Second, "continueAsSecond"}, {TwoPeople, "continueAsTwo"}};
    for (const auto &[choice, name] : choices) {
        auto *button = new FlatButton;
        button->setObjectName(name);
        button->setCheckable(true);
        addButton(button);
        m_buttons[choice] = button;
        // Connected to toggled: assistive technology toggles the button instead of clicking it.
        connect(button, &QPushButton::toggled, this, [this, choice = choice] { choose(choice); });
    }
    connect(&game, &GameController::movePlayed, this, &QWidget::hide);
    connect(&game, &GameController::ended, this, &QWidget::hide);
    connect(&game, &GameController::rolesChanged, this, &SideOffer::markChoice);
}

void SideOffer::offer()
{
    const core::Match &match = m_game.match();
    if (m_game.phase() == GameController::Phase::NotStarted
        || m_game.phase() == GameController::Phase::Over)
        return;
    const core::GameKind kind = match.kind();
    const QString titles[] = {sideTitle(kind, Side::First), sideTitle(kind, Side::Second),
                              tr("Two people")};
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(titles[i]);
        m_buttons[i]->setAccessibleName(
            tr("Continue as %1", "%1: Black, or two people").arg(titles[i]));
    }
    markChoice();
    show();
    refresh();
}

void SideOffer::choose(Choice choice)
{
    hide();
    const Side side = choice == First ? Side::First : Side::Second;
    emit sideChosen(choice == TwoPeople ? std::nullopt : std::optional(side));
}

void SideOffer::markChoice()
{
    const auto computer = m_game.computerSide();
    const Choice choice = !computer ? TwoPeople : *computer == Side::First ? Second : First;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QSignalBlocker blocker(m_buttons[i]);
        m_buttons[i]->setChecked(!m_game.rolesUnknown() && i == choice);
    }
}

} // namespace ui
