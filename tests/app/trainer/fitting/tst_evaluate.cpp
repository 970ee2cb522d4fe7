#include "app/commandline/files.h"
#include "app/trainer/fitting/evaluate.h"
#include "tests/support/selfplay.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace trainer;
using ai::othello::Weights;

/// Errors of an evaluation, ply by ply, and how they are shown.
class TestEvaluate : public QObject
{
    Q_OBJECT

private slots:
    void errorsAreMeansOverTheirPositions();
    void meanCountsEachPositionOnce();
    void tableHasARowForEachPlyWithPositions();
    void pictureHasTwoCurvesForEachName();
};

namespace {

/// Two plies with positions, of which the later is not solved.
ErrorsByPly twoPlies()
{
    ErrorsByPly errors{};
    errors[20] = {1, 2.0, 4, 0.5};
    errors[21] = {3, 6.0, 0, 0};
    return errors;
}

} // namespace

void TestEvaluate::errorsAreMeansOverTheirPositions()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.games").toStdString();
    const std::vector<SelfPlayGame> games = support::someGames();
    QVERIFY(!commandline::writeBytes(path, packedGames(games)));
    // Weights of zero expect a draw everywhere, so that the error is the score itself.
    const auto errors = measureErrors(Weights(), {path});
    QVERIFY(errors.ok());
    for (std::size_t ply = 0; ply < errors->size(); ++ply) {
        double outcomes = 0;
        double exacts = 0;
        std::size_t outcomeCount = 0;
        std::size_t exactCount = 0;
        for (const SelfPlayGame &game : games) {
            for (const Labels &label : computeLabels(*replayGame(game), 1)) {
                if (60 - label.board.empties() != int(ply))
                    continue;
                outcomeCount += label.outcome ? 1u : 0u;
                outcomes += std::abs(label.outcome.value_or(0));
                exactCount += label.exact ? 1u : 0u;
                exacts += std::abs(label.exact.value_or(0));
            }
        }
        const PlyErrors &measured = (*errors)[ply];
        QCOMPARE(measured.outcomes, outcomeCount);
        QCOMPARE(measured.exacts, exactCount);
        QCOMPARE(measured.outcomeError, outcomeCount == 0 ? 0 : outcomes / double(outcomeCount));
        QCOMPARE(measured.exactError, exactCount == 0 ? 0 : exacts / double(exactCount));
    }
    QVERIFY((*errors)[59].exacts > 0 && (*errors)[0].exacts == 0);
    QVERIFY(!measureErrors(Weights(), {path + "x"}));
}

void TestEvaluate::meanCountsEachPositionOnce()
{
    QCOMPARE(meanOutcomeError(twoPlies(), 20, 45), 5.0); // 2 once, 6 three times
    QCOMPARE(meanOutcomeError(twoPlies(), 20, 20), 2.0);
    QCOMPARE(meanOutcomeError(twoPlies(), 22, 45), 0.0);
}

void TestEvaluate::tableHasARowForEachPlyWithPositions()
{
    const QString table =
        QString::fromStdString(errorTable({{"first", twoPlies()}, {"second", ErrorsByPly{}}}));
    QStringList lines = table.split('\n');
    for (QString &line : lines)
        line = line.simplified();
    QCOMPARE(lines[1], QString("A: first"));
    QCOMPARE(lines[2], QString("B: second"));
    QCOMPARE(lines[3], QString("ply positions A outcome A perfect B outcome B perfect"));
    QCOMPARE(lines[4], QString("20 4 2.00 0.50 - -"));
    QCOMPARE(lines[5], QString("21 3 6.00 - - -"));
    QCOMPARE(lines[6], QString("plies 20 to 45, outcome: 5.00 0.00"));
}

void TestEvaluate::pictureHasTwoCurvesForEachName()
{
    const QString picture =
        QString::fromStdString(errorPicture({{"a < b & c", twoPlies()}, {"d", ErrorsByPly{}}}));
    QVERIFY(picture.contains(">a &lt; b &amp; c</text>"));
    // 20 of 60 plies across the frame and 2 of 10 discs up it, then the next ply.
    QVERIFY2(picture.contains("d=\"M286.7 340.0L298.0 180.0\""), qPrintable(picture));
    QVERIFY(picture.contains("d=\"M286.7 400.0\""));
    QCOMPARE(picture.count("stroke-dasharray"), 2);
    QVERIFY(picture.startsWith("<svg ") && picture.endsWith("</svg>\n"));
}

QTEST_APPLESS_MAIN(TestEvaluate)
#include "tst_evaluate.moc"
