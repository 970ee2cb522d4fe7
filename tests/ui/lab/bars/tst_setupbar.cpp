#include "ai/lab/lessons/library.h"
#include "tests/support/window/labtest.h"
#include "ui/lab/bars/setupbar.h"
#include "ui/lab/texts/exhibittexts.h"

#include <QTest>

/// A tree that the person writes.
class TestSetupBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void ownTreeIsReadAndWrongTextIsExplained();
    void depthIsOfferedWhereItMeansSomething();
    void commandIsASymbolWhereThereIsLittleRoom();
    void titlesOfTheLibraryAreShownWhole();
};

void TestSetupBar::ownTreeIsReadAndWrongTextIsExplained()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(window->focusWidget(), text);
    QVERIFY2(window->message().contains("press Enter"), qPrintable(window->message()));
    text->setText("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The message names keys, which are the tree's.
    QVERIFY2(window->message().contains("goes to the next step"), qPrintable(window->message()));
    auto *canvas = part<ui::lab::TreeCanvas>(*window, "treeCanvas");
    QCOMPARE(window->focusWidget(), canvas);
    text->setText("MAX(MIN(3,12");
    QTest::keyClick(text, Qt::Key_Return);
    finish(*window);
    QVERIFY2(label(*window, "treeProblem").contains("Column 13"),
             qPrintable(label(*window, "treeProblem")));
    QCOMPARE(text->text(), QString("MAX(MIN(3,12")); // still there to be corrected
    QCOMPARE(window->session()->trace().counters().leaves(), quint64(7));
    // The last good one comes again, whatever else was opened and changed meanwhile.
    window->controller()->openExhibit("tree-1");
    finish(*window);
    auto *algorithm = part<QComboBox>(*window, "algorithm");
    algorithm->setCurrentIndex(0);
    emit algorithm->activated(0);
    finish(*window);
    QCOMPARE(window->session()->setup().algorithm, ai::lab::Algorithm::Plain);
    trigger(*window, "openOwnTree");
    finish(*window);
    QCOMPARE(text->text(), QString("MAX(MIN(3,12,8),MIN(2,4,6),MIN(14,5,2))"));
}

/// Inner nodes of a tree have no value of their own, at which a search could end.
void TestSetupBar::depthIsOfferedWhereItMeansSomething()
{
    const auto window = opened("tree-1");
    QVERIFY(!part<QWidget>(*window, "depth")->isVisible());
    window->controller()->openExhibit("othello-start");
    finish(*window);
    QVERIFY(part<QWidget>(*window, "depth")->isVisible());
}

void TestSetupBar::commandIsASymbolWhereThereIsLittleRoom()
{
    const auto window = opened("othello-start"); // with a depth
    auto *button = part<ui::ActionButton>(*window, "projectorButton");
    window->resize(1400, 800);
    layOut();
    QCOMPARE(button->text(), QString("Projector"));
    const QWidget *bar = part<QWidget>(*window, "setupBar");
    const auto placeOf = [bar](const QWidget *part) {
        return QRect(part->mapTo(bar, QPoint()), part->size());
    };
    bool symbol = false;
    for (int width = window->minimumSizeHint().width(); width <= 1400; width += 20) {
        window->resize(width, 800);
        layOut();
        QVERIFY(bar->rect().contains(placeOf(button)));
        for (const char *name : {"openExhibit", "algorithm", "depth", "order"}) {
            const auto *field = part<QWidget>(*window, name);
            QVERIFY2(bar->rect().contains(placeOf(field)), name);
            QVERIFY2(!placeOf(field).intersects(placeOf(button)), name);
        }
        symbol = symbol || button->text().isEmpty();
        if (button->text().isEmpty())
            QCOMPARE(button->accessibleName().remove('&'), QString("Projector"));
    }
    QVERIFY(symbol);
}

/// Longer ones of lessons are cut short.
void TestSetupBar::titlesOfTheLibraryAreShownWhole()
{
    ui::lab::SetupBar bar;
    for (const ai::lab::Exhibit &exhibit : ai::lab::library()) {
        const QString title = ui::lab::exhibitTitle(exhibit.key);
        bar.setSetup(exhibit.setup, title);
        QCOMPARE(bar.openButton()->text(), title);
    }
    bar.setSetup(ai::lab::library().front().setup, QString(90, 'x'));
    QVERIFY(bar.openButton()->text().size() < 60);
}

QTEST_MAIN(TestSetupBar)
#include "tst_setupbar.moc"
