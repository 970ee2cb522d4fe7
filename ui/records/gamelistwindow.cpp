#include "ui/records/gamelistwindow.h"

#include "ui/controls/dialogbuttons.h"
#include "ui/controls/named.h"

#include <QFormLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace ui {

void GameListModel::setGames(std::shared_ptr<const GameCollection> games)
{
    beginResetModel();
    m_games = std::move(games);
    m_rows = m_games->matching({});
    endResetModel();
}

void GameListModel::setFilter(const GameCollection::Filter &filter)
{
    beginResetModel();
    if (m_games)
        m_rows = m_games->matching(filter);
    endResetModel();
}

core::format::Record GameListModel::record(int row) const
{
    return m_games->record(m_rows[std::size_t(row)]);
}

int GameListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int GameListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 5;
}

QVariant GameListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const GameCollection::Row row = m_games->row(m_rows[std::size_t(index.row())]);
    const QString *const columns[] = {&row.first, &row.second, &row.result, &row.date, &row.place};
    const QString &shown = *columns[index.column()];
    // Escaped, so that a name from a file is not read as markup.
    return role == Qt::ToolTipRole ? shown.toHtmlEscaped().prepend("<p>") : shown;
}

QVariant GameListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return QLocale().toString(section + 1);
    const QString titles[] = {tr("First (Black)"), tr("Second (White)"), tr("Result"), tr("Date"),
                              tr("Place or moves")};
    return titles[section];
}

GameListWindow::GameListWindow(QWidget *parent)
    // An independent window: a transient one would always be stacked above its parent, and cover
    // the game shown there.
    : QDialog(parent, Qt::Window)
    , m_model(new GameListModel(this))
    , m_table(new QTableView)
    , m_count(named("gameCount", new QLabel))
    , m_warnings(named("gameWarnings", new QLabel))
    , m_allWarnings(named("allGameWarnings", new QPlainTextEdit))
{
    setObjectName("gameList");
    setAttribute(Qt::WA_QuitOnClose, false);
    auto *layout = new QVBoxLayout(this);
    auto *filters = new QHBoxLayout;
    layout->addLayout(filters);
    m_player = addFilter(tr("&Player"), tr("part of a name"), "playerFilter");
    m_year = addFilter(tr("&Year"), tr("such as 2019"), "yearFilter");
    m_result = addFilter(tr("&Result"), tr("such as 33-31"), "resultFilter");

    m_table->setObjectName("games");
    m_table->setAccessibleName(tr("Games"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    // With fixed heights Qt does not read the rows out of view.
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setResizeContentsPrecision(100);
    layout->addWidget(m_table, 1);
    m_warnings->setWordWrap(true);
    m_warnings->setTextFormat(Qt::PlainText); // the text is from a file
    layout->addWidget(m_count);
    layout->addWidget(m_warnings);
    m_allWarnings->setReadOnly(true);
    m_allWarnings->setTabChangesFocus(true);
    m_allWarnings->setAccessibleName(tr("Problems"));
    layout->addWidget(m_allWarnings);
    auto *buttons = new DialogButtons;
    buttons->add(tr("&Close"), QDialogButtonBox::RejectRole);
    auto *show = buttons->add(tr("&Show the game"), QDialogButtonBox::ActionRole);
    show->setProminent(true);
    show->setObjectName("showGame");
    layout->addWidget(buttons);
    // Only once the button is in the dialog, which looks for its default button among its children.
    show->setDefault(true);
    resize(720, 520);

    m_typing.setSingleShot(true);
    m_typing.setInterval(150);
    connect(&m_typing, &QTimer::timeout, this, &GameListWindow::filter);
    for (QLineEdit *field : {m_player, m_year, m_result})
        connect(field, &QLineEdit::textChanged, this, [this, show] {
            m_typing.start();
            show->setEnabled(true); // Enter chooses from what is typed
        });
    const auto allowShowing = [this, show] { show->setEnabled(m_table->currentIndex().isValid()); };
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, show, allowShowing);
    connect(m_model, &QAbstractItemModel::modelReset, show, allowShowing);
    connect(show, &QPushButton::clicked, this, &GameListWindow::choose);
    connect(m_table, &QTableView::doubleClicked, this, &GameListWindow::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
}

QLineEdit *GameListWindow::addFilter(const QString &label, const QString &example, const char *name)
{
    auto *row = new QFormLayout;
    auto *field = new QLineEdit;
    field->setObjectName(name);
    field->setPlaceholderText(example);
    field->setClearButtonEnabled(true);
    row->addRow(label, field);
    static_cast<QHBoxLayout *>(layout()->itemAt(0)->layout())->addLayout(row);
    return field;
}

void GameListWindow::showGames(const QString &title, std::shared_ptr<const GameCollection> games)
{
    setWindowTitle(title);
    for (QLineEdit *field : {m_player, m_year, m_result})
        field->clear();
    m_typing.stop();
    const QStringList warnings = games->warnings();
    m_warnings->setText(warnings.isEmpty()
                            ? QString()
                            : tr("%n problem(s). The first: %1", nullptr, int(warnings.size()))
                                  .arg(warnings.constFirst()));
    m_warnings->setVisible(!warnings.isEmpty());
    m_allWarnings->setPlainText(warnings.join('\n'));
    m_allWarnings->setVisible(warnings.size() > 1);
    constexpr int lines = 5;
    m_allWarnings->setFixedHeight(lines * m_allWarnings->fontMetrics().lineSpacing()
                                  + 2 * m_allWarnings->frameWidth()
                                  + qRound(2 * m_allWarnings->document()->documentMargin()));
    m_model->setGames(std::move(games));
    const int em = fontMetrics().height();
    const int widths[] = {11 * em, 11 * em, 5 * em, 6 * em};
    for (int column = 0; column < 4; ++column)
        m_table->setColumnWidth(column, widths[column]);
    // Results may be long texts. Only the first rows are measured (resizeContentsPrecision).
    constexpr int result = 2;
    m_table->resizeColumnToContents(result);
    m_table->setColumnWidth(
        result, std::clamp(m_table->columnWidth(result), widths[result], 2 * widths[result]));
    m_table->setCurrentIndex(m_model->index(0, 0));
    showCount();
    winId(); // creates the native window
    windowHandle()->setTransientParent(nullptr);
    show();
    raise();
    activateWindow();
    m_table->setFocus();
}

void GameListWindow::filter()
{
    m_model->setFilter(
        {m_player->text().trimmed(), m_year->text().trimmed(), m_result->text().trimmed()});
    m_table->setCurrentIndex(m_model->index(0, 0));
    showCount();
}

void GameListWindow::showCount()
{
    const int count = m_model->rowCount();
    m_count->setText(count == 0 ? tr("No games") : tr("%n game(s)", nullptr, count));
}

void GameListWindow::choose()
{
    if (m_typing.isActive()) { // Enter may be pressed before the typing timer fires
        m_typing.stop();
        filter();
    }
    if (m_table->currentIndex().isValid())
        emit gameChosen(m_model->record(m_table->currentIndex().row()));
}

} // namespace ui
