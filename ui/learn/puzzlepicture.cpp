#include "ui/learn/puzzlepicture.h"

#include "ui/board/games/boardfactory.h"
#include "ui/common/titles.h"
#include "ui/learn/learnmarks.h"
#include "ui/learn/learntexts.h"
#include "ui/style/surface.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

struct PuzzlePicture
{
    Q_DECLARE_TR_FUNCTIONS(ui::PuzzlePicture)
};

constexpr QSize resultSize(1200, 630); ///< pixels; the common size of link previews on the web
constexpr int resultMargin = 45;
constexpr int markSide = 54;

QString headingOf(const DailyResult &result)
{
    return PuzzlePicture::tr("Tabuleiro, %1, puzzle of %2", "a game and a date")
        .arg(gameTitle(core::kindOf(result.puzzle.position)), dayText(result.day));
}

QString triesOf(const DailyResult &result)
{
    return PuzzlePicture::tr("Solved at try %1").arg(result.wrongTries + 1);
}

QString streakOf(const DailyResult &result)
{
    return PuzzlePicture::tr("%n day(s) in a row", "", result.streak);
}

/// Draws a text below `top` and returns its lower edge.
int drawBelow(QPainter &painter, const QRect &column, int top, const QString &text, int pixels,
              bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    painter.setFont(font);
    QRect used;
    painter.drawText(QRect(column.left(), top, column.width(), column.bottom() - top),
                     int(Qt::AlignLeft | Qt::AlignTop) | int(Qt::TextWordWrap), text, &used);
    return used.bottom() + 1;
}

/// Draws a mark for each try: a ringed cross, for the last one a check on a disc; as many as fit.
void drawTries(QPainter &painter, const QRect &row, int wrongTries, const QPalette &palette)
{
    const int step = markSide * 5 / 4;
    const int shown = std::min(wrongTries, row.width() / step - 1);
    QRectF mark(row.left(), row.top(), markSide, markSide);
    for (int i = 0; i < shown; ++i, mark.translate(step, 0))
        paintWrongTry(painter, mark, palette);
    paintDone(painter, mark, palette);
}

} // namespace

QString dailyResultText(const DailyResult &result)
{
    const QString marks = QString(QChar(0x2717)).repeated(result.wrongTries) + QChar(0x2713);
    return headingOf(result) + '\n' + marks + ' ' + triesOf(result) + '\n' + streakOf(result);
}

QImage dailyResultPicture(const DailyResult &result, const QPalette &palette)
{
    QImage picture(resultSize, QImage::Format_ARGB32_Premultiplied);
    picture.fill(palette.window().color());
    picture.setText("Description", dailyResultText(result));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const int side = resultSize.height() - 2 * resultMargin;
    painter.drawImage(QPoint(resultMargin, resultMargin),
                      boardPicture(result.puzzle.position, std::nullopt, side, palette));
    const QRect column =
        QRect({}, resultSize)
            .adjusted(side + 2 * resultMargin, resultMargin, -resultMargin, -resultMargin);
    painter.setPen(quietText(palette));
    int top = drawBelow(painter, column, column.top(), headingOf(result), 26, false);
    painter.setPen(palette.windowText().color());
    top = drawBelow(painter, column, top + 30, puzzleTitle(result.puzzle), 46, true);
    drawTries(painter, column.adjusted(0, top + 45 - column.top(), 0, 0), result.wrongTries,
              palette);
    painter.setPen(palette.windowText().color());
    top = drawBelow(painter, column, top + 45 + markSide + 20, triesOf(result), 34, true);
    painter.setPen(quietText(palette));
    drawBelow(painter, column, top + 8, streakOf(result), 28, false);
    return picture;
}

} // namespace ui
