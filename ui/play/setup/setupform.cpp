#include "ui/play/setup/setupform.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QListView>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <array>

namespace ui {

namespace {

constexpr int playerRole = Qt::UserRole + 1; ///< the name of a player, for Opponent::Named

template <class Enum, std::size_t count>
SegmentedRow *makeRow(const QString &name, const std::array<Enum, count> &values,
                      QString (*title)(Enum))
{
    auto *row = new SegmentedRow(name);
    for (const Enum value : values)
        row->addSegment(title(value), static_cast<int>(value));
    row->setValue(static_cast<int>(values.front()));
    return row;
}

/// The aim of a game whose rules leave no choice.
QString aimText(core::GameKind kind)
{
    switch (kind) {
    case core::GameKind::TicTacToe:
        return SetupForm::tr("Three in a row wins");
    case core::GameKind::Othello:
        return SetupForm::tr("Most discs at the end wins");
    case core::GameKind::Nim:
        break;
    }
    return {};
}

/// What the summary says about who starts.
QString startText(Starter starter)
{
    switch (starter) {
    case Starter::Human:
        return SetupForm::tr("You start");
    case Starter::Computer:
        return SetupForm::tr("Computer starts");
    case Starter::Alternate:
        break;
    }
    return SetupForm::tr("In turns");
}

} // namespace

SetupForm::SetupForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_game(makeRow(tr("Game"), gamesInOrder, gameTitle))
    , m_rules(new QStackedWidget)
    , m_rulesText(new QLabel)
    , m_nimRules(new NimRulesButton)
    , m_starter(makeRow(tr("Who starts"), allStarters, starterTitle))
    , m_level(makeRow(tr("Level"), ai::allLevels, levelTitle))
    , m_opponent(new FlatComboBox)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
    addRows();
    connectRows();
    updateSpacing();
    updateRows();
}

void SetupForm::addRows()
{
    addRow(tr("Ga&me"), m_game, "game");
    addRules();
    addRow(tr("&Who starts"), m_starter, "starter");
    addRow(tr("Lev&el"), m_level, "level");
    addOpponents();
    m_opponent->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addRow(tr("&Opponent"), m_opponent, "opponent");
}

/// The players with a name stand under a heading, each with a line on what it is.
void SetupForm::addOpponents()
{
    for (const Opponent opponent : allOpponents)
        m_opponent->addItem(opponentTitle(opponent), static_cast<int>(opponent));
    const int heading = m_opponent->count() - 1;
    QFont bold;
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved);
    m_opponent->setItemData(heading, bold, Qt::FontRole);
    m_opponent->setItemData(heading, {}, Qt::UserRole); // it is not a choice
    for (const QString &player : offeredPlayers()) {
        const int item = m_opponent->count();
        m_opponent->addItem(namedPlayerTitle(player), static_cast<int>(Opponent::Named));
        m_opponent->setItemData(item, player, playerRole);
        m_opponent->setItemData(item, namedPlayerLine(player), Qt::ToolTipRole);
        m_opponent->setItemData(item, namedPlayerLine(player), Qt::AccessibleDescriptionRole);
    }
}

void SetupForm::addRules()
{
    m_rulesText->setObjectName("aim");
    m_rules->addWidget(m_rulesText);
    m_rules->addWidget(m_nimRules);
    m_rules->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // Not the stack: the keyboard would stop at it where it shows a text alone.
    addRow(tr("R&ules"), m_rules, "rules")->setBuddy(m_nimRules);
}

QLabel *SetupForm::addRow(const QString &label, QWidget *control, const char *name)
{
    const int row = m_grid->rowCount();
    control->setObjectName(name);
    auto *title = new QLabel(label);
    title->setForegroundRole(QPalette::PlaceholderText);
    title->setBuddy(control);
    m_grid->addWidget(title, row, 0);
    m_grid->addWidget(control, row, 1);
    return title;
}

void SetupForm::connectRows()
{
    const auto report = [this] {
        updateRows();
        emit setupChanged();
    };
    connect(m_game, &SegmentedRow::valueChosen, this, report);
    connect(m_starter, &SegmentedRow::valueChosen, this, report);
    connect(m_opponent, &QComboBox::currentIndexChanged, this, report);
    connect(m_nimRules, &NimRulesButton::changed, this, report);
    connect(m_level, &SegmentedRow::valueChosen, this, [this] { emit levelChanged(level()); });
}

GameSetup SetupForm::setup() const
{
    GameSetup setup;
    setup.game = static_cast<core::GameKind>(m_game->value());
    setup.starter = static_cast<Starter>(m_starter->value());
    setup.opponent = static_cast<Opponent>(m_opponent->currentData().toInt());
    setup.player = m_opponent->currentData(playerRole).toString();
    setup.nimMisere = m_nimRules->misere();
    setup.nimHeaps = m_nimRules->heaps();
    return setup;
}

void SetupForm::setSetup(const GameSetup &setup)
{
    const QSignalBlocker blocker(m_opponent);
    m_game->setValue(static_cast<int>(setup.game));
    m_starter->setValue(static_cast<int>(setup.starter));
    const int found = setup.opponent == Opponent::Named
                          ? m_opponent->findData(setup.player, playerRole)
                          : m_opponent->findData(static_cast<int>(setup.opponent));
    // A file may name a player that is not offered here.
    m_opponent->setCurrentIndex(
        found >= 0 ? found : m_opponent->findData(static_cast<int>(Opponent::Computer)));
    m_nimRules->choose(setup.nimHeaps, setup.nimMisere);
    updateRows();
}

ai::Level SetupForm::level() const
{
    return static_cast<ai::Level>(m_level->value());
}

void SetupForm::setLevel(ai::Level level)
{
    m_level->setValue(static_cast<int>(level));
}

void SetupForm::setProgramName(const QString &name)
{
    const int item = m_opponent->findData(static_cast<int>(Opponent::Program));
    m_opponent->setItemText(item, name.isEmpty() ? opponentTitle(Opponent::Program) : name);
}

QStringList SetupForm::summary() const
{
    const GameSetup chosen = setup();
    QStringList parts{gameTitle(chosen.game)};
    switch (chosen.opponent) {
    case Opponent::Computer:
        return parts << levelTitle(level()) << startText(chosen.starter);
    case Opponent::Person:
        return parts << tr("Two people");
    case Opponent::Program:
    case Opponent::Named:
        break;
    }
    return parts << m_opponent->currentText() << startText(chosen.starter);
}

/// Disables what does not matter: the starter and the level where two people play, and opponents
/// that the game does not offer.
void SetupForm::updateRows()
{
    const GameSetup chosen = setup();
    auto *items = qobject_cast<QStandardItemModel *>(m_opponent->model());
    auto *list = qobject_cast<QListView *>(m_opponent->view());
    for (int item = 0; item < m_opponent->count(); ++item) {
        const bool offered = offersItem(item);
        items->item(item)->setEnabled(offered);
        const bool named = m_opponent->itemData(item, playerRole).isValid();
        list->setRowHidden(item, named && !offered); // many play one game alone
    }
    if (!offersOpponent(chosen)) {
        const QSignalBlocker blocker(m_opponent);
        m_opponent->setCurrentIndex(0);
    }
    const Opponent opponent = setup().opponent;
    m_opponent->setToolTip(m_opponent->currentData(Qt::ToolTipRole).toString());
    updateAccessibleDescription(*m_opponent, m_opponent->toolTip());
    m_rulesText->setText(aimText(chosen.game));
    m_rules->setCurrentWidget(
        chosen.game == core::GameKind::Nim ? static_cast<QWidget *>(m_nimRules) : m_rulesText);
    m_starter->setEnabled(opponent != Opponent::Person);
    m_level->setEnabled(opponent == Opponent::Computer);
}

/// Whether the game that is chosen can be played against the opponent of an item.
bool SetupForm::offersItem(int item) const
{
    const QVariant opponent = m_opponent->itemData(item);
    if (!opponent.isValid())
        return false;
    return offersOpponent({.game = static_cast<core::GameKind>(m_game->value()),
                           .opponent = static_cast<Opponent>(opponent.toInt()),
                           .player = m_opponent->itemData(item, playerRole).toString()});
}

void SetupForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateSpacing();
}

void SetupForm::updateSpacing()
{
    const int em = fontMetrics().height();
    m_grid->setHorizontalSpacing(em * 2 / 3);
    m_grid->setVerticalSpacing(em / 3);
    m_rules->setFixedHeight(rowHeight(em));
}

} // namespace ui
