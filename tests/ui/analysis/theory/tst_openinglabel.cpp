#include "tests/support/window/gamestest.h"
#include "ui/analysis/theory/openingtitle.h"
#include "ui/common/language.h"

#include <QTest>

/// Names of openings in the window.
class TestOpeningLabel : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void openingsAreNamed();
    void firstMovesHaveANameInEachLanguage();
};

void TestOpeningLabel::openingsAreNamed()
{
    const auto window = shown();
    paste(*window, "f5d6c3d3c4f4f6");
    auto *opening = part<QLabel>(*window, "opening");
    QVERIFY(opening->isVisible());
    const QString last = opening->text();
    QVERIFY2(last.startsWith("Opening: "), qPrintable(last));
    paste(*window, "d3c5f6f5e6"); // the same, seen in a mirror, for its first moves
    QVERIFY(opening->text().startsWith("Opening: "));
    trigger(*window, "lookFirst");
    QVERIFY(!opening->isVisible());
}

void TestOpeningLabel::firstMovesHaveANameInEachLanguage()
{
    const ui::Translations portuguese("pt_BR");
    QCOMPARE(ui::openingTitle("Perpendicular Opening"), "Abertura perpendicular");
    QCOMPARE(ui::openingTitle("Tiger"), "Tiger");
    const auto window = shown();
    auto *opening = part<QLabel>(*window, "opening");
    paste(*window, "f5d6");
    QCOMPARE(opening->text(), "Abertura: Perpendicular");
    paste(*window, "f5d6c3d3c4");
    QCOMPARE(opening->text(), "Abertura: Tiger");
}

QTEST_MAIN(TestOpeningLabel)
#include "tst_openinglabel.moc"
