#include "ui/board/boardcolours.h"
#include "ui/board/boardpainting.h"
#include "ui/board/texture.h"
#include "ui/style/surface.h"

#include <QImage>
#include <QTest>

using ui::BoardTheme;
using ui::Texture;

namespace {

constexpr int shadowWidth = 8;

QImage painted(int side, const ui::TexturedFill &ground)
{
    return ui::paintedPixmap(QSizeF(side, side), 1,
                             [&](QPainter &painter) {
                                 ui::paintTexturedFill(painter, QRectF(0, 0, side, side), ground,
                                                       shadowWidth);
                             })
        .toImage();
}

/// The mean colours of the squares of a grid, without those under the frame's shadow.
QList<QColor> meansOf(const QImage &image)
{
    constexpr int block = 32;
    QList<QColor> means;
    for (int top = shadowWidth; top + block <= image.height(); top += block) {
        for (int left = shadowWidth; left + block <= image.width(); left += block) {
            int red = 0;
            int green = 0;
            int blue = 0;
            for (int y = top; y < top + block; ++y) {
                for (int x = left; x < left + block; ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    red += qRed(pixel);
                    green += qGreen(pixel);
                    blue += qBlue(pixel);
                }
            }
            constexpr int pixels = block * block;
            means << QColor(red / pixels, green / pixels, blue / pixels);
        }
    }
    return means;
}

} // namespace

class TestTexture : public QObject
{
    Q_OBJECT

private slots:
    void squaresLieBetweenLightAndShade_data();
    void squaresLieBetweenLightAndShade();
    void linesAndHintsStandOutEverywhere_data();
    void linesAndHintsStandOutEverywhere();
    void itIsTheSameEachTime();
    void plainIsOneColour();
};

void TestTexture::squaresLieBetweenLightAndShade_data()
{
    QTest::addColumn<Texture>("texture");
    QTest::newRow("felt") << Texture::Felt;
    QTest::newRow("grain") << Texture::Grain;
    QTest::newRow("stone") << Texture::Stone;
}

void TestTexture::squaresLieBetweenLightAndShade()
{
    QFETCH(Texture, texture);
    const QColor shaded(100, 120, 90);
    const QColor lit(115, 140, 100);
    for (const int side : {200, 720}) {
        const QList<QColor> means = meansOf(painted(side, {shaded, lit, texture}));
        for (const QColor &mean : means) {
            QVERIFY2(mean.green() >= shaded.green() - 1, qPrintable(mean.name()));
            QVERIFY2(mean.green() <= lit.green() + 1, qPrintable(mean.name()));
        }
        QVERIFY(means.front().green() > means.back().green() + 8);
    }
}

void TestTexture::linesAndHintsStandOutEverywhere_data()
{
    QTest::addColumn<BoardTheme>("theme");
    QTest::addColumn<bool>("dark");
    for (const bool dark : {false, true}) {
        const char *const window = dark ? "dark" : "light";
        QTest::addRow("felt, %s", window) << BoardTheme::Felt << dark;
        QTest::addRow("wood, %s", window) << BoardTheme::Wood << dark;
        QTest::addRow("slate, %s", window) << BoardTheme::Slate << dark;
        QTest::addRow("high contrast, %s", window) << BoardTheme::HighContrast << dark;
    }
}

void TestTexture::linesAndHintsStandOutEverywhere()
{
    QFETCH(BoardTheme, theme);
    QFETCH(bool, dark);
    const ui::BoardColours &colours = ui::boardColours(theme, dark);
    for (const QColor &mean :
         meansOf(painted(720, {colours.field, colours.fieldLit, colours.fieldTexture}))) {
        QVERIFY2(ui::contrast(colours.fieldHintText, mean) >= 4.4, qPrintable(mean.name()));
        const double hint =
            qMax(ui::contrast(colours.hint, mean), ui::contrast(colours.markDark, mean));
        QVERIFY2(hint >= 3, qPrintable(mean.name()));
        for (const QColor &mark : {colours.fieldLine, colours.outline(core::Side::First),
                                   colours.outline(core::Side::Second)}) {
            QVERIFY2(ui::contrast(mark, mean) >= 3, qPrintable(QString("%1 on %2: %3")
                                                                   .arg(mark.name(), mean.name())
                                                                   .arg(ui::contrast(mark, mean))));
        }
    }
}

void TestTexture::itIsTheSameEachTime()
{
    const QColor shaded(100, 120, 90);
    const QColor lit(105, 125, 95);
    const QImage grain = painted(300, {shaded, lit, Texture::Grain});
    QCOMPARE(painted(300, {shaded, lit, Texture::Grain}), grain);
    QVERIFY(painted(300, {shaded, lit, Texture::Felt}) != grain);
}

void TestTexture::plainIsOneColour()
{
    const QColor colour(100, 120, 90);
    QImage plain(50, 50, QImage::Format_ARGB32_Premultiplied);
    plain.fill(colour);
    QCOMPARE(painted(50, {colour, Qt::white, Texture::Plain}).convertToFormat(plain.format()),
             plain);
}

QTEST_MAIN(TestTexture)
#include "tst_texture.moc"
