#include "ui/board/boardwidget.h"

#include "ui/board/boardaccessibility.h"
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
    m_display.theme = boardTheme();
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
    // The children of QWidget's destructor must not use the squares any more.
    forgetAccessible(*this);
}

void BoardWidget::showPosition(const core::Position &position, std::optional<core::Move> lastMove,
                               const std::optional<core::Position> &previous)
{
    assert(core::kindOf(position) == kind());
    const bool dropped = m_settling;
    {
        const CellChanges changes(*this);
        settle();
        takePosition(position, lastMove, previous);
    }
    if (dropped)
        emit animationDropped();
}

void BoardWidget::playMove(core::Move move, const core::Position &after)
{
    assert(core::isLegal(m_position, move) && core::after(m_position, move) == after);
    finishAnimation();
    const CellChanges changes(*this);
    takePosition(after, move, core::Position(m_position));
    m_settling = true;
    const int length = isVisible() ? lengthAt(m_animationSpeed, animationLength()) : 0;
    if (length == 0) {
        m_settleTimer.start(0ms);
        return;
    }
    m_moving = true;
    m_animated = true;
    m_clock.setDuration(length);
    m_clock.start();
}

void BoardWidget::takePosition(const core::Position &position, std::optional<core::Move> lastMove,
                               const std::optional<core::Position> &previous)
{
    m_position = position;
    m_animated = false;
    // A pass marks nothing: the last disc stays marked.
    if (!lastMove || !cellsOf(*lastMove).isEmpty()) {
        m_lastMove = lastMove;
        m_previous = previous;
    }
    m_hint.reset();
    m_theory.clear();
    m_legend.clear();
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
    m_moving = false;
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

void BoardWidget::setEditing(bool editing)
{
    const CellChanges changes(*this);
    m_editing = editing;
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

void BoardWidget::showTheory(const QList<Theory> &theory, const QList<TintMeaning> &legend)
{
    const CellChanges changes(*this);
    m_theory = theory;
    m_legend = legend;
    update();
}

std::optional<core::Move> BoardWidget::hintedMove() const
{
    return m_hint && !m_moving ? std::optional(m_hint->move) : std::nullopt;
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
                              .arg(cellName(cell), theory->spoken)
                        : tr("%1, %2", "a cell, then what theory says of it")
                              .arg(cellName(cell), theory->spoken);
}

int BoardWidget::pointedCell() const
{
    return m_byKeyboard ? (hasFocus() ? m_cursor : -1) : m_hovered;
}

bool BoardWidget::previewing() const
{
    return m_display.preview && m_interactive && !m_moving && pointedCell() >= 0;
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

QRectF BoardWidget::boardSquare() const
{
    const qreal side = onPixelGrid(qMin(width(), height()));
    return QRectF(onPixelGrid((width() - side) / 2), onPixelGrid((height() - side) / 2), side,
                  side);
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
    painter.setLayoutDirection(Qt::LeftToRight); // or +4 reads as 4+ where texts run from the right
    const QRectF dirty = event->rect();
    painter.drawPixmap(dirty, m_ground, QRectF(dirty.topLeft() * m_scale, dirty.size() * m_scale));
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_typed.isEmpty()) {
        QColor glow = palette().color(QPalette::Highlight);
        glow.setAlpha(90);
        painter.fillRect(typedArea(m_typed), glow);
    }
    if (showsTheory() && !tintsPieces())
        paintTints(painter);
    paintPieces(painter, dirty);
    if (showsTheory() && tintsPieces())
        paintTints(painter);
    paintMarks(painter);
}

void BoardWidget::paintPicture(QPainter &painter)
{
    rebuild();
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintPieces(painter, rect());
}

} // namespace ui
