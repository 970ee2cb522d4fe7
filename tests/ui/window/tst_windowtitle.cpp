#include "tests/support/window/gamestest.h"

using Phase = ui::GameController::Phase;

/// The title of the window.
class TestWindowTitle : public GamesTest
{
    Q_OBJECT

private slots:
    void init() { useOwnFolder(); }
    void theTitleSaysWhatTheGameWaitsFor();
    void theTitleSaysWhoseMoveItIsOfTwoPeople();
    void theTitleSaysWhereAndWhen();
};

void TestWindowTitle::theTitleSaysWhatTheGameWaitsFor()
{
    const auto window = shown();
    QCOMPARE(window->windowTitle(), QString("Othello"));
    press(*window, "play");
    QCOMPARE(window->windowTitle(), QString::fromUtf8("Your move \u2014 Othello"));
    QStringList titles;
    connect(window.get(), &QWidget::windowTitleChanged, this,
            [&titles](const QString &title) { titles << title; });
    clickCell(*window, 19); // d3
    QTRY_COMPARE(window->game().phase(), Phase::PersonToMove);
    QTRY_COMPARE(titles, (QStringList{QString::fromUtf8("Thinking \u2014 Othello"),
                                      QString::fromUtf8("Your move \u2014 Othello")}));
}

void TestWindowTitle::theTitleSaysWhoseMoveItIsOfTwoPeople()
{
    const auto window = shown();
    choose(*window, "Tic-tac-toe");
    choose(*window, "opponent", "A second person");
    press(*window, "play");
    QCOMPARE(window->windowTitle(), QString::fromUtf8("X to move \u2014 Tic-tac-toe"));
    clickCell(*window, 0);
    QTRY_COMPARE(window->windowTitle(), QString::fromUtf8("O to move \u2014 Tic-tac-toe"));
    for (const int cell : {3, 1, 4, 2})
        clickCell(*window, cell);
    QTRY_COMPARE(window->windowTitle(), QString::fromUtf8("Game over \u2014 Tic-tac-toe"));
}

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
