#include "ui/play/setup/sideoffer.h"

#include "ui/common/titles.h"

#include <QSignalBlocker>

#include <utility>

namespace ui {

using core::Side;

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
    if (m_game.phase() == GameController::Phase::NotStarted || isOver(match.current()))
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
