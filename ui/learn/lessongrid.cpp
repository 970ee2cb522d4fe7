#include "ui/learn/lessongrid.h"

#include "ui/learn/learnmarks.h"
#include "ui/learn/learntexts.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>
#include <QStyle>
#include <QtMath>

#include <algorithm>

namespace ui {

namespace {

// Distances in text heights.
constexpr qreal discTop = 0.25;
constexpr qreal discSide = 2.1;
constexpr qreal titleGap = 0.3; ///< above and below the title

QFont titleFont(const QFont &font, bool bold)
{
    QFont title = scaledFont(font, 0.9);
    title.setBold(bold);
    return title;
}

} // namespace

LessonButton::LessonButton(int number, const QString &title, QWidget *parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setText(title);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void LessonButton::show(int done, int steps, bool isNext)
{
    m_done = done;
    m_steps = steps;
    m_isNext = isNext;
    setAccessibleName(done == steps ? tr("Lesson %1, %2, done").arg(m_number).arg(text())
                                    : tr("Lesson %1, %2, %3 of %n step(s) done", nullptr, steps)
                                          .arg(m_number)
                                          .arg(text())
                                          .arg(done));
    update();
}

QSize LessonButton::sizeHint() const
{
    const int width = 7 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

int LessonButton::heightForWidth(int width) const
{
    const QFontMetrics ofTitle(titleFont(font(), true)); // wide enough for the next lesson's
    const QRect title = ofTitle.boundingRect({0, 0, width, QWIDGETSIZE_MAX},
                                             Qt::AlignHCenter | Qt::TextWordWrap, text());
    return qCeil((discTop + discSide + 2 * titleGap) * fontMetrics().height()) + title.height();
}

void LessonButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const QColor card = cardColour(palette());
    const qreal side = discSide * text;
    const QRectF disc((width() - side) / 2, discTop * text, side, side);
    const bool whole = m_done >= m_steps;
    painter.setPen(Qt::NoPen);
    painter.setBrush(whole ? doneColour(palette()) : quietColour(palette()));
    painter.drawEllipse(disc);
    if (m_done > 0 && !whole) {
        constexpr int quarter = 90 * 16; // in sixteenths of a degree
        painter.setPen(QPen(doneColour(palette()), 3, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(disc.adjusted(1.5, 1.5, -1.5, -1.5), quarter,
                        -4 * quarter * m_done / m_steps);
    }
    // underMouse() is not reset if the button was moved or shown under the pointer: check the
    // position too.
    const bool isHovered = underMouse() && rect().contains(mapFromGlobal(QCursor::pos()));
    if (isHovered || m_isNext) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_isNext ? turnColour(palette())
                                     : mixed(card, palette().windowText().color(), 0.4),
                            2));
        painter.drawEllipse(disc.adjusted(-2, -2, 2, 2));
    }
    const QFont number = boldFont(font());
    if (whole) {
        paintCheck(painter, disc, card);
    } else {
        painter.setFont(number);
        painter.setPen(palette().windowText().color());
        painter.drawText(disc, Qt::AlignCenter, QLocale().toString(m_number));
    }
    painter.setFont(titleFont(font(), m_isNext));
    painter.setPen(m_isNext ? palette().windowText().color() : quietText(palette()));
    const qreal above = disc.bottom() + titleGap * text;
    const QRectF below(0, above, width(), height() - above);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, this->text());
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), cornerRadius(text), focusColour(palette(), card));
}

/// Return activates the button, as for the page's other buttons.
void LessonButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void LessonButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void LessonButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

LessonGrid::LessonGrid(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LessonGrid::show(core::GameKind game, const ai::learn::GameProgress &progress,
                      std::size_t next)
{
    const auto &lessons = translatedLessons(game);
    if (m_game != game) {
        m_game = game;
        qDeleteAll(m_buttons);
        m_buttons.clear();
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            auto *button =
                new LessonButton(int(i) + 1, QString::fromStdString(lessons[i].title), this);
            button->setObjectName("lesson" + QString::fromStdString(lessons[i].id));
            connect(button, &QAbstractButton::clicked, this, [this, i] { emit lessonChosen(i); });
            button->setVisible(true);
            m_buttons.push_back(button);
        }
        updateGeometry();
        QResizeEvent same(size(), size());
        resizeEvent(&same);
    }
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const auto done = progress.lessons.find(lessons[i].id);
        const int count = done == progress.lessons.end() ? 0 : int(done->second.size());
        m_buttons[i]->show(count, int(lessons[i].steps.size()), i == next);
    }
}

void LessonGrid::followInTabOrder(QWidget *before)
{
    for (LessonButton *button : m_buttons) {
        setTabOrder(before, button);
        before = button;
    }
}

int LessonGrid::columnsFor(int width) const
{
    const int max = std::max(1, width * 5 / (26 * fontMetrics().height()));
    const int count = std::max(1, int(m_buttons.size()));
    const int rows = (count + max - 1) / max;
    return (count + rows - 1) / rows; // the same number in each row
}

QSize LessonGrid::minimumSizeHint() const
{
    return {12 * fontMetrics().height(), 5 * fontMetrics().height()};
}

QSize LessonGrid::sizeHint() const
{
    const int width = 36 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

int LessonGrid::heightForWidth(int width) const
{
    const int columns = columnsFor(width);
    const int rows = (int(m_buttons.size()) + columns - 1) / columns;
    return rows * rowHeight(width / columns);
}

/// The height of the highest lesson for the width of one.
int LessonGrid::rowHeight(int width) const
{
    int highest = 0;
    for (const LessonButton *button : m_buttons)
        highest = std::max(highest, button->heightForWidth(width));
    return highest;
}

void LessonGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int columns = columnsFor(width());
    const int cell = width() / columns;
    const int high = rowHeight(cell);
    for (int i = 0; i < int(m_buttons.size()); ++i)
        m_buttons[std::size_t(i)]->setGeometry(QStyle::visualRect(
            layoutDirection(), rect(), {i % columns * cell, i / columns * high, cell, high}));
}

/// Paints the path from lesson to lesson.
void LessonGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(cardColour(palette()), palette().windowText().color(), 0.15), 3));
    const qreal middle = (discTop + discSide / 2) * fontMetrics().height();
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const QRect before = m_buttons[i - 1]->geometry();
        const QRect after = m_buttons[i]->geometry();
        if (before.top() == after.top())
            painter.drawLine(QPointF(before.center().x(), before.top() + middle),
                             QPointF(after.center().x(), after.top() + middle));
    }
}

} // namespace ui
