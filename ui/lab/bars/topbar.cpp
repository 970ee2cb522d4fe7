#include "ui/lab/bars/topbar.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/controls/actionbutton.h"
#include "ui/lab/texts/labtexts.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QListView>
#include <QTimer>

#include <algorithm>
#include <array>

namespace ui::lab {

using ai::lab::Algorithm;

namespace {

// Characters of a title; where the bar is narrow it is cut sooner.
constexpr int longestTitle = 42;
constexpr int shortestTitle = 12;

/// The beginner's algorithms; the others are listed once More is chosen.
constexpr std::array firstAlgorithms{Algorithm::Plain, Algorithm::AlphaBetaShared};

} // namespace

TopBar::TopBar(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_search(new QWidget)
    , m_commands(new QWidget)
    , m_open(new FlatButton)
    , m_algorithm(new FlatComboBox)
{
    setObjectName("topBar");
    m_open->setObjectName("openExample");
    m_open->setArrow(true);
    m_algorithm->setObjectName("algorithm");
    m_algorithm->setAccessibleName(tr("Algorithm"));
    m_algorithm->view()->setAccessibleName(tr("Algorithms"));
    m_algorithm->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_algorithm->view()->setTextElideMode(Qt::ElideNone);
    auto *search = new QHBoxLayout(m_search);
    search->setContentsMargins(0, 0, 0, 0);
    search->addWidget(m_open);
    search->addWidget(m_algorithm);
    search->addStretch();
    auto *commands = new QHBoxLayout(m_commands);
    commands->setContentsMargins(0, 0, 0, 0);
    commands->setAlignment(Qt::AlignLeft);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSizeConstraint(QLayout::SetNoConstraint);
    m_rows->addWidget(m_search, 1);
    m_rows->addWidget(m_commands);
    connect(m_algorithm, &QComboBox::activated, this, &TopBar::choose);
}

void TopBar::addCommand(QAction *command)
{
    auto *button = new ActionButton;
    button->setObjectName(command->objectName() + "Button");
    button->setShows(ActionButton::Shows::Text);
    button->setCommand(command);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_commands->layout()->addWidget(button);
}

void TopBar::addMenu(const QString &title, const char *name, QMenu *menu)
{
    auto *button = new FlatButton(title);
    button->setObjectName(name);
    button->setArrow(true);
    button->setMenu(menu);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_commands->layout()->addWidget(button);
}

void TopBar::setSetup(const ai::lab::SearchSetup &setup, const QString &title)
{
    m_setup = setup;
    m_title = title;
    m_open->setToolTip(title.toHtmlEscaped().prepend("<p>")); // the full title
    m_open->setAccessibleDescription(title);                  // else the tool tip with its mark-up
    updateAccessibleName(*m_open, tr("Open something else; open now: %1").arg(title));
    fillAlgorithms();
    arrange();
}

void TopBar::fillAlgorithms()
{
    m_algorithm->clear();
    const auto add = [this](Algorithm one) {
        if (supports(m_setup.root, one))
            m_algorithm->addItem(algorithmTitle(one), static_cast<int>(one));
    };
    std::for_each(firstAlgorithms.begin(), firstAlgorithms.end(), add);
    const int firstRarer = m_algorithm->count();
    for (const Algorithm one : ai::lab::allAlgorithms) {
        if (std::find(firstAlgorithms.begin(), firstAlgorithms.end(), one) == firstAlgorithms.end())
            add(one);
    }
    m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(m_setup.algorithm)));
    const int rarer = m_algorithm->count() - firstRarer;
    const int inUse = m_algorithm->currentIndex() >= firstRarer ? 1 : 0; // always listed
    m_more = -1;
    if (firstRarer > 0 && rarer > 0)
        m_algorithm->insertSeparator(firstRarer);
    if (firstRarer > 0 && rarer > inUse) {
        m_more = firstRarer + 1; // below the line
        m_algorithm->insertItem(m_more, tr("More\u2026", "algorithms"));
    }
    showRarer(false);
    m_algorithm->setToolTip(algorithmText(m_setup.algorithm));
    m_algorithm->view()->setMinimumWidth(m_algorithm->view()->sizeHintForColumn(0)
                                         + 2 * fontMetrics().height());
}

/// Lists the rarer algorithms in place of the item More, or that item in place of those that are
/// not in use.
void TopBar::showRarer(bool all)
{
    auto *list = qobject_cast<QListView *>(m_algorithm->view());
    for (int row = 0; list != nullptr && row < m_algorithm->count(); ++row) {
        const bool isRarer = m_more >= 0 && row > m_more;
        list->setRowHidden(row,
                           all ? row == m_more : isRarer && row != m_algorithm->currentIndex());
    }
}

void TopBar::choose()
{
    if (m_algorithm->currentIndex() == m_more) {
        m_algorithm->setCurrentIndex(m_algorithm->findData(static_cast<int>(m_setup.algorithm)));
        showRarer(true);
        QTimer::singleShot(0, m_algorithm, &QComboBox::showPopup); // the list is just closing
        return;
    }
    m_setup = withAlgorithm(m_setup, static_cast<Algorithm>(m_algorithm->currentData().toInt()));
    m_algorithm->setToolTip(algorithmText(m_setup.algorithm));
    emit setupChosen(m_setup);
}

/// The title in a width between that of the shortest title and that of the longest.
QString TopBar::titleIn(int width) const
{
    const QFontMetrics metrics(m_open->font());
    const int character = metrics.averageCharWidth();
    return metrics.elidedText(
        m_title, Qt::ElideRight,
        std::clamp(width, shortestTitle * character, longestTitle * character));
}

/// The least width of the title and the algorithm, with the title cut to this.
int TopBar::searchWidth(const QString &title) const
{
    const QFontMetrics metrics(m_open->font());
    return m_search->minimumSizeHint().width() - metrics.horizontalAdvance(m_shownTitle)
           + metrics.horizontalAdvance(title);
}

QSize TopBar::minimumSizeHint() const
{
    const QSize search(searchWidth(titleIn(0)), m_search->minimumSizeHint().height());
    const QSize commands = m_commands->minimumSizeHint();
    const int rows = m_rows->direction() == QBoxLayout::LeftToRight
                         ? std::max(search.height(), commands.height())
                         : search.height() + m_rows->spacing() + commands.height();
    return {std::max(search.width(), commands.width()), rows};
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TopBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

/// Arranges everything in one row if it fits, else the commands in a second row.
void TopBar::arrange()
{
    const int search = searchWidth(titleIn(QWIDGETSIZE_MAX));
    const int both = search + m_rows->spacing() + m_commands->sizeHint().width();
    const QString title = titleIn(width() - searchWidth({}));
    m_open->setText(QString(title).replace('&', "&&"));
    m_shownTitle = title;
    const auto direction = both <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_rows->direction() == direction)
        return;
    m_rows->setDirection(direction);
    updateGeometry();
}

} // namespace ui::lab
