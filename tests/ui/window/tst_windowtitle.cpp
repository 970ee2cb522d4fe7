#include "tests/support/window/gamestest.h"

/// The title of the window.
class TestWindowTitle : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theTitleSaysWhereAndWhen();
};

void TestWindowTitle::theTitleSaysWhereAndWhen()
{
    const auto window = shown();
    window->openPath(file("a.ggf", "(;GM[Othello]PC[Paris]DT[1999]PB[ann]PW[bob]RE[+12]TY[8]BO[8 "
                                   "--------------------------- O*------*O"
                                   "--------------------------- *]B[f5]W[d6]B[c3];)"));
    QTRY_COMPARE(window->game().match().knownPlies(), std::size_t(3));
    QVERIFY2(window->windowTitle().endsWith("Othello, Paris, 1999"),
             qPrintable(window->windowTitle()));
    play(*window, {"d3"});
    QVERIFY2(window->windowTitle().endsWith("Othello"), qPrintable(window->windowTitle()));
}

QTEST_MAIN(TestWindowTitle)
#include "tst_windowtitle.moc"
