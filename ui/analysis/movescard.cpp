#include "ui/analysis/movescard.h"

#include "ui/commands/maincommands.h"
#include "ui/common/titles.h"
#include "ui/controls/actionbutton.h"
#include "ui/controls/flatcombobox.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// At most this many moves are measured for the width of a column, more than a game of Othello has.
constexpr int measuredMoves = 80;

constexpr const char *widestNumber = "88";

int markSize(const QFontMetrics &metrics)
{
    return metrics.height() * 3 / 5;
}

/// The gap between the parts of an item.
int itemGap(const QFontMetrics &metrics)
{
    return metrics.height() / 4;
}

/// Paints the move's number if it begins a pair, the move and its mark. The current move is bold
/// and has a background.
class MoveDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const QFontMetrics &metrics = option.fontMetrics;
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        QRect rest = option.rect.adjusted(0, 1, 0, -1);
        const auto takeStart = [&](int width) {
            const QRect part(rest.left(), rest.top(), width, rest.height());
            rest.setLeft(rest.left() + width);
            return QStyle::visualRect(option.direction, option.rect, part);
        };
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(quietText(option.palette));
        painter->drawText(takeStart(metrics.horizontalAdvance(widestNumber)),
                          Qt::AlignRight | Qt::AlignVCenter,
                          index.data(MoveListModel::NumberRole).toString());
        takeStart(itemGap(metrics) / 2);
        QFont font = option.font;
        font.setBold(isCurrent);
        const QString text = index.data().toString();
        const int textWidth = QFontMetrics(font).horizontalAdvance(text) + 1;
        if (isCurrent) {
            // No wider than the move and its mark: the next number is not part of it.
            QRect ground = rest;
            ground.setWidth(
                std::min(rest.width(), textWidth + markSize(metrics) + 2 * itemGap(metrics)));
            paintBackground(*painter, QStyle::visualRect(option.direction, option.rect, ground),
                            option);
        }
        takeStart(itemGap(metrics));
        painter->setFont(font);
        painter->setPen(option.palette.color(QPalette::WindowText));
        painter->drawText(takeStart(textWidth), Qt::AlignCenter, text);
        takeStart(itemGap(metrics) / 2);
        const auto mark = index.data(Qt::DecorationRole).value<QIcon>();
        mark.paint(painter, takeStart(markSize(metrics)));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return static_cast<const QListView *>(parent())->gridSize();
    }

private:
    static void paintBackground(QPainter &painter, const QRect &area,
                                const QStyleOptionViewItem &option)
    {
        const qreal radius = cornerRadius(option.fontMetrics.height());
        const QColor ground = quietColour(option.palette);
        paintSurface(painter, area, radius, ground);
        if (option.state.testFlag(QStyle::State_HasFocus)
            && option.state.testFlag(QStyle::State_KeyboardFocusChange))
            paintFocusRing(painter, area, radius, markColour(option.palette, ground));
    }
};

} // namespace

MoveList::MoveList(QWidget *parent)
    : PassiveItemView<QListView>(parent)
{
    setObjectName("moves");
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setItemDelegate(new MoveDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    // Shows the card's background.
    viewport()->setAutoFillBackground(false);
}

int MoveList::rowHeight() const
{
    return fontMetrics().height() * 3 / 2;
}

/// Uses an even number of columns, so that each side's moves are in the same columns.
void MoveList::arrange()
{
    if (model() == nullptr)
        return;
    const QFontMetrics metrics(boldFont(font()));
    int widest = metrics.horizontalAdvance("h8");
    for (int row = 0; row < std::min(model()->rowCount(), measuredMoves); ++row)
        widest =
            std::max(widest, metrics.horizontalAdvance(model()->index(row, 0).data().toString()));
    // Reserves space for the scroll bar, so that nothing moves when it appears.
    const int whole =
        maximumViewportSize().width() + viewportMargins().left() + viewportMargins().right();
    const int available = whole - verticalScrollBar()->sizeHint().width() - 1;
    const int needed = fontMetrics().horizontalAdvance(widestNumber) + widest
                       + markSize(fontMetrics()) + 3 * itemGap(fontMetrics());
    const int pairs = std::max(1, available / (2 * needed));
    // The two moves of a pair stay close together; spare width goes to the margin.
    const int width = std::min(available / (2 * pairs), needed + fontMetrics().height());
    setGridSize({width, rowHeight()});
    const int rest = model()->rowCount() == 0 ? 0 : available - 2 * pairs * width;
    // No row is cut off at the lower edge.
    const int height = maximumViewportSize().height() + viewportMargins().bottom();
    const int below = height > rowHeight() ? height % rowHeight() : 0;
    const QMargins margins =
        isRightToLeft() ? QMargins(rest, 0, 0, below) : QMargins(0, 0, rest, below);
    if (viewportMargins() != margins)
        setViewportMargins(margins);
}

void MoveList::showCurrent()
{
    if (currentIndex().isValid())
        scrollTo(currentIndex());
    else
        scrollToTop();
}

void MoveList::paintEvent(QPaintEvent *event)
{
    PassiveItemView<QListView>::paintEvent(event);
    if (model() == nullptr || model()->rowCount() > 0)
        return;
    const QString text = tr("The moves of the game are listed here.");
    const auto above = viewport()->height() < 2 * rowHeight() ? Qt::AlignVCenter : Qt::AlignTop;
    const int flags = int(Qt::TextWordWrap)
                      | int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | above));
    const QRect area = viewport()->rect();
    if (!area.contains(fontMetrics().boundingRect(area, flags, text)))
        return;
    QPainter painter(viewport());
    painter.setPen(quietText(palette()));
    painter.drawText(area, flags, text);
}

void MoveList::resizeEvent(QResizeEvent *event)
{
    arrange();
    PassiveItemView<QListView>::resizeEvent(event);
    QListView::doItemsLayout(); // lays out now, which otherwise happens in the event loop
    showCurrent();
}

/// A move that is chosen is scrolled into view at once: QListView would select what has come under
/// the pointer by then.
void MoveList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex pressed = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !pressed.isValid())
        return;
    if (pressed == currentIndex())
        emit activated(pressed);
    else
        setCurrentIndex(pressed);
}

/// Nothing is selected by dragging.
void MoveList::mouseMoveEvent(QMouseEvent *) {}

MovesCard::MovesCard(const GameController &game, const Reviewer &review,
                     const MainCommands &commands)
    : m_game(game)
    , m_model(new MoveListModel(game, review, this))
    , m_header(new QHBoxLayout)
    , m_heading(new QLabel(tr("Moves")))
    , m_lines(new FlatComboBox)
    , m_moves(new MoveList)
{
    setObjectName("movesCard");
    setFocusProxy(m_moves);
    m_lines->setObjectName("lines");
    m_lines->setAccessibleName(tr("Lines of the game"));
    m_lines->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lines->setMinimumContentsLength(12);
    m_moves->setAccessibleName(tr("Moves"));
    m_moves->setModel(m_model);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(makeHeader(commands));
    layout->addWidget(m_moves, 1);
    connect(m_moves->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &current) {
                if (!m_refreshing && current.isValid())
                    emit plyChosen(std::size_t(current.row()) + 1);
            });
    // The board may show the current move otherwise, such as what a mistake allowed.
    connect(m_moves, &QListView::activated, this,
            [this](const QModelIndex &move) { emit plyChosen(std::size_t(move.row()) + 1); });
    connect(m_lines, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            emit lineChosen(m_game.match().variations()[std::size_t(index - 1)]);
    });
    setSizes();
}

QLayout *MovesCard::makeHeader(const MainCommands &commands)
{
    m_header->setSpacing(0);
    m_header->addWidget(m_heading, 1);
    m_header->addWidget(m_lines, 1);
    m_header->addSpacing(fontMetrics().height() / 2);
    const std::pair<QAction *, const char *> buttons[] = {{commands.first, "toStart"},
                                                          {commands.back, "previousStep"},
                                                          {commands.forward, "nextStep"},
                                                          {commands.last, "toEnd"}};
    for (const auto &[action, symbol] : buttons) {
        auto *button = new ActionButton;
        button->setCommand(action);
        button->setSymbol(symbol);
        button->setShows(ActionButton::Shows::Symbol);
        button->setFlat(true);
        button->setObjectName(action->objectName() + "Tool");
        m_header->addWidget(button);
        m_tools << button;
    }
    return m_header;
}

void MovesCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setSizes();
}

void MovesCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    chooseArrangement();
    limitHeight();
    // In a row or two the scroll bar would be too short to be dragged.
    m_moves->setVerticalScrollBarPolicy(height() < heightOf(2) ? Qt::ScrollBarAlwaysOff
                                                               : Qt::ScrollBarAsNeeded);
}

/// With space for only one row below it, the header is worth less than a second row, unless a line
/// can be chosen there.
void MovesCard::chooseArrangement()
{
    const bool hasLines = !m_game.match().variations().empty();
    setCompact(height() < heightOf(hasLines ? 1 : 2));
}

void MovesCard::setCompact(bool compact)
{
    if (std::exchange(m_isCompact, compact) == compact)
        return;
    if (compact)
        m_header->insertWidget(0, m_moves, 1);
    else
        static_cast<QVBoxLayout *>(layout())->addWidget(m_moves, 1);
    showHeading();
    refreshTools();
    setSizes();
    // Resize the list in its new layout at once.
    layout()->activate();
}

void MovesCard::setSizes()
{
    const int em = fontMetrics().height();
    const int margin = Card::margin(em);
    layout()->setContentsMargins(margin, margin / 3, margin, margin / 3);
    layout()->setSpacing(em / 8);
    m_heading->setFont(boldFont(font()));
    // Smaller than the other texts, so that more moves are in view, but no smaller than the
    // desktop's.
    const QFont small = scaledFont(font(), 0.87);
    const bool isLegible =
        QFontMetrics(small).height() >= QFontMetrics(QApplication::font()).height();
    m_moves->setFont(isLegible ? small : font());
    limitHeight();
    m_model->setMarkSize(markSize(m_moves->fontMetrics()));
    m_moves->arrange();
    updateGeometry();
}

/// Beside the buttons the list has as many whole rows as fit.
void MovesCard::limitHeight()
{
    const QMargins margins = layout()->contentsMargins();
    const int rows =
        std::max(1, (height() - margins.top() - margins.bottom()) / m_moves->rowHeight());
    m_moves->setMaximumHeight(m_isCompact ? rows * m_moves->rowHeight() : QWIDGETSIZE_MAX);
}

int MovesCard::heightOf(int rows) const
{
    const QMargins margins = layout()->contentsMargins();
    return margins.top() + 2 * fontMetrics().height() + layout()->spacing()
           + rows * m_moves->rowHeight() + margins.bottom();
}

QSize MovesCard::sizeHint() const
{
    return {16 * fontMetrics().height(), heightOf(2)};
}

QSize MovesCard::minimumSizeHint() const
{
    return {12 * fontMetrics().height(), heightOf(0) - layout()->spacing()};
}

void MovesCard::refresh(std::size_t current)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_lines, m_moves})
        // An offered game must be continued before it can be browsed.
        part->setEnabled(!m_game.isOffer());
    m_refreshing = true;
    const int rows = m_model->rowCount();
    m_model->refresh();
    if (m_model->rowCount() != rows)
        m_moves->arrange();
    const QModelIndex index = current > 0 ? m_model->index(int(current) - 1) : QModelIndex();
    m_moves->setCurrentIndex(index);
    if (!index.isValid())
        m_moves->clearSelection();
    m_refreshing = false;
    refreshLines();
    refreshTools();
    m_moves->showCurrent();
}

/// Hidden buttons keep their place beside the heading, but not beside the moves.
void MovesCard::refreshTools()
{
    for (QWidget *tool : std::as_const(m_tools)) {
        QSizePolicy policy = tool->sizePolicy();
        policy.setRetainSizeWhenHidden(!m_isCompact);
        tool->setSizePolicy(policy);
        tool->setVisible(m_model->rowCount() > 0);
    }
}

/// If the game has several lines, their combo box replaces the heading.
void MovesCard::showHeading()
{
    const bool hasLines = !m_game.match().variations().empty();
    m_heading->setVisible(!m_isCompact && !hasLines);
    m_lines->setVisible(!m_isCompact && hasLines);
}

void MovesCard::refreshLines()
{
    const auto &variations = m_game.match().variations();
    QStringList titles{tr("The line played")};
    for (const std::vector<core::Move> &line : variations) {
        const std::vector<core::Move> &played = m_game.match().moves();
        const auto [mine, theirs] =
            std::mismatch(played.begin(), played.end(), line.begin(), line.end());
        const auto shared = std::size_t(theirs - line.begin());
        const core::Position at = core::positionAfter(m_game.match().start(), line, shared);
        titles << tr("%1. %2 instead, %n move(s)", "%1: the move's number; %2: a move",
                     int(line.size() - shared))
                      .arg(m_game.match().moveNumber(shared) + 1)
                      .arg(moveTitle(at, line[shared]));
    }
    chooseArrangement();
    showHeading();
    // Refilling the list would notify screen readers, even while it is hidden.
    if (titles == m_titles)
        return;
    m_titles = titles;
    const QSignalBlocker quiet(m_lines);
    m_lines->clear();
    m_lines->addItems(titles);
    updateGeometry();
}

} // namespace ui
