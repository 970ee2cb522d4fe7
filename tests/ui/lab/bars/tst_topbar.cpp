#include "tests/support/window/labtest.h"
#include "ui/common/language.h"
#include "ui/lab/bars/topbar.h"
#include "ui/lab/texts/exampletexts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTest>

using ui::lab::TopBar;

/// What stands above the tree.
class TestTopBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void titlesOfTheLibraryAreWhole_data();
    void titlesOfTheLibraryAreWhole();
    void aTitleWithoutEndIsCut();
    void titleYieldsInANarrowBar();
    void titleIsPlainText();
    void titleIsSpokenWithoutMarkUp();
    void chanceTreesOfferExpectiminimax();
    void rarerAlgorithmsAreUnderMore();
    void moreIsReachedByKeys();
    void barComesAfterTheTree();
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

/// The tool tip, which a screen reader reads where there is no description, is HTML.
void TestTopBar::titleIsSpokenWithoutMarkUp()
{
    TopBar bar;
    bar.setSetup(ai::lab::examples().front().setup, "Cats & <b>dogs</b>");
    auto *open = bar.findChild<QAbstractButton *>("openExample");
    const auto *spoken = QAccessible::queryAccessibleInterface(open);
    QCOMPARE(spoken->text(QAccessible::Description), QString("Cats & <b>dogs</b>"));
}

/// It is the only algorithm, with no item above it.
void TestTopBar::chanceTreesOfferExpectiminimax()
{
    TopBar bar;
    bar.setSetup(ai::lab::example("tree-chance")->setup, "A tree");
    const auto *algorithms = bar.findChild<QComboBox *>("algorithm");
    QCOMPARE(algorithms->count(), 1);
    QCOMPARE(algorithms->currentText(), QString("Expectiminimax"));
}

namespace {

/// The items that the list shows, without the line between them.
QStringList listed(const QComboBox &algorithms)
{
    const auto *list = qobject_cast<const QListView *>(algorithms.view());
    QStringList shown;
    for (int row = 0; row < algorithms.count(); ++row) {
        if (!list->isRowHidden(row) && !algorithms.itemText(row).isEmpty())
            shown += algorithms.itemText(row);
    }
    return shown;
}

} // namespace

/// Minimax and Alpha-beta are listed, and the one in use; the others once More is chosen, which
/// chooses no algorithm.
void TestTopBar::rarerAlgorithmsAreUnderMore()
{
    TopBar bar;
    bar.show();
    const QSignalSpy chosen(&bar, &TopBar::setupChosen);
    ai::lab::SearchSetup setup = ai::lab::example("tree-2")->setup;
    bar.setSetup(setup, "A tree");
    auto *algorithms = bar.findChild<QComboBox *>("algorithm");
    const QString inUse = algorithms->currentText();
    QCOMPARE(listed(*algorithms).size(), 3);
    QCOMPARE(listed(*algorithms).constLast(), QString("More\u2026"));
    const int more = algorithms->findText("More\u2026");
    algorithms->setCurrentIndex(more);
    emit algorithms->activated(more);
    QCOMPARE(algorithms->currentText(), inUse);
    QVERIFY(!listed(*algorithms).contains("More\u2026"));
    QVERIFY(listed(*algorithms).contains("Negamax"));
    QTRY_VERIFY(algorithms->view()->isVisible());
    algorithms->hidePopup();
    QVERIFY(chosen.isEmpty());
    setup.algorithm = ai::lab::Algorithm::Negamax;
    bar.setSetup(setup, "A tree");
    QCOMPARE(algorithms->currentText(), QString("Negamax"));
    QCOMPARE(listed(*algorithms).size(), 4);
    QCOMPARE(listed(*algorithms).mid(2), (QStringList{"More\u2026", "Negamax"}));
}

void TestTopBar::moreIsReachedByKeys()
{
    TopBar bar;
    bar.setSetup(ai::lab::example("tree-2")->setup, "A tree");
    auto *algorithms = bar.findChild<QComboBox *>("algorithm");
    algorithms->setCurrentIndex(1);
    bar.show();
    QTest::keyClick(algorithms, Qt::Key_Down);
    QTRY_VERIFY(algorithms->view()->isVisible());
    QVERIFY(listed(*algorithms).contains("Negamax"));
    algorithms->hidePopup();
}

/// From the path's words to the step and the tree, and only then to the bar.
void TestTopBar::barComesAfterTheTree()
{
    const auto window = opened();
    showPageOf(*window, window->findChild<ui::lab::PathPanel *>());
    finish(*window);
    const QStringList areas{"labPages", "stepView", "treeCanvas", "topBar"};
    const auto area = [&] {
        const QWidget *widget = window->focusWidget();
        while (widget != nullptr && !areas.contains(widget->objectName()))
            widget = widget->parentWidget();
        return widget == nullptr ? QString() : widget->objectName();
    };
    QStringList passed;
    constexpr int most = 200; // keys
    for (int i = 0; i < most && passed.count(areas.front()) < 2; ++i) {
        QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
        const QString now = area();
        if (passed.isEmpty() ? now == areas.front() : now != passed.constLast())
            passed += now;
    }
    QCOMPARE(passed, areas + QStringList(areas.front()));
}

QTEST_MAIN(TestTopBar)
#include "tst_topbar.moc"
