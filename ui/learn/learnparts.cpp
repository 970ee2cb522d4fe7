#include "ui/learn/learnparts.h"

#include "ai/learn/rungs.h"
#include "ui/board/games/boardpicture.h"
#include "ui/board/sidesign.h"
#include "ui/common/titles.h"
#include "ui/learn/learntexts.h"
#include "ui/style/focuscolour.h"
#include "ui/style/scaledfont.h"
#include "ui/style/surface.h"

#include <QDate>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace ui {

namespace {

QColor doneColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x6f, 0xc0, 0x92) : QColor(0x2f, 0x80, 0x4f);
}

QColor turnColour(const QPalette &palette)
{
    return isDark(palette) ? QColor(0xf0, 0x7a, 0x3f) : QColor(0xd1, 0x5a, 0x22);
}

/// Of a lesson with a title of three lines.
int lessonHeight(int textHeight)
{
    return textHeight * 11 / 2;
}

/// A mark in a square: done.
void paintCheck(QPainter &painter, const QRectF &square, const QColor &colour)
{
    QPainterPath path;
    path.moveTo(square.left() + 0.24 * square.width(), square.top() + 0.52 * square.height());
    path.lineTo(square.left() + 0.42 * square.width(), square.top() + 0.70 * square.height());
    path.lineTo(square.left() + 0.76 * square.width(), square.top() + 0.32 * square.height());
    painter.setPen(QPen(colour, square.width() / 11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void paintDisc(QPainter &painter, const QWidget &widget, const QRectF &square, core::Side side)
{
    const QPixmap disc = signPixmap(core::GameKind::Othello, side, qRound(square.width()),
                                    widget.devicePixelRatioF(), widget.palette());
    painter.drawPixmap(square.toRect(), disc);
}

} // namespace

void paintDone(QPainter &painter, const QRectF &square, const QPalette &palette)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(doneColour(palette));
    painter.drawEllipse(square);
    paintCheck(painter, square, cardColour(palette));
}

void paintWrongTry(QPainter &painter, const QRectF &square, const QPalette &palette)
{
    const qreal width = square.width() / 14;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(turnColour(palette), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawEllipse(square.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    const qreal inside = 0.32 * square.width();
    const QRectF cross = square.adjusted(inside, inside, -inside, -inside);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

PositionPicture::PositionPicture(QWidget *parent)
    : QWidget(parent)
{}

void PositionPicture::show(const core::Position &position, const QString &text)
{
    if (!(position == m_position))
        m_picture = {};
    m_position = position;
    setAccessibleName(text);
    update();
}

QSize PositionPicture::sizeHint() const
{
    const int side = 15 * fontMetrics().height();
    return {side, side};
}

void PositionPicture::paintEvent(QPaintEvent *)
{
    const int side = std::min(width(), height());
    if (m_picture.isNull() || m_picture.width() != qRound(side * devicePixelRatioF()))
        m_picture = QPixmap::fromImage(
            boardPicture(m_position, std::nullopt, side, palette(), devicePixelRatioF()));
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRect((width() - side) / 2, 0, side, side), m_picture);
}

void PositionPicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_picture = {};
}

WeekRow::WeekRow(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeekRow::show(const ai::learn::DailyRecord &record, ai::learn::Day today)
{
    m_days.clear();
    QStringList spoken;
    for (int back = 6; back >= 0; --back) {
        const ai::learn::Day day = today - back;
        const QDate date = QDate(1970, 1, 1).addDays(day);
        const QString name =
            back == 0 ? tr("today") : QLocale().dayName(date.dayOfWeek(), QLocale::ShortFormat);
        m_days.push_back({name, record.isSolved(day), record.isFrozen(day, today)});
        if (m_days.back().solved)
            spoken << name;
    }
    setAccessibleName(spoken.isEmpty()
                          ? tr("No puzzle of this week is solved.")
                          : tr("Solved: %1").arg(QLocale().createSeparatedList(spoken)));
    update();
}

QSize WeekRow::sizeHint() const
{
    const int text = fontMetrics().height();
    return {7 * 5 * text / 2, 3 * text};
}

void WeekRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const int count = int(m_days.size());
    const int step = std::min(5 * text / 2, width() / std::max(1, count));
    const QColor card = cardColour(palette());
    for (int i = 0; i < count; ++i) {
        const auto &day = m_days[std::size_t(i)];
        const bool today = i + 1 == count;
        QRect cell = QStyle::visualRect(layoutDirection(), rect(), {i * step, 0, step, height()});
        QRectF disc(cell.center().x() - 0.6 * text, 0.1 * text, 1.2 * text, 1.2 * text);
        if (day.solved) {
            paintDone(painter, disc, palette());
        } else {
            painter.setBrush(Qt::NoBrush);
            const QColor edge =
                today ? turnColour(palette()) : mixed(card, palette().windowText().color(), 0.35);
            painter.setPen(
                QPen(edge, today ? 2 : 1, day.frozen || today ? Qt::DashLine : Qt::SolidLine));
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
        }
        QFont font = scaledFont(this->font(), 0.85);
        font.setBold(today);
        painter.setFont(font);
        painter.setPen(today ? palette().windowText().color() : quietText(palette()));
        painter.drawText(QRect(cell.left(), 3 * text / 2, cell.width(), 3 * text / 2),
                         Qt::AlignHCenter | Qt::AlignTop, day.name);
    }
}

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
                                    : tr("Lesson %1, %2, %3 of %4 steps done")
                                          .arg(m_number)
                                          .arg(text())
                                          .arg(done)
                                          .arg(steps));
    update();
}

QSize LessonButton::sizeHint() const
{
    const int text = fontMetrics().height();
    return {7 * text, lessonHeight(text)};
}

void LessonButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const QColor card = cardColour(palette());
    const qreal side = 2.1 * text;
    const QRectF disc((width() - side) / 2, 0.25 * text, side, side);
    const bool whole = m_done >= m_steps;
    painter.setPen(Qt::NoPen);
    painter.setBrush(whole ? doneColour(palette()) : quietColour(palette()));
    painter.drawEllipse(disc);
    if (underMouse() || m_isNext) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_isNext ? turnColour(palette())
                                     : mixed(card, palette().windowText().color(), 0.4),
                            2));
        painter.drawEllipse(disc.adjusted(-2, -2, 2, 2));
    }
    QFont number = font();
    number.setBold(true);
    if (whole) {
        paintCheck(painter, disc, card);
    } else {
        painter.setFont(number);
        painter.setPen(palette().windowText().color());
        painter.drawText(disc, Qt::AlignCenter, QLocale().toString(m_number));
    }
    QFont title = scaledFont(font(), 0.9);
    title.setBold(m_isNext);
    painter.setFont(title);
    painter.setPen(m_isNext ? palette().windowText().color() : quietText(palette()));
    const QRectF words(0, disc.bottom() + 0.3 * text, width(),
                       height() - disc.bottom() - 0.3 * text);
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, this->text());
    if (showsFocus(*this))
        paintFocusRing(painter, rect(), cornerRadius(text), focusColour(palette(), card));
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

int LessonGrid::columnsFor(int width) const
{
    const int most = std::max(1, width * 5 / (26 * fontMetrics().height()));
    const int count = std::max(1, int(m_buttons.size()));
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows; // rows of equal length
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
    return rows * lessonHeight(fontMetrics().height());
}

void LessonGrid::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int columns = columnsFor(width());
    const int cell = width() / columns;
    const int high = lessonHeight(fontMetrics().height());
    for (int i = 0; i < int(m_buttons.size()); ++i)
        m_buttons[std::size_t(i)]->setGeometry(QStyle::visualRect(
            layoutDirection(), rect(), {i % columns * cell, i / columns * high, cell, high}));
}

/// The way from lesson to lesson.
void LessonGrid::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(cardColour(palette()), palette().windowText().color(), 0.15), 3));
    const qreal middle = 1.3 * fontMetrics().height();
    for (std::size_t i = 1; i < m_buttons.size(); ++i) {
        const QRect before = m_buttons[i - 1]->geometry();
        const QRect after = m_buttons[i]->geometry();
        if (before.top() == after.top())
            painter.drawLine(QPointF(before.center().x(), before.top() + middle),
                             QPointF(after.center().x(), after.top() + middle));
    }
}

RungList::RungList(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RungList::show(core::GameKind game, const ai::learn::GameProgress &progress)
{
    m_game = game;
    m_count = ai::learn::rungCount(game);
    m_rung = progress.rung;
    m_recent = progress.recent();
    setAccessibleName(tr("Rung %1 of %2 is to be beaten.").arg(m_rung + 1).arg(m_count));
    updateGeometry();
    update();
}

QSize RungList::sizeHint() const
{
    const int text = fontMetrics().height();
    return {14 * text, m_count * 5 * text / 4 + text / 2};
}

/// Where the levels of the page Play lie.
QString RungList::levelBeside(int rung) const
{
    if (m_game != core::GameKind::Othello)
        return {};
    return rung == ai::learn::rungNearEasy     ? tr("about %1").arg(levelTitle(ai::Level::Easy))
           : rung == ai::learn::rungNearMedium ? tr("about %1").arg(levelTitle(ai::Level::Medium))
           : rung + 1 == m_count               ? tr("below %1").arg(levelTitle(ai::Level::Hard))
                                               : QString();
}

void RungList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int text = fontMetrics().height();
    const int row =
        std::clamp((height() - text / 2) / std::max(1, m_count), 5 * text / 4, 2 * text);
    const QColor card = cardColour(palette());
    const auto placed = [this](const QRect &area) {
        return QStyle::visualRect(layoutDirection(), rect(), area);
    };
    for (int rung = 0; rung < m_count; ++rung) {
        const int top = (m_count - 1 - rung) * row + text / 4;
        const bool current = rung == m_rung;
        if (current) {
            paintSurface(painter, QRectF(0, top - text / 8.0, width(), row + text / 4.0),
                         cornerRadius(text), quietColour(palette()));
            paintSurface(painter, placed({0, top, std::max(3, text / 5), row}), 2,
                         turnColour(palette()));
        }
        QFont font = this->font();
        font.setBold(current);
        painter.setFont(font);
        painter.setPen(rung <= m_rung ? palette().windowText().color() : quietText(palette()));
        painter.drawText(placed({text, top, 2 * text, row}), Qt::AlignCenter,
                         QLocale().toString(rung + 1));
        const QRect disc = placed({7 * text / 2, top + row / 8, row * 3 / 4, row * 3 / 4});
        if (rung < m_rung) {
            paintDisc(painter, *this, disc, core::Side::First);
        } else if (current) {
            paintDisc(painter, *this, disc, core::Side::Second);
        } else {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(mixed(card, palette().windowText().color(), 0.3), 1.5));
            painter.drawEllipse(QRectF(disc).adjusted(1, 1, -1, -1));
        }
        const QString level = levelBeside(rung);
        if (!level.isEmpty()) {
            painter.save();
            painter.setFont(scaledFont(this->font(), 0.85));
            painter.setPen(quietText(palette()));
            painter.drawText(
                placed({6 * text, top, width() - 9 * text, row}),
                int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                level);
            painter.restore();
        }
        const QRect end = placed({5 * text, top, width() - 6 * text, row});
        if (rung < m_rung) {
            QRectF mark(0, 0, row, row);
            mark.moveTop(top);
            mark.moveLeft(layoutDirection() == Qt::RightToLeft ? end.left() : end.right() - row);
            paintCheck(painter, mark, doneColour(palette()));
        } else if (current) {
            painter.setPen(palette().windowText().color());
            painter.drawText(
                end,
                int(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter)),
                tr("%1 of 3 wins").arg(std::count(m_recent.begin(), m_recent.end(), 1.0)));
        }
    }
}

RatingLine::RatingLine(QWidget *parent)
    : QWidget(parent)
{}

void RatingLine::show(const std::vector<ai::learn::LadderGame> &games)
{
    m_ratings.clear();
    for (const auto &game : games) {
        if (game.counted)
            m_ratings.push_back(game.ratingAfter);
    }
    setVisible(m_ratings.size() >= 2);
    update();
}

QSize RatingLine::sizeHint() const
{
    return {6 * fontMetrics().height(), 2 * fontMetrics().height()};
}

void RatingLine::paintEvent(QPaintEvent *)
{
    if (m_ratings.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto [low, high] = std::minmax_element(m_ratings.begin(), m_ratings.end());
    const qreal span = std::max(1, *high - *low);
    QPolygonF line;
    for (std::size_t i = 0; i < m_ratings.size(); ++i)
        line << QPointF(4 + (width() - 8.0) * qreal(i) / qreal(m_ratings.size() - 1),
                        height() - 4 - (height() - 8) * (m_ratings[i] - *low) / span);
    const QColor colour = markColour(palette(), cardColour(palette()));
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(line.last(), 3.5, 3.5);
}

} // namespace ui
