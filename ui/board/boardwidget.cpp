#include "ui/board/boardwidget.h"

#include "ui/board/boardaccessibility.h"
#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

using namespace std::chrono_literals;

constexpr auto typingMemory = 4s;

} // namespace

BoardWidget::BoardWidget(const core::Position &start, int cursor, QWidget *parent)
    : QWidget(parent)
    , m_position(start)
    , m_names{tr("You"), tr("Computer")}
    , m_typingTimer(this)
    , m_cursor(cursor)
{
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_typingTimer.setObjectName("typingTimer");
    m_typingTimer.setSingleShot(true);
    m_typingTimer.setInterval(typingMemory);
    m_settleTimer.setSingleShot(true);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_typingTimer, &QTimer::timeout, this, &BoardWidget::clearTyped);
    connect(&m_settleTimer, &QTimer::timeout, this, &BoardWidget::finishAnimation);
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardWidget::finishAnimation);
    connect(&m_clock, &QVariantAnimation::valueChanged, this,
            [this] { update(animationArea().toAlignedRect()); });
}

BoardWidget::~BoardWidget()
{
    // The children of QWidget's destructor must not be asked for squares any more.
    forgetAccessible(*this);
}

void BoardWidget::showPosition(const core::Position &position, std::optional<core::Move> lastMove)
{
    assert(core::kindOf(position) == kind());
    const bool dropped = m_settling;
    {
        const CellChanges changes(*this);
        settle();
        takePosition(position, lastMove);
    }
    if (dropped)
        emit animationDropped();
}

void BoardWidget::playMove(core::Move move, const core::Position &after)
{
    assert(core::isLegal(m_position, move) && core::after(m_position, move) == after);
    finishAnimation();
    const CellChanges changes(*this);
    const core::Position before = m_position;
    takePosition(after, move);
    m_before = before;
    m_settling = true;
    const int length = isVisible() ? lengthAt(m_animationSpeed, animationLength()) : 0;
    if (length == 0) {
        m_before.reset();
        m_settleTimer.start(0ms);
        return;
    }
    m_clock.setDuration(length);
    m_clock.start();
}

void BoardWidget::takePosition(const core::Position &position, std::optional<core::Move> lastMove)
{
    m_position = position;
    // A pass marks nothing: the last disc stays marked.
    if (!lastMove || !cellsOf(*lastMove).isEmpty())
        m_lastMove = lastMove;
    m_hint.reset();
    m_theory.clear();
    m_typed.clear();
    m_pressed = -1; // it was pressed in another position
    positionChanged();
    const int cursor = std::exchange(m_cursor, validCell(lastMove ? m_cursor : startCell()));
    if (cursor != m_cursor)
        notifyCursorMoved(*this);
    if (m_hovered >= 0)
        m_hovered = validCell(m_hovered) == m_hovered ? m_hovered : -1;
    updatePointerShape();
    update();
}

void BoardWidget::settle()
{
    m_settling = false;
    m_before.reset();
    m_settleTimer.stop();
    // Before stop(), which reports the end of the clock where it ran out by itself.
    m_clock.stop();
}

void BoardWidget::finishAnimation()
{
    if (!m_settling)
        return;
    settle();
    update();
    emit animationFinished();
}

qreal BoardWidget::elapsed() const
{
    return m_clock.currentValue().toReal() * animationLength();
}

void BoardWidget::setInteractive(bool interactive)
{
    if (m_interactive == interactive)
        return;
    const CellChanges changes(*this);
    m_interactive = interactive;
    m_pressed = -1;
    updatePointerShape();
    update();
}

void BoardWidget::setDisplay(Display display)
{
    if (m_display == display)
        return;
    m_display = display;
    rebuild();
}

void BoardWidget::setNames(const QString &first, const QString &second)
{
    m_names[0] = first;
    m_names[1] = second;
}

void BoardWidget::showHint(core::Move move, const QString &reason)
{
    assert(core::isLegal(m_position, move));
    m_hint = Hint{move, reason};
    update();
}

void BoardWidget::showTheory(const QList<Theory> &theory)
{
    const CellChanges changes(*this);
    m_theory = theory;
    update();
}

const BoardWidget::Theory *BoardWidget::theoryOf(int cell) const
{
    if (m_theory.isEmpty() || !isLegal(cell))
        return nullptr;
    const core::Move move = moveOn(cell);
    const auto found = std::find_if(m_theory.begin(), m_theory.end(),
                                    [move](const Theory &theory) { return theory.move == move; });
    return found == m_theory.end() ? nullptr : &*found;
}

QString BoardWidget::cellText(int cell) const
{
    const Theory *theory = theoryOf(cell);
    if (theory == nullptr)
        return cellName(cell);
    return theory->best ? tr("%1, %2, best", "a cell, then what theory says of it")
                              .arg(cellName(cell), theory->text)
                        : tr("%1, %2", "a cell, then what theory says of it")
                              .arg(cellName(cell), theory->text);
}

int BoardWidget::pointedCell() const
{
    return m_byKeyboard ? (hasFocus() ? m_cursor : -1) : m_hovered;
}

bool BoardWidget::previewing() const
{
    return m_display.preview && m_interactive && !m_before && pointedCell() >= 0;
}

void BoardWidget::setCursorCell(int cell)
{
    if (cell < 0 || validCell(cell) != cell || cell == m_cursor)
        return;
    m_cursor = cell;
    notifyCursorMoved(*this);
    update();
}

void BoardWidget::press(int cell)
{
    finishAnimation();
    clearTyped();
    if (!m_interactive || cell < 0)
        return;
    if (isLegal(cell))
        emit moveChosen(moveOn(cell));
    else
        emit refused(reasonAgainst(cell));
}

void BoardWidget::rebuild()
{
    m_ground = QPixmap();
    m_scale = devicePixelRatioF();
    layOut();
    update();
}

void BoardWidget::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
    case QEvent::FontChange:
    case QEvent::LanguageChange:
        rebuild();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void BoardWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    rebuild();
}

void BoardWidget::hideEvent(QHideEvent *event)
{
    finishAnimation();
    QWidget::hideEvent(event);
}

void BoardWidget::refreshGround()
{
    // The window may have come to a screen of another scale, of which there is no event.
    if (!qFuzzyCompare(m_scale, devicePixelRatioF()))
        rebuild();
    if (!m_ground.isNull())
        return;
    m_ground = paintedPixmap(size(), m_scale, [this](QPainter &painter) {
        painter.setFont(font());
        paintGround(painter);
    });
}

void BoardWidget::paintEvent(QPaintEvent *event)
{
    refreshGround();
    QPainter painter(this);
    const QRectF dirty = event->rect();
    painter.drawPixmap(dirty, m_ground, QRectF(dirty.topLeft() * m_scale, dirty.size() * m_scale));
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_typed.isEmpty()) {
        QColor glow = palette().color(QPalette::Highlight);
        glow.setAlpha(90);
        painter.fillRect(typedArea(m_typed), glow);
    }
    paintPieces(painter, dirty);
    if (m_byKeyboard && hasFocus() && m_cursor >= 0)
        paintFocus(painter);
    if (!m_theory.isEmpty() && !m_before)
        paintTheory(painter);
    if (m_hint && !m_before)
        paintHint(painter);
    if (!m_typed.isEmpty())
        paintLabel(
            painter, m_typed,
            QRectF(typedArea(m_typed).left(), boardRect().top(), typedArea(m_typed).width(), 0));
}

void BoardWidget::paintPicture(QPainter &painter)
{
    rebuild();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintPieces(painter, rect());
}

qreal BoardWidget::markWidth() const
{
    return qMax(1.5, qMin(boardRect().width(), boardRect().height()) / 240);
}

void BoardWidget::paintFocus(QPainter &painter) const
{
    const QRectF cell = focusRect(m_cursor);
    const qreal width = qMin(markWidth() * 1.4, cell.width() * 0.15);
    const QRectF frame = cell.adjusted(width, width, -width, -width);
    const qreal radius = frame.width() * 0.1;
    const QColor highlight = palette().color(QPalette::Highlight);
    const BoardColours &colours = boardColours(palette());
    // The casing is what shows where the highlight is near the board's own colour.
    const bool light = highlight.lightness() < 140;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(light ? colours.markLight : colours.markDark, width * 2));
    painter.drawRoundedRect(frame, radius, radius);
    painter.setPen(QPen(highlight, width * 1.1));
    painter.drawRoundedRect(frame, radius, radius);
}

void BoardWidget::paintHint(QPainter &painter) const
{
    const BoardColours &colours = boardColours(palette());
    QRectF marked;
    for (const int cell : cellsOf(m_hint->move)) {
        const QRectF rect = cellRect(cell);
        paintRing(painter, around(rect.center(), rect.width() * 0.43),
                  qMin(markWidth() * 1.2, rect.width() * 0.1), colours.markLight, colours.markDark);
        marked |= rect;
    }
    // Where theory is shown it says the same on the cell, and a label could cover another one's.
    if (!marked.isNull() && !m_hint->reason.isEmpty() && m_theory.isEmpty())
        paintLabel(painter, m_hint->reason, marked);
}

/// In the middle of each cell; the best in a ring and in bold, for colour alone says nothing.
void BoardWidget::paintTheory(QPainter &painter) const
{
    const BoardColours &colours = boardColours(palette());
    for (const int cell : cells()) {
        const Theory *theory = theoryOf(cell);
        if (theory == nullptr)
            continue;
        const QRectF rect = cellRect(cell);
        qreal height = qBound(8.0, rect.height() * 0.24, 26.0);
        QFont font;
        do { // what does not fit into its square would stand beside another move
            font = fontOfHeight(this->font(), height);
            font.setBold(theory->best);
            height *= 0.9;
        } while (height > 6
                 && QFontMetricsF(font).horizontalAdvance(theory->text)
                            + 1.2 * QFontMetricsF(font).height()
                        > rect.width());
        if (theory->best)
            paintRing(painter, around(rect.center(), rect.width() * 0.45),
                      qMin(markWidth(), rect.width() * 0.08), colours.markLight, colours.markDark);
        paintChip(painter, theory->text, font, rect, labelRect(), colours.chip, colours.chipText);
    }
}

void BoardWidget::paintLabel(QPainter &painter, const QString &text, const QRectF &anchor) const
{
    const BoardColours &colours = boardColours(palette());
    const QRectF board = boardRect();
    const qreal side = qMin(board.width(), board.height());
    paintChip(painter, text, fontOfHeight(font(), qBound(10.0, side / 30, 30.0)), anchor,
              labelRect(), colours.chip, colours.chipText);
}

} // namespace ui
