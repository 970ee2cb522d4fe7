#include "ui/board/boardcolours.h"

#include <QTest>

using ui::BoardColours;

/// Colours of the boards can be told apart.
class BoardColoursTest : public QObject
{
    Q_OBJECT

private slots:
    void marksAndTextsHaveContrast_data();
    void marksAndTextsHaveContrast();
};

void BoardColoursTest::marksAndTextsHaveContrast_data()
{
    QTest::addColumn<QColor>("mark");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const bool dark : {false, true}) {
        const BoardColours &c = ui::boardColours(dark);
        const auto row = [dark](const char *what, QColor mark, QColor ground, double least) {
            QTest::addRow("%s, %s", what, dark ? "dark" : "light") << mark << ground << least;
        };
        row("chip text", c.chipText, c.chip, 4.5);
        row("coordinates", c.frameText, c.frame, 4.5);
        row("numbers", c.paperText, c.paper, 4.5);
        row("labels of heaps", c.trayText, c.tray, 4.5);
        row("refusal", c.notAllowed, c.tray, 4.5);
        row("count on black", c.white, c.black, 4.5);
        row("white disc", c.white, c.felt, 3);
        row("black disc", c.black, c.felt, 3);
        row("white disc, other felt", c.white, c.feltOther, 3);
        row("black disc, other felt", c.black, c.feltOther, 3);
        row("last move on black", c.lastMove, c.black, 3);
        row("last move on white", c.lastMove, c.white, 3);
        row("last move on paper", c.lastMove, c.paper, 3);
        row("last move in a socket", c.lastMove, c.socket, 3);
        row("pencil", c.pencil, c.paper, 3);
        row("cross", c.cross, c.paper, 3);
        row("nought", c.nought, c.paper, 3);
        row("winning line", c.winningLine, c.paper, 3);
        row("counter", c.counter, c.tray, 3);
        row("mark on a counter", c.counterMark, c.counter, 3);
        row("tones of marks", c.markLight, c.markDark, 9); // so one of them shows on anything
    }
}

void BoardColoursTest::marksAndTextsHaveContrast()
{
    QFETCH(QColor, mark);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double found = ui::contrast(mark, ground);
    QVERIFY2(found >= least, qPrintable(QString::number(found)));
}

QTEST_MAIN(BoardColoursTest)
#include "tst_boardcolours.moc"
