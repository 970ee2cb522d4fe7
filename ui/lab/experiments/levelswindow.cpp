#include "ui/lab/experiments/levelswindow.h"

#include "ui/common/articleplayers.h"
#include "ui/common/titles.h"
#include "ui/controls/flatbutton.h"
#include "ui/lab/scene/nodeboard.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/lab/texts/leveltexts.h"
#include "ui/lab/texts/searchtexts.h"

#include <QHeaderView>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace ui::lab {

using ai::lab::LabPosition;
using ai::lab::LevelChoice;

/// Shows the position after a level's move.
class LevelsWindow::Board : public QWidget
{
public:
    void setPosition(const LabPosition &position, core::Move move)
    {
        m_position = position;
        m_move = move;
        update();
    }

    QSize sizeHint() const override { return {190, 190}; }
    QSize minimumSizeHint() const override { return {100, 100}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal side = qMin(width(), height()) - 2;
        const QRectF square((width() - side) / 2, (height() - side) / 2, side, side);
        paintBoardPicture(painter, square, m_position, m_move, palette());
    }

private:
    LabPosition m_position = ai::lab::TextTree();
    core::Move m_move;
};

namespace {

enum TableRow { Plays, Why, Worth, Tried, Outcome, RowCount };

} // namespace

LevelsWindow::LevelsWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_title(new QLabel)
    , m_says(new QLabel)
    , m_table(new QTableWidget(RowCount, columns))
    , m_again(new FlatButton(tr("&Draw again")))
{
    setObjectName("levelsWindow");
    setWindowTitle(tr("Search Lab: three levels on one position"));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName("levelsTitle");
    m_says->setObjectName("levelsNote");
    m_says->setWordWrap(true);
    m_again->setObjectName("drawAgain");
    m_again->setToolTip(tr("What the levels leave to chance is drawn anew"));
    makeTable();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addLayout(makeBoards(), 1);
    layout->addWidget(m_table);
    layout->addWidget(m_says);
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    connect(m_again, &QPushButton::clicked, this, [this] {
        ++m_seed;
        study();
    });
    connect(&m_worker, &BackgroundTask::failed, m_says, &QLabel::setText);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    resize(980, 600);
}

QLayout *LevelsWindow::makeBoards()
{
    auto *row = new QHBoxLayout;
    row->addSpacing(m_table->verticalHeader()->sizeHint().width());
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        const QString level = columnTitle(i);
        m_boards[i] = new Board;
        m_boards[i]->setAccessibleName(tr("Board after the move of: %1").arg(level));
        m_open[i] = new FlatButton(tr("Its search"));
        m_open[i]->setObjectName(QStringLiteral("levelSearch%1").arg(i));
        m_open[i]->setAccessibleName(tr("The search of: %1").arg(level));
        connect(m_open[i], &QPushButton::clicked, this,
                [this, i] { emit setupChosen(m_choices[i].search.setup); });
        auto *column = new QVBoxLayout;
        column->addWidget(m_boards[i], 1);
        column->addWidget(m_open[i], 0, Qt::AlignHCenter);
        row->addLayout(column, 1);
    }
    return row;
}

QString LevelsWindow::columnTitle(std::size_t column)
{
    return column < ai::allLevels.size() ? levelTitle(ai::allLevels[column])
                                         : namedPlayerTitle(QStringLiteral("report-code"));
}

/// The report's level exists only for tic-tac-toe.
void LevelsWindow::showReport(bool shown)
{
    m_table->setColumnHidden(columns - 1, !shown);
    m_boards.back()->setVisible(shown);
    m_open.back()->setVisible(shown);
}

void LevelsWindow::makeTable()
{
    m_table->setObjectName("levelsTable");
    m_table->setAccessibleName(tr("The levels' moves"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(true);
    QStringList titles;
    for (std::size_t i = 0; i < columns; ++i)
        titles += columnTitle(i);
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setVerticalHeaderLabels({tr("Plays"), tr("Why"), tr("Its estimate"),
                                      tr("Positions tried"), tr("With perfect play")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    // Spare height goes to the boards.
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void LevelsWindow::setSetup(const ai::lab::SearchSetup &setup)
{
    if (setup.root == m_position && !m_choices.empty())
        return; // only the way of searching has changed
    m_position = setup.root;
    m_title->setText(isTree(m_position) ? QString() : maxIsText(setup));
    study();
}

void LevelsWindow::study()
{
    m_worker.cancel();
    m_choices.clear();
    m_table->clearContents();
    const auto position = toPosition(m_position);
    const bool has = position && !isOver(m_position);
    m_again->setEnabled(has);
    showReport(std::holds_alternative<core::TicTacToe>(m_position));
    for (std::size_t i = 0; i < m_boards.size(); ++i) {
        m_open[i]->setEnabled(false);
        m_boards[i]->setPosition(m_position, core::Move::none());
    }
    if (!has) {
        m_says->setText(position ? tr("The game is over here.")
                                 : tr("A tree has no levels. Open a position of a game."));
        return;
    }
    m_says->setText(tr("Searching\u2026"));
    m_worker.start([this, game = *position, seed = m_seed](
                       const BackgroundTask::Context &context) -> BackgroundTask::Completion {
        const auto choices = ai::lab::studyLevels(game, seed, context.stopToken);
        return [this, choices] { showChoices(choices); };
    });
}

void LevelsWindow::showChoices(const std::vector<LevelChoice> &choices)
{
    const bool hasReport = std::holds_alternative<core::TicTacToe>(m_position);
    if (choices.size() != ai::allLevels.size() + (hasReport ? 1 : 0))
        return; // stopped
    m_choices = choices;
    for (int column = 0; column < static_cast<int>(m_choices.size()); ++column)
        showColumn(column, m_choices[static_cast<std::size_t>(column)]);
    m_table->setRowHidden(Outcome, !m_choices.front().outcome);
    m_says->setText(std::holds_alternative<core::Othello>(m_position)
                        ? tr("Hard thinks by the clock when it plays; here it stops after %1 "
                             "positions, so that it always plays the same.")
                              .arg(countText(static_cast<qint64>(ai::lab::hardNodes)))
                    : hasReport
                        ? tr("The report's Hard goes through its rules in their order: complete a "
                             "line, else block one, else stop a triangle, else search. Hard takes "
                             "a square against a triangle only from those that a search to the "
                             "end finds best.")
                        : QString());
}

void LevelsWindow::showColumn(int column, const LevelChoice &choice)
{
    const auto place = static_cast<std::size_t>(column);
    m_boards[place]->setPosition(after(m_position, choice.result.move), choice.result.move);
    m_open[place]->setEnabled(true);
    m_open[place]->setToolTip(deviationText(choice.search.deviation));
    const auto put = [&](TableRow row, const QString &text) {
        auto *item = new QTableWidgetItem(text);
        item->setTextAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_table->setItem(row, column, item);
    };
    put(Plays, movesText(choice));
    put(Why, levelReasonText(choice));
    put(Worth, levelValueText(choice));
    put(Tried, choice.result.nodes == 0 ? tr("none: it does not search")
                                        : countText(static_cast<qint64>(choice.result.nodes)));
    put(Outcome, outcomeText(choice.outcome));
}

/// The level's move and the others that it considers equally good.
QString LevelsWindow::movesText(const LevelChoice &choice) const
{
    QString move = labMoveTitle(m_position, choice.result.move);
    QStringList others;
    for (const core::Move one : choice.result.equalMoves) {
        if (one != choice.result.move)
            others += labMoveTitle(m_position, one);
    }
    if (others.isEmpty() || choice.result.reason == ai::Reason::Chance)
        return move;
    return tr("%1; as good to it: %2", "a move, other moves").arg(move, others.join(tr(", ")));
}

} // namespace ui::lab
