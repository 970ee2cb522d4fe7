#include "tests/support/qt/cli.h"

#include <QTest>

#include <algorithm>

/// `tabuleiro-cli count`: the published counts of the article and the report.
class TestCountCommand : public QObject
{
    Q_OBJECT

private slots:
    void countsAreTheKnownOnes();
};

void TestCountCommand::countsAreTheKnownOnes()
{
    const TextOutcome outcome = runCli({"count"});
    QCOMPARE(outcome.status, 0);
    // A terminal of any locale shows it.
    QVERIFY(std::all_of(outcome.output.begin(), outcome.output.end(),
                        [](QChar c) { return c.unicode() < 0x80; }));
    QStringList rows;
    for (const QString &line : outcome.output.split('\n')) {
        const QStringList cells = line.split('|');
        // The columns stand below each other.
        if (cells.size() == 5 && !cells[2].trimmed().startsWith("--") && cells[1].size() < 66)
            QVERIFY2(cells[1].size() == 64, qPrintable(line));
        if (cells.size() == 5 && !cells[2].trimmed().isEmpty() && cells[2].trimmed()[0].isDigit())
            rows += cells[1].trimmed() + " = " + cells[2].trimmed();
    }
    QStringList known{"Tic-tac-toe, plain minimax, root moves counted = 549,945",
                      "alpha-beta, a full window for each root move = 30,709",
                      "calls that alpha-beta saves, in per cent = 94",
                      "leaves of alpha-beta = 12,515",
                      "cuts of alpha-beta, each of one child at least = 6,719",
                      "the same with nodes that their last child closes = 13,640",
                      "heuristic at depth 0 = 9",
                      "heuristic at depth 1 = 81",
                      "heuristic at depth 2 = 308",
                      "heuristic at depth 3 = 1,315",
                      "heuristic at depth 4 = 4,287",
                      "heuristic at depth 5 = 10,245",
                      "heuristic at depth 6 = 21,246",
                      "evaluations at depth 2 = 227"};
    const auto series = [&known](const QString &what, const QStringList &counts) {
        for (int i = 0; i < counts.size(); ++i)
            known += what.arg(i + 1) + " = " + counts[i];
    };
    const QStringList plainAfter{"59,705", "63,905", "59,705", "63,905", "55,505",
                                 "63,905", "59,705", "63,905", "59,705"};
    series("of the plain calls, those after X on %1", plainAfter);
    series("of alpha-beta's calls, those after X on %1",
           {"2,338", "2,869", "3,275", "3,574", "2,316", "3,590", "3,809", "4,981", "3,957"});
    series("of the calls at depth 2, those after X on %1",
           {"36", "31", "31", "34", "25", "42", "37", "43", "29"});
    known += QStringList{"games lost at depth 2 = 10",
                         "openings worth more or less than a draw = 0",
                         "alpha-beta, one window = 18,297",
                         "leaves of alpha-beta with one window = 7,330",
                         "one window, from -1 to +1 = 16,811",
                         "one window, centre, corners, edges = 7,275",
                         "one window, corners first = 11,554",
                         "one window, edges first = 42,094",
                         "figure 1, with leaves made up: value = 3",
                         "the report's minimax at depth 1 = 10",
                         "the report's minimax at depth 2 = 82",
                         "the report's minimax at depth 3 = 586",
                         "the report's minimax at depth 4 = 3,610",
                         "the report's minimax to full depth = 986,410",
                         "games lost by the hard level as its code has it = 32",
                         "games lost by the hard level as its prose has it = 6",
                         "plain minimax, root counted = 549,946",
                         "win-only cut, root counted = 94,978"};
    series("the same after X on %1",
           {"3,763", "12,140", "5,456", "15,214", "8,482", "17,397", "5,672", "18,652", "8,201"});
    series("plain minimax after X on %1", plainAfter);
    known += QStringList{"the four leaves, MAX first: value = 4",
                         "the four leaves, MIN first: value = 5",
                         "leaves visited, MAX first = 3",
                         "leaves visited, MIN first = 4",
                         "the same with 7 before 2 = 3",
                         "Nim 20, misere: alpha-beta = 38,949",
                         "the same, taking 3 first = 1,093",
                         "heaps from 1 to 20 that are lost = 5",
                         "Nim 20, misere: calls that remember each position = 109",
                         "Nim 20, misere: positions = 40",
                         "Tic-tac-toe, games = 255,168",
                         "games that X wins = 131,184",
                         "games that O wins = 77,904",
                         "games that are drawn = 46,080",
                         "Tic-tac-toe, positions = 5,478",
                         "the same, up to symmetry = 765",
                         "calls that remember each position = 16,168",
                         "calls that remember them up to symmetry = 2,271"};
    series("Nim %1, misere: plain minimax",
           {"2",      "4",      "8",      "15",     "28",      "52",     "96",
            "177",    "326",    "600",    "1,104",  "2,031",   "3,736",  "6,872",
            "12,640", "23,249", "42,762", "78,652", "144,664", "266,079"});
    known += QStringList{"tree 1: value = 3",
                         "tree 1: leaves visited, of 5 = 4",
                         "tree 2: value = 3",
                         "tree 2: leaves visited, of 9 = 5",
                         "the classic tree: leaves visited, of 9 = 7",
                         "the same, best reply first = 5"};
    QCOMPARE(rows, known);
    // Chess is only quoted.
    QVERIFY(
        outcome.output.contains("chess, ten plies, as the literature has it: 69,352,859,712,417"));
}

QTEST_GUILESS_MAIN(TestCountCommand)
#include "tst_countcommand.moc"
