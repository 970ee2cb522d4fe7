#include "ui/study/movespanel.h"

#include "ui/common/titles.h"
#include "ui/controls/actionbutton.h"
#include "ui/controls/flatbutton.h"
#include "ui/controls/quietview.h"
#include "ui/study/review/reviewtexts.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

/// By which the columns' widths are measured.
constexpr int measuredRows = 80;

/// Each is an event for a screen reader: not many.
constexpr int progressSteps = 20;

/// The whole row of the current move is marked, without a frame around one of its cells.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        cell.state.setFlag(QStyle::State_HasFocus, false);
        QStyledItemDelegate::paint(painter, cell, index);
    }
};

} // namespace

MovesPanel::MovesPanel(const GameController &game, Reviewer &review, const MainCommands &commands)
    : m_game(game)
    , m_review(review)
    , m_model(new MoveListModel(game, review, this))
    , m_lines(new QComboBox)
    , m_moves(new QuietView<QTableView>)
    , m_graph(new ValueGraph(game, review))
    , m_progress(new QProgressBar)
    , m_text(new QLabel)
    , m_worst(new QLabel)
    , m_announcer(m_text)
{
    setObjectName("movesPanel");
    setFocusProxy(m_moves);
    m_lines->setObjectName("lines");
    m_lines->setAccessibleName(tr("Lines of the game"));
    m_lines->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lines->setMinimumContentsLength(12);
    setUpList();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_lines);
    layout->addWidget(m_moves, 1);
    layout->addLayout(makeNavigation(commands));
    layout->addWidget(m_graph);
    layout->addWidget(m_progress);
    layout->addWidget(m_text);
    layout->addWidget(m_worst);
    layout->addLayout(makeReview());

    connect(m_moves->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (!m_refreshing && current.isValid())
                    emit plyChosen(std::size_t(current.row()));
            });
    connect(m_lines, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            emit lineChosen(m_game.match().variations()[std::size_t(index - 1)]);
    });
    connect(m_graph, &ValueGraph::plyChosen, this, &MovesPanel::plyChosen);
    connect(&m_review, &Reviewer::changed, this, &MovesPanel::refreshReview);
    m_folding.emplace(*this, foldingParts());
    followFont();
    refresh();
}

void MovesPanel::setUpList()
{
    m_moves->setObjectName("moves");
    m_moves->setAccessibleName(tr("Moves"));
    m_moves->setModel(m_model);
    m_moves->setItemDelegate(new RowDelegate(m_moves));
    m_moves->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_moves->setSelectionMode(QAbstractItemView::SingleSelection);
    m_moves->setTabKeyNavigation(false);
    m_moves->setShowGrid(false);
    m_moves->setWordWrap(false);
    m_moves->verticalHeader()->hide();
    m_moves->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    auto *header = m_moves->horizontalHeader();
    // No column changes while a game of Othello is scrolled; all rows of a longer one would take
    // their time with each answer of a review.
    header->setResizeContentsPrecision(measuredRows);
    header->setSectionResizeMode(MoveListModel::Number, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(MoveListModel::Notation, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(MoveListModel::Words, QHeaderView::Stretch);
    header->setSectionResizeMode(MoveListModel::Value, QHeaderView::ResizeToContents);
    m_moves->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

MovesPanelFolding::Parts MovesPanel::foldingParts() const
{
    return {m_moves, m_lines, m_graph, m_progress, m_text, m_worst, {m_better, m_start}};
}

void MovesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        followFont();
}

void MovesPanel::followFont()
{
    m_moves->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
    const int em = fontMetrics().height();
    const int marks = em * 2 / 3;
    m_model->setMarkSize(marks);
    m_moves->setIconSize({marks, marks});
    m_folding->fold();
}

QSize MovesPanel::sizeHint() const
{
    return {27 * fontMetrics().height(), 34 * fontMetrics().height()};
}

QSize MovesPanel::minimumSizeHint() const
{
    // In the height of the text: the columns with the longest words, and what is left of the rest.
    constexpr double columns = 25.5;
    constexpr int beside = 11;
    const int em = fontMetrics().height();
    return {std::max(QWidget::minimumSizeHint().width(), int(columns * em)),
            m_folding->minimumListHeight() + beside * em};
}

void MovesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().height() != event->oldSize().height())
        m_folding->fold();
}

void MovesPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_coversBoard)
        emit boardRequested();
    else
        QWidget::keyPressEvent(event);
}

void MovesPanel::setCoversBoard(bool covers)
{
    m_coversBoard = covers;
    m_toBoard->setVisible(covers);
}

QLayout *MovesPanel::makeNavigation(const MainCommands &commands)
{
    auto *row = new QHBoxLayout;
    const std::pair<QAction *, const char *> buttons[] = {{commands.first, "toStart"},
                                                          {commands.back, "previousStep"},
                                                          {commands.forward, "nextStep"},
                                                          {commands.last, "toEnd"}};
    for (const auto &[action, symbol] : buttons) {
        auto *button = new ActionButton;
        button->setCommand(action);
        button->setSymbol(symbol);
        button->setShows(ActionButton::Shows::Symbol);
        button->setObjectName(action->objectName() + "Tool");
        row->addWidget(button);
    }
    m_toBoard = new FlatButton(tr("&Board"));
    m_toBoard->setObjectName("toBoard");
    m_toBoard->setToolTip(tr("Back to the board"));
    m_toBoard->setAutoDefault(true);
    m_toBoard->hide();
    row->addWidget(m_toBoard);
    connect(m_toBoard, &QPushButton::clicked, this, &MovesPanel::boardRequested);
    return row;
}

QLayout *MovesPanel::makeReview()
{
    m_progress->setObjectName("reviewProgress");
    m_progress->setAccessibleName(tr("Progress of the review"));
    m_progress->setMaximum(progressSteps);
    m_text->setObjectName("reviewText");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const auto make = [](const QString &text, const char *name) {
        auto *button = new FlatButton(text);
        button->setAutoDefault(true); // Enter presses it
        button->setObjectName(name);
        return button;
    };
    m_start = make(tr("Review the game"), "startReview");
    m_previous = make(tr("Previous mistake"), "previousMistake");
    m_next = make(tr("Next mistake"), "nextMistake");
    m_better = make(tr("Show the better move"), "showBetter");
    m_worst->setObjectName("worstMoves");
    m_worst->setWordWrap(true);
    m_worst->setTextFormat(Qt::RichText);
    m_worst->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_worst->setFocusPolicy(Qt::StrongFocus);
    m_worst->hide();
    connect(m_worst, &QLabel::linkActivated, this,
            [this](const QString &ply) { emit plyChosen(ply.toULongLong()); });
    connect(m_start, &QPushButton::clicked, this, &MovesPanel::toggleReview);
    connect(m_previous, &QPushButton::clicked, this, [this] { goToMistake(false); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToMistake(true); });
    connect(m_better, &QPushButton::clicked, this, [this] {
        if (const std::size_t ply = judgedPly(); ply > 0) {
            m_explained = ply - 1;
            emit betterMoveRequested(ply - 1);
            m_announcer.announce(m_text->text());
        }
    });
    auto *grid = new QGridLayout;
    grid->addWidget(m_previous, 0, 0);
    grid->addWidget(m_next, 0, 1);
    grid->addWidget(m_better, 1, 0);
    grid->addWidget(m_start, 1, 1);
    return grid;
}

void MovesPanel::refresh()
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_lines, m_moves, m_graph})
        part->setEnabled(!m_game.isOffer()); // which is gone on with before it is browsed
    m_refreshing = true;
    m_model->refresh();
    const QModelIndex shown = m_model->index(int(m_game.shownPly()), 0);
    m_moves->setCurrentIndex(shown);
    m_refreshing = false;
    if (m_explained != m_game.shownPly())
        m_explained.reset();
    m_review.show(m_game.match().start(), m_game.match().moves());
    refreshLines();
    refreshReview();
    m_moves->scrollTo(shown); // last: the lines above take room from the list
}

void MovesPanel::refreshLines()
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
    m_lines->setVisible(!variations.empty());
    // Filling the list again notifies screen readers, even where it is not shown.
    if (titles == m_titles)
        return;
    m_titles = titles;
    const QSignalBlocker quiet(m_lines);
    m_lines->clear();
    m_lines->addItems(titles);
}

void MovesPanel::refreshReview()
{
    m_model->refreshValues();
    m_graph->refresh();
    const bool running = m_review.running();
    m_progress->setVisible(running);
    const int moves = int(m_review.line().size());
    m_progress->setValue(moves > 0 ? progressSteps * int(m_review.done()) / moves : 0);
    const bool isReviewed = moves > 0 && int(m_review.done()) == moves;
    m_start->setText(running      ? tr("Stop the review")
                     : isReviewed ? tr("Review again")
                                  : tr("Review the game"));
    m_start->setEnabled(running || (!m_game.isOffer() && !m_game.match().moves().empty()));
    const bool found = !mistakes().empty();
    m_previous->setEnabled(found);
    m_next->setEnabled(found);
    const std::size_t ply = judgedPly();
    const auto move = ply > 0 ? m_review.move(ply - 1) : std::nullopt;
    m_better->setEnabled(move && move->isMistake());
    const QString worst = worstText();
    if (m_worst->text() != worst)
        m_worst->setText(worst);
    m_worst->setVisible(!worst.isEmpty());
    const QString text = reviewText();
    if (m_text->text() != text)
        m_text->setText(text);
    m_folding->followContent();
    const bool ends = std::exchange(m_wasRunning, running) && !running;
    if (ends && m_review.done() == m_review.line().size())
        m_announcer.announce(foundText());
}

/// After how many moves the one stands that is judged in words: the last one made, or the mistake
/// whose better move is shown on the board before it.
std::size_t MovesPanel::judgedPly() const
{
    const std::size_t shown = m_game.shownPly();
    return m_explained == shown ? shown + 1 : shown;
}

QString MovesPanel::reviewText() const
{
    if (m_review.isEmpty())
        return tr("A review judges every move and shows what was better.");
    const std::size_t ply = judgedPly();
    const auto move = ply > 0 ? m_review.move(ply - 1) : std::nullopt;
    if (move)
        return judgement(m_game.match().position(ply - 1), *move, m_game.match().moveNumber(ply),
                         viewpointOf(m_game));
    if (m_review.running())
        return tr("Judging the moves, the last ones first.");
    if (m_review.isShared() && m_review.done() < m_review.line().size())
        return tr("This line was not reviewed; only the beginning that it shares with one that was "
                  "shows its values.");
    if (m_review.done() < m_review.line().size())
        return tr("The review was stopped before it came to this move.");
    return foundText();
}

/// The person's, or of two people both's.
std::vector<std::size_t> MovesPanel::mistakes() const
{
    return m_review.mistakes(turningPointsOf(m_game).side);
}

/// Of a review that is done.
QString MovesPanel::foundText() const
{
    const int count = int(mistakes().size());
    if (m_game.twoPeople())
        return count == 0 ? tr("No mistake was found.")
                          : tr("%n mistake(s) found. Go to the next one.", nullptr, count);
    return count == 0 ? tr("You made no mistake.")
                      : tr("You made %n mistake(s). Go to the next one.", nullptr, count);
}

/// Each move leads to the position after it.
QString MovesPanel::worstText() const
{
    QStringList links;
    for (const std::size_t ply : m_review.turningPoints(turningPointsOf(m_game))) {
        const core::Position &before = m_game.match().position(ply);
        const QString name =
            moveLandmark(before, m_review.line()[ply], m_game.match().moveNumber(ply + 1));
        links << QString("<a href=\"%1\">%2</a>").arg(ply + 1).arg(name);
    }
    return links.isEmpty() ? QString()
                           : tr("What mattered most: %1", "a list of moves").arg(links.join(", "));
}

/// A mistake is shown by the position after it. Beyond the last one comes the first again.
void MovesPanel::goToMistake(bool forward)
{
    const std::vector<std::size_t> all = mistakes();
    if (all.empty())
        return;
    const std::size_t here = judgedPly();
    std::size_t target = forward ? all.front() : all.back();
    for (const std::size_t ply : all) {
        if (forward && ply + 1 > here) {
            target = ply;
            break;
        }
        if (!forward && ply + 1 < here)
            target = ply;
    }
    emit plyChosen(target + 1);
    m_announcer.announce(m_text->text()); // the window itself says only where one is
}

void MovesPanel::toggleReview()
{
    if (m_review.running())
        m_review.cancel();
    else
        m_review.start(m_game.match().start(), m_game.match().moves());
}

} // namespace ui
