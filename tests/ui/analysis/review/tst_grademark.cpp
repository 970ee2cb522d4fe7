#include "ui/analysis/review/grademark.h"
#include "ui/style/surface.h"

#include <QTest>

#include <set>

using ai::Grade;

/// The marks of moves in lists.
class TestGradeMark : public QObject
{
    Q_OBJECT

private slots:
    void marksCanBeSeenOnEveryRow_data();
    void marksCanBeSeenOnEveryRow();
    void shapesDifferWithoutColour();
};

namespace {

constexpr int size = 24;
constexpr Grade marked[] = {Grade::Good, Grade::Mistake, Grade::Blunder};

QImage imageOf(Grade grade, bool hollow, QIcon::Mode mode, const QPalette &palette)
{
    return ui::gradeIcon(grade, hollow, size, 1, palette).pixmap(QSize(size, size), mode).toImage();
}

/// The colour of the mark's opaque part.
QColor toneOf(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() == 255)
                return image.pixelColor(x, y);
        }
    }
    return {};
}

} // namespace

void TestGradeMark::marksCanBeSeenOnEveryRow_data()
{
    QTest::addColumn<QPalette>("palette");
    QPalette light(QColor(0xefefef));
    light.setColor(QPalette::Base, Qt::white);
    QPalette dark(QColor(0x2b2d30));
    dark.setColor(QPalette::Base, QColor(0x1b1e20));
    for (QPalette *palette : {&light, &dark}) {
        palette->setColor(QPalette::Highlight, QColor(0x1a5fb4));
        palette->setColor(QPalette::HighlightedText, Qt::white);
    }
    QTest::newRow("light") << light;
    QTest::newRow("dark") << dark;
}

void TestGradeMark::marksCanBeSeenOnEveryRow()
{
    QFETCH(QPalette, palette);
    for (const bool hollow : {false, true}) {
        for (const Grade grade : marked) {
            const QColor plain = toneOf(imageOf(grade, hollow, QIcon::Normal, palette));
            QVERIFY(ui::contrast(plain, palette.color(QPalette::Base)) >= 3);
            const QColor selected = toneOf(imageOf(grade, hollow, QIcon::Selected, palette));
            QVERIFY(ui::contrast(selected, palette.color(QPalette::Highlight)) >= 3);
        }
        QVERIFY(!toneOf(imageOf(Grade::None, hollow, QIcon::Normal, palette)).isValid());
    }
}

/// In a selected row all have one colour, the person's marks and the computer's.
void TestGradeMark::shapesDifferWithoutColour()
{
    std::set<qsizetype> areas;
    for (const Grade grade : marked) {
        const auto area = [grade](bool hollow) {
            const QImage image = imageOf(grade, hollow, QIcon::Selected, QPalette());
            qsizetype opaque = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    opaque += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
            }
            return opaque;
        };
        QVERIFY(area(true) < area(false) * 9 / 10);
        areas.insert(area(false));
        areas.insert(area(true));
    }
    QCOMPARE(areas.size(), 2 * std::size(marked));
}

QTEST_MAIN(TestGradeMark)
#include "tst_grademark.moc"
