#include "ui/play/setup/continuebar.h"

#include "ui/common/titles.h"

#include <QSignalBlocker>

#include <utility>

namespace ui {

using core::Side;

ContinueBar::ContinueBar(const GameController &game, QWidget *parent)
    : QToolBar(parent)
    , m_game(game)
    , m_label(new QLabel(tr("Continue as")))
{
    setObjectName("continueBar");
    setWindowTitle(tr("Who goes on"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu); // it is not to be switched off by a menu
    toggleViewAction()->setVisible(false);
    auto *content = new QWidget;
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_layout->setContentsMargins(8, 4, 8, 4);
    m_layout->addWidget(m_label);
    auto *row = new QHBoxLayout;
    const std::pair<Choice, const char *> choices[] = {
        {First, "continueAsFirst"}, {Second, "continueAsSecond"}, {TwoPeople, "continueAsTwo"}};
    for (const auto &[choice, name] : choices) {
        auto *button = new QPushButton;
        button->setObjectName(name);
        button->setCheckable(true);
        row->addWidget(button);
        m_buttons[choice] = button;
        // A screen reader toggles where others click.
        connect(button, &QPushButton::toggled, this, [this, choice = choice] { choose(choice); });
    }
    m_layout->addLayout(row);
    m_layout->addStretch(1);
    addWidget(content);
    hide();
    connect(&game, &GameController::movePlayed, this, &QWidget::hide);
    connect(&game, &GameController::stateChanged, this, [this] {
        if (isOver(m_game.match().current()) || m_game.outOfTime())
            hide();
        markChoice();
    });
}

void ContinueBar::offer()
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
}

void ContinueBar::choose(Choice choice)
{
    hide();
    const Side side = choice == First ? Side::First : Side::Second;
    emit sideChosen(choice == TwoPeople ? std::nullopt : std::optional(side));
}

void ContinueBar::markChoice()
{
    const auto computer = m_game.computerSide();
    const Choice choice = !computer ? TwoPeople : *computer == Side::First ? Second : First;
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const QSignalBlocker blocker(m_buttons[i]);
        m_buttons[i]->setChecked(!m_game.undecided() && i == choice);
    }
}

/// The words above the buttons where there is little room.
void ContinueBar::resizeEvent(QResizeEvent *event)
{
    QToolBar::resizeEvent(event);
    m_layout->setDirection(width() < 28 * fontMetrics().height() ? QBoxLayout::TopToBottom
                                                                 : QBoxLayout::LeftToRight);
}

} // namespace ui
