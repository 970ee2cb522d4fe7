#include "tests/support/qt/labtest.h"

#include <QTest>

/// Trees drawn by lot.
class TestRandomBar : public LabTest
{
    Q_OBJECT

private slots:
    void initTestCase() { useOwnSettings(); }
    void init() { forgetTree(); }
    void randomTreesComeAgain();
};

void TestRandomBar::randomTreesComeAgain()
{
    const auto window = opened();
    auto *text = part<QLineEdit>(*window, "treeText");
    auto *seed = part<QSpinBox>(*window, "randomSeed");
    trigger(*window, "openRandomTree");
    finish(*window);
    const QString first = text->text();
    seed->setValue(2);
    finish(*window);
    QVERIFY(text->text() != first);
    seed->setValue(1);
    finish(*window);
    QCOMPARE(text->text(), first);
    // The field that is changed by keys keeps the focus.
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_Up);
    finish(*window);
    QCOMPARE(seed->value(), 2);
    QVERIFY(seed->hasFocus());
}

QTEST_MAIN(TestRandomBar)
#include "tst_randombar.moc"
