#include "ui/lab/experiments/walledboardwindow.h"

#include "ui/accessibility/accessibletexts.h"
#include "ui/accessibility/announcer.h"
#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/controls/flatcombobox.h"
#include "ui/controls/named.h"
#include "ui/lab/scene/treecolours.h"
#include "ui/lab/texts/labtexts.h"
#include "ui/style/surface.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace ui::lab {

using ai::lab::WalledBoard;
using ai::lab::walledCell;
using ai::lab::WalledCell;
using ai::lab::WalledStep;
using core::Othello;
using core::Side;

namespace {

constexpr int walledRow = 10; // cells

/// A direction with its sign, as in "+10".
QString walledDirection(int direction)
{
    return (direction > 0 ? QStringLiteral("+") : QString()) + minimaxValueText(direction);
}

} // namespace

/// The ten rows of ten cells, with their numbers, and what the last step looked at.
class WalledBoardPicture : public QWidget
{
public:
    using QWidget::QWidget;

    /// \param start the cell of the move that is studied
    void showBoard(const WalledBoard &board, int start, const WalledStep *last)
    {
        m_cells = board;
        m_start = start;
        m_last = last != nullptr ? std::optional(*last) : std::nullopt;
        update();
    }

    QSize sizeHint() const override { return QSize(26, 26) * fontMetrics().height(); }
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal side = std::min(width(), height()) - 2;
        painter.translate((width() - side) / 2, (height() - side) / 2);
        m_side = side / walledRow;
        for (int cell = 0; cell < static_cast<int>(m_cells.size()); ++cell)
            paintCell(painter, cell);
        paintMarks(painter);
    }

private:
    QRectF rectOf(int cell) const
    {
        const int row = cell / walledRow;
        return {cell % walledRow * m_side, row * m_side, m_side, m_side};
    }

    void paintCell(QPainter &painter, int cell) const
    {
        const BoardColours &colours = boardColours(palette());
        const QRectF rect = rectOf(cell);
        const WalledCell holds = m_cells[static_cast<std::size_t>(cell)];
        const bool wall = holds == WalledCell::Wall;
        painter.fillRect(rect, wall ? palette().color(QPalette::Base) : colours.field);
        if (wall)
            painter.fillRect(rect, hatching(palette()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(wall ? palette().color(QPalette::Mid) : colours.fieldLine, 1));
        painter.drawRect(rect);
        if (holds == WalledCell::Empty || wall) {
            painter.setFont(fontOfHeight(font(), 0.34 * m_side));
            if (wall) { // which is readable over the hatching
                const QSizeF size(0.62 * m_side, 0.46 * m_side);
                painter.fillRect(
                    QRectF(rect.center() - QPointF(size.width(), size.height()) / 2, size),
                    palette().color(QPalette::Base));
            }
            painter.setPen(wall ? palette().color(QPalette::Text) : colours.markOn(colours.field));
            painter.drawText(rect, Qt::AlignCenter, QString::number(cell));
            return;
        }
        const Side disc = holds == WalledCell::Black ? Side::First : Side::Second;
        painter.setPen(colours.needsRim(disc)
                           ? QPen(colours.outline(disc), std::max(1.0, 0.05 * m_side))
                           : QPen(Qt::NoPen));
        painter.setBrush(colours.disc(disc));
        painter.drawEllipse(around(rect.center(), 0.4 * m_side));
        painter.setFont(fontOfHeight(font(), 0.3 * m_side));
        painter.setPen(colours.disc(opponent(disc)));
        painter.drawText(rect, Qt::AlignCenter, QString::number(cell));
    }

    /// Draws in a light and in a dark tone, so that it is visible on any background.
    void paintTwice(QPainter &painter, qreal width, const std::function<void()> &draw) const
    {
        const BoardColours &colours = boardColours(palette());
        painter.setBrush(Qt::NoBrush);
        for (const auto &[colour, wide] :
             {std::pair(colours.markDark, width + 2), std::pair(colours.markLight, width)}) {
            painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::RoundCap));
            draw();
        }
    }

    /// Marks the square of the move, rings the discs that turn, and draws a line to the cell that
    /// the step examines.
    void paintMarks(QPainter &painter) const
    {
        const qreal line = std::max(1.5, 0.06 * m_side);
        paintTwice(painter, line,
                   [&] { painter.drawRect(rectOf(m_start).adjusted(line, line, -line, -line)); });
        if (!m_last)
            return;
        for (const int cell : m_last->turns)
            paintTwice(painter, line,
                       [&] { painter.drawEllipse(around(rectOf(cell).center(), 0.42 * m_side)); });
        if (m_last->kind != WalledStep::Kind::Look)
            return;
        const QRectF looked = rectOf(m_last->cell);
        const QLineF way(rectOf(m_start).center(), looked.center());
        const qreal edge = 0.45 * m_side / way.length();
        paintTwice(painter, line, [&] {
            painter.drawLine(way.pointAt(edge), way.pointAt(1 - edge));
            painter.drawRoundedRect(looked.adjusted(line, line, -line, -line), 0.2 * m_side,
                                    0.2 * m_side);
        });
    }

    WalledBoard m_cells = {};
    int m_start = 0;
    std::optional<WalledStep> m_last;
    qreal m_side = 1;
};

WalledBoardWindow::WalledBoardWindow(QWidget *parent)
    : QDialog(parent)
    , m_board(named("walledBoard", new WalledBoardPicture))
    , m_move(named("walledMove", new FlatComboBox))
    , m_text(named("walledText", new QLabel))
    , m_place(new QLabel)
    , m_back(named("walledBack", new QToolButton))
    , m_forwards(named("walledForwards", new QToolButton))
{
    setObjectName("walledBoardWindow");
    setWindowTitle(tr("A board with a wall"));
    auto *about = new QLabel(
        tr("The article on an Othello engine has ten rows of ten cells, and the outermost are a "
           "wall. From a move's cell it goes on in each of eight directions over discs of the "
           "opponent, and turns them where one of the player follows."));
    about->setWordWrap(true);
    m_board->setAccessibleName(tr("Board with a wall"));
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    constexpr int lines = 3; // fixed, so that the board keeps its size
    m_text->setMinimumHeight(lines * fontMetrics().lineSpacing());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_text);
    layout->addLayout(makeButtons());
    for (const auto &[key, way] : {std::pair(Qt::Key_Left, &WalledBoardWindow::back),
                                   std::pair(Qt::Key_Right, &WalledBoardWindow::forwards)})
        connect(new QShortcut(key, this), &QShortcut::activated, this, way);
    setPosition(Othello());
}

QLayout *WalledBoardWindow::makeButtons()
{
    m_move->setAccessibleName(tr("Move"));
    m_back->setText(QStringLiteral("\u25c0"));
    m_back->setAccessibleName(tr("Back a step"));
    m_forwards->setText(QStringLiteral("\u25b6"));
    m_forwards->setAccessibleName(tr("Forwards a step"));
    for (QToolButton *button : {m_back, m_forwards}) {
        button->setToolTip(button->accessibleName());
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAutoRepeat(true);
    }
    auto *row = new QHBoxLayout;
    for (QWidget *part : std::initializer_list<QWidget *>{m_move, m_back, m_forwards, m_place})
        row->addWidget(part);
    row->addStretch();
    connect(m_move, &QComboBox::currentIndexChanged, this, &WalledBoardWindow::chooseMove);
    connect(m_back, &QToolButton::clicked, this, &WalledBoardWindow::back);
    connect(m_forwards, &QToolButton::clicked, this, &WalledBoardWindow::forwards);
    return row;
}

void WalledBoardWindow::setPosition(const Othello &position)
{
    m_position = position;
    {
        const QSignalBlocker quiet(m_move);
        m_move->clear();
        for (const core::Move move : position.legalMoves())
            m_move->addItem(QString::fromStdString(position.moveText(move)), move.code());
    }
    chooseMove();
}

void WalledBoardWindow::chooseMove()
{
    m_steps = ai::lab::walledSteps(
        m_position, core::Move(static_cast<std::uint16_t>(m_move->currentData().toUInt())));
    goTo(0);
}

const WalledStep *WalledBoardWindow::shown() const
{
    return m_step == 0 ? nullptr : &m_steps[static_cast<std::size_t>(m_step) - 1];
}

void WalledBoardWindow::forwards()
{
    goTo(m_step + 1);
}

void WalledBoardWindow::back()
{
    goTo(m_step - 1);
}

void WalledBoardWindow::goTo(int step)
{
    const int last = static_cast<int>(m_steps.size());
    m_step = std::clamp(step, 0, last);
    const WalledStep *const now = shown();
    m_board->showBoard(now != nullptr ? now->board : ai::lab::walledBoard(m_position),
                       walledCell(m_move->currentData().toInt()), now);
    m_text->setText(text());
    m_place->setText(tr("%1 of %2", "a step, of all steps").arg(m_step).arg(last));
    m_back->setEnabled(m_step > 0);
    m_forwards->setEnabled(m_step < last);
    updateAccessibleDescription(*m_board, m_text->text());
    Announcer(m_text).announce(m_text->text());
}

QString WalledBoardWindow::text() const
{
    const WalledStep *const now = shown();
    const QString move = m_move->currentText();
    if (now == nullptr)
        return tr("%1 is cell %2. A direction is a number: added to a cell's, it leads to the next "
                  "cell.")
            .arg(move)
            .arg(walledCell(m_move->currentData().toInt()));
    const int count = static_cast<int>(now->turns.size());
    switch (now->kind) {
    case WalledStep::Kind::Look:
        break;
    case WalledStep::Kind::Make:
        return tr("Made: the disc is placed at %1, and %n disc(s) are turned. The search goes on "
                  "from here, on this one board.",
                  nullptr, count)
            .arg(move);
    case WalledStep::Kind::Undo:
        return tr("Undone: %1 is empty again, and %n disc(s) are turned back. The board is as it "
                  "was, and nothing was copied.",
                  nullptr, count)
            .arg(move);
    }
    return lookText(*now);
}

QString WalledBoardWindow::lookText(const WalledStep &step) const
{
    const auto filled = [&step](const QString &sentence) {
        return sentence.arg(walledDirection(step.direction)).arg(step.cell);
    };
    if (step.found == WalledCell::Wall)
        return filled(tr("Direction %1: cell %2 is wall, which is neither side's. Nothing turns, "
                         "and no edge had to be looked for."));
    if (step.found == WalledCell::Empty)
        return filled(tr("Direction %1: cell %2 is empty. Nothing turns."));
    const bool black = step.found == WalledCell::Black;
    if (black != (m_position.sideToMove() == Side::First))
        return filled(tr("Direction %1: cell %2 has a disc of the opponent. On to the next cell."));
    return step.between == 0
               ? filled(tr("Direction %1: cell %2 has a disc of the player, and none of the "
                           "opponent is between. Nothing turns."))
               : filled(tr("Direction %1: cell %2 has a disc of the player. %n disc(s) between "
                           "will turn.",
                           nullptr, step.between));
}

} // namespace ui::lab
