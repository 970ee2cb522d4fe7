#include "ui/library/explorerpanel.h"

#include "ui/controls/flowlayout.h"
#include "ui/controls/named.h"
#include "ui/controls/passiveitemview.h"
#include "ui/controls/verticalscrollarea.h"
#include "ui/library/explorermodel.h"

#include <QCompleter>
#include <QFormLayout>
#include <QHeaderView>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

using namespace core::library;

namespace {

constexpr int minYear = 1900;
constexpr int maxYear = 2199;

FlatButton *button(const QString &text, const char *name)
{
    auto *made = new FlatButton(text);
    made->setObjectName(name);
    return made;
}

QLabel *label(const char *name)
{
    auto *made = new QLabel;
    made->setObjectName(name);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return made;
}

void setCompletions(QLineEdit *field, const QStringList &names)
{
    auto *completer = new QCompleter(names, field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    field->setCompleter(completer);
}

int yearIn(const QLineEdit *field)
{
    const int year = field->text().toInt();
    return year >= minYear && year <= maxYear ? year : 0;
}

} // namespace

ExplorerPanel::ExplorerPanel(QWidget *parent)
    : Card(parent)
    , m_model(new ExplorerModel(this))
    , m_text(label("explorerText"))
    , m_announcer(m_text)
    , m_moves(named("libraryMoves", new MovesTable))
    , m_firstNew(label("firstNewMove"))
    , m_gamesPart(new QWidget)
    , m_games(named("libraryGames", new QListWidget))
{
    setObjectName("explorerPanel");
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(makeHead());
    auto *body = new VerticalScrollArea(makeBody());
    layout->addWidget(body, 1);
    // Scroll to the filters, which may be out of view in a low window.
    connect(m_filterSwitch, &QPushButton::toggled, body,
            [body] { body->verticalScrollBar()->setValue(0); });
    followFont();
}

/// Creates everything below the head. It scrolls as a whole, so that all parts can be reached if
/// the panel is low.
QWidget *ExplorerPanel::makeBody()
{
    makeMoves();
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    layout->setContentsMargins({});
    layout->addWidget(makeFilters());
    layout->addWidget(m_moves, 3);
    layout->addWidget(m_firstNew);
    m_gamesPart->setLayout(makeGames());
    layout->addWidget(m_gamesPart, 2);
    layout->addWidget(makeImport());
    m_firstNew->hide();
    return body;
}

QLayout *ExplorerPanel::makeHead()
{
    m_filterSwitch = button(tr("Filter"), "libraryFilter");
    m_filterSwitch->setCheckable(true);
    m_filterSwitch->setToolTip(tr("Which games count"));
    m_back = button(tr("Back"), "explorerBack");
    m_back->hide();
    connect(m_filterSwitch, &QPushButton::toggled, this, &ExplorerPanel::showParts);
    connect(m_back, &QPushButton::clicked, this, &ExplorerPanel::backRequested);
    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_filterSwitch, 0, Qt::AlignTop);
    row->addWidget(m_back, 0, Qt::AlignTop);
    return row;
}

QWidget *ExplorerPanel::makeFilters()
{
    m_filters = new QWidget;
    m_filters->setObjectName("libraryFilters");
    const auto field = [](const char *name, const QString &example) {
        auto *made = new QLineEdit;
        made->setObjectName(name);
        made->setPlaceholderText(example);
        made->setClearButtonEnabled(true);
        return made;
    };
    m_player = field("libraryPlayer", tr("name or part of it"));
    m_event = field("libraryEvent", tr("name or part of it"));
    m_firstYear = field("libraryFirstYear", tr("from"));
    m_lastYear = field("libraryLastYear", tr("to"));
    for (QLineEdit *year : {m_firstYear, m_lastYear})
        year->setValidator(new QIntValidator(0, maxYear, year));
    m_firstYear->setAccessibleName(tr("First year"));
    m_lastYear->setAccessibleName(tr("Last year"));
    m_colour = new FlatComboBox;
    m_colour->setObjectName("libraryColour");
    m_colour->setAccessibleName(tr("Colour of the player"));
    m_colour->addItems({tr("either colour"), tr("Black"), tr("White")});
    m_mover = new FlatComboBox;
    m_mover->setObjectName("libraryMover");
    m_mover->setAccessibleName(tr("Whose moves count"));
    m_mover->addItems({tr("moves of both"), tr("the player's moves"), tr("the opponents' moves")});
    m_ownOnly = new QCheckBox(tr("Only my own games"));
    m_ownOnly->setObjectName("libraryOwnOnly");

    auto *years = new QHBoxLayout;
    years->addWidget(m_firstYear, 1);
    years->addWidget(m_lastYear, 1);
    auto *form = new QFormLayout(m_filters);
    form->setContentsMargins({});
    form->addRow(tr("Player"), m_player);
    form->addRow(QString(), m_colour);
    form->addRow(QString(), m_mover);
    form->addRow(tr("Event"), m_event);
    form->addRow(tr("Years"), years);
    form->addRow(QString(), m_ownOnly);
    m_filters->hide();

    const auto follow = [this] {
        m_colour->setEnabled(!m_player->text().trimmed().isEmpty());
        m_mover->setEnabled(m_colour->isEnabled());
        m_filterSwitch->setText(hasFilter() ? tr("Filtered") : tr("Filter"));
        emit queryChanged();
    };
    for (QLineEdit *one : {m_player, m_event, m_firstYear, m_lastYear})
        connect(one, &QLineEdit::textChanged, this, follow);
    for (QComboBox *one : {m_colour, m_mover})
        connect(one, &QComboBox::currentIndexChanged, this, follow);
    connect(m_ownOnly, &QCheckBox::toggled, this, follow);
    m_colour->setEnabled(false);
    m_mover->setEnabled(false);
    return m_filters;
}

void ExplorerPanel::makeMoves()
{
    m_moves->setAccessibleName(tr("Moves played here"));
    m_moves->setModel(m_model);
    // The selection rather than the current row, because a screen reader can change it.
    connect(m_moves->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this](const QItemSelection &selected) {
                const MoveStatistics *const move =
                    selected.isEmpty() ? nullptr : m_model->move(selected.indexes().front().row());
                if (m_showing || move == nullptr)
                    return;
                emit moveChosen(*move);
                if (move->move == m_chosen)
                    return;
                m_chosen = move->move;
                emit queryChanged();
            });
    connect(m_moves, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const MoveStatistics *const move = m_model->move(index.row()))
            emit moveActivated(*move);
    });
}

QLayout *ExplorerPanel::makeGames()
{
    m_order = new FlatComboBox;
    m_order->setObjectName("libraryOrder");
    m_order->setAccessibleName(tr("Order of the games"));
    m_order->addItems({tr("Best-known games"), tr("Newest games")});
    connect(m_order, &QComboBox::currentIndexChanged, this, &ExplorerPanel::queryChanged);
    m_openGame = button(tr("Review"), "openLibraryGame");
    m_openGame->setToolTip(tr("Opens the chosen game and reviews it"));
    m_openGame->setEnabled(false);
    m_games->setAccessibleName(tr("Games behind the move"));
    m_games->setItemDelegate(new ExplorerDelegate(m_games));
    m_games->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_games->setTextElideMode(Qt::ElideRight);
    const auto open = [this](QListWidgetItem *item) {
        emit gameChosen(m_listed[std::size_t(m_games->row(item))]);
    };
    connect(m_games, &QListWidget::itemActivated, this, open);
    connect(m_games, &QListWidget::itemSelectionChanged, this,
            [this] { m_openGame->setEnabled(!m_games->selectedItems().isEmpty()); });
    connect(m_openGame, &QPushButton::clicked, this,
            [this, open] { open(m_games->selectedItems().constFirst()); });
    auto *row = new QHBoxLayout;
    row->addWidget(m_order, 1);
    row->addWidget(m_openGame);
    auto *layout = new QVBoxLayout;
    layout->setContentsMargins({});
    layout->addLayout(row);
    layout->addWidget(m_games, 1);
    return layout;
}

QWidget *ExplorerPanel::makeImport()
{
    m_importPart = new QWidget;
    m_progress = new QProgressBar;
    m_progress->setObjectName("importProgress");
    m_progress->setAccessibleName(tr("Progress of the import"));
    m_progress->hide();
    m_importText = label("importText");
    m_importText->hide();
    m_cancel = button(tr("Stop the import"), "cancelImport");
    m_cancel->hide();
    m_importFolder = button(tr("Import a folder\u2026"), "importFolder");
    m_importFiles = button(tr("Import a file\u2026"), "importFiles");
    m_ownGames = new QCheckBox(tr("Add the games that I finish"));
    m_ownGames->setObjectName("addOwnGames");
    connect(m_importFolder, &QPushButton::clicked, this, &ExplorerPanel::importFolderRequested);
    connect(m_importFiles, &QPushButton::clicked, this, &ExplorerPanel::importFileRequested);
    connect(m_cancel, &QPushButton::clicked, this, &ExplorerPanel::cancelRequested);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_importFolder);
    buttons->addWidget(m_importFiles);
    auto *layout = new QVBoxLayout(m_importPart);
    layout->setContentsMargins({});
    layout->addWidget(m_progress);
    layout->addWidget(m_importText);
    layout->addWidget(m_cancel);
    layout->addLayout(buttons);
    layout->addWidget(m_ownGames);
    return m_importPart;
}

bool ExplorerPanel::hasFilter() const
{
    return query().filter != LibraryFilter();
}

LibraryQuery ExplorerPanel::query() const
{
    LibraryQuery query;
    query.filter.player = m_player->text().trimmed();
    query.filter.event = m_event->text().trimmed();
    GameFilter &rest = query.filter.rest;
    if (!query.filter.player.isEmpty()) {
        rest.colour = static_cast<GameFilter::Colour>(m_colour->currentIndex());
        rest.mover = static_cast<GameFilter::Mover>(m_mover->currentIndex());
    }
    rest.firstYear = yearIn(m_firstYear);
    rest.lastYear = yearIn(m_lastYear);
    rest.ownOnly = m_ownOnly->isChecked();
    query.move = m_chosen;
    query.order = static_cast<GameOrder>(m_order->currentIndex());
    return query;
}

void ExplorerPanel::show(const core::Othello &position, const LibraryAnswer &answer)
{
    const bool hasContent = answer.hasLibrary && answer.problem.isEmpty();
    m_hasContent = hasContent;
    m_moves->setVisible(hasContent);
    m_filterSwitch->setVisible(hasContent);
    showParts();
    m_importFolder->setProminent(!answer.hasLibrary);
    if (!hasContent) {
        m_firstNew->hide();
        m_text->setText(!answer.problem.isEmpty()
                            ? answer.problem
                            : tr("No library yet. A library of games shows what was played in the "
                                 "position on the board, and how it ended. Import the files of a "
                                 "collection, such as WTHOR's, or games of your own."));
        return;
    }
    m_text->setText(countText(answer));
    m_showing = true;
    m_model->show(position, answer.statistics.moves);
    m_chosen = answer.move;
    m_moves->setCurrentIndex(m_model->index(m_model->rowOf(answer.move), 0));
    m_showing = false;
    showGames(answer.listed);
}

/// Shows or hides the parts; the advice for having no library is hidden while one is being made.
void ExplorerPanel::showParts()
{
    m_filters->setVisible(m_hasContent && m_filterSwitch->isChecked());
    m_gamesPart->setVisible(m_hasContent);
    m_text->setVisible(m_hasContent || m_progress->isHidden());
}

void ExplorerPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit appeared();
}

void ExplorerPanel::showNothing(const QString &why)
{
    LibraryAnswer answer;
    answer.problem = why;
    answer.hasLibrary = true;
    show({}, answer);
}

QString ExplorerPanel::countText(const LibraryAnswer &answer) const
{
    const auto several = [](const QStringList &names) {
        constexpr int fewNames = 5;
        const QString few = names.mid(0, fewNames).join(", ");
        return names.size() > fewNames ? few + QChar(0x2026) : few;
    };
    if (!answer.players.isEmpty())
        return tr("More than one player has %1 in the name: %2", "%2: names")
            .arg(m_player->text().trimmed(), several(answer.players));
    if (!answer.events.isEmpty())
        return tr("More than one event has %1 in the name: %2", "%2: names")
            .arg(m_event->text().trimmed(), several(answer.events));
    if (!answer.knowsPlayer)
        return tr("The library has no player called %1.").arg(m_player->text().trimmed());
    if (!answer.knowsEvent)
        return tr("The library has no event called %1.").arg(m_event->text().trimmed());
    const QString all = tr("%Ln game(s)", nullptr, int(answer.games));
    if (answer.statistics.games == 0)
        return hasFilter() ? tr("None of these games moved on from here.")
                           : tr("No game moved on from here, of %1.", "%1: 137,548 games").arg(all);
    return tr("%Ln game(s) moved on from here, of %1.", "%1: in all", int(answer.statistics.games))
        .arg(QLocale().toString(qlonglong(answer.games)));
}

void ExplorerPanel::showGames(const std::vector<ListedGame> &games)
{
    const auto sameGame = [](const ListedGame &a, const ListedGame &b) {
        return playersText(a.game) == playersText(b.game)
               && gameDetail(a.game) == gameDetail(b.game);
    };
    const bool isShown =
        std::equal(games.begin(), games.end(), m_listed.begin(), m_listed.end(), sameGame);
    m_listed = games;
    if (isShown)
        return; // refilling the list would scroll it and notify screen readers
    m_games->clear();
    for (const ListedGame &listed : games) {
        const QString players = playersText(listed.game);
        const QString detail = gameDetail(listed.game);
        const QString whole = detail.isEmpty() ? players : QString("%1, %2").arg(players, detail);
        auto *item = new QListWidgetItem(players, m_games);
        item->setData(ExplorerModel::detailRole, detail);
        item->setData(Qt::AccessibleTextRole, whole);
        item->setToolTip(whole.toHtmlEscaped());
    }
}

void ExplorerPanel::setNames(const QStringList &players, const QStringList &events)
{
    setCompletions(m_player, players);
    setCompletions(m_event, events);
}

void ExplorerPanel::setFirstNewMove(const QString &words)
{
    m_firstNew->setText(words);
    m_firstNew->setVisible(!words.isEmpty());
}

void ExplorerPanel::showImport(const ImportProgress &progress)
{
    m_progress->setMaximum(progress.indexing ? 0 : int(std::max<std::size_t>(1, progress.files)));
    m_progress->setValue(int(progress.file));
    m_progress->show();
    m_cancel->show();
    m_importText->show();
    m_importText->setText(progress.indexing
                              ? tr("Looking for positions that games share.")
                              : tr("%Ln game(s) added.", nullptr, int(progress.added)));
    // A focused button that is hidden would pass the focus on to the next widget, an option that a
    // key could change by accident.
    QWidget *const focused = window()->focusWidget();
    if (focused == m_importFolder || focused == m_importFiles) {
        m_importedBy = focused;
        m_cancel->setFocus();
    }
    m_importFolder->hide();
    m_importFiles->hide();
    showParts();
}

void ExplorerPanel::endImport(const QString &message, const QStringList &problems)
{
    m_progress->hide();
    m_importFolder->show();
    m_importFiles->show();
    if (window()->focusWidget() == m_cancel)
        (m_importedBy != nullptr ? m_importedBy : m_importFolder)->setFocus();
    m_cancel->hide();
    m_importText->setText(message);
    m_importText->setToolTip(problems.isEmpty()
                                 ? QString()
                                 : problems.mid(0, 20).join('\n').toHtmlEscaped().prepend("<pre>"));
    m_importText->show();
    showParts();
    m_announcer.announce(message);
}

/// What an import found is no news any more when the explorer is opened again.
void ExplorerPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous() && m_cancel->isHidden())
        m_importText->hide();
}

void ExplorerPanel::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        followFont();
}

void ExplorerPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else
        Card::keyPressEvent(event);
}

void ExplorerPanel::followFont()
{
    constexpr int fewestMoves = 4;
    const int margin = Card::margin(fontMetrics().height());
    layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    QHeaderView &rows = *m_moves->verticalHeader();
    rows.setDefaultSectionSize(fontMetrics().height() * 9 / 4);
    m_moves->setMinimumHeight(m_moves->horizontalHeader()->sizeHint().height()
                              + fewestMoves * rows.defaultSectionSize()
                              + 2 * m_moves->frameWidth());
    m_games->setMinimumHeight(4 * fontMetrics().height());
}

QSize ExplorerPanel::minimumSizeHint() const
{
    constexpr QSize inLines(17, 10);
    return inLines * fontMetrics().height();
}

} // namespace ui
