#include "ui/play/card/levelproposal.h"

#include "ui/common/titles.h"
#include "ui/controls/named.h"
#include "ui/style/scaledfont.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr int winsBetweenProposals = 3;

} // namespace

LevelProposal::LevelProposal(const GameController &game, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_settings(settings)
    , m_accept(named("nextLevel", new QAction(this)))
    , m_decline(named("declineLevel", new QAction(tr("Not now"), this)))
{
    m_accept->setEnabled(false);
    m_decline->setEnabled(false);
    connect(m_accept, &QAction::triggered, this, [this] {
        const auto next = m_proposal ? ai::levelAfter(m_proposal->level) : std::nullopt;
        withdraw();
        if (next)
            emit accepted(*next);
    });
    connect(m_decline, &QAction::triggered, this, [this] {
        if (m_proposal)
            m_settings.declinedWins(m_proposal->game, m_proposal->level).set(m_proposal->wins);
        withdraw();
    });
    connect(&game, &GameController::stateChanged, this, &LevelProposal::follow);
}

void LevelProposal::consider(core::GameKind game, ai::Level level, int wins)
{
    const std::optional<ai::Level> next = ai::levelAfter(level);
    if (!next || level != m_game.level() || wins <= 0 || wins % winsBetweenProposals != 0
        || wins <= m_settings.declinedWins(game, level)())
        return;
    m_proposal = {game, level, wins, playedLine(m_game)};
    m_accept->setText(tr("Try %1", "%1: a level").arg(levelTitle(*next)));
    follow();
    emit changed(tr("You have won %n games in a row at %1. Try %2?", "%1, %2: levels", wins)
                     .arg(levelTitle(level), levelTitle(*next)));
}

void LevelProposal::follow()
{
    const bool ended = m_game.phase() == GameController::Phase::Over;
    if (m_proposal
        && (!ended || m_game.level() != m_proposal->level
            || playedLine(m_game) != m_proposal->line))
        return withdraw();
    const bool inView = m_proposal && !m_game.browsing();
    m_accept->setEnabled(inView);
    m_decline->setEnabled(inView);
}

void LevelProposal::withdraw()
{
    if (!std::exchange(m_proposal, std::nullopt))
        return;
    m_accept->setEnabled(false);
    m_decline->setEnabled(false);
    emit changed({});
}

LevelRow::LevelRow(const LevelProposal &proposal, QWidget *parent)
    : Card(parent)
    , m_proposal(proposal)
    , m_text(new QLabel)
{
    setObjectName("levelRow");
    auto *layout = new QHBoxLayout(this);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    m_accept = addButton(proposal.accept());
    m_decline = addButton(proposal.decline());
    m_decline->setFlat(true);
    connect(proposal.accept(), &QAction::changed, this, &LevelRow::refresh);
    setSizes();
    refresh();
}

FlatButton *LevelRow::addButton(QAction *command)
{
    FlatButton *button = FlatButton::forCommand(command);
    button->setObjectName(command->objectName() + "Button");
    layout()->addWidget(button);
    return button;
}

void LevelRow::refresh()
{
    m_text->setText(tr("%n won in a row", nullptr, m_proposal.wins()));
    m_accept->setText(m_proposal.accept()->text());
    m_decline->setText(m_proposal.decline()->text());
    emit changed();
}

void LevelRow::setSizes()
{
    const int em = fontMetrics().height();
    layout()->setContentsMargins(margin(em), em / 3, em / 3, em / 3);
    layout()->setSpacing(em / 4);
    m_text->setFont(boldFont(font()));
}

void LevelRow::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setSizes();
}

} // namespace ui
