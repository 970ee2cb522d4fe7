#include "tests/support/window/labtest.h"
#include "ui/common/language.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/texts/exampletexts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QTest>

using ui::lab::TopBar;

/// What stands above the tree.
class TestTopBar : public LabTest
{
    Q_OBJECT

private slots:
    void titlesOfTheLibraryAreWhole_data();
    void titlesOfTheLibraryAreWhole();
    void aTitleWithoutEndIsCut();
    void titleYieldsInANarrowBar();
    void titleIsPlainText();
    void chanceTreesOfferExpectiminimax();
};

void TestTopBar::titlesOfTheLibraryAreWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : ui::languages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestTopBar::titlesOfTheLibraryAreWhole()
{
    QFETCH(QString, language);
    const ui::Translations translations(language);
    TopBar bar;
    for (const ai::lab::Example &example : ai::lab::examples()) {
        const QString title = ui::lab::exampleTitle(example.key);
        bar.setSetup(example.setup, title);
        QCOMPARE(bar.findChild<QAbstractButton *>("openExample")->text(), title);
    }
}

void TestTopBar::aTitleWithoutEndIsCut()
{
    TopBar bar;
    const QString title = QString("A tree of somebody's own ").repeated(10);
    bar.setSetup(ai::lab::examples().front().setup, title);
    QVERIFY(bar.findChild<QAbstractButton *>("openExample")->text().size() < title.size() / 2);
}

/// The bar can become narrower than a long title, and then cuts it.
void TestTopBar::titleYieldsInANarrowBar()
{
    TopBar bar;
    const QString title = "A title of some forty letters, as files have";
    bar.setSetup(ai::lab::examples().front().setup, title);
    const auto *open = bar.findChild<QAbstractButton *>("openExample");
    bar.show();
    bar.resize(900, 50);
    layOut();
    const QString wide = open->text();
    bar.resize(bar.minimumSizeHint());
    layOut();
    QVERIFY2(open->text().size() < wide.size() / 2 && open->text().startsWith("A title"),
             qPrintable(open->text()));
    QVERIFY(bar.rect().contains(open->geometry()));
    QVERIFY(bar.width() < 400);
    bar.resize(900, 50);
    layOut();
    QCOMPARE(open->text(), wide);
}

/// A title may come from a file.
void TestTopBar::titleIsPlainText()
{
    TopBar bar;
    bar.setSetup(ai::lab::examples().front().setup, "Cats & <b>dogs</b>");
    const auto *open = bar.findChild<QAbstractButton *>("openExample");
    QCOMPARE(open->text(), QString("Cats && <b>dogs</b>"));
    QVERIFY(open->shortcut().isEmpty());
    QCOMPARE(open->toolTip(), QString("<p>Cats &amp; &lt;b&gt;dogs&lt;/b&gt;"));
}

/// It is the only algorithm, with no line above it.
void TestTopBar::chanceTreesOfferExpectiminimax()
{
    TopBar bar;
    bar.setSetup(ai::lab::example("tree-chance")->setup, "A tree");
    const auto *algorithms = bar.findChild<QComboBox *>("algorithm");
    QCOMPARE(algorithms->count(), 1);
    QCOMPARE(algorithms->currentText(), QString("Expectiminimax"));
}

QTEST_MAIN(TestTopBar)
#include "tst_topbar.moc"
