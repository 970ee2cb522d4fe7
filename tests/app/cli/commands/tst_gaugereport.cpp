#include "app/cli/commands/gaugereport.h"
#include "tests/support/qt/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace cli;

namespace {

/// A position with two moves and their values.
const QByteArray line = "XX-OXXXX-XXXXXX-XXXOOXOOXXOOOOOOXXXOOOOOXXOXOOO-XXOXXOO-XXXXXXOO O; "
                        "c1:-16; a2:-18;";

std::string written(const QTemporaryDir &folder, const QByteArray &text)
{
    const QString path = folder.filePath("gauge.obf");
    writeBytes(path, text);
    return path.toStdString();
}

} // namespace

/// What `tabuleiro-cli bench --gauge` reads and reports.
class TestGaugeReport : public QObject
{
    Q_OBJECT

private slots:
    void filesNeedTheValuesOfAllMoves();
    void factorIsTheBestOne();
    void errorsAreThoseOfTheOtherHalf();
    void reportSaysWhatWasMissed();
};

void TestGaugeReport::filesNeedTheValuesOfAllMoves()
{
    const QTemporaryDir folder;
    const auto read = readGauge(written(folder, "% two\n" + line + '\n' + line + '\n'));
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().text.c_str());
    QCOMPARE(read->size(), std::size_t(2));
    QCOMPARE(read->back().position.toText(), line.left(66).toStdString());
    QCOMPARE(read->back().best(), -16);
    QCOMPARE(read->back().gap(), 2);

    const auto cut = readGauge(written(folder, line + '\n' + line.left(line.lastIndexOf(' '))));
    QVERIFY(!cut.ok());
    QVERIFY2(cut.error().text.find("gauge.obf, line 2: has no value for a2") != std::string::npos,
             cut.error().text.c_str());
    const auto valued = readGauge(written(folder, line + " -16;\n"));
    QVERIFY(!valued.ok());
    QVERIFY2(valued.error().text.find("has a value without a move") != std::string::npos,
             valued.error().text.c_str());
    QVERIFY(!readGauge(written(folder, "f5d6c3\n")).ok());
    QVERIFY(!readGauge(written(folder, line + "\nnonsense\n")).ok());
    QVERIFY(!readGauge(folder.filePath("missing").toStdString()).ok());
}

void TestGaugeReport::factorIsTheBestOne()
{
    std::vector<Sighting> sightings{{2, 12, 0, 10}, {2, -3, 0, -4}, {0, 30, 2, 20}, {4, 4, 0, 0}};
    QCOMPARE(calibratingFactor(sightings), 1.5);
    const auto sum = [&](double factor) {
        double errors = 0;
        for (const Sighting &sighting : sightings)
            errors += std::abs(factor * sighting.shown - sighting.best);
        return errors;
    };
    for (int i = 0; i < 300; ++i)
        QVERIFY(sum(1.5) <= sum(i / 100.0));
    QCOMPARE(calibratingFactor({{2, 6, 0, 0}}), 1.0);
}

void TestGaugeReport::errorsAreThoseOfTheOtherHalf()
{
    // A first pair that is shown half as large as it is, and a second that is right.
    const std::vector<Sighting> sightings{{2, 8, 0, 4}, {2, 4, 0, 2}, {2, 6, 0, 6}, {2, 10, 0, 10}};
    QCOMPARE(calibratedErrors(sightings), (std::vector<double>{4, 2, 6, 10}));
}

void TestGaugeReport::reportSaysWhatWasMissed()
{
    const std::vector<Sighting> sightings{{2, 8, 0, 6}, {0, 4, 4, 2}, {2, 6, 2, 6}, {6, 10, 0, 10}};
    const QStringList lines = QString::fromStdString(gaugeReport(sightings)).split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[1].simplified(), "all 4 50.00 +- 28.87 1.50 +- 0.96 1.00 +- 0.58 2.33 +- 0.33");
    QCOMPARE(lines[2].simplified(),
             "gap of 2 2 50.00 +- 50.00 1.00 +- 1.00 1.00 +- 1.00 2.00 +- 0.00");
    QCOMPARE(lines[3], "factors of the halves 1.333 1.000");
}

QTEST_GUILESS_MAIN(TestGaugeReport)
#include "tst_gaugereport.moc"
