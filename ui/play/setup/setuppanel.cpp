#include "ui/play/setup/setuppanel.h"

#include "ui/common/titles.h"

#include <QKeySequence>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace ui {

namespace {

template <class Enum>
void addItem(QComboBox *box, const QString &title, Enum value)
{
    box->addItem(title, static_cast<int>(value));
}

template <class Enum>
Enum currentValue(const QComboBox *box)
{
    return static_cast<Enum>(box->currentData().toInt());
}

template <class Enum>
void setCurrentValue(QComboBox *box, Enum value)
{
    const QSignalBlocker blocker(box);
    box->setCurrentIndex(box->findData(static_cast<int>(value)));
}

/// Makes an item available or not; the first item replaces a chosen one that is not.
template <class Enum>
void setAvailable(QComboBox *box, Enum value, bool available)
{
    const int index = box->findData(static_cast<int>(value));
    if (auto *items = qobject_cast<QStandardItemModel *>(box->model()))
        items->item(index)->setEnabled(available);
    if (!available && box->currentIndex() == index) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(0);
    }
}

} // namespace

SetupPanel::SetupPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout)
    , m_play(new QPushButton(tr("&Play"), this))
{
    addSelectors();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(m_form);
    layout->addSpacing(fontMetrics().height() / 2);
    addPlayButton();
    for (QComboBox *box : {m_game, m_rule, m_starter, m_opponent, m_heaps}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            updateRows();
            emit setupChanged();
        });
    }
    connect(m_heaps->lineEdit(), &QLineEdit::editingFinished, this, &SetupPanel::setupChanged);
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] { emit levelChanged(level()); });
    connect(m_play, &QPushButton::clicked, this, &SetupPanel::playRequested);
    updateRows();
}

void SetupPanel::addSelectors()
{
    m_game = addSelector(tr("Ga&me"), "game");
    for (const core::GameKind kind : gamesInOrder)
        addItem(m_game, gameTitle(kind), kind);
    addHeaps();
    m_rule = addSelector(tr("Last &counter"), "rule");
    m_rule->addItem(tr("Whoever takes it loses"), true);
    m_rule->addItem(tr("Whoever takes it wins"), false);
    m_starter = addSelector(tr("&Who starts"), "starter");
    for (const Starter starter : allStarters)
        addItem(m_starter, starterTitle(starter), starter);
    m_level = addSelector(tr("Lev&el"), "level");
    for (const ai::Level level : ai::allLevels)
        addItem(m_level, levelTitle(level), level);
    m_opponent = addSelector(tr("&Opponent"), "opponent");
    for (const Opponent opponent : allOpponents)
        addItem(m_opponent, opponentTitle(opponent), opponent);
}

void SetupPanel::addHeaps()
{
    m_heaps = addSelector(tr("Heap&s"), "heaps");
    m_heaps->addItem(tr("20, take 1 to 3"), "20 limit 3");
    m_heaps->addItem("1-3-5-7", "1-3-5-7");
    m_heaps->addItem("3-4-5", "3-4-5");
    m_heaps->addItem(tr("Random"), QString(randomHeaps));
    m_heaps->setEditable(true);
    m_heaps->lineEdit()->setAccessibleName(tr("Heaps"));
    m_heaps->setInsertPolicy(QComboBox::NoInsert);
    m_heaps->setToolTip(tr("Choose heaps, or type your own: 2-4-6, or 21 limit 4"));
}

void SetupPanel::addPlayButton()
{
    m_play->setObjectName("play");
    m_play->setDefault(true);
    m_play->setMinimumHeight(2 * fontMetrics().height());
    QFont bold = m_play->font();
    bold.setBold(true);
    m_play->setFont(bold);
    m_play->setToolTip(
        tr("Start a new game (%1)")
            .arg(QKeySequence(QKeySequence::New).toString(QKeySequence::NativeText)));
    layout()->addWidget(m_play);
}

GameSetup SetupPanel::setup() const
{
    GameSetup setup;
    setup.game = currentValue<core::GameKind>(m_game);
    setup.starter = currentValue<Starter>(m_starter);
    setup.opponent = currentValue<Opponent>(m_opponent);
    setup.nimMisere = m_rule->currentData().toBool();
    // A text that is no item's is one typed by hand.
    const int item = m_heaps->findText(m_heaps->currentText());
    setup.nimHeaps = item >= 0 ? m_heaps->itemData(item).toString() : m_heaps->currentText();
    return setup;
}

void SetupPanel::setSetup(const GameSetup &setup)
{
    setCurrentValue(m_game, setup.game);
    setCurrentValue(m_starter, setup.starter);
    setCurrentValue(m_opponent, setup.opponent);
    const QSignalBlocker ruleBlocker(m_rule);
    const QSignalBlocker heapsBlocker(m_heaps);
    m_rule->setCurrentIndex(m_rule->findData(setup.nimMisere));
    const int item = m_heaps->findData(setup.nimHeaps);
    m_heaps->setCurrentIndex(item);
    if (item < 0)
        m_heaps->setEditText(setup.nimHeaps);
    m_heaps->lineEdit()->home(false);
    updateRows();
}

void SetupPanel::setProgramName(const QString &name)
{
    const int item = m_opponent->findData(static_cast<int>(Opponent::Program));
    m_opponent->setItemText(item, name.isEmpty() ? opponentTitle(Opponent::Program) : name);
}

ai::Level SetupPanel::level() const
{
    return currentValue<ai::Level>(m_level);
}

void SetupPanel::setLevel(ai::Level level)
{
    setCurrentValue(m_level, level);
}

QComboBox *SetupPanel::addSelector(const QString &label, const char *name)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_form->addRow(label, box);
    return box;
}

/// Shows the rows that matter: heaps in Nim, the starter and the level against the computer.
void SetupPanel::updateRows()
{
    const bool nim = currentValue<core::GameKind>(m_game) == core::GameKind::Nim;
    for (const Opponent opponent : allOpponents)
        setAvailable(m_opponent, opponent, offers(currentValue<core::GameKind>(m_game), opponent));
    const Opponent opponent = currentValue<Opponent>(m_opponent);
    m_form->setRowVisible(m_heaps, nim);
    m_form->setRowVisible(m_rule, nim);
    m_form->setRowVisible(m_starter, opponent != Opponent::Person);
    m_form->setRowVisible(m_level, opponent == Opponent::Computer);
}

} // namespace ui
