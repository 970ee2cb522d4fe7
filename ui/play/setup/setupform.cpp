#include "ui/play/setup/setupform.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/common/articleplayers.h"
#include "ui/common/gamesetup.h"
#include "ui/common/titles.h"
#include "ui/controls/card.h"
#include "ui/controls/named.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

NimRulesButton::NimRulesButton(QWidget *parent)
    : FlatButton({}, parent)
    , m_panel(new PopupPanel(this))
    , m_heaps(named("heaps", new FlatComboBox(m_panel)))
    , m_rule(named("rule", new SegmentedRow(tr("Last counter"), m_panel)))
{
    setObjectName("nimRules");
    setArrow(true);
    setTextAtStart(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addHeaps();
    m_rule->addSegment(tr("Loses"), 0);
    m_rule->addSegment(tr("Wins"), 1);
    m_rule->segment(0)->setToolTip(tr("Whoever takes it loses"));
    m_rule->segment(1)->setToolTip(tr("Whoever takes it wins"));
    m_rule->setValue(0);
    layOutPanel();
    const auto report = [this] {
        updateSummary();
        emit changed();
    };
    connect(this, &QPushButton::clicked, m_panel, [this] { m_panel->open(m_heaps); });
    connect(m_heaps, &QComboBox::currentIndexChanged, this, report);
    connect(m_heaps->lineEdit(), &QLineEdit::editingFinished, this, report);
    connect(m_rule, &SegmentedRow::valueChosen, this, report);
    updateSummary();
}

void NimRulesButton::addHeaps()
{
    m_heaps->addItem(tr("20, take 1 to 3"), QString(usualHeaps));
    m_heaps->addItem("1-3-5-7", "1-3-5-7");
    m_heaps->addItem("3-4-5", "3-4-5");
    m_heaps->addItem(tr("Random heaps"), QString(randomHeaps));
    m_heaps->makeEditable();
    m_heaps->lineEdit()->setAccessibleName(tr("Heaps"));
    m_heaps->setInsertPolicy(QComboBox::NoInsert);
    m_heaps->setToolTip(tr("Choose heaps, or type your own: 2-4-6, or 21 limit 4"));
}

void NimRulesButton::layOutPanel()
{
    auto *form = new QFormLayout(m_panel);
    const int margin = Card::margin(fontMetrics().height());
    form->setContentsMargins(margin, margin, margin, margin);
    form->addRow(tr("Heap&s"), m_heaps);
    form->addRow(tr("Last &counter"), m_rule);
}

QString NimRulesButton::heaps() const
{
    // A text that matches no item was typed by hand.
    const int item = m_heaps->findText(m_heaps->currentText());
    return item >= 0 ? m_heaps->itemData(item).toString() : m_heaps->currentText();
}

void NimRulesButton::choose(const QString &heaps, bool misere)
{
    const QSignalBlocker blocker(m_heaps);
    const int item = m_heaps->findData(heaps);
    m_heaps->setCurrentIndex(item);
    if (item < 0)
        m_heaps->setEditText(heaps);
    m_heaps->lineEdit()->home(false);
    m_rule->setValue(misere ? 0 : 1);
    updateSummary();
}

QString NimRulesButton::summary(const QString &heaps) const
{
    return misere()
               ? tr("%1; last loses", "%1: Nim's heaps; taking the last counter loses").arg(heaps)
               : tr("%1; last wins", "%1: Nim's heaps; taking the last counter wins").arg(heaps);
}

/// Heaps typed by hand may be too long for the button.
void NimRulesButton::updateSummary()
{
    const QString whole = summary(m_heaps->currentText());
    updateAccessibleName(*this, tr("Rules of Nim: %1").arg(whole));
    setToolTip(tr("Choose Nim's heaps and who wins"));
    setText(widthFor(whole) <= width() ? whole : summary(tr("Own heaps")));
}

QSize NimRulesButton::sizeHint() const
{
    return {widthFor(summary(m_heaps->itemText(0))), rowHeight(fontMetrics().height())};
}

QSize NimRulesButton::minimumSizeHint() const
{
    return sizeHint();
}

void NimRulesButton::resizeEvent(QResizeEvent *event)
{
    FlatButton::resizeEvent(event);
    updateSummary();
}

void NimRulesButton::changeEvent(QEvent *event)
{
    FlatButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateSummary();
}

namespace {

QString textOf(const core::Role &role)
{
    return QString::fromStdString(roleText(role));
}

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

constexpr std::array othelloRules{core::Othello::Rule::Most, core::Othello::Rule::Fewest};

QString ruleTitle(core::Othello::Rule rule)
{
    return rule == core::Othello::Rule::Most ? SetupForm::tr("Most discs")
                                             : SetupForm::tr("Fewest discs");
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
    return SetupForm::tr("Alternate");
}

} // namespace

SetupForm::SetupForm(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_game(makeRow(tr("Game"), gamesInOrder, gameTitle))
    , m_rules(new QStackedWidget)
    , m_onlyRules(named("onlyRules", new FlatButton(tr("Three in a row wins"))))
    , m_othelloRule(makeRow(tr("Who wins"), othelloRules, ruleTitle))
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
    addRow(tr("Level"), m_level, "level"); // its letters are the menus'
    addOpponents();
    m_opponent->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addRow(tr("&Opponent"), m_opponent, "opponent");
}

/// Named players follow a heading, each with a line that describes it.
void SetupForm::addOpponents()
{
    bool hasHeading = false;
    for (const core::Role &opponent : offeredOpponents()) {
        if (isNamedPlayer(opponent) && !std::exchange(hasHeading, true))
            addHeading();
        const int item = m_opponent->count();
        m_opponent->addItem(opponentTitle(opponent), textOf(opponent));
        if (!isNamedPlayer(opponent))
            continue;
        describe(item, namedPlayerLine(QString::fromStdString(opponent.id)));
    }
}

/// Describes an opponent of the list, or says why it cannot be chosen.
void SetupForm::describe(int item, const QString &line)
{
    m_opponent->setItemData(item, line, Qt::ToolTipRole);
    m_opponent->setItemData(item, line, Qt::AccessibleDescriptionRole);
}

/// A heading among the items; it cannot be chosen.
void SetupForm::addHeading()
{
    m_opponent->addItem(namedPlayersTitle());
    m_opponent->setItemData(m_opponent->count() - 1, boldFont(QFont()), Qt::FontRole);
}

void SetupForm::addRules()
{
    m_onlyRules->setTextAtStart(true);
    m_onlyRules->setAutoDefault(false);
    m_onlyRules->setToolTip(tr("How to play tic-tac-toe"));
    m_onlyRules->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rules->addWidget(m_onlyRules);
    m_othelloRule->setObjectName("othelloRule");
    m_rules->addWidget(m_othelloRule);
    m_rules->addWidget(m_nimRules);
    m_rules->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // updateRows() sets the label's buddy to the current page.
    m_rulesTitle = addRow(tr("R&ules"), m_rules, "rules");
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
    connect(m_othelloRule, &SegmentedRow::valueChosen, this, report);
    connect(m_onlyRules, &QPushButton::clicked, this,
            [this] { emit rulesRequested(setup().game); });
    connect(m_level, &SegmentedRow::valueChosen, this, [this] { emit levelChanged(level()); });
}

GameSetup SetupForm::setup() const
{
    GameSetup setup;
    setup.game = static_cast<core::GameKind>(m_game->value());
    setup.starter = static_cast<Starter>(m_starter->value());
    setup.opponent = opponentOf(m_opponent->currentIndex()).value_or(setup.opponent);
    setup.othelloRule = static_cast<core::Othello::Rule>(m_othelloRule->value());
    setup.nimMisere = m_nimRules->misere();
    setup.nimHeaps = m_nimRules->heaps();
    return setup;
}

void SetupForm::setSetup(const GameSetup &setup)
{
    const QSignalBlocker blocker(m_opponent);
    m_game->setValue(static_cast<int>(setup.game));
    m_starter->setValue(static_cast<int>(setup.starter));
    // The combo box has no player that a file may name; fall back to the first, the computer.
    m_opponent->setCurrentIndex(std::max(0, m_opponent->findData(textOf(setup.opponent))));
    m_othelloRule->setValue(static_cast<int>(setup.othelloRule));
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
    const core::Role program = core::Role::program({});
    m_opponent->setItemText(m_opponent->findData(textOf(program)), opponentTitle(program, name));
}

QStringList SetupForm::summary() const
{
    const GameSetup chosen = setup();
    QStringList parts{gameTitle(chosen)};
    if (chosen.opponent.isHuman())
        return parts << tr("Two people");
    parts << (playsByLevel(chosen.opponent) ? levelTitle(level()) : m_opponent->currentText());
    return parts << startText(chosen.starter);
}

/// Disables choices that do not apply: starter and level if two people play, and opponents not
/// available for the game.
void SetupForm::updateRows()
{
    const GameSetup chosen = setup();
    auto *items = qobject_cast<QStandardItemModel *>(m_opponent->model());
    auto *list = qobject_cast<QListView *>(m_opponent->view());
    for (int item = 0; item < m_opponent->count(); ++item) {
        const std::optional<core::Role> opponent = opponentOf(item);
        const bool offered = opponent && offers(chosen, *opponent);
        items->item(item)->setEnabled(offered);
        if (opponent && opponent->kind == core::Role::Kind::Program)
            describe(item, offered
                               ? QString()
                               : tr("Other programs play only Othello, and by its usual rule."));
        const bool named = opponent && isNamedPlayer(*opponent);
        list->setRowHidden(item, named && !offered); // named players of other games are hidden
    }
    if (!offers(chosen, chosen.opponent)) {
        const QSignalBlocker blocker(m_opponent);
        m_opponent->setCurrentIndex(0);
    }
    const core::Role opponent = setup().opponent;
    m_opponent->setToolTip(m_opponent->currentData(Qt::ToolTipRole).toString());
    updateAccessibleDescription(*m_opponent, m_opponent->toolTip());
    m_rules->setCurrentWidget(rulesOf(chosen.game));
    m_rulesTitle->setBuddy(rulesOf(chosen.game));
    m_starter->setEnabled(!opponent.isHuman());
    m_level->setEnabled(playsByLevel(opponent));
}

QWidget *SetupForm::rulesOf(core::GameKind game) const
{
    switch (game) {
    case core::GameKind::TicTacToe:
        return m_onlyRules;
    case core::GameKind::Othello:
        return m_othelloRule;
    case core::GameKind::Nim:
        break;
    }
    return m_nimRules;
}

/// Nothing for the heading.
std::optional<core::Role> SetupForm::opponentOf(int item) const
{
    return core::parseRole(m_opponent->itemData(item).toString().toStdString());
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
