#include "ui/controls/verticalscrollarea.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using ui::VerticalScrollArea;

/// A page that scrolls up and down.
class TestVerticalScrollArea : public QObject
{
    Q_OBJECT

private slots:
    void isNeverNarrowerThanItsContent();
    void aBarOverTheMarginTakesNoWidth_data();
    void aBarOverTheMarginTakesNoWidth();
    void aBarOverTheMarginIsDecidedByTheWholeWidth();
    void theHeightMayGrowWithTheWidth();
};

namespace {

constexpr int wideContent = 300;

/// Needs 200 pixels of height if it is wide, as with another arrangement of its parts, and else
/// 100.
class HigherIfWide : public QWidget
{
public:
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width < wideContent ? 100 : 200; }
};

} // namespace

/// Also where a part of it is shown, or hidden, once all is laid out.
void TestVerticalScrollArea::isNeverNarrowerThanItsContent()
{
    QWidget window;
    auto *page = new QVBoxLayout(&window);
    auto *content = new QWidget;
    auto *parts = new QVBoxLayout(content);
    auto *wide = new QLabel("wide");
    wide->setMinimumWidth(300);
    parts->addWidget(new QLabel("narrow"));
    parts->addWidget(wide);
    wide->hide();
    auto *area = new VerticalScrollArea(content);
    page->addWidget(area);
    window.resize(100, 100);
    window.show();
    QVERIFY(window.minimumSizeHint().width() < 300);
    wide->show();
    QTRY_VERIFY(window.width() > 300);
    QVERIFY(area->viewport()->width() >= content->minimumSizeHint().width());
    wide->hide();
    QTRY_VERIFY(window.minimumSizeHint().width() < 300);
}

void TestVerticalScrollArea::aBarOverTheMarginTakesNoWidth_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

void TestVerticalScrollArea::aBarOverTheMarginTakesNoWidth()
{
    QFETCH(Qt::LayoutDirection, direction);
    auto *part = new QLabel("part");
    part->setWordWrap(true);
    auto *content = new QWidget;
    (new QVBoxLayout(content))->addWidget(part);
    VerticalScrollArea area(content);
    area.setLayoutDirection(direction);
    area.setBarOverMargin(true);
    area.resize(200, 100);
    area.show();
    const auto place = [&] { return QRect(content->mapTo(&area, QPoint()), content->size()); };
    const QRect before = place();
    QCOMPARE(before.width(), area.width());
    part->setMinimumHeight(300);
    const QScrollBar *bar = area.verticalScrollBar();
    QTRY_VERIFY(bar->isVisible() && bar->maximum() > 0);
    QCOMPARE(place().width(), before.width());
    QCOMPARE(place().left(), before.left());
    // The bar is above the content, or it would not be seen.
    const QPoint middle = bar->mapTo(&area, bar->rect().center());
    QCOMPARE(area.childAt(middle), static_cast<const QWidget *>(bar));
    QCOMPARE(middle.x() > area.width() / 2, direction == Qt::LeftToRight);
    part->setMinimumHeight(0);
    QTRY_VERIFY(!bar->isVisible());
    QCOMPARE(place(), before);
}

/// Where the text fits into the whole width, and would not into that beside a bar.
void TestVerticalScrollArea::aBarOverTheMarginIsDecidedByTheWholeWidth()
{
    auto *part = new QLabel(QString("word ").repeated(60));
    part->setWordWrap(true);
    auto *content = new QWidget;
    (new QVBoxLayout(content))->addWidget(part);
    VerticalScrollArea area(content);
    area.setBarOverMargin(true);
    area.show();
    int between = 0;
    for (int width = 150; width < 400; width += 7) {
        const int bar = area.verticalScrollBar()->sizeHint().width();
        const int whole = content->layout()->minimumHeightForWidth(width);
        const int beside = content->layout()->minimumHeightForWidth(width - bar);
        between += beside > whole ? 1 : 0;
        for (const int height : {whole - 1, whole, (whole + beside) / 2, beside}) {
            area.resize(width, height);
            QCOMPARE(content->width(), width);
            QCOMPARE(area.verticalScrollBar()->isVisible(), height < whole);
        }
    }
    QVERIFY(between > 5);
}

/// The bar is decided by neither a narrower nor a wider content.
void TestVerticalScrollArea::theHeightMayGrowWithTheWidth()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new HigherIfWide);
    VerticalScrollArea area(content);
    area.setBarOverMargin(true);
    area.show();
    const int bar = area.verticalScrollBar()->sizeHint().width();
    for (const int height : {50, 150, 250, 150, 50}) {
        for (const int width : {wideContent - bar, wideContent - 1, wideContent,
                                wideContent + bar - 1, wideContent + bar, wideContent - 1}) {
            area.resize(width, height);
            QCOMPARE(content->width(), width);
            QCOMPARE(area.verticalScrollBar()->isVisible(),
                     height < (width < wideContent ? 100 : 200));
        }
    }
}

QTEST_MAIN(TestVerticalScrollArea)
#include "tst_verticalscrollarea.moc"
