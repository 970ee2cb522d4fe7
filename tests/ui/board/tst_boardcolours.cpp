#include "ui/board/boardcolours.h"
#include "ui/style/surface.h"

#include <QTest>

#include <cmath>
#include <functional>

using ui::BoardColours;

/// Colours of the boards can be distinguished.
class BoardColoursTest : public QObject
{
    Q_OBJECT

private slots:
    void marksAndTextsHaveContrast_data();
    void marksAndTextsHaveContrast();
    void tintsBelongToTheirBoard();
    void hintsHaveOneColour();
    void blackDiscsHaveAnOutlineInTheDark();
    void highContrastHasALightGroundInALightWindow();

private:
    using Row = std::function<void(const char *, QColor, QColor, double)>;
    static void addRows(const QString &look, const BoardColours &c);
    static void textsAndMarksOfOthello(const Row &row, const BoardColours &c);
    static void textsAndMarksOfTicTacToe(const Row &row, const BoardColours &c);
    static void textsAndMarksOfNim(const Row &row, const BoardColours &c);
};

void BoardColoursTest::marksAndTextsHaveContrast_data()
{
    QTest::addColumn<QColor>("mark");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        for (const bool dark : {false, true})
            addRows(QString("theme %1, %2").arg(int(theme)).arg(dark ? "dark" : "light"),
                    ui::boardColours(theme, dark));
    }
}

void BoardColoursTest::textsAndMarksOfOthello(const Row &row, const BoardColours &c)
{
    row("coordinates", c.frameText, c.frame, 4.5);
    row("text of a hint", c.fieldHintText, c.field, 4.5);
    row("count on black", c.white, c.black, 4.5);
    row("lines", c.fieldLine, c.field, 3);
    // Discs, dots on legal squares and the outlines of ghosts
    for (const core::Side side : {core::Side::First, core::Side::Second}) {
        const QColor &disc = side == core::Side::First ? c.black : c.white;
        row(side == core::Side::First ? "black disc" : "white disc", c.outline(side), c.field, 3);
        if (c.needsRim(side))
            row("rim on its disc", c.outline(side), disc, 3);
    }
    row("rings on what would turn", c.black, c.white, 3);
    row("last move on black", c.lastMove, c.black, 3);
    row("last move on white", c.lastMove, c.white, 3);
}

void BoardColoursTest::textsAndMarksOfTicTacToe(const Row &row, const BoardColours &c)
{
    row("numbers", c.paperText, c.paper, 4.5);
    row("pencil", c.pencil, c.paper, 3);
    row("cross", c.cross, c.paper, 3); // and a ghost's dashed outline
    row("nought", c.nought, c.paper, 3);
    row("cross and nought", c.cross, c.nought, 1.3);
    row("winning line", c.winningLine, c.paper, 3);
    row("last move on paper", c.paperLastMove, c.paper, 3);
}

void BoardColoursTest::textsAndMarksOfNim(const Row &row, const BoardColours &c)
{
    row("labels of heaps", c.trayText, c.tray, 4.5);
    for (const QColor &counter : c.counters) {
        row("counter", counter, c.tray, 3);
        row("mark on a counter", c.counterMark, counter, 3);
    }
    row("socket", c.socket, c.tray, 3);
    row("last move in a socket", c.trayLastMove, c.tray, 3);
}

void BoardColoursTest::addRows(const QString &look, const BoardColours &c)
{
    const Row row = [&look](const char *what, QColor mark, QColor ground, double least) {
        QTest::addRow("%s, %s", what, qPrintable(look)) << mark << ground << least;
    };
    textsAndMarksOfOthello(row, c);
    textsAndMarksOfTicTacToe(row, c);
    textsAndMarksOfNim(row, c);
    row("chip text", c.chipText, c.chip, 4.5);
    for (const ui::Tints &tints : {c.fieldTints, c.paperTints, c.counterTints}) {
        for (const ui::Tint &tint : {tints.good, tints.fair, tints.poor})
            row("text on a tint", tint.text, tint.fill, 4.5);
    }
    // The better, the lighter: whoever sees no colours has the order as well.
    for (const ui::Tints &tints : {c.fieldTints, c.counterTints}) {
        row("good and fair moves", tints.good.fill, tints.fair.fill, 1.3);
        row("fair and poor moves", tints.fair.fill, tints.poor.fill, 1.6);
    }
    for (const QColor &ground : {c.field, c.paper, c.tray, c.counters[0]}) {
        const bool hintShows = ui::contrast(c.hint, ground) > ui::contrast(c.markDark, ground);
        row("hint or its casing", hintShows ? c.hint : c.markDark, ground, 3);
    }
    row("hint in its casing", c.hint, c.markDark, 9);
    row("tones of marks", c.markLight, c.markDark, 9); // so one of them shows on anything
}

void BoardColoursTest::marksAndTextsHaveContrast()
{
    QFETCH(QColor, mark);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double found = ui::contrast(mark, ground);
    QVERIFY2(found >= least, qPrintable(QString::number(found)));
}

/// A tint is a tone of the board's own, so that no colour is foreign on it.
void BoardColoursTest::tintsBelongToTheirBoard()
{
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        for (const bool dark : {false, true}) {
            const BoardColours &c = ui::boardColours(theme, dark);
            for (const ui::Tint &tint : {c.fieldTints.good, c.fieldTints.fair, c.fieldTints.poor}) {
                const int apart = std::abs(tint.fill.hue() - c.field.hue());
                constexpr int few = 45; // degrees
                constexpr int grey = 40;
                const bool isGrey = tint.fill.hsvSaturation() < grey;
                QVERIFY2(isGrey || apart <= few || 360 - apart <= few,
                         qPrintable(tint.fill.name() + " on " + c.field.name()));
            }
        }
    }
}

void BoardColoursTest::hintsHaveOneColour()
{
    const QColor hint = ui::boardColours(ui::BoardTheme::Felt, false).hint;
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        for (const bool dark : {false, true})
            QCOMPARE(ui::boardColours(theme, dark).hint, hint);
    }
}

void BoardColoursTest::blackDiscsHaveAnOutlineInTheDark()
{
    for (const ui::BoardTheme theme : ui::allBoardThemes) {
        const BoardColours &c = ui::boardColours(theme, true);
        QVERIFY(ui::contrast(c.blackRim, c.black) >= 3);
    }
}

void BoardColoursTest::highContrastHasALightGroundInALightWindow()
{
    const BoardColours &c = ui::boardColours(ui::BoardTheme::HighContrast, false);
    for (const QColor &mark : {c.fieldLine, c.black, c.outline(core::Side::Second)})
        QVERIFY(ui::contrast(mark, c.field) >= 15);
    QVERIFY(ui::contrast(c.fieldHintText, c.field) >= 15);
}

QTEST_MAIN(BoardColoursTest)
#include "tst_boardcolours.moc"
