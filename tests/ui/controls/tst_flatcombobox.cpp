#include "tests/support/qt/fonts.h"
#include "ui/controls/flatcombobox.h"

#include <QImage>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using ui::FlatComboBox;

/// The window's own combo box.
class TestFlatComboBox : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setFont(testFont()); }
    void widestItemHasSpace();
    void longNamesDoNotWidenTheWindow();
    void textStandsAtTheStartAndTheArrowAtTheEnd();
    void textThatDoesNotFitIsCut();
    void keyboardShowsAndMovesTheChoice();
    void disabledTextIsFaint();
    void editableTextStaysInItsPlace_data();
    void editableTextStaysInItsPlace();
};

namespace {

/// The first and the last column of a part of an image that hold this colour; both -1: none does.
std::pair<int, int> columnsOf(const QImage &image, const QColor &colour, const QRect &part)
{
    std::pair<int, int> columns{-1, -1};
    for (int x = part.left(); x <= part.right(); ++x) {
        for (int y = part.top(); y <= part.bottom(); ++y) {
            if (image.pixelColor(x, y) != colour)
                continue;
            columns = {columns.first < 0 ? x : columns.first, x};
            break;
        }
    }
    return columns;
}

bool showsColour(QWidget &widget, const QColor &colour)
{
    return columnsOf(widget.grab().toImage(), colour, widget.rect()).first >= 0;
}

/// A text that is all ink at its edges, painted in the full colour of the ink.
const QString block(4, QChar(0x2588));

} // namespace

void TestFlatComboBox::widestItemHasSpace()
{
    FlatComboBox box;
    box.addItems({"Easy", "The reader's opponent", "Hard"});
    QCOMPARE(box.sizeHint().width(), box.widthFor("The reader's opponent"));
    QCOMPARE(box.minimumSizeHint(), box.sizeHint());
    // Beside the text, the arrow has its own space.
    QVERIFY(box.widthFor("Easy")
            > box.fontMetrics().horizontalAdvance("Easy") + box.fontMetrics().height());
    box.setCurrentIndex(2); // another choice moves nothing
    QCOMPARE(box.sizeHint().width(), box.widthFor("The reader's opponent"));
}

void TestFlatComboBox::longNamesDoNotWidenTheWindow()
{
    FlatComboBox box;
    box.addItem("Easy");
    const int narrow = box.sizeHint().width();
    box.addItem(QString("A program with a very long name ").repeated(5));
    QVERIFY(box.sizeHint().width() > narrow);
    QVERIFY(box.sizeHint().width() <= 14 * box.fontMetrics().height());
    box.setSizeAdjustPolicy(QComboBox::AdjustToContents); // where the names are the program's
    QCOMPARE(box.sizeHint().width(), box.widthFor(box.itemText(1)));
}

void TestFlatComboBox::textStandsAtTheStartAndTheArrowAtTheEnd()
{
    FlatComboBox box;
    box.addItem(block);
    box.resize(200, box.sizeHint().height());
    const QColor ink = box.palette().color(QPalette::Active, QPalette::WindowText);
    const QRect left(0, 0, 100, box.height());
    const QRect right(100, 0, 100, box.height());
    const int text = box.fontMetrics().horizontalAdvance(block);
    const auto widthIn = [&](const QRect &part) {
        const auto [first, last] = columnsOf(box.grab().toImage(), ink, part);
        return first < 0 ? 0 : last - first + 1;
    };
    QVERIFY(widthIn(left) > text / 2);
    QVERIFY(widthIn(right) > 0);
    QVERIFY(widthIn(right) < text / 2); // an arrow
    box.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(widthIn(right) > text / 2);
    QVERIFY(widthIn(left) > 0);
    QVERIFY(widthIn(left) < text / 2);
}

void TestFlatComboBox::textThatDoesNotFitIsCut()
{
    FlatComboBox box;
    box.addItem(block.repeated(20));
    box.resize(120, box.sizeHint().height());
    const QColor ink = box.palette().color(QPalette::Active, QPalette::WindowText);
    // The ellipsis before the arrow leaves the space above it empty; a text that ran on would fill
    // it.
    const int em = box.fontMetrics().height();
    const int dots = box.fontMetrics().horizontalAdvance(QChar(0x2026));
    const QRect above(120 - em - em / 2 - dots, 0, dots, box.height() / 2 - 1);
    QVERIFY(columnsOf(box.grab().toImage(), ink, box.rect()).first >= 0);
    QCOMPARE(columnsOf(box.grab().toImage(), ink, above).first, -1);
}

void TestFlatComboBox::keyboardShowsAndMovesTheChoice()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *before = new FlatComboBox;
    auto *box = new FlatComboBox;
    for (FlatComboBox *each : {before, box}) {
        each->addItems({"Easy", "Medium", "Hard"});
        layout->addWidget(each);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    before->setFocus();
    const QImage unfocused = box->grab().toImage();
    QTest::keyClick(before, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), box);
    QVERIFY(box->grab().toImage() != unfocused); // the ring
    QSignalSpy activated(box, &QComboBox::activated);
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), QString("Medium"));
    QCOMPARE(activated.size(), 1);
}

void TestFlatComboBox::disabledTextIsFaint()
{
    const QColor faint(0x707074); // and clear enough for the palette to decide
    FlatComboBox box;
    box.addItem(block);
    box.resize(200, box.sizeHint().height());
    QPalette palette = box.palette();
    palette.setColor(QPalette::Active, QPalette::WindowText, Qt::black);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, faint);
    box.setPalette(palette);
    QVERIFY(showsColour(box, Qt::black));
    QVERIFY(!showsColour(box, faint));
    box.setEnabled(false);
    QVERIFY(showsColour(box, faint));
    QVERIFY(!showsColour(box, Qt::black));
}

void TestFlatComboBox::editableTextStaysInItsPlace_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

/// QComboBox moves the line edit to where the style has it, each time an item is chosen.
void TestFlatComboBox::editableTextStaysInItsPlace()
{
    QFETCH(Qt::LayoutDirection, direction);
    FlatComboBox box;
    box.setLayoutDirection(direction);
    box.addItems({"20, take 1 to 3", "1-3-5-7"});
    box.makeEditable();
    box.resize(box.sizeHint());
    box.show();
    const QRect place = box.lineEdit()->geometry();
    const int height = box.fontMetrics().height();
    const int before = place.left();
    const int behind = box.width() - 1 - place.right();
    QCOMPARE(direction == Qt::LeftToRight ? before : behind, height / 2);
    QCOMPARE((direction == Qt::LeftToRight ? behind : before) - height / 2, height); // the arrow
    for (const int item : {1, 1, 0}) {
        box.setCurrentIndex(item);
        QCOMPARE(box.lineEdit()->geometry(), place);
    }
    box.setEditText("2-4-6");
    QCOMPARE(box.lineEdit()->geometry(), place);
    QVERIFY(place.width() > box.fontMetrics().horizontalAdvance(box.itemText(0)));
    QFont larger = box.font();
    larger.setPointSizeF(2 * larger.pointSizeF());
    box.setFont(larger);
    box.resize(box.sizeHint());
    QVERIFY(box.lineEdit()->width() > box.fontMetrics().horizontalAdvance(box.itemText(0)));
    QVERIFY(box.rect().contains(box.lineEdit()->geometry()));
}

QTEST_MAIN(TestFlatComboBox)
#include "tst_flatcombobox.moc"
